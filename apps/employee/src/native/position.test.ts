import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getPosition, positionState } from './position.ts';

type Options = { permission?: PermissionState | 'no interface'; locate?: Geolocation['getCurrentPosition']; secure?: boolean };

/** A browser whose position answers as the test says. */
function browser({ permission = 'granted', locate = () => undefined, secure = true }: Options = {}) {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>(locate);
  const query =
    permission === 'no interface' ? () => Promise.reject(new TypeError('geolocation')) : () => Promise.resolve({ state: permission });
  vi.stubGlobal('window', { isSecureContext: secure });
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition }, permissions: { query } });
  return { getCurrentPosition };
}

const at =
  (latitude: number, longitude: number, accuracy: number): Geolocation['getCurrentPosition'] =>
  (found) =>
    found({ coords: { latitude, longitude, accuracy } } as GeolocationPosition);
const fail =
  (code: number): Geolocation['getCurrentPosition'] =>
  (_found, failed) =>
    failed?.({ code } as GeolocationPositionError);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('getPosition', () => {
  it('asks once, and leaves no timer behind', async () => {
    const { getCurrentPosition } = browser({ locate: at(40.4, -3.69, 12) });
    expect(await getPosition()).toEqual({ state: 'granted', position: { latitud: 40.4, longitud: -3.69, accuracy: 12 } });
    expect(getCurrentPosition).toHaveBeenCalledOnce();
    expect(getCurrentPosition.mock.calls[0]?.[2]).toMatchObject({ timeout: 10_000, enableHighAccuracy: true, maximumAge: 0 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'unavailable'],
  ])('takes the error %d for %s', async (code, state) => {
    browser({ locate: fail(code) });
    expect(await getPosition()).toEqual({ state });
  });

  it('hears an iOS that denies while its permission still says prompt', async () => {
    browser({ permission: 'prompt', locate: fail(1) });
    expect(await getPosition()).toEqual({ state: 'denied' });
  });

  it.each([
    [0, 0, 10],
    [Number.NaN, 2, 10],
    [40, Number.POSITIVE_INFINITY, 10],
    [40, -3, Number.NaN],
  ])('does not believe %d, %d within %d', async (latitude, longitude, accuracy) => {
    browser({ locate: at(latitude, longitude, accuracy) });
    expect(await getPosition()).toEqual({ state: 'unavailable' });
  });

  it('believes a place on the equator or on the meridian', async () => {
    browser({ locate: at(0, 9.45, 10) });
    expect(await getPosition()).toMatchObject({ state: 'granted' });
  });

  it('gives up where the browser never answers', async () => {
    browser();
    const waiting = getPosition({ timeoutMs: 4000 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await waiting).toEqual({ state: 'unavailable' });
  });

  it('lets the person read the browser’s question first', async () => {
    let answer = (): void => undefined;
    browser({ permission: 'prompt', locate: (found) => (answer = () => at(40, -3, 9)(found)) });
    const waiting = getPosition();
    await vi.advanceTimersByTimeAsync(40_000);
    answer();
    expect(await waiting).toMatchObject({ state: 'granted' });
  });

  it('does not try on an insecure page', async () => {
    const { getCurrentPosition } = browser({ secure: false, locate: at(1, 1, 1) });
    expect(await getPosition()).toEqual({ state: 'unavailable' });
    expect(getCurrentPosition).not.toHaveBeenCalled();
  });
});

describe('positionState', () => {
  it.each([
    ['granted', 'granted'],
    ['denied', 'denied'],
    ['prompt', 'prompt'],
    ['no interface', 'prompt'],
  ] as const)('tells %s as %s, without asking the person', async (permission, state) => {
    const { getCurrentPosition } = browser({ permission });
    expect(await positionState()).toBe(state);
    expect(getCurrentPosition).not.toHaveBeenCalled();
  });

  it('is unavailable without a receiver', async () => {
    vi.stubGlobal('window', { isSecureContext: true });
    vi.stubGlobal('navigator', {});
    expect(await positionState()).toBe('unavailable');
  });
});
