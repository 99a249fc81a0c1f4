import { expect, test, vi } from 'vitest';
import { auth, CALLS, notificaciones, type Perfil } from '@jornada/contract';
import { createFakeApi, createPerfil, FakeFailure } from '@jornada/testkit';
import { createFakeServices } from '@jornada/web/testing/create-fake-services.ts';
import { createDevicePush } from '../native/wrapper/device-push.ts';
import { createFakeEvents } from '../testing/fake-plugin.ts';
import { createWrappedPush } from './wrapped-push.ts';

type Permission = 'granted' | 'denied' | 'prompt';
const tokenOf = (usr: number): string => `e30.${btoa(JSON.stringify({ ent: 1, usr }))}.firma`;
const ANA = createPerfil({ EnableNotifications: true, Token: tokenOf(1) });
const LUIS = createPerfil({ EnableNotifications: true, UserName: '87654321X', Token: tokenOf(2) });

/** A phone, its person, and the server. Firebase gives another token at each registration. */
type Given = { perfil?: Perfil; permission?: Permission; answer?: Permission; activas?: boolean };

async function phone({ perfil = ANA, permission = 'granted', answer = permission, activas = true }: Given = {}) {
  const api = createFakeApi({ every: Object.fromEntries(CALLS.map((call) => [call.id, call])) });
  api.handle(notificaciones.ajustes, () => ({ activas, clavePush: null, correo: null, dispositivos: 0, avisos: [] }));
  api.handle(notificaciones.guardarTokenFirebase, () => null);
  api.handle(notificaciones.eliminarTokenFirebase, () => null);
  api.handle(auth.salir, () => null);
  const { services } = await createFakeServices({ api, perfil, now: '2026-10-22T13:24:00+02:00' });
  const events = createFakeEvents();
  let count = 0;
  const plugin = {
    addListener: events.addListener,
    checkPermissions: async () => ({ receive: permission }),
    requestPermissions: vi.fn(async () => ({ receive: answer })),
    register: async () => {
      count += 1;
      queueMicrotask(() => events.emit('registration', { value: `token-number-${count}-of-the-phone` }));
    },
    unregister: vi.fn(async () => undefined),
    removeAllDeliveredNotifications: async () => undefined,
  };
  const push = createDevicePush({ plugin, storage: services.storage });
  await push.begin();
  const sent = (call: object): unknown[] => api.requests.filter((one) => one.call === call).map(({ input }) => input);
  const switchTo = (next: Perfil) => services.session.update({ token: next.Token, profile: next });
  return { api, events, plugin, push, services, sent, switchTo, wrapped: createWrappedPush(push) };
}
const FIRST = { tokenString: 'token-number-1-of-the-phone' };
const SECOND = { tokenString: 'token-number-2-of-the-phone' };

test('who may be told is registered at each start, and the server learns the token', async () => {
  const { wrapped, services, sent, events } = await phone();
  await wrapped.keep(services);
  expect(sent(notificaciones.guardarTokenFirebase)).toEqual([FIRST]);
  wrapped.followTokens(services, () => undefined);
  events.emit('registration', { value: SECOND.tokenString });
  await vi.waitFor(() => expect(sent(notificaciones.guardarTokenFirebase)).toEqual([FIRST, SECOND]));
});

test('the system asks once, and a refusal is kept', async () => {
  const { wrapped, services, sent, plugin } = await phone({ permission: 'prompt', answer: 'denied' });
  await wrapped.keep(services);
  await wrapped.keep(services);
  expect(plugin.requestPermissions).toHaveBeenCalledOnce();
  expect(sent(notificaciones.guardarTokenFirebase)).toEqual([]);
});

test.each([
  ['the company offers none', { perfil: createPerfil({ EnableNotifications: false, Token: tokenOf(1) }) }],
  ['the server sends none', { activas: false }],
  ['the system forbids them', { permission: 'denied' as const }],
])('nobody is registered where %s', async (_name, given) => {
  const { wrapped, services, sent, plugin } = await phone(given);
  await wrapped.keep(services);
  expect([sent(notificaciones.guardarTokenFirebase), plugin.requestPermissions.mock.calls]).toEqual([[], []]);
});

test('who has switched them off here is not registered again, until they switch them on', async () => {
  const { wrapped, services, sent, push } = await phone();
  await wrapped.keep(services);
  await wrapped.switchOff(services);
  expect([sent(notificaciones.eliminarTokenFirebase), push.token()]).toEqual([[FIRST], null]);
  await wrapped.keep(services);
  expect(sent(notificaciones.guardarTokenFirebase)).toEqual([FIRST]);
  expect(await wrapped.switchOn(services)).toBe(true);
  await wrapped.keep(services);
  expect(push.token()).not.toBeNull();
});

test('signing out takes the token away, on the server and here, and one of the two goes without the other', async () => {
  const { wrapped, services, sent, api, push, plugin } = await phone();
  await wrapped.keep(services);
  api.handle(notificaciones.eliminarTokenFirebase, () => {
    throw new FakeFailure('general.desconocido');
  });
  await expect(wrapped.leave(services)).rejects.toThrow('general.desconocido');
  expect([sent(notificaciones.eliminarTokenFirebase), push.token()]).toEqual([[FIRST], null]);
  expect(plugin.unregister).toHaveBeenCalledOnce();
});

test('who switches them on again after they could not be switched off owes nothing: the new token stays', async () => {
  const { wrapped, services, api, push } = await phone();
  await wrapped.keep(services);
  api.offline = true;
  await expect(wrapped.switchOff(services)).rejects.toThrow('error de red');
  api.offline = false;
  expect(await wrapped.switchOn(services)).toBe(true);
  await wrapped.settle(services);
  expect(push.token()).not.toBeNull();
});

test('the token of who was here before reaches nobody once somebody else is signed in', async () => {
  const { wrapped, services, sent, plugin, switchTo } = await phone();
  await wrapped.keep(services);
  switchTo(LUIS);
  await wrapped.keep(services);
  expect(plugin.unregister).toHaveBeenCalledOnce();
  expect(sent(notificaciones.guardarTokenFirebase)).toEqual([FIRST, SECOND]);
});

test('a token that could not be taken back, without a network, is taken back at the next start, even if nobody signs in', async () => {
  const { wrapped, services, plugin, api, sent } = await phone();
  await wrapped.keep(services);
  api.offline = true;
  await expect(wrapped.leave(services)).rejects.toThrow('error de red');
  services.session.clear();
  expect(plugin.unregister).toHaveBeenCalledTimes(1);
  api.offline = false;
  await wrapped.keep(services);
  await wrapped.keep(services);
  expect(plugin.unregister).toHaveBeenCalledTimes(2);
  expect(sent(notificaciones.guardarTokenFirebase)).toEqual([FIRST]);
});
