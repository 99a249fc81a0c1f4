import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { centros } from '@jornada/contract/centros.ts';
import { empresa } from '@jornada/contract/empresa.ts';
import { registros } from '@jornada/contract/registros.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let jefa: { token: string };
let ana: { token: string };
let ajena: { token: string };

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-02T09:00:00Z' });
  company = await createTestCompany(server.db, {
    ajustes: { usarGps: true, guardarUbicacionExacta: true },
    personas: [{ userName: 'ANA' }, { userName: 'JEFA', nombre: 'Jefa Mayor', roles: ['admin'], zona: 'Atlantic/Canary' }],
  });
  await createTestCompany(server.db, { nombre: 'Otra, S.A.', personas: [{ userName: 'AJENA', roles: ['admin'] }] });
  const enter = async (userName: string) => ({ token: (await server.signIn(userName)).Token });
  [jefa, ana, ajena] = [await enter('JEFA'), await enter('ANA'), await enter('AJENA')];
});
afterAll(() => server.close());

const NAVE = {
  nombre: 'Nave de Coslada',
  direccion: 'Calle del Sol 3',
  municipio: 'Coslada',
  ccc: '28123456742',
  pais: 'ES',
  region: 'MD',
  zona: 'Europe/Madrid',
  latitud: 40.4233,
  longitud: -3.5613,
  radioMetros: 150,
};
const save = (input: Record<string, unknown>, who = jefa) => server.call(centros.guardar, input, who);
const find = async (id: number) => {
  const found = (await server.call(centros.listado, {}, jefa)).content.items.find((one) => one.id === id);
  if (!found) throw new Error(String(id));
  return found;
};

test('a centre is made whole, changed, and what changed is written down', async () => {
  const { content: made } = await save(NAVE);
  expect(made).toMatchObject({ ...NAVE, abierto: true, personas: 0, festivosConfirmados: [], version: 1 });
  const { content: moved } = await save({ ...NAVE, id: made.id, version: 1, radioMetros: 300 });
  expect(moved).toMatchObject({ radioMetros: 300, version: 2 });
  // Nobody has worked there yet, so the centre may still move.
  expect((await save({ ...NAVE, id: made.id, version: 2, pais: 'PT', region: null, zona: 'Europe/Lisbon' })).status).toBe(200);
  const { items } = (await server.call(auditoria.listado, { limit: 2 }, jefa)).content;
  expect(items[1]).toMatchObject({ accion: 'centros.cambiar', datos: { cambios: { radioMetros: { antes: 150, despues: 300 } } } });
  expect((await server.call(centros.regiones, { pais: 'ES' }, jefa)).content.items).toContainEqual({
    codigo: 'MD',
    nombre: expect.any(String),
  });
});

test("a centre's and the company's account at the Social Security are checked by their last two digits, and stored without blanks", async () => {
  const { content: made } = await save({ ...NAVE, nombre: 'Con cuenta', ccc: '0111 28/1234567/42' });
  expect(made.ccc).toBe('011128123456742');
  const wrong = await save({ ...NAVE, nombre: 'Sin cuenta', ccc: '28 1234567 43' });
  expect(wrong.sobre.Error).toMatchObject({
    Code: 'empresa.ccc-no-valido',
    Fields: { ccc: expect.stringContaining('28\u00A01234567\u00A042') as string },
  });
  const { version } = (await server.call(empresa.ver, {}, jefa)).content;
  const keep = (ccc: string) => server.call(empresa.guardar, { version, ccc }, jefa);
  expect((await keep('28 12345678 40')).sobre.Error.Code).toBe('empresa.ccc-no-valido');
  expect((await keep('28 1234567 42')).content).toMatchObject({ ccc: '28123456742', version: version + 1 });
});

