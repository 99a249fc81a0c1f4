import { beforeEach, expect, test, vi } from 'vitest';
import { createSessionStore } from '@jornada/client';
import { createMemoryStorage, createPerfil } from '@jornada/testkit';
import { NOTIFIED } from '../../native/worker-message.ts';
import { createIncoming } from '../../shared/incoming.ts';
import { followPerson } from './follow-person.ts';

const tokenOf = (usr: number): string => `e30.${btoa(JSON.stringify({ ent: 1, usr }))}.firma`;
const ACTED_FOR = { Token: tokenOf(9), NombreCompleto: 'Luis Dos', DNI: '', Iniciales: 'LD', TieneFoto: false, Email: '' };

let phone: ReturnType<typeof setUp>;
function setUp({ isIn = true } = {}) {
  const session = createSessionStore({ storage: createMemoryStorage() });
  const incoming = createIncoming();
  const device = { clearFiles: vi.fn(async () => undefined), forgetSessions: vi.fn(async () => undefined) };
  const signIn = (usr: number) =>
    session.update({ token: tokenOf(usr), instanceUrl: 'https://jornada.example/instancia', profile: createPerfil() });
  const tell = () =>
    incoming.add({
      kind: NOTIFIED,
      isTapped: false,
      notification: { tipo: 0, id: 7, clase: 'correcciones', ruta: '/bandeja', titulo: 'De Ana', texto: 'Para Ana' },
    });
  const calls = () => [device.clearFiles.mock.calls.length, device.forgetSessions.mock.calls.length, incoming.get().length];
  if (isIn) signIn(1);
  followPerson({ session, incoming }, device, (error) => expect.fail(String(error)));
  return { session, signIn, tell, calls };
}
beforeEach(() => {
  phone = setUp();
});

test('whoever signs out leaves no message, no file and nothing that renews the session, also without a network', () => {
  phone.tell();
  expect(phone.calls()).toEqual([0, 0, 1]);
  phone.session.clear();
  expect(phone.calls()).toEqual([1, 1, 0]);
});

test('what was tapped before somebody signs in waits for them, and the files and the secret of whoever was there before are gone', () => {
  phone = setUp({ isIn: false });
  phone.tell();
  expect(phone.calls()).toEqual([1, 1, 1]);
  phone.signIn(1);
  expect(phone.calls()).toEqual([1, 1, 1]);
});

test('a link that puts another person in their place takes what was theirs, and not the secret of the next one', () => {
  phone.tell();
  phone.signIn(2);
  expect(phone.calls()).toEqual([1, 0, 0]);
});

test('whoever acts for somebody else stays the same, and so does who renews their token', () => {
  phone.tell();
  phone.session.update({ simulatedUser: ACTED_FOR });
  phone.session.update({ simulatedUser: null });
  phone.session.update({ token: `${tokenOf(1)}x` });
  expect(phone.calls()).toEqual([0, 0, 1]);
});
