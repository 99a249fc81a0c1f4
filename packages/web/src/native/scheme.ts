import { wrapperDoor } from './wrapper-door.ts';

export type Scheme = 'light' | 'dark';

/**
 * Tells the browser which colours its own parts use: bars, scroll bars, controls. public/scheme.js does the same before the app
 * starts.
 */
export function showScheme(scheme: Scheme): void {
  if (__WRAPPER__) wrapperDoor().showScheme(scheme);
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', scheme);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.setAttribute('media', meta.dataset['scheme'] === scheme ? 'all' : 'not all');
  }
}