test.each([
  ['a zone that nobody knows', { zona: 'Europe/Coslada' }, 'registros.zona-no-valida'],
  ['half a position', { longitud: null }, 'centros.posicion-incompleta'],
  ['a position without a radius', { radioMetros: null }, 'centros.posicion-incompleta'],
  ['a region of elsewhere', { region: 'BE' }, 'festivos.region-no-existe'],
  ['a name that is taken', { nombre: 'EUROPE/MADRID' }, 'centros.nombre-repetido'],
  ['a latitude off the Earth', { latitud: 91 }, 'general.datos-no-validos'],
  ['a radius of a step', { radioMetros: 1 }, 'general.datos-no-validos'],
])('%s is refused', async (_name, wrong, code) => {
  expect((await save({ ...NAVE, nombre: 'Otra nave', ...wrong })).sobre.Error.Code).toBe(code);
});

test('where people have worked, country and zone stay', async () => {
  const { personas: _people, abierto: _open, festivosConfirmados: _years, ...madrid } = await find(company.centroIds[0] ?? 0);
  expect((await save({ ...madrid, zona: 'Atlantic/Canary' })).sobre.Error.Code).toBe('centros.zona-fija');
  expect((await save({ ...madrid, direccion: 'Atocha 1' })).content.direccion).toBe('Atocha 1');
});

test('a centre with people is not closed, and the answer says who they are; an empty one is, and comes back', async () => {
  const madrid = await find(company.centroIds[0] ?? 0);
  const refused = await server.call(centros.cerrar, { id: madrid.id, version: madrid.version }, jefa);
  expect(refused.sobre.Error).toMatchObject({ Code: 'centros.con-personas', Message: expect.stringContaining('Persona ANA') });
  const nave = (await save({ ...NAVE, nombre: 'Nave vacía', latitud: 43.3623 })).content;
  const closed = (await server.call(centros.cerrar, { id: nave.id, version: nave.version }, jefa)).content;
  expect(closed.abierto).toBe(false);
  // Its position is no longer checked.
  const near = { latitud: 43.3623, longitud: NAVE.longitud, accuracy: 10, timeZone: 'Europe/Madrid' };
  const distance = async () => (await server.call(registros.estaEnDistancia, near, ana)).content.enDistancia;
  expect(await distance()).toBe(false);
  await server.call(centros.reabrir, { id: closed.id, version: closed.version }, jefa);
  expect(await distance()).toBe(true);
});

test('the map has the places of the last clock-ins while the company keeps them, and no names', async () => {
  await server.call(registros.guardar, { tipo: company.tipos.entrada, latitud: 40.4067, longitud: -3.6905, accuracy: 12 }, ana);
  const id = company.centroIds[0] ?? 0;
  const { content } = await server.call(centros.posiciones, { id }, jefa);
  expect(content).toEqual({
    seGuardan: true,
    items: [{ momento: '2026-03-02T09:00:00Z', latitud: 40.4067, longitud: -3.6905, precisionMetros: 12, cerca: true }],
  });
  const { version } = (await server.call(empresa.ver, {}, jefa)).content;
  await server.call(empresa.guardar, { version, ajustes: { guardarUbicacionExacta: false } }, jefa);
  expect((await server.call(centros.posiciones, { id }, jefa)).content).toEqual({ seGuardan: false, items: [] });
});

test('of two who save at once, the second is told; another company sees nothing', async () => {
  const { personas: _people, abierto: _open, festivosConfirmados: _years, ...madrid } = await find(company.centroIds[0] ?? 0);
  expect((await save({ ...madrid, radioMetros: 90 })).status).toBe(200);
  const late = await save({ ...madrid, radioMetros: 500 });
  expect(late.sobre.Error).toMatchObject({ Code: 'general.cambiado-entretanto', Message: expect.stringContaining('Jefa Mayor') });
  const cual = { id: madrid.id, version: madrid.version + 1 };
  for (const answer of [
    await save({ ...madrid, ...cual }, ajena),
    await server.call(centros.cerrar, cual, ajena),
    await server.call(centros.reabrir, cual, ajena),
    await server.call(centros.posiciones, { id: madrid.id }, ajena),
  ])
    expect([answer.status, answer.sobre.Error.Code]).toEqual([404, 'centros.no-existe']);
  expect((await server.call(centros.listado, {}, ajena)).content.items.map(({ id }) => id)).not.toContain(madrid.id);
});
