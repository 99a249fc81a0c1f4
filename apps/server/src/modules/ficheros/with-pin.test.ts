import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call } from '@jornada/contract/call.ts';
import { misDatos } from '@jornada/contract/cuenta.ts';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { CABECERAS, type Sobre } from '@jornada/contract/envelope.ts';
import { feature } from '@jornada/contract/feature.ts';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { simulado } from '@jornada/contract/simulado.ts';
import { MODULES } from '../../modules.ts';
import { urlOf } from '../../platform/http/router.ts';
import { defineModule } from '../../shared/module.ts';
import { createFilesWorld, type FilesWorld } from '../../testing/files-world.ts';
import { TEST_PASSWORD } from '../../testing/test-company.ts';
import { ficherosModule } from './module.ts';
import type { SavedFiles } from './service.ts';

/** Papers that HR prepares for a person and shows later, behind the PIN of the documents. */
const papeles = feature('papeles', {
  ficheros: { conPin: true },
  llamadas: {
    listado: call({
      host: 'instance',
      method: 'GET',
      path: '/papeles',
      acceso: 'documentacion.ver:own',
      conPin: true,
      resumen: 'Papers.',
      entrada: z.strictObject({}),
      salida: z.object({ total: z.int() }),
      errores: [],
    }),
  },
});
const THING = 7;
let isShown: boolean;
let opened: unknown[];
let saved: SavedFiles;
const papelesModule = defineModule(papeles, {
  files: {
    canRead: async () => isShown,
    onOpen: async (_tx, { personaId }, asuntoId) => void opened.push({ personaId, asuntoId }),
  },
  build({ use }) {
    saved = use(ficherosModule);
    return { handlers: { listado: async () => ({ total: 0 }) } };
  },
});

let world: FilesWorld;
let ana: number;
let jefa: number;
/** What JEFA has put down for ANA. */
let paper: number;
beforeAll(async () => {
  world = await createFilesWorld({ modules: [...MODULES, papelesModule] });
  ana = world.company.personas['ANA'] ?? 0;
  jefa = world.company.personas['JEFA'] ?? 0;
  await world.server.call(documentacion.ponerPin, { pin: '4019', Password: TEST_PASSWORD }, { token: world.tokens.ANA });
  const { id } = await world.upload({ token: world.tokens.JEFA });
  const { entidadId } = world.company;
  const whose = { entidadId, personaId: jefa, usuarioId: jefa, duenoId: ana, modulo: 'papeles', asuntoId: THING };
  await world.server.db.tenant(entidadId, (tx) => saved.confirm(tx, [id], whose));
  paper = id;
});
afterAll(() => world.close());
beforeEach(() => {
  [isShown, opened] = [true, []];
  world.server.clock.set('2026-03-10T09:00:00Z');
});

const typePin = async (token: string): Promise<string> =>
  (await world.server.call(documentacion.insertarPin, { pin: '4019' }, { token })).content.Token;
async function ask(url: string, { token, pin, acting }: { token: string; pin?: string; acting?: string }) {
  const headers = {
    [CABECERAS.accessToken]: token,
    ...(pin && { [CABECERAS.pinToken]: pin }),
    ...(acting && { [CABECERAS.usuarioSimulado]: acting }),
  };
  const { Error, content } = (await world.server.app.inject({ method: 'GET', url, headers })).json<Sobre<{ token: string } | null>>();
  return { code: Error.Code, token: content?.token ?? '' };
}
const list = (how: Parameters<typeof ask>[1]) => ask(urlOf(papeles.listado), how);
const link = (how: Parameters<typeof ask>[1]) => ask(`${urlOf(ficheros.enlace)}?id=${paper}`, how);
const fetchFile = (token: string, como: string) =>
  world.server.app.inject({ method: 'GET', url: `${urlOf(ficheros.descargar)}?${new URLSearchParams({ token, como }).toString()}` });

test('a call that takes the PIN is made with the token of this person, this session and these ten minutes', async () => {
  const { ANA: token } = world.tokens;
  expect((await list({ token })).code).toBe('documentacion.falta-pin');
  expect((await list({ token, pin: token })).code).toBe('documentacion.falta-pin');
  const pin = await typePin(token);
  expect((await list({ token, pin })).code).toBe('');
  expect((await list({ token: (await world.server.signIn('ANA')).Token, pin })).code).toBe('documentacion.falta-pin');
  expect((await list({ token: world.tokens.LUIS, pin })).code).toBe('documentacion.falta-pin');
  world.server.clock.advance({ minutes: 10 });
  expect((await list({ token, pin })).code).toBe('documentacion.falta-pin');
});

test('its files are opened in the same way, and by nobody in the name of the person', async () => {
  const { ANA: token, JEFA: boss } = world.tokens;
  expect((await link({ token })).code).toBe('documentacion.falta-pin');
  expect((await link({ token, pin: await typePin(token) })).code).toBe('');
  await world.server.call(documentacion.ponerPin, { pin: '4019', Password: TEST_PASSWORD }, { token: boss });
  const { content } = await world.server.call(simulado.empezar, { id: ana, motivo: 'Ayuda' }, { token: boss });
  expect((await link({ token: boss, pin: await typePin(boss), acting: content.Token })).code).toBe('documentacion.falta-pin');
});

test('its part of the product is told who has opened a file, and not of a small picture', async () => {
  const { ANA: token } = world.tokens;
  const { token: one } = await link({ token, pin: await typePin(token) });
  await fetchFile(one, 'vista');
  expect(opened).toEqual([]);
  expect((await fetchFile(one, 'ver')).statusCode).toBe(200);
  expect(opened).toEqual([{ personaId: ana, asuntoId: THING }]);
});

test("one's own data hold what others have added once it may be read, and not before", async () => {
  const { ANA: token } = world.tokens;
  const own = await world.upload({ token });
  const idsOf = async (): Promise<number[]> => {
    const { content } = await world.server.call(misDatos.pedir, { Password: TEST_PASSWORD }, { token });
    const url = `/instancia/cuenta/misDatos?token=${encodeURIComponent(content.token)}`;
    return (await world.server.app.inject({ method: 'GET', url }))
      .json<{ ficheros: { fichero_id: number }[] }>()
      .ficheros.map((row) => row.fichero_id);
  };
  isShown = false;
  expect(await idsOf()).toEqual([own.id]);
  isShown = true;
  expect(await idsOf()).toEqual([paper, own.id].toSorted((a, b) => a - b));
});
