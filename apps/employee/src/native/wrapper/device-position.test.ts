import { expect, test, vi } from 'vitest';
import type { PermissionStatus } from '@capacitor/geolocation';
import { toResult } from '../position-result.ts';
import { createDevicePosition } from './device-position.ts';

type Status = PermissionStatus | 'off';
const all = (state: PermissionStatus['location']): PermissionStatus => ({ location: state, coarseLocation: state });
const failure = (code: string) => Object.assign(new Error(code), { code });
const AT = { latitude: 40.4, longitude: -3.69, accuracy: 12, altitude: null, speed: null, heading: null };
const FULL = { altitudeAccuracy: null, magneticHeading: null, trueHeading: null, headingAccuracy: null, course: null };

function phone({
  status = all('granted'),
  answer = all('granted'),
  error = '',
}: { status?: Status; answer?: PermissionStatus; error?: string } = {}) {
  const plugin = {
    checkPermissions: async () => {
      if (status === 'off') throw failure('OS-PLUG-GLOC-0007');
      return status;
    },
    requestPermissions: vi.fn(async () => answer),
    getCurrentPosition: vi.fn(async () => {
      if (error) throw failure(error);
      return { timestamp: 0, coords: { ...AT, ...FULL } };
    }),
    watchPosition: async () => 'w1',
    clearWatch: vi.fn(async () => undefined),
  };
  return { plugin, position: createDevicePosition({ plugin, toResult }) };
}
const FOUND = { latitud: 40.4, longitud: -3.69, accuracy: 12 };

test('a position comes with its accuracy, fresh, and without a question where it is allowed', async () => {
  const { plugin, position } = phone();
  expect(await position.get({ timeoutMs: 1000 })).toEqual({ state: 'granted', position: FOUND });
  expect(plugin.requestPermissions).not.toHaveBeenCalled();
  expect(plugin.getCurrentPosition).toHaveBeenCalledWith({ enableHighAccuracy: true, timeout: 1000, maximumAge: 0 });
});

test.each([
  ['refused now', { status: all('prompt'), answer: all('denied') }, { state: 'denied', why: 'otra-vez' }],
  ['refused a second time', { status: all('prompt-with-rationale'), answer: all('denied') }, { state: 'denied', why: 'otra-vez' }],
  ['refused for good', { status: all('denied'), answer: all('denied') }, { state: 'denied', why: 'ajustes' }],
  ['switched off for all apps', { status: 'off' as const }, { state: 'unavailable', why: 'apagada' }],
  ['switched off meanwhile', { error: 'OS-PLUG-GLOC-0009' }, { state: 'unavailable', why: 'apagada' }],
  ['taken back meanwhile', { error: 'OS-PLUG-GLOC-0003' }, { state: 'denied', why: 'ajustes' }],
  ['without a signal', { error: 'OS-PLUG-GLOC-0010' }, { state: 'unavailable' }],
])('%s', async (_name, given, expected) => {
  expect(await phone(given).position.get({ timeoutMs: 1000 })).toEqual(expected);
});

test('a rough position is given, and says that it is one', async () => {
  const { position } = phone({ status: all('prompt'), answer: { location: 'denied', coarseLocation: 'granted' } });
  expect(await position.get({ timeoutMs: 1000 })).toEqual({ state: 'granted', position: FOUND, why: 'aproximada' });
});

test('a system that never answers is given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { plugin, position } = phone();
  plugin.getCurrentPosition.mockReturnValue(new Promise(() => undefined));
  const [result] = await Promise.all([position.get({ timeoutMs: 1000 }), vi.advanceTimersByTimeAsync(2000)]);
  vi.useRealTimers();
  expect(result).toEqual({ state: 'unavailable' });
});

test.each([
  [all('granted'), 'granted'],
  [{ location: 'denied', coarseLocation: 'granted' } as const, 'granted'],
  [all('prompt-with-rationale'), 'prompt'],
  [all('denied'), 'denied'],
  ['off' as const, 'unavailable'],
])('%j is %s, without asking', async (status, state) => {
  const { plugin, position } = phone({ status });
  expect(await position.state()).toBe(state);
  expect(plugin.requestPermissions).not.toHaveBeenCalled();
});

test('following ends', async () => {
  const { plugin, position } = phone();
  position.follow(() => undefined)();
  await vi.waitFor(() => expect(plugin.clearWatch).toHaveBeenCalledWith({ id: 'w1' }));
});
