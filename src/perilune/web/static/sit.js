// The page behind a seat's link: what stands behind the # never went to the server; now the form takes it there.

document.getElementById("link").value = location.hash.slice(1);
history.replaceState(null, "", location.pathname);
