type Wrapped = typeof globalThis & { Capacitor?: { isNativePlatform?: () => boolean; getPlatform?: () => string } };

/** The mobile wrapper in which the app runs; null in a browser. */
export function nativePlatform(): 'android' | 'ios' | null {
  const wrapper = (globalThis as Wrapped).Capacitor;
  if (wrapper?.isNativePlatform?.() !== true) return null;
  return wrapper.getPlatform?.() === 'ios' ? 'ios' : 'android';
}

/** What the app runs in, as the server is told: the mobile wrapper, an installed web app, or a browser. */
export function clientKind(): 'app' | 'pwa' | 'web' {
  if (nativePlatform() !== null) return 'app';
  return isInstalled() ? 'pwa' : 'web';
}

/** Whether the web app was installed on this device. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** An iPhone or iPad; the latter says that it is a Mac. */
export const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1);
