import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { bajas } from '@jornada/contract/bajas/calls.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { createTestRequests, type TestRequests } from '../../testing/test-requests.ts';

const DIA = { codigo: 'D', nombre: 'Día', inicio: '08:00', fin: '16:00', pausas: [] };
const TRES_DIAS = {
  clase: 'fijo' as const,
  cortesiaMinutos: 5,
  trabajaFestivos: false,
  semana: [DIA, DIA, DIA, null, null, null, null] as const,
};

let world: TestRequests;
beforeAll(async () => {
  world = await createTestRequests({
    now: '2026-03-02T09:00:00Z',
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: 'ANA', nombre: 'Ana Gil', responsable: 'ADMIN' },
      { userName: 'BEA', nombre: 'Bea Sanz', responsable: 'ADMIN' },
      { userName: 'LEO', nombre: 'Leo Mas', responsable: 'ADMIN' },
      { userName: 'MAR', nombre: 'Mar Ruiz', responsable: 'ADMIN' },
      { userName: 'SOL', nombre: 'Sol Paz', responsable: 'ADMIN' },
      { userName: 'IVO', nombre: 'Ivo Rey', responsable: 'ADMIN' },
      { userName: 'TRES', nombre: 'Tere Rey', responsable: 'ADMIN', horario: TRES_DIAS },
      { userName: 'CAMBIA', nombre: 'Cam Bia', responsable: 'ADMIN' },
    ],
    horariosNuevos: [{ userName: 'CAMBIA', desde: '2026-07-01', horario: TRES_DIAS }],
  });
  await runSql(world.server.superuserUrl, `update instancia.usuarios set alta = '2016-06-15' where usuario_id = ${world.idOf('LEO')}`);
});
afterAll(() => world.close());

const RULES = {
  desde: '2026-01-01',
  base: 'laborables',
  diasAno: 22,
  devengo: 'ano-entero',
  redondeo: 'medio',
  permiteMedios: true,
  avisoDias: 0,
  primerDiaLibre: 'avisar',
  mediosDias: [],
  antiguedad: [],
} as const;

test('what was taken beyond a year is taken from the next one, unless the rules say otherwise', async () => {
  const [admin, ana] = [await world.as('ADMIN'), await world.as('ANA')];
  const take = { persona: world.idOf('ANA'), anio: 2026, clase: 'ajuste' as const, dias: -24.5, motivo: 'Error', clave: randomUUID() };
  expect((await world.server.call(vacaciones.ajustar, take, admin)).content.libres).toBe(-2.5);
  const next = () => ana.saldo({ en: '2027-01-01' });
  expect(await next()).toMatchObject({ ano: 2027, concedidos: 22, traidos: -2.5, libres: 19.5 });
  expect((await next()).lineas).toMatchObject([
    { clase: 'anual', dias: 22 },
    { clase: 'arrastre', dias: -2.5, desde: '2027-01-01' },
  ]);
  // A debt is nothing that lapses, and it is asked for only once.
  expect((await next()).caduca).toMatchObject({ dias: 19.5 });
  expect((await ana.saldo({ en: '2028-01-01' })).libres).toBe(22);

  const without = await world.server.call(vacaciones.guardarPolitica, { ...RULES, arrastraDeuda: false }, admin);
  expect(without.content).toMatchObject({ arrastraDeuda: false });
  expect(await next()).toMatchObject({ traidos: 0, libres: 22 });
  const again = { ...RULES, version: without.content.version };
  await world.server.call(vacaciones.guardarPolitica, again, admin);
  expect((await next()).libres).toBe(19.5);
});

/** The rules of this year, however often they were written. */
async function writeRules(
  admin: Awaited<ReturnType<TestRequests['as']>>,
  part: Partial<EntradaDe<typeof vacaciones.guardarPolitica>>,
): Promise<void> {
  const { items } = (await world.server.call(vacaciones.politica, {}, admin)).content;
  const version = items.find(({ desde }) => desde === RULES.desde)?.version;
  const { status } = await world.server.call(vacaciones.guardarPolitica, { ...RULES, ...part, ...(version && { version }) }, admin);
  expect(status).toBe(200);
}

