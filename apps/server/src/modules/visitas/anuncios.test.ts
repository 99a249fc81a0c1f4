import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { correo } from '@jornada/contract/correo.ts';
import { login } from '@jornada/contract/login.ts';
import { visitas } from '@jornada/contract/visitas/calls.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTestVisits, createTestVisitsOn, type TestVisits } from '../../testing/test-visits.ts';
import { BORRAR_VISITAS } from './jobs.ts';

// A quarter past midnight in Madrid, still the day before on the Canaries.
const NOW = '2026-11-22T23:15:00Z';
const TODAY = '2026-11-23';
let world: TestVisits;
let host: { token: string };
let door: Awaited<ReturnType<TestVisits['tablet']>>;
let tipoId: number;

beforeAll(async () => {
  world = await createTestVisits({
    now: NOW,
    personas: [
      { userName: 'ADMIN', roles: ['admin'] },
      { userName: 'NURIA', nombre: 'Nuria Prado Gil' },
      { userName: 'OTRO', nombre: 'Otro Anfitrión' },
      { userName: 'PUERTA', roles: ['quiosco'], esQuiosco: true },
      { userName: 'ISLA', roles: ['quiosco'], esQuiosco: true, zona: 'Atlantic/Canary' },
    ],
  });
  host = await world.as('NURIA');
  door = await world.tablet('PUERTA');
  tipoId = (await world.saveType(await world.as('ADMIN'))).id;
});
afterAll(() => world.close());

const call: TestVisits['server']['call'] = (...args) => world.server.call(...args);
const announce = (change: Partial<EntradaDe<typeof visitas.anunciar>> = {}, clave = randomUUID(), who = host) =>
  call(
    visitas.anunciar,
    { nombre: 'Ingrid Petersen', centroId: world.empresa.centroIds[0] ?? 0, tipoId, fecha: TODAY, ...change },
    { ...who, clave },
  );
const find = async (input: EntradaDe<typeof visitas.esperadas>, at: { token: string } = door) =>
  (await call(visitas.esperadas, input, at)).content?.items ?? [];
const mine = async () => (await call(visitas.anuncios, {}, host)).content.items;

test('a visitor is announced, finds themselves by name or code, types nothing, and the host has them in the menu', async () => {
  const { content: made } = await announce({ empresa: 'Nordwind', correo: 'ingrid@nordwind.example', hora: '10:00', idioma: 'de' });
  expect(made).toMatchObject({ nombre: 'Ingrid Petersen', fecha: TODAY, hora: '10:00', codigo: expect.stringMatching(/^\d{6}$/) });
  const admin = await world.as('ADMIN');
  const mails = (await call(correo.listado, {}, admin)).content.items;
  expect(mails.map(({ para, asunto }) => [para, asunto])).toEqual([
    ['ingrid@nordwind.example', expect.stringContaining('Nuria Prado Gil erwartet dich')],
  ]);
  expect((await call(visitas.esperadasDeHoy, {}, admin)).content.items).toMatchObject([
    { nombre: 'Ingrid Petersen', anfitrion: 'Nuria Prado Gil' },
  ]);
  expect((await call(visitas.esperadasDeHoy, {}, host)).status).toBe(403);

  const shown = { nombre: 'Ingrid P.', hora: '10:00', tipoId, anfitrion: 'Nuria' };
  for (const input of [{ texto: 'ingrid pet' }, { texto: 'PETERSEN  ing' }, { codigo: made.codigo }])
    expect(await find(input)).toEqual([{ ...shown, clave: expect.any(String) }]);
  for (const texto of ['ingrid', 'i p', 'in', '%% __', 'ingrid petersen xx', '']) expect(await find({ texto })).toEqual([]);
  expect(await find({ codigo: made.codigo }, await world.tablet('ISLA'))).toEqual([]);
  expect(await find({ codigo: made.codigo === '100000' ? '100001' : '100000' })).toEqual([]);

  const [{ clave: anuncio } = { clave: '' }] = await find({ codigo: made.codigo });
  const key = randomUUID();
  const { content: visit } = await door.register({ tipoId, anuncio, nombre: undefined }, key);
  expect(visit).toMatchObject({ nombre: 'Ingrid Petersen', empresa: 'Nordwind', anfitrion: 'Nuria Prado Gil' });
  expect((await door.register({ tipoId, anuncio, nombre: undefined }, key)).content.id).toBe(visit.id);
  expect(await door.refusal({ tipoId, anuncio, nombre: undefined })).toBe('visitas.anuncio-no-valido');
  expect([await find({ codigo: made.codigo }), await mine()]).toEqual([[], []]);
  expect((await call(visitas.propias, {}, host)).content.items).toMatchObject([{ nombre: 'Ingrid Petersen', salida: null }]);
  const badge = async () => (await call(login.conToken, {}, host)).content.Insignias['visitas'] ?? 0;
  expect(await badge()).toBe(1);
  await door.leave({ codigo: visit.codigo });
  expect(await badge()).toBe(0);
});

