import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bandeja, CALLS, sesiones, type Perfil } from '@jornada/contract';
import { agenda } from '@jornada/contract/agenda.ts';
import { chat } from '@jornada/contract/chat/calls.ts';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { wiki } from '@jornada/contract/wiki/calls.ts';
import { createSessionStore } from '@jornada/client';
import type { Copy, CopyStore } from '@jornada/client/idb-copies.ts';
import { keepCopies } from '@jornada/web/keep-copies.ts';
import {
  createAsunto,
  createComunicado,
  createMemoryStorage,
  createMensajeDeChat,
  createPerfil,
  createSalaAbierta,
  FakeFailure,
  type FakeApi,
} from '@jornada/testkit';
import { drawsRows } from '../../features/chat/testing/draws-rows.ts';
import { at, createOctoberApi, openCalendar } from '../../features/registros/testing/october.ts';
import { COPIED, isCopied, partOf, STARTS } from '../../shared/copies/copied-calls.ts';

/** A store in memory in which everything was received at the same moment. */
function memory(received: string): CopyStore & { kept: Map<string, Copy> } {
  const kept = new Map<string, Copy>();
  return {
    kept,
    all: async () => [...kept.values()].map((copy) => structuredClone({ ...copy, at: Date.parse(received) })),
    put: async (copy) => void kept.set(copy.key, structuredClone(copy)),
    drop: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  };
}
const perfilOf = (usr: number): Perfil =>
  createPerfil({ AccesoTurnos: true, ModuloWiki: true, ModuloChat: true, Token: `h.${btoa(JSON.stringify({ ent: 1, usr }))}.s` });

let api: FakeApi;
let store: ReturnType<typeof memory>;
beforeEach(() => {
  api = createOctoberApi();
  store = memory(at('2026-10-21', '18:20'));
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  expect(api.problems).toEqual([]);
});

/** Opens a page of the app on this device. */
async function open(path: string, { usr = 7, version = '1' } = {}) {
  const app = await openCalendar(api, path, { perfil: perfilOf(usr) });
  await act(() => keepCopies({ ...app.services, store, version, isCopied, partOf }));
  return app;
}
const OTHER = { NombreCompleto: 'Ana Vidal Cruz', DNI: '', Iniciales: 'AV', TieneFoto: false, Email: '' };
const NOTE = 'Última actualización: ayer, 18:20.';
const noNetwork = (): void => {
  api.offline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
};
/** Reads a page with the network, and leaves it. */
async function see(path: string, words: string | RegExp, options?: Parameters<typeof open>[1]) {
  const app = await open(path, options);
  await screen.findAllByText(words);
  cleanup();
  return app;
}

it('names calls of the contract', () => {
  const ids = new Set(CALLS.map(({ id }) => id));
  expect([...COPIED, ...STARTS].filter((id) => !ids.has(id))).toEqual([]);
});

it('shows month and day as they were last received, and says when that was', async () => {
  await see('/registros-list?dia=2026-10-21', 'Salida: hora corregida');
  noNetwork();
  await open('/registros-list?dia=2026-10-21');
  await screen.findByText(NOTE);
  await screen.findByText('Salida: hora corregida');
  expect(screen.getByRole('grid', { name: 'Octubre 2026' })).toBeDefined();
});

it('says it also where the device believes to have a network, and no longer once the server has answered', async () => {
  await see('/registros-list', /de saldo/);
  api.offline = true;
  const { services } = await open('/registros-list');
  await screen.findByText(NOTE);
  api.offline = false;
  await act(() => services.queryClient.refetchQueries());
  expect(screen.queryByText(NOTE)).toBeNull();
});

it.each([
  ['the inbox', '/bandeja', 'Ana Vidal Cruz'],
  ['the settings', '/configuracion', /Firefox/],
  ['an announcement', '/wiki-view/7', 'La puerta del muelle 3 es la salida.'],
])('shows %s as last received', async (_, path, words) => {
  const persona = { id: 8, nombre: 'Ana Vidal Cruz', iniciales: 'AV', fotoToken: '' };
  api.handle(bandeja.listado, () => ({ items: [createAsunto({ persona })], total: 1 }));
  api.handle(solicitudes.getSolicitudesAno, () => ({ ano: 2026, anios: [2026], items: [], total: 0 }));
  api.handle(wiki.byId, () => createComunicado({ leido: true }));
  api.handle(agenda.estado, () => ({ creada: null }));
  api.handle(sesiones.listado, () => ({
    items: [
      {
        id: crypto.randomUUID(),
        clase: 'normal' as const,
        esActual: true,
        dispositivo: { forma: 'ordenador' as const, navegador: 'Firefox', sistema: 'Linux' },
        creada: '2026-10-20T08:00:00Z',
        ultimoUso: '2026-10-22T08:24:00Z',
      },
    ],
  }));
  await see(path, words);
  noNetwork();
  await open(path);
  await screen.findByText(NOTE);
  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
});

