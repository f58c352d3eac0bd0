// Puts a link on the clipboard.

/** Copy a link; where that is not allowed, show it behind the button, to be copied by hand. */
export async function copy(button, link) {
  try {
    await navigator.clipboard.writeText(link);
    button.textContent = "Copied";
  } catch {
    const field = Object.assign(document.createElement("input"), { value: link, readOnly: true, className: "copied" });
    field.setAttribute("aria-label", "The link");
    if (button.nextElementSibling?.matches(".copied")) button.nextElementSibling.remove();
    button.after(field);
    field.select();
  }
}