test('a compensation has its own end: it is used before what is carried over, and is not carried over with it', async () => {
  const [admin, bea] = [await world.as('ADMIN'), await world.as('BEA')];
  await writeRules(admin, { arrastreHasta: '12-31' });
  const give = (dias: number, caduca?: string) =>
    world.server.call(
      vacaciones.ajustar,
      {
        persona: world.idOf('BEA'),
        anio: 2026,
        clase: 'compensacion',
        dias,
        motivo: 'Feria',
        clave: randomUUID(),
        ...(caduca ? { caduca } : {}),
      },
      admin,
    );
  expect((await give(3)).content.libres).toBe(25);
  const next = () => bea.saldo({ en: '2027-01-01' });
  expect(await next()).toMatchObject({ traidos: 22, libres: 44 });
  // Two days of it are used, and the year's own days stay whole.
  const { content: taken } = await bea.ask({ desde: '2026-03-09', hasta: '2026-03-10' });
  expect(await admin.approve(taken)).toBe('aprobada');
  expect(await next()).toMatchObject({ traidos: 22, libres: 44 });
  // One that ends later is there then, by itself.
  await give(1, '2027-02-28');
  expect(await next()).toMatchObject({ traidos: 22, libres: 45 });
  expect((await bea.saldo({ en: '2027-03-01' })).libres).toBe(44);
});

test('more days for years of service count from the day that the rules say, and can be asked for from then on', async () => {
  const [admin, leo] = [await world.as('ADMIN'), await world.as('LEO')];
  const antiguedad = [
    { anos: 5, dias: 1 },
    { anos: 10, dias: 3 },
  ];
  const on = async (en: string) => (await leo.saldo({ en })).libres;
  await writeRules(admin, { antiguedad });
  expect([await on('2026-01-01'), await on('2026-12-31')]).toEqual([25, 25]);
  await writeRules(admin, { antiguedad, antiguedadDesde: 'ano-siguiente' });
  expect([await on('2026-12-31'), (await leo.saldo({ en: '2027-01-01' })).concedidos]).toEqual([23, 25]);
  await writeRules(admin, { antiguedad, antiguedadDesde: 'dia' });
  expect([await on('2026-06-14'), await on('2026-06-15')]).toEqual([23, 25]);
  const text = JSON.stringify({ desde: '2026-06-15', hasta: '2026-06-16' });
  expect((await world.server.call(vacaciones.nuevo, { data: text }, leo)).status).toBe(200);
});

test('a carry-over until 29 February ends on the last day of that month, whatever its length', async () => {
  const [admin, mar] = [await world.as('ADMIN'), await world.as('MAR')];
  await writeRules(admin, { arrastreHasta: '02-29' });
  const on = async (en: string) => (await mar.saldo({ en })).libres;
  expect([await on('2027-02-28'), await on('2027-03-01')]).toEqual([44, 22]);
  expect([await on('2028-02-28'), await on('2028-02-29'), await on('2028-03-01')]).toEqual([44, 44, 22]);
});

test('half a day never takes more than a day that counts half, and nothing of a day of rest', async () => {
  const [admin, mar] = [await world.as('ADMIN'), await world.as('MAR')];
  await writeRules(admin, { mediosDias: ['12-24'] });
  const days = async (desde: string, mitad?: 'manana') =>
    (await world.server.call(vacaciones.obtenerinformaciondiasvacaciones, { desde, hasta: desde, ...(mitad && { mitad }) }, mar)).content
      .dias;
  expect([await days('2026-12-24'), await days('2026-12-24', 'manana'), await days('2026-12-26', 'manana')]).toEqual([0.5, 0.5, 0]);
});

