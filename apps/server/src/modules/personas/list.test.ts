import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { ValidadaDe } from '@jornada/contract/call.ts';
import { fotos, personas, registros } from '@jornada/contract/index.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { NOCHES } from '../../testing/test-company.ts';
import { createTestPeople, type TestPeople } from '../../testing/test-people.ts';

const NOW = '2026-03-10T09:00:00Z';
let world: TestPeople;
beforeAll(async () => {
  world = await createTestPeople({
    now: NOW,
    gente: [
      { userName: 'ALVARO', nombre: 'Álvaro Núñez' },
      { userName: 'PAUSA', nombre: 'Zoe Rey' },
      {
        userName: 'FUERA',
        nombre: 'Óscar Vela',
        ausencias: [{ desde: '2026-03-09', hasta: '2026-03-13', clase: 'baja', aprobada: true, minutos: null }],
      },
      { userName: 'NOCHE', nombre: 'Dmitri Volkov', horario: NOCHES },
      { userName: 'BERLIN', nombre: 'Jonas Weber', zona: 'Europe/Berlin', pais: 'DE' },
      { userName: 'TABLET', nombre: 'Quiosco', roles: ['quiosco'], esQuiosco: true, horario: null },
    ],
  });
  const { tipos } = world.empresa;
  for (const [userName, ...kinds] of [
    ['ALVARO', 'entrada'],
    ['PAUSA', 'entrada', 'cafe'],
    ['NOCHE', 'entrada'],
  ] as const) {
    world.server.clock.set(userName === 'NOCHE' ? '2026-03-09T21:00:00Z' : '2026-03-10T07:02:00Z');
    const extras = await world.as(userName);
    for (const kind of kinds) {
      await world.server.call(registros.guardar, { tipo: tipos[kind] }, extras);
      world.server.clock.advance({ minutes: 5 });
    }
  }
  world.server.clock.set(NOW);
});
afterAll(() => world.close());

const list = async (filtro: Partial<ValidadaDe<typeof personas.listado>> = {}) =>
  (await world.server.call(personas.listado, filtro, await world.as('JEFA'))).content;
const count = async (filtro: Partial<ValidadaDe<typeof personas.cuentas>> = {}) =>
  (await world.server.call(personas.cuentas, filtro, await world.as('JEFA'))).content;
const namesOf = async (filtro: Parameters<typeof list>[0]) => (await list(filtro)).items.map(({ nombre }) => nombre);

test('everybody with where they stand now, in the order of their names', async () => {
  const { items, ahora } = await list();
  const { cuentas, centros } = await count();
  expect(ahora).toBe(NOW);
  expect(items.map(({ nombre, situacion }) => [nombre, situacion.estado])).toEqual([
    ['Álvaro Núñez', 'trabajando'],
    ['Dmitri Volkov', 'trabajando'],
    ['Jonas Weber', 'fuera'],
    ['Marta Gil Ortega', 'fuera'],
    ['Óscar Vela', 'ausente'],
    ['Zoe Rey', 'pausa'],
  ]);
  expect(cuentas).toEqual({ todas: 6, trabajando: 2, pausa: 1, fuera: 2, tarde: 2, ausente: 1 });
  expect(centros).toBe(2);
});

test('an absence says until when, and never why', async () => {
  const { items } = await list({ estado: 'ausente' });
  expect(items.map(({ situacion }) => situacion)).toEqual([{ estado: 'ausente', hasta: '2026-03-13' }]);
  expect(JSON.stringify(items)).not.toContain('baja"');
});

test('a night goes on in the day in which it began', async () => {
  const { items } = await list({ texto: 'volkov' });
  expect(items[0]?.dia).toMatchObject({ fecha: '2026-03-09', trabajadoMinutos: 720, previstoMinutos: 480 });
});

test.each([
  ['alvaro nunez', ['Álvaro Núñez']],
  ['NÚÑEZ', ['Álvaro Núñez']],
  ['vela osc', ['Óscar Vela']],
  ['berlin', ['Jonas Weber']],
  ['%', []],
  ['\\', []],
  ["' or 1=1 --", []],
])('looking for "%s"', async (texto, names) => {
  expect(await namesOf({ texto })).toEqual(names);
});

test('whoever gets another name is found by it, in the middle of a word too, and no more by the old one', async () => {
  const rename = (nombre: string, before: string) =>
    runSql(world.server.superuserUrl, `update instancia.usuarios set nombre_completo = '${nombre}' where nombre_completo = '${before}'`);
  onTestFinished(async () => void (await rename('Zoe Rey', 'Zoe Échegaray')));
  await rename('Zoe Échegaray', 'Zoe Rey');
  expect([await namesOf({ texto: 'chega' }), await namesOf({ texto: 'echegaray' }), await namesOf({ texto: 'Rey' })]).toEqual([
    ['Zoe Échegaray'],
    ['Zoe Échegaray'],
    [],
  ]);
  await rename('Zoe Rey', 'Zoe Échegaray');
  expect([await namesOf({ texto: 'echegaray' }), await namesOf({ texto: 'Rey' })]).toEqual([[], ['Zoe Rey']]);
});

