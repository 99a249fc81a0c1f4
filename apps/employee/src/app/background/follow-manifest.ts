/** Offers the app for installation in the language that is shown: the shortcuts of its icon have names. */
export function followManifest(): void {
  const { documentElement: root } = document;
  const show = (): void => document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest-${root.lang}.webmanifest`);
  new MutationObserver(show).observe(root, { attributeFilter: ['lang'] });
  show();
}