test('a request that is changed counts neither its own days nor its own dates, twenty times at once', async () => {
  const [admin, mar] = [await world.as('ADMIN'), await world.as('MAR')];
  await writeRules(admin, {});
  // All twenty-two days: from Monday 1 to Tuesday 30 June.
  const { content: sent } = await mar.ask({ desde: '2026-06-01', hasta: '2026-06-30' });
  expect([sent.cantidad, (await mar.saldo({ anio: 2026 })).libres]).toEqual([{ unidad: 'dias', dias: 22 }, 0]);
  const { content: form } = await mar.nuevo({ id: sent.id, desde: '2026-06-02', hasta: '2026-07-01' });
  expect(form.consecuencias).toMatchObject({ obstaculos: [], saldos: [{ ano: 2026, antes: 22, despues: 0 }] });
  const again = await Promise.all(
    Array.from({ length: 20 }, () => mar.ask({ id: sent.id, version: sent.version, desde: '2026-06-02', hasta: '2026-07-01' })),
  );
  expect(again.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await mar.saldo({ anio: 2026 })).libres).toBe(0);
  const { content: changed } = await mar.open(sent.id);
  expect(await admin.approve(changed)).toBe('aprobada');
  expect((await mar.saldo({ anio: 2026 })).libres).toBe(0);
});

test('what waits stands among the requests of every year, until somebody decides; then in its own', async () => {
  const [admin, mar] = [await world.as('ADMIN'), await world.as('MAR')];
  const { id, version } = (await mar.ask({ desde: '2027-05-10', hasta: '2027-05-11' })).content;
  const isIn = async (anio?: number) =>
    (await world.server.call(solicitudes.getSolicitudesAno, { anio }, mar)).content.items.filter((one) => one.id === id).length;
  expect([await isIn(), await isIn(2026), await isIn(2025), await isIn(2027)]).toEqual([1, 1, 1, 1]);
  await admin.reject({ id, version }, 'Aún no se sabe');
  expect([await isIn(), await isIn(2026), await isIn(2025), await isIn(2027)]).toEqual([0, 0, 0, 1]);
});

test('a sick leave that ended two working days before the year keeps all but two days for eighteen months (ET 38.3)', async () => {
  const admin = await world.as('ADMIN');
  await writeRules(admin, {});
  const note = async (who: string, alta: string) => {
    const leave = { persona: world.idOf(who), tipo: 'enfermedad-comun', desde: '2026-01-02', alta } as const;
    expect((await world.server.call(bajas.anotar, leave, admin)).status).toBe(200);
  };
  // Wednesday 30 and Thursday 31 December are left.
  await note('SOL', '2026-12-29');
  const sol = await world.as('SOL');
  const next = await sol.saldo({ en: '2027-01-01' });
  expect(next.lineas.find(({ clase }) => clase === 'devuelta')).toMatchObject({ dias: 20, caduca: '2028-06-30' });
  expect([next.libres, (await sol.saldo({ en: '2028-06-30' })).libres, (await sol.saldo({ en: '2028-07-01' })).libres]).toEqual([
    42, 42, 22,
  ]);
  // From 1 July on everything could be taken.
  await note('IVO', '2026-06-30');
  expect((await (await world.as('IVO')).saldo({ en: '2027-01-01' })).libres).toBe(22);
});

test('those who work fewer days a week have vacation in proportion, each part of the year by its own pattern', async () => {
  const admin = await world.as('ADMIN');
  const granted = async (who: string) => (await (await world.as(who)).saldo({ anio: 2026 })).concedidos;
  await writeRules(admin, { redondeo: 'ninguno' });
  // 22 of five days: 13.2 of three; 22 × 181 / 365 + 13.2 × 184 / 365 (CJEU C-486/08, C-219/14).
  expect([await granted('SOL'), await granted('TRES'), await granted('CAMBIA')]).toEqual([22, 13.2, 17.56]);
  // 24 of six days are 12 of three, and 20 of five (BUrlG § 3, BAG 9 AZR 406/17).
  await writeRules(admin, { redondeo: 'ninguno', diasAno: 24, diasSemana: 6 });
  expect([await granted('TRES'), await granted('SOL')]).toEqual([12, 20]);
  // Natural days are the same for everybody.
  await writeRules(admin, { redondeo: 'ninguno', base: 'naturales', diasAno: 30 });
  expect([await granted('TRES'), await granted('SOL')]).toEqual([30, 30]);
});