test('to choose somebody: names in their order, as many as are asked for, and no kiosk', async () => {
  const jefa = await world.as('JEFA');
  const search = async (texto: string, limit?: number) =>
    (await world.server.call(personas.buscar, { texto, limit }, jefa)).content.items.map(({ nombre }) => nombre);
  expect(await search('alvaro nunez')).toEqual(['Álvaro Núñez']);
  expect(await search('', 2)).toEqual(['Álvaro Núñez', 'Dmitri Volkov']);
  expect(await search('quiosco')).toEqual([]);
  expect(await search('%')).toEqual([]);
});

test('filters: state, centre and account; the numbers are of people who pass the other filters', async () => {
  const { items, hayMas } = await list({ estado: 'pausa' });
  expect([items.map(({ nombre }) => nombre), hayMas]).toEqual([['Zoe Rey'], false]);
  expect((await count({ texto: 'rey' })).cuentas).toMatchObject({ todas: 1, pausa: 1, trabajando: 0 });
  const berlin = (await list({ texto: 'weber' })).items[0]?.centro?.id ?? 0;
  expect(await namesOf({ centro: berlin })).toEqual(['Jonas Weber']);
  expect(await namesOf({ cuenta: 'quiosco' })).toEqual(['Quiosco']);
  expect(await namesOf({ cuenta: 'suspendida' })).toEqual([]);
});

test('pages and orders, each person once', async () => {
  for (const sort of ['nombre', 'centro', 'ahora', 'contacto'] as const)
    for (const dir of ['asc', 'desc'] as const)
      for (const estado of [undefined, 'fuera'] as const) {
        const all = await list({ sort, dir, estado });
        const found: typeof all.items = [];
        for (let hayMas = true; hayMas;) {
          const next = await list({ sort, dir, estado, limit: 2, tras: found.at(-1)?.id });
          found.push(...next.items);
          hayMas = next.hayMas;
        }
        expect([all.hayMas, found.map(({ id }) => id)]).toEqual([false, all.items.map(({ id }) => id)]);
      }
  expect(await namesOf({ dir: 'desc' })).toEqual((await namesOf({})).toReversed());
  expect((await namesOf({ sort: 'ahora' })).slice(0, 3)).toEqual(['Álvaro Núñez', 'Dmitri Volkov', 'Zoe Rey']);
  expect((await list({ sort: 'contacto', dir: 'desc' })).items[0]?.nombre).toBe('Marta Gil Ortega');
  expect((await world.server.call(personas.listado, { limit: 1000 }, world.jefa)).status).toBe(422);
});

test('whoever never came is still expected when their shift is over', async () => {
  world.server.clock.set('2026-03-10T17:30:00Z');
  try {
    const { items } = await list({ sort: 'ahora', estado: 'fuera' });
    const missing = items.filter(({ situacion }) => situacion.estado === 'fuera' && situacion.motivo === 'no-ficho');
    expect(missing.map(({ nombre }) => nombre)).toContain('Marta Gil Ortega');
    expect((await count()).cuentas.tarde).toBe(missing.length);
  } finally {
    world.server.clock.set(NOW);
  }
});

test('whoever is out without being expected comes after whoever is late, as do those who have never used their account, and who cannot come in yet is counted', async () => {
  await world.crear({ documento: 'AARON', nombre: 'Aarón Libre', alta: '2026-03-12', desde: '2026-03-12' });
  await world.crear({ documento: 'INVITADA', nombre: 'Bea Nueva', invitar: true });
  const { items } = await list({ sort: 'ahora', estado: 'fuera' });
  const { cuentas, sinEntrar } = await count();
  expect(items.map(({ nombre }) => nombre)).toEqual(['Jonas Weber', 'Marta Gil Ortega', 'Aarón Libre', 'Bea Nueva']);
  expect(items.at(-1)?.situacion).toMatchObject({ estado: 'fuera', motivo: 'sin-estrenar' });
  expect(cuentas).toMatchObject({ fuera: 4, tarde: 2 });
  expect(sinEntrar).toEqual({ invitadas: 1, sinAcceso: 1 });
});

test('those who have a photo come with what opens it, in the list and in their file', async () => {
  const bytes = await sharp({ create: { width: 100, height: 100, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  await world.server.call(fotos.poner, { photo: `data:image/jpeg;base64,${bytes.toString('base64')}` }, await world.as('ALVARO'));
  const tokens = (await list()).items.map(({ nombre, fotoToken }) => [nombre, fotoToken !== '']);
  expect(Object.fromEntries(tokens)).toMatchObject({ 'Álvaro Núñez': true, 'Zoe Rey': false });
  const jefa = await world.as('JEFA');
  const of = async (userName: string) =>
    (await world.server.call(personas.byId, { id: world.empresa.personas[userName] ?? 0 }, jefa)).content.fotoToken;
  expect(await of('PAUSA')).toBe('');
  const query = new URLSearchParams({ token: await of('ALVARO'), width: '68', height: '68' }).toString();
  const { statusCode, headers } = await world.server.app.inject({ method: 'GET', url: `/instancia/userPhoto/foto?${query}` });
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
});