it('keeps the last messages of a conversation, and nothing of one that the person has left', async () => {
  drawsRows();
  const mensajes = Array.from({ length: 70 }, (_, index) => createMensajeDeChat({ numero: index + 1, texto: `Mensaje ${index + 1}` }));
  const sala = createSalaAbierta({ id: 7, nombre: 'Turno de mañana' });
  api.handle(chat.listado, () => ({ items: [sala], total: 1 }));
  api.handle(chat.sonara, () => null);
  api.handle(ficheros.temporales, () => ({ items: [], maximoBytes: 1024 }));
  api.handle(chat.leido, ({ hasta }) => ({ leido: hasta }));
  api.handle(chat.getchatbysalaid, ({ desde }) => ({
    sala,
    mensajes: desde === undefined ? mensajes : [],
    hayMas: false,
    cambio: 70,
    reinicia: desde === undefined,
    lecturas: null,
    finDeJornada: null,
  }));
  await see('/chat-view/7', 'Mensaje 70');
  const copy = [...store.kept.values()].map(({ data }) => data as { data: { mensajes?: { numero: number }[]; hayMas?: boolean } });
  expect(copy.find(({ data }) => data.mensajes)?.data).toMatchObject({ hayMas: true, mensajes: { length: 60, 0: { numero: 11 } } });
  noNetwork();
  await open('/chat-view/7');
  await screen.findByText('Mensaje 70');
  cleanup();

  vi.restoreAllMocks();
  api.offline = false;
  api.handle(chat.getchatbysalaid, () => {
    throw new FakeFailure('chat.no-existe');
  });
  await open('/chat-view/7');
  expect(await screen.findByText('Esta conversación no existe')).toBeDefined();
  expect(screen.queryByText('Mensaje 70')).toBeNull();
  await vi.waitFor(() => expect([...store.kept.values()].some(({ data }) => JSON.stringify(data).includes('Mensaje 70'))).toBe(false), {
    timeout: 30_000,
  });
});

it.each([
  ['to another person', { usr: 8 }, 0],
  ['by another version, which may read them otherwise', { version: '2' }, 1],
])('shows no copies %s', async (_, options, left) => {
  await see('/registros-list', /de saldo/);
  noNetwork();
  await open('/registros-list', options);
  expect(screen.queryByText(NOTE)).toBeNull();
  expect(screen.queryByText(/de saldo/)).toBeNull();
  expect(Math.min(store.kept.size, 1)).toBe(left);
});

it('deletes them at a log-out, and not while somebody acts for another person', async () => {
  const { services } = await see('/registros-list', /de saldo/);
  const count = store.kept.size;
  expect(count).toBeGreaterThan(0);
  services.session.update({ simulatedUser: { ...OTHER, Token: perfilOf(9).Token } });
  services.session.update({ simulatedUser: null });
  expect(store.kept.size).toBe(count);
  services.session.clear();
  expect(store.kept.size).toBe(0);
});

it.each([
  ['that begins while somebody acts for another person', 7, true],
  ['of somebody else that begins so, once they act for themselves', 8, false],
])('a visit %s leaves the copies of whom they belong to', async (_, usr, isLeft) => {
  await see('/registros-list', /de saldo/);
  const count = store.kept.size;
  const acting = createSessionStore({ storage: createMemoryStorage() });
  const { Token } = perfilOf(usr);
  acting.update({ token: Token, instanceUrl: '/instancia', profile: perfilOf(usr), simulatedUser: { ...OTHER, Token: perfilOf(9).Token } });
  await keepCopies({ queryClient: new QueryClient(), session: acting, store, version: '1', isCopied, partOf });
  expect(store.kept.size).toBe(count);
  acting.update({ simulatedUser: null });
  await vi.waitFor(() => expect(store.kept.size).toBe(isLeft ? count : 0));
  acting.update({ simulatedUser: { ...OTHER, Token: perfilOf(9).Token } });
  acting.clear();
  expect(store.kept.size).toBe(0);
});

it('says that there is no network on a page that was never seen, and reads it once there is one', async () => {
  noNetwork();
  await open('/registros-list');
  await screen.findByText('No hemos podido cargar el calendario');
  expect(screen.queryByText(NOTE)).toBeNull();
  api.offline = false;
  vi.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findAllByText(/de saldo/);
});

it('of a form what it starts from is kept, and nothing that was asked about days that were typed', () => {
  const read = (input: object) => isCopied({ meta: { call: 'vacaciones.nuevo' }, queryKey: ['/vacaciones/nuevo', input] });
  expect([read({}), read({ data: '{"desde":"2026-12-28"}' })]).toEqual([true, false]);
  // Of a permit its kind is chosen before.
  const permit = (data: object) =>
    isCopied({ meta: { call: 'permisos.nuevo' }, queryKey: ['/permisos/nuevo', { data: JSON.stringify(data) }] });
  expect([permit({ codigo: 'mudanza' }), permit({ codigo: 'mudanza', desde: '2026-12-28' })]).toEqual([true, false]);
});
