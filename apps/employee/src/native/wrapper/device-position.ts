import type { GeolocationPlugin, PermissionStatus } from '@capacitor/geolocation';
import { noteFailure } from './failures.ts';
import type { Position, PositionResult, PositionState } from '../position-result.ts';

type Plugin = Pick<GeolocationPlugin, 'checkPermissions' | 'requestPermissions' | 'getCurrentPosition' | 'watchPosition' | 'clearWatch'>;

/** The codes of the plug-in for a refusal by the person. */
const REFUSED = new Set(['OS-PLUG-GLOC-0003']);
/** The device gives its position to no app. */
const OFF = new Set(['OS-PLUG-GLOC-0007', 'OS-PLUG-GLOC-0009', 'OS-PLUG-GLOC-0017']);

type Read = { coords: { latitude: number; longitude: number; accuracy: number } };
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';
const failed = (error: unknown): PositionResult => {
  if (REFUSED.has(codeOf(error))) return { state: 'denied', why: 'ajustes' };
  return OFF.has(codeOf(error)) ? { state: 'unavailable', why: 'apagada' } : { state: 'unavailable' };
};

type Options = {
  plugin: Plugin;
  toResult: (coords: Read['coords']) => { state: 'granted'; position: Position } | { state: 'unavailable' };
};

/** The position by the system. The answer is always a result, never an exception. */
export function createDevicePosition({ plugin, toResult }: Options) {
  async function look(): Promise<PermissionStatus | null> {
    // It fails where the position is switched off for all apps.
    return plugin.checkPermissions().catch(() => null);
  }
  return {
    async state(): Promise<PositionState> {
      const found = await look();
      if (!found) return 'unavailable';
      if (found.location === 'granted' || found.coarseLocation === 'granted') return 'granted';
      return found.location === 'denied' ? 'denied' : 'prompt';
    },
    async get({ timeoutMs }: { timeoutMs: number }): Promise<PositionResult> {
      const before = await look();
      if (!before) return { state: 'unavailable', why: 'apagada' };
      try {
        const now = before.location === 'granted' ? before : await plugin.requestPermissions({ permissions: ['location'] });
        const isRough = now.location !== 'granted' && now.coarseLocation === 'granted';
        // A system that did not ask has been told "never" before, and only its settings change that.
        if (now.location !== 'granted' && !isRough) return { state: 'denied', why: before.location === 'denied' ? 'ajustes' : 'otra-vez' };
        const { promise: late, resolve } = Promise.withResolvers<PositionResult>();
        const timer = setTimeout(() => resolve({ state: 'unavailable' }), timeoutMs + 1000);
        const read = plugin
          .getCurrentPosition({ enableHighAccuracy: true, timeout: timeoutMs, maximumAge: 0 })
          .then(({ coords }): PositionResult => {
            const result = toResult(coords);
            return isRough && result.state === 'granted' ? { ...result, why: 'aproximada' } : result;
          }, failed);
        const result = await Promise.race([read, late]);
        clearTimeout(timer);
        return result;
      } catch (error) {
        return failed(error);
      }
    },
    follow(onResult: (result: PositionResult) => void): () => void {
      const watching = plugin
        .watchPosition({ enableHighAccuracy: true, maximumAge: 0 }, (found, error) =>
          onResult(found ? toResult(found.coords) : failed(error)),
        )
        .catch((error: unknown) => {
          onResult(failed(error));
          return null;
        });
      return () => void watching.then((id) => (id === null ? undefined : plugin.clearWatch({ id }))).catch(noteFailure);
    },
  };
}
