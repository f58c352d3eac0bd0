// Light or dark: as the system has it, until the person chooses. Runs before the page is painted.
(() => {
  const root = document.documentElement;
  const chosen = localStorage.getItem("theme");
  if (chosen === "light" || chosen === "dark") root.dataset.theme = chosen;

  const now = () => root.dataset.theme ?? (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");

  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element && event.target.closest("#theme"))) return;
    root.dataset.theme = now() === "light" ? "dark" : "light";
    localStorage.setItem("theme", root.dataset.theme);
  });
})();
