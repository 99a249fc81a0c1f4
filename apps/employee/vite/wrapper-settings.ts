const INSET = /env\(safe-area-inset-(top|right|bottom|left)\)/g;

/**
 * The settings of the build for the mobile wrapper. @throws Error if `VITE_CENTRAL`, the address of the central host, is none, or is not
 * one that a phone may be sent to.
 */
export function wrapperSettings(central = process.env['VITE_CENTRAL'] ?? ''): Record<string, string> {
  const url = URL.canParse(central) ? new URL(central) : null;
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)))
    throw new Error(`VITE_CENTRAL has to be the https address of the central host, and is "${central}"`);
  return { 'import.meta.env.VITE_CENTRAL': JSON.stringify(url.origin) };
}

/** Older web views of Android do not know the room under the system's bars. The wrapper tells it to the page by other names. */
export const insets = () => ({
  postcssPlugin: 'jornada-insets',
  Declaration(declaration: { value: string }): void {
    const value = declaration.value.replaceAll(INSET, 'var(--safe-area-inset-$1, env(safe-area-inset-$1, 0px))');
    // Written only where it differs: each writing brings the declaration here again.
    if (!declaration.value.includes('var(--safe-area-inset-') && value !== declaration.value) declaration.value = value;
  },
});
