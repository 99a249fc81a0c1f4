type Wrapped = typeof globalThis & { Capacitor?: { isNativePlatform?: () => boolean; getPlatform?: () => string } };

/** The mobile wrapper in which the app runs; null in a browser. */
export function nativePlatform(): 'android' | 'ios' | null {
  const wrapper = (globalThis as Wrapped).Capacitor;
  if (wrapper?.isNativePlatform?.() !== true) return null;
  return wrapper.getPlatform?.() === 'ios' ? 'ios' : 'android';
}
