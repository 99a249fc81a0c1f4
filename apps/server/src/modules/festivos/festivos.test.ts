import { afterAll, beforeAll, expect, test } from 'vitest';
import { cierres } from '@jornada/contract/cierres.ts';
import { centros } from '@jornada/contract/centros.ts';
import { festivos } from '@jornada/contract/festivos.ts';
import { registros } from '@jornada/contract/registros.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { leaveEmptyDay } from '../../testing/leave-empty-day.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { loadProposals, regionsOf } from '../../shared/proposed-holidays.ts';

let server: TestServer;
let company: TestCompany;
let jefa: { token: string };
let ana: { token: string };
const centro = () => company.centroIds[0] ?? 0;
const proposalsFor = async (pais: string, region: string | null, ano: number) => (await loadProposals())(pais, region, ano);

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-02T09:00:00Z' });
  company = await createTestCompany(server.db, {
    sinConfirmar: true,
    personas: [{ userName: 'ANA' }, { userName: 'JEFA', nombre: 'Jefa Mayor', roles: ['admin'] }],
  });
  jefa = { token: (await server.signIn('JEFA')).Token };
  ana = { token: (await server.signIn('ANA')).Token };
});
afterAll(() => server.close());

test('a calendar proposes by country and region, each day once; the local days are for the company to add', async () => {
  for (const [pais, region] of [
    ['ES', null],
    ['ES', 'MD'],
    ['ES', 'CN-GC'],
    ['PT', null],
    ['DE', 'BE'],
  ] as const) {
    for (const ano of [2025, 2026, 2027]) {
      const days = (await proposalsFor(pais, region, ano)).map(({ fecha }) => fecha);
      expect(days.length).toBeGreaterThan(8);
      expect(new Set(days).size).toBe(days.length);
      expect(days.every((fecha) => fecha.startsWith(`${ano}-`))).toBe(true);
    }
  }
  const madrid = await proposalsFor('ES', 'MD', 2026);
  expect(madrid).toContainEqual({ fecha: '2026-10-12', nombre: 'Fiesta Nacional de España' });
  expect(madrid.map(({ fecha }) => fecha)).toContain('2026-05-02');
  // Twelve of the fourteen: All Saints and the Constitution fall on Sundays and move to Mondays; two more are local.
  expect(madrid).toHaveLength(12);
  expect(madrid.map(({ fecha }) => fecha)).toEqual(expect.arrayContaining(['2026-11-02', '2026-12-07']));
  expect(madrid.map(({ fecha }) => Temporal.PlainDate.from(fecha).dayOfWeek)).not.toContain(7);
  expect((await proposalsFor('ES', 'CN', 2026)).map(({ fecha }) => fecha)).not.toContain('2026-05-02');
  // For some regions the calendar writes names differently from the rest of the country.
  const catalan = (await Promise.all([2026, 2024].map((ano) => proposalsFor('ES', 'CT', ano)))).flat().map(({ nombre }) => nombre);
  expect(catalan).toEqual(expect.arrayContaining(['La Inmaculada Concepción', 'Día de Cataluña', 'Fiesta Nacional de España']));
  expect((await proposalsFor('DE', 'BE', 2026)).map(({ nombre }) => nombre)).toContain('Karfreitag');
  expect(await regionsOf('ES')).toContainEqual({ codigo: 'CN-GC', nombre: 'Islas Canarias: Gran Canaria' });
  const names = (await regionsOf('ES')).map(({ nombre }) => nombre);
  expect(names.filter((nombre) => /^C[ai]/.test(nombre))).toEqual([
    'Cantabria',
    'Castilla y León',
    'Castilla-La Mancha',
    'Cataluña',
    'Cataluña: Barcelona',
    'Ciudad de Ceuta',
    'Ciudad de Melilla',
  ]);
  expect(await regionsOf('ZZ')).toEqual([]);
  expect(await proposalsFor('ZZ', null, 2026)).toEqual([]);
});

