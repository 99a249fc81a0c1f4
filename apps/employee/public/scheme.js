// Before the first paint: a theme that was chosen on this device is there from the beginning. Without one the page follows
// the system by itself. No module and not bundled, for both would come too late; src/native/scheme.ts goes on from here.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('jornada.tema');
  } catch {
    return;
  }
  if (chosen !== 'light' && chosen !== 'dark') return;
  document.documentElement.setAttribute('data-mantine-color-scheme', chosen);
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', chosen);
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('media', meta.getAttribute('data-scheme') === chosen ? 'all' : 'not all');
  }
})();
