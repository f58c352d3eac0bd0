/* What axe-core finds wrong by these rules, or levels of rules. Words of one style in elements of one kind look alike, so contrast is
   measured on the first and the last of each kind only: on a page of a thousand paragraphs, all of them would take seconds. */
async runOnly => {
    const { axe } = window;
    const STYLE = ["color", "backgroundColor", "fontSize", "fontWeight", "opacity"];
    const LOOK = ["class", "style", "type", "disabled", "open", "aria-current", "aria-selected", "aria-pressed", "aria-invalid"];
    const kind = element => {
        const style = getComputedStyle(element);
        const names = STYLE.map(name => style[name]);
        for (let above = element; above; above = above.parentElement) {
            names.push(above.tagName, ...LOOK.map(name => above.getAttribute(name)));
        }
        return names.join();
    };
    const kinds = new Map();
    for (const element of document.body.querySelectorAll("*")) {
        const words = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
        if (!(words || element.matches("input, select, textarea")) || !element.checkVisibility()) continue;
        const name = kind(element);
        kinds.set(name, [...(kinds.get(name) ?? []), element]);
    }
    document.querySelectorAll("[data-contrast]").forEach(element => delete element.dataset.contrast);
    for (const alike of kinds.values()) for (const end of [0, -1]) alike.at(end).dataset.contrast = "measured";
    axe.configure({ rules: [{ id: "color-contrast", selector: "[data-contrast]" }] });
    const { violations } = await axe.run(document, { runOnly, resultTypes: ["violations"] });
    return violations.map(({ id, impact, help, nodes }) => ({
        id, impact, help, nodes: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    }));
}
