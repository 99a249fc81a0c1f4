import { expect, test, vi } from 'vitest';
import { createMemoryStorage } from '@jornada/testkit';
import { createFakeEvents } from '../../testing/fake-plugin.ts';
import type { NotifiedMessage } from '../worker-message.ts';
import { createDevicePush } from './device-push.ts';

type Permission = 'granted' | 'denied' | 'prompt';
const PUSH = { id: 'm1', title: 'Título', body: 'Texto', data: { tipo: '1', id: '12', clase: 'wiki', ruta: '/wiki-view/12' } };
const READ = { tipo: 1, id: 12, clase: 'wiki', ruta: '/wiki-view/12', titulo: 'Título', texto: 'Texto' };

type Given = { storage?: ReturnType<typeof createMemoryStorage>; permission?: Permission; token?: string | null };

function phone({ storage = createMemoryStorage(), permission = 'granted', token = 'token-1' }: Given = {}) {
  const events = createFakeEvents();
  const plugin = {
    addListener: events.addListener,
    checkPermissions: async () => ({ receive: permission }),
    requestPermissions: async () => ({ receive: permission }),
    register: async () => void (token !== null && queueMicrotask(() => events.emit('registration', { value: token }))),
    unregister: vi.fn(async () => undefined),
    removeAllDeliveredNotifications: vi.fn(async () => undefined),
  };
  const push = createDevicePush({ plugin, storage, registerWithinMs: 50 });
  const told: NotifiedMessage[] = [];
  return { events, plugin, push, storage, told, listen: () => push.onNotified((message) => told.push(message)) };
}
const tap = (push: object) => ({ actionId: 'tap', notification: push });

test('a tap that came before anybody listened is told then, without words of others', async () => {
  const { push, events, told, listen } = phone();
  await push.begin();
  events.emit('pushNotificationActionPerformed', tap(PUSH));
  listen();
  expect(told).toEqual([{ kind: 'notificacion', notification: { ...READ, titulo: '', texto: '' }, isTapped: true }]);
});

test('a tap is told once, also after the app was begun anew', async () => {
  const first = phone();
  await first.push.begin();
  first.listen();
  first.events.emit('pushNotificationActionPerformed', tap(PUSH));
  first.events.emit('pushNotificationActionPerformed', tap(PUSH));
  expect(first.told).toHaveLength(1);
  const again = phone({ storage: first.storage });
  await again.push.begin();
  again.listen();
  again.events.emit('pushNotificationActionPerformed', tap(PUSH));
  expect(again.told).toEqual([]);
});

test('what comes while the app is open is shown once, and its tap still opens it', async () => {
  const { push, events, told, listen } = phone();
  await push.begin();
  listen();
  events.emit('pushNotificationReceived', PUSH);
  events.emit('pushNotificationReceived', PUSH);
  events.emit('pushNotificationActionPerformed', tap(PUSH));
  events.emit('pushNotificationReceived', PUSH);
  expect(told.map(({ isTapped }) => isTapped)).toEqual([false, true]);
  expect(told[0]?.notification).toEqual(READ);
});

test.each([
  {},
  { tipo: '', id: '1' },
  { tipo: '3', id: '1' },
  { tipo: '0', id: '-1' },
  { tipo: '0', id: '1', ruta: 'https://evil.example' },
])('what is none of ours (%j) is not told', async (data) => {
  const { push, events, told, listen } = phone();
  await push.begin();
  listen();
  events.emit('pushNotificationReceived', { ...PUSH, data });
  events.emit('pushNotificationActionPerformed', tap({ ...PUSH, id: 'm2', data }));
  expect(told).toEqual([]);
});

test('a device that is registered knows its token, and tells of a new one', async () => {
  const { push, events } = phone();
  await push.begin();
  expect(await push.subscribe()).toBe('token-1');
  const tokens: string[] = [];
  push.onToken((token) => tokens.push(token));
  events.emit('registration', { value: 'token-1' });
  events.emit('registration', { value: 'token-2' });
  expect([tokens, push.token()]).toEqual([['token-2'], 'token-2']);
});

test('whoever refuses is not registered', async () => {
  const { push } = phone({ permission: 'denied' });
  await push.begin();
  expect([await push.subscribe(), push.token(), await push.permission()]).toEqual([null, null, 'denied']);
});

test('Firebase that fails or does not answer is an error', async () => {
  const { push, events, plugin } = phone({ token: null });
  await push.begin();
  await expect(push.subscribe()).rejects.toThrow('in time');
  plugin.register = async () => {
    queueMicrotask(() => events.emit('registrationError', { error: 'no Google' }));
    return undefined;
  };
  await expect(push.subscribe()).rejects.toThrow('no Google');
});

test('whoever signs out leaves no token, and no message on the screen', async () => {
  const { push, plugin } = phone();
  await push.begin();
  await push.subscribe();
  await push.unsubscribe();
  expect(push.token()).toBeNull();
  expect(plugin.unregister).toHaveBeenCalledOnce();
  expect(plugin.removeAllDeliveredNotifications).toHaveBeenCalledOnce();
});
