/* The words of a drawing that are hard to read, which axe-core does not look at: less contrast than 4.5 to what lies beneath.
   Where a symbol or a run of colours lies beneath, its colour cannot be told, and the words are left out unless something
   plain covers it; so is what is a ghost on purpose. */
() => {
    const numbers = colour => colour.match(/^rgb/) ? colour.match(/[\d.]+/g).map(Number) : null;
    const light = colour => {
        const [red, green, blue] = colour.map(part => part / 255).map(part => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const blend = (top, below, share) => below.map((part, number) => part * (1 - share) + top[number] * share);
    const opacity = element => (element.id === "drawing" ? 1 : Number(getComputedStyle(element).opacity) * opacity(element.parentElement));
    const svg = document.querySelector("#drawing svg");
    for (const element of svg.querySelectorAll("*")) element.style.pointerEvents = "all";
    const found = [];
    for (const text of svg.querySelectorAll("text:not(.ghost, .ghost *)")) {
        const place = text.getBoundingClientRect();
        if (place.width === 0) continue; // not shown
        const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
        const stack = document.elementsFromPoint(x, y).filter(element => svg.contains(element) && element !== text);
        const below = stack.filter(element => element.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING && !element.contains(text));
        const own = getComputedStyle(text);
        const ink = numbers(own.fill);
        if (!ink || !stack.length || below.some(element => element.tagName === "use")) continue;
        let ground = numbers(getComputedStyle(document.body).backgroundColor).slice(0, 3);
        let known = true;
        for (const element of below.reverse()) {
            const style = getComputedStyle(element);
            const fill = numbers(style.fill);
            if (style.fill.startsWith("url")) known = false;
            if (!fill || element.tagName === "text") continue;
            const share = (fill[3] ?? 1) * style.fillOpacity * opacity(element);
            ground = blend(fill, ground, share);
            known ||= share === 1;
        }
        if (!known) continue;
        const [bright, dark] = [light(blend(ink, ground, opacity(text) * own.fillOpacity)), light(ground)].sort((a, b) => b - a);
        if (bright / dark < 4.5) found.push(`${text.textContent} (${(bright / dark).toFixed(1)} on ${ground.map(Math.round)})`);
    }
    return found;
}
