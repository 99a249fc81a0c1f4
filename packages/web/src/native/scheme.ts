export type Scheme = 'light' | 'dark';

/** Tells the browser what its own parts are to look like: bars, scroll bars, controls. public/scheme.js does so before the start. */
export function showScheme(scheme: Scheme): void {
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', scheme);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.setAttribute('media', meta.dataset['scheme'] === scheme ? 'all' : 'not all');
  }
}