test('of twenty tries at once one comes in', async () => {
  const { content: made } = await announce({ nombre: 'Uno Solo' });
  const [{ clave: anuncio } = { clave: '' }] = await find({ codigo: made.codigo });
  const tries = await Promise.all(Array.from({ length: 20 }, () => door.register({ tipoId, anuncio }, randomUUID())));
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(tries.filter(({ status }) => status !== 200).map(({ sobre }) => sobre.Error.Code))).toEqual(
    new Set(['visitas.anuncio-no-valido']),
  );
});

test('the day is that of the centre; what is announced twice with one key is once; somebody else’s is not there', async () => {
  const refusal = async (...args: Parameters<typeof announce>) => (await announce(...args)).sobre.Error.Code;
  expect(await refusal({ fecha: '2026-11-22' })).toBe('visitas.dia-no-valido');
  expect(await refusal({ fecha: '2027-12-01' })).toBe('visitas.dia-no-valido');
  expect(await refusal({ centroId: 2_000_000 })).toBe('visitas.centro-no-valido');
  expect(await refusal({ tipoId: 2_000_000 })).toBe('visitas.tipo-no-valido');
  for (const bad of [{ hora: '25:00' }, { correo: 'x' }, { nombre: ' ' }, { nombre: 'x'.repeat(101) }, { fecha: '2026-02-30' }])
    expect((await announce(bad)).status).toBe(422);
  const key = randomUUID();
  const twice = await Promise.all([announce({ nombre: 'Dos Veces' }, key), announce({ nombre: 'Dos Veces' }, key)]);
  expect(new Set(twice.map(({ content }) => content.id)).size).toBe(1);
  const id = twice[0]?.content.id ?? 0;
  const other = await world.as('OTRO');
  const takeBack = async (who: { token: string }) => (await call(visitas.anularAnuncio, { id }, who)).sobre.Error.Code;
  expect([await takeBack(other), await takeBack(host), await takeBack(host)]).toEqual([
    'visitas.anuncio-no-existe',
    '',
    'visitas.anuncio-no-existe',
  ]);
  expect(await mine()).toEqual([]);
});

test('each host reads what the visitor comes for in their own language, before and after they come', async () => {
  const other = await world.as('OTRO');
  await call(login.ponerIdioma, { language: 'de' }, other);
  const { content: made } = await announce({ nombre: 'Berta Lang' }, randomUUID(), other);
  expect(made.tipo).toBe('Besprechung');
  expect((await call(visitas.anuncios, {}, other)).content.items).toMatchObject([{ nombre: 'Berta Lang', tipo: 'Besprechung' }]);
  const today = (await call(visitas.esperadasDeHoy, {}, await world.as('ADMIN'))).content.items;
  expect(today).toContainEqual(expect.objectContaining({ nombre: 'Berta Lang', tipo: 'Reunión' }));
  const [{ clave: anuncio } = { clave: '' }] = await find({ codigo: made.codigo });
  await door.register({ tipoId, anuncio, nombre: undefined });
  expect((await call(visitas.propias, {}, other)).content.items).toMatchObject([{ nombre: 'Berta Lang', tipo: 'Besprechung' }]);
  // The list of the company, one visit of it, and its file, too.
  const admin = await world.as('ADMIN');
  await call(login.ponerIdioma, { language: 'de' }, admin);
  const german = await world.as('ADMIN');
  const [{ id, tipo } = { id: 0, tipo: '' }] = (await call(visitas.listado, { cuales: 'todas', texto: 'Berta' }, german)).content.items;
  expect(tipo).toBe('Besprechung');
  expect((await call(visitas.detalle, { id }, german)).content.tipo).toBe('Besprechung');
  await call(login.ponerIdioma, { language: 'es' }, admin);
});

test('a key of another company opens nothing; an announcement is gone two days later, whether they came or not', async () => {
  const elsewhere = await createTestVisitsOn(world.server, {
    nombre: 'Otra, S.L.',
    personas: [{ userName: 'OPUERTA', roles: ['quiosco'], esQuiosco: true }],
  });
  const { content: made } = await announce({ nombre: 'Tarde Nunca' });
  const [{ clave: anuncio } = { clave: '' }] = await find({ codigo: made.codigo });
  const otherDoor = await elsewhere.tablet('OPUERTA');
  expect([await find({ codigo: made.codigo }, otherDoor), await otherDoor.refusal({ tipoId, anuncio })]).toEqual([
    [],
    'visitas.anuncio-no-valido',
  ]);
  world.server.clock.advance({ hours: 24 });
  door = await world.tablet('PUERTA');
  expect([await find({ codigo: made.codigo }), await door.refusal({ tipoId, anuncio })]).toEqual([[], 'visitas.anuncio-no-valido']);
  world.server.clock.advance({ hours: 26 });
  await world.server.jobs.send(BORRAR_VISITAS, {});
  await world.server.jobs.runDue();
  const left = await world.server.db.tenant(world.empresa.entidadId, (tx) =>
    tx.query(composed('select 1 as ok from instancia.visitas_anunciadas'), []),
  );
  expect(left).toEqual([]);
});