test('a year counts as confirmed once somebody has confirmed it, and then holds what was confirmed', async () => {
  const isConfirmed = async () => (await server.call(registros.calendario, { ano: 2026, mes: 10 }, ana)).content.festivosConfirmados;
  expect(await isConfirmed()).toBe(false);
  const { content: before } = await server.call(festivos.ano, { ano: 2026, centro: centro(), region: 'MD' }, jefa);
  expect(before).toMatchObject({
    confirmado: null,
    centro: { pais: 'ES', region: null },
  });
  // Those of the country hold already; those of the region that was only looked at do not yet.
  const national = (await proposalsFor('ES', null, 2026)).map(({ fecha }) => fecha);
  expect(before.festivos.map(({ fecha }) => fecha)).toEqual(national);
  expect(before.propuestos.filter(({ vigente }) => !vigente).map(({ fecha }) => fecha)).toContain('2026-05-02');

  const chosen = before.propuestos.map(({ fecha, nombre }) => ({ fecha, nombre }));
  const list = [...chosen, { fecha: '2026-05-15', nombre: 'San Isidro' }, { fecha: '2026-11-09', nombre: 'La Almudena' }];
  const { content } = await server.call(festivos.confirmar, { ano: 2026, centro: centro(), region: 'MD', festivos: list }, jefa);
  expect(content).toMatchObject({ confirmado: { autor: 'Jefa Mayor', momento: '2026-03-02T09:00:00Z' }, centro: { region: 'MD' } });
  expect(content.festivos).toHaveLength(list.length);
  expect(content.propuestos.every(({ vigente }) => vigente)).toBe(true);
  expect(await isConfirmed()).toBe(true);
  expect((await server.call(registros.calendario, { ano: 2027, mes: 1 }, ana)).content.festivosConfirmados).toBe(false);

  // A day of the balance names its public holiday.
  const october = (await server.call(registros.calendario, { ano: 2026, mes: 10 }, ana)).content;
  expect(october.dias[11]?.linea).toMatchObject({
    fecha: '2026-10-12',
    motivo: 'festivo',
    festivo: 'Fiesta Nacional de España',
    previstoMinutos: 0,
  });
});

test.each([
  [
    'two on one day',
    [
      { fecha: '2028-01-01', nombre: 'Año Nuevo' },
      { fecha: '2028-01-01', nombre: 'Otra vez' },
    ],
    'festivos.fecha-repetida',
  ],
  ['a day of another year', [{ fecha: '2027-12-25', nombre: 'Navidad' }], 'festivos.fuera-de-ano'],
  ['a day that does not exist', [{ fecha: '2028-02-30', nombre: 'Nunca' }], 'general.datos-no-validos'],
  ['a day without a name', [{ fecha: '2028-02-29', nombre: '  ' }], 'general.datos-no-validos'],
])('a list with %s is refused whole', async (_name, list, code) => {
  const { sobre } = await server.call(festivos.confirmar, { ano: 2028, centro: centro(), festivos: list }, jefa);
  expect(sobre.Error.Code).toBe(code);
  const { confirmado, festivos: still, centro: place } = (await server.call(festivos.ano, { ano: 2028, centro: centro() }, jefa)).content;
  expect(confirmado).toBeNull();
  expect(still).toEqual(await proposalsFor('ES', place.region, 2028));
});

test('centres and regions have to exist', async () => {
  const code = async (input: object) => (await server.call(festivos.ano, { ano: 2026, centro: centro(), ...input }, jefa)).sobre.Error.Code;
  expect([await code({ centro: 2_000_000 }), await code({ region: 'XX' }), await code({ region: 'CN-XX' })]).toEqual([
    'festivos.centro-no-existe',
    'festivos.region-no-existe',
    'festivos.region-no-existe',
  ]);
});

test('in a closed month no day becomes a public holiday, nor ceases to be one', async () => {
  await leaveEmptyDay(server.db, company, '2026-01-02');
  expect((await server.call(cierres.cerrar, { ano: 2026, mes: 1 }, jefa)).status).toBe(200);
  const { festivos: now } = (await server.call(festivos.ano, { ano: 2026, centro: centro() }, jefa)).content;
  const confirm = async (list: object[]) =>
    (await server.call(festivos.confirmar, { ano: 2026, centro: centro(), festivos: list }, jefa)).sobre.Error.Code;
  expect(await confirm(now.slice(1))).toBe('registros.mes-cerrado');
  expect(await confirm([...now, { fecha: '2026-01-07', nombre: 'Uno más' }])).toBe('registros.mes-cerrado');
  expect(await confirm([...now, { fecha: '2026-07-07', nombre: 'San Fermín' }])).toBe('');
});

test('local days are proposed from another centre of the municipality, and from the year before', async () => {
  const make = async (nombre: string, municipio: string) =>
    (await server.call(centros.guardar, { nombre, municipio, pais: 'ES', region: 'MD', zona: 'Europe/Madrid' }, jefa)).content.id;
  const [first, second, elsewhere] = [await make('Uno', 'Getafe'), await make('Dos', 'GETAFE'), await make('Tres', 'Parla')];
  const isidro = { fecha: '2027-05-15', nombre: 'San Isidro' };
  const locals = async (id: number, ano: number) => (await server.call(festivos.ano, { ano, centro: id }, jefa)).content.locales;
  const navidad = { fecha: '2027-12-25', nombre: 'Navidad' };
  expect((await server.call(festivos.confirmar, { ano: 2027, centro: first, festivos: [isidro, navidad] }, jefa)).status).toBe(200);
  expect(await locals(second, 2027)).toEqual([{ ...isidro, de: 'municipio' }]);
  expect([await locals(first, 2027), await locals(elsewhere, 2027)]).toEqual([[], []]);
  const next = { fecha: '2028-05-15', nombre: 'San Isidro', de: 'anterior' };
  expect([await locals(first, 2028), await locals(second, 2028), await locals(elsewhere, 2028)]).toEqual([[next], [next], []]);
});
