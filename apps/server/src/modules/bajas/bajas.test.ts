import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { bajas } from '@jornada/contract/bajas/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import { resumen } from '@jornada/contract/resumen.ts';
import { createTestRequests, type TestRequests } from '../../testing/test-requests.ts';

type Datos = EntradaDe<typeof bajas.guardar>;

let world: TestRequests;
beforeAll(async () => {
  world = await createTestRequests({
    // A Monday.
    now: '2026-05-11T09:00:00Z',
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: 'RRHH', nombre: 'Rosa Hoyos', roles: ['admin'], responsable: 'ADMIN' },
      { userName: 'JEFE', nombre: 'Julio Paz', roles: ['empleado', 'responsable'], responsable: 'ADMIN' },
      ...['ANA', 'LUIS', 'EVA', 'IVO', 'NEO', 'GUS', 'PIA', 'TEO', 'LEA'].map((userName) => ({ userName, responsable: 'JEFE' })),
    ],
  });
});
afterAll(() => world.close());

const leave = (resto: Partial<Datos> = {}): Datos => ({ tipo: 'enfermedad-comun', desde: '2026-05-04', duracionDias: 10, ...resto });
const tell = async (who: string, resto: Partial<Datos> = {}, clave?: string) =>
  world.server.call(bajas.guardar, leave(resto), { ...(await world.as(who)), ...(clave ? { clave } : {}) });
const read = async (who: string, id: number) => world.server.call(bajas.byId, { id }, await world.as(who));
const prepare = async (who: string, data: object) =>
  (await world.server.call(bajas.nuevo, { data: JSON.stringify(data) }, await world.as(who))).content;
/** A leave that was told and noted. */
async function noted(who: string, resto: Partial<Datos> = {}) {
  const { content, sobre } = await tell(who, resto);
  if (!content) throw new Error(sobre.Error.Code);
  expect(await (await world.as('ADMIN')).approve(content)).toBe('aprobada');
  return (await read(who, content.id)).content;
}
const codeOf = ({ sobre }: { sobre: { Error: { Code: string } } }): string => sobre.Error.Code;

describe('telling it', () => {
  test('waits for the company and not for the manager, and stands in the plan', async () => {
    const { status, content } = await tell('ANA');
    expect(status).toBe(200);
    expect(content).toMatchObject({ estado: 'pendiente', hasta: '2026-05-13', cantidad: { dias: 10 }, espera: { nombre: null } });
    const [jefe, admin, ana] = [await world.as('JEFE'), await world.as('ADMIN'), await world.as('ANA')];
    expect((await jefe.inbox()).items).toEqual([]);
    expect((await admin.inbox()).items.map(({ id }) => id)).toContain(content.id);
    const plan = async () => (await world.server.call(registros.registrosHoy, {}, ana)).content;
    expect((await plan()).previsto).toMatchObject({ motivo: 'laborable', ausencia: { clase: 'baja', aprobada: false } });
    expect(await admin.approve(content)).toBe('aprobada');
    expect((await plan()).previsto).toMatchObject({ motivo: 'ausencia', minutos: 0, ausencia: { clase: 'baja', aprobada: true } });
    const after = (await read('ANA', content.id)).content;
    expect(after.salud).toMatchObject({
      tipo: 'enfermedad-comun',
      prevista: '2026-05-13',
      alta: null,
      grupo: 'corta',
      // Seven days after the first one: today, so it is not overdue.
      revision: '2026-05-11',
      vencida: false,
      diasProceso: 8,
      maxima: '2027-05-03',
    });
    expect(after.puede.pedirAnulacion).toBe(false);
    expect(after.puedeBaja).toEqual({ confirmar: true, darAlta: true, reabrir: false, anular: false });
  });

  test('the form says its days, its review, and what stands against it', async () => {
    expect(await prepare('LUIS', {})).toMatchObject({ consecuencias: null, decide: [], anteriores: [] });
    expect((await prepare('LUIS', { tipo: '', desde: '2026-05-11', duracionDias: '' })).consecuencias).toBeNull();
    expect((await prepare('LUIS', leave({ desde: '2026-05-11', duracionDias: 45 }))).consecuencias).toEqual({
      desde: '2026-05-11',
      hasta: '2026-06-24',
      dias: 45,
      grupo: 'media',
      revision: '2026-05-18',
      vacaciones: 0,
      obstaculos: [],
      avisos: [],
    });
    const codes = async (who: string, resto: Partial<Datos>) => (await prepare(who, leave(resto))).consecuencias?.obstaculos;
    expect(await codes('ANA', { desde: '2026-05-13', duracionDias: 1 })).toEqual(['solapada']);
    expect(await codes('LUIS', { desde: '2019-12-31' })).toEqual(['fuera-de-contrato']);
    expect((await prepare('LUIS', leave({ duracionDias: 366 }))).consecuencias?.avisos).toEqual(['pasa-de-maxima']);
    expect(codeOf(await tell('ANA', { desde: '2026-05-13', duracionDias: 1 }))).toBe('bajas.solapada');
  });

  test.each([
    ['neither days nor an end', { duracionDias: null }, 'general.datos-no-validos'],
    ['an end before its first day', { alta: '2026-05-03' }, 'general.datos-no-validos'],
    ['no days', { duracionDias: 0 }, 'general.datos-no-validos'],
    ['too many days', { duracionDias: 731 }, 'general.datos-no-validos'],
    ['an end far away', { alta: '2029-05-03' }, 'bajas.demasiado-larga'],
    ['a kind that there is not', { tipo: 'pereza' as 'observacion' }, 'general.datos-no-validos'],
    ['a relapse of a leave of somebody else', { recaidaDe: 1 }, 'bajas.recaida-desconocida'],
    ['a relapse of nothing', { recaidaDe: 2_147_483_647 }, 'bajas.recaida-desconocida'],
    ['a file of nobody', { ficheros: [2_147_483_647] }, 'ficheros.no-existe'],
    ['a diagnosis', { diagnostico: 'gripe' } as Partial<Datos>, 'general.datos-no-validos'],
  ])('%s is refused', async (_name, resto, code) => {
    expect(codeOf(await tell('TEO', resto))).toBe(code);
    expect(codeOf(await tell('TEO', { ...resto, borrador: true }))).toBe(code);
  });

  test('twenty at once are one', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => tell('GUS', { desde: '2026-03-02', duracionDias: 3 })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(all.map(codeOf))).toEqual(new Set(['', 'bajas.solapada']));
    const clave = '6f0a8c1e-5b0e-4c39-9b0e-0d7a1f7f3a10';
    const [first, again] = [await tell('GUS', { desde: '2026-04-06' }, clave), await tell('GUS', { desde: '2026-04-06' }, clave)];
    expect(again.content.id).toBe(first.content.id);
  });

  test('it is taken back only while it waits', async () => {
    const { content: sent } = await tell('IVO', { desde: '2026-05-06', duracionDias: 2 });
    const ivo = await world.as('IVO');
    const take = (version: number) => world.server.call(bajas.eliminar, { id: sent.id, version }, ivo);
    expect((await take(sent.version)).content.estado).toBe('anulada');
    expect((await world.server.call(registros.registrosHoy, {}, ivo)).content.previsto?.ausencia).toBeNull();
    const other = await noted('IVO', { desde: '2026-05-06', duracionDias: 2 });
    const refused = await world.server.call(bajas.eliminar, { id: other.id, version: other.version }, ivo);
    expect([refused.status, codeOf(refused)]).toEqual([409, 'bajas.ya-anotada']);
    expect(refused.sobre.Error.Message).toMatch(/ya está anotada/);
    expect((await read('IVO', other.id)).content.estado).toBe('aprobada');
    expect((await world.server.call(bajas.estados, {}, ivo)).content.items.map(({ id }) => id)).not.toContain('anulacion-solicitada');
  });

  test('the kinds have their names in the language of the person', async () => {
    const { items } = (await world.server.call(bajas.tipos, {}, await world.as('ANA'))).content;
    expect(items).toHaveLength(12);
    expect(items).toContainEqual({ id: 'nacimiento', nombre: 'Nacimiento y cuidado', conRevisiones: false, puedeRecaer: false });
  });
});

describe('going on and ending', () => {
  test('a confirmation makes it longer and moves its review; its end takes the days after it out of the plan', async () => {
    const baja = await noted('EVA', { desde: '2026-05-04', duracionDias: 5 });
    const eva = await world.as('EVA');
    const confirm = (input: Partial<EntradaDe<typeof bajas.confirmar>>) =>
      world.server.call(
        bajas.confirmar,
        { id: baja.id, version: baja.version, fecha: '2026-05-11', prevista: '2026-05-24', ...input },
        eva,
      );
    expect(codeOf(await confirm({ fecha: '2026-05-12' }))).toBe('general.datos-no-validos');
    expect(codeOf(await confirm({ prevista: '2026-05-10' }))).toBe('general.datos-no-validos');
    expect(codeOf(await confirm({ fecha: '2026-05-03' }))).toBe('general.datos-no-validos');
    expect(codeOf(await confirm({ prevista: '2029-01-01' }))).toBe('bajas.demasiado-larga');
    const { content: longer } = await confirm({});
    expect(longer).toMatchObject({
      estado: 'aprobada',
      version: baja.version + 1,
      hasta: '2026-05-24',
      // 21 days: after a confirmation the next one within fourteen days.
      salud: { grupo: 'corta', revision: '2026-05-25', confirmaciones: [{ fecha: '2026-05-11', prevista: '2026-05-24' }] },
    });
    expect(longer.historia.map(({ accion }) => accion)).toEqual(['enviar', 'aprobar', 'prorrogar']);
    expect(codeOf(await confirm({}))).toBe('general.cambiado-entretanto');
    const end = (alta: string, version = longer.version) => world.server.call(bajas.alta, { id: baja.id, version, alta }, eva);
    expect(codeOf(await end('2026-05-03'))).toBe('general.datos-no-validos');
    const { content: over } = await end('2026-05-10');
    expect(over).toMatchObject({ hasta: '2026-05-10', cantidad: { dias: 7 }, salud: { alta: '2026-05-10', revision: null } });
    expect((await world.server.call(registros.registrosHoy, {}, eva)).content.previsto).toMatchObject({
      motivo: 'laborable',
      ausencia: null,
    });
    // What has ended is put right by the company alone.
    expect(codeOf(await end('2026-05-08', over.version))).toBe('bajas.con-alta');
    expect(codeOf(await confirm({ version: over.version }))).toBe('bajas.con-alta');
    const right = { id: baja.id, version: over.version, alta: null };
    const { content: again } = await world.server.call(bajas.altaDe, right, await world.as('RRHH'));
    expect(again).toMatchObject({ hasta: '2026-05-24', salud: { alta: null, revision: '2026-05-25' } });
    expect(again.historia.at(-1)).toMatchObject({ accion: 'prorrogar', autor: 'Rosa Hoyos' });
  });

  test('twenty ends at once are one', async () => {
    const baja = await noted('NEO', { desde: '2026-05-05', duracionDias: 20 });
    const neo = await world.as('NEO');
    const ends = Array.from({ length: 20 }, (_, day) => ({ id: baja.id, version: baja.version, alta: `2026-05-${day + 10}` }));
    const all = await Promise.all(ends.map((one) => world.server.call(bajas.alta, one, neo)));
    const [done, ...more] = all.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    const now = (await read('NEO', baja.id)).content;
    expect([now.hasta, now.version]).toEqual([done?.content.hasta, baja.version + 1]);
    expect(now.historia).toHaveLength(3);
  });

  test('a relapse goes on counting, and the leave before it stays over', async () => {
    const first = await noted('PIA', { desde: '2026-03-02', duracionDias: 10, alta: '2026-03-11' });
    expect((await prepare('PIA', {})).anteriores).toEqual([
      { id: first.id, tipo: 'enfermedad-comun', desde: '2026-03-02', hasta: '2026-03-11' },
    ]);
    expect(codeOf(await tell('PIA', { desde: '2026-04-06', tipo: 'accidente-trabajo', recaidaDe: first.id }))).toBe(
      'bajas.recaida-de-otro-tipo',
    );
    const again = await noted('PIA', { desde: '2026-04-06', duracionDias: 10, recaidaDe: first.id });
    // Ten days, and those from 6 April to 11 May: 36. The longest duration ends ten days earlier than otherwise.
    expect(again.salud).toMatchObject({ recaidaDe: { id: first.id }, diasProceso: 46, maxima: '2027-03-26', vencida: true });
    const reopen = { id: first.id, version: first.version, alta: null };
    expect(codeOf(await world.server.call(bajas.altaDe, reopen, await world.as('RRHH')))).toBe('bajas.recaida-sin-alta');
  });

  test('a relapse begins within 180 days; later it is another leave, with its own longest duration (LGSS 169.2)', async () => {
    const first = await noted('LEA', { desde: '2025-03-03', alta: '2025-03-12', duracionDias: null });
    const again = { recaidaDe: first.id, duracionDias: 5 };
    expect(codeOf(await tell('LEA', { ...again, desde: '2025-09-09' }))).toBe('bajas.recaida-tardia');
    const told = { tipo: 'enfermedad-comun', desde: '2025-09-09', duracionDias: 5 };
    expect((await prepare('LEA', { ...told, ...again })).consecuencias?.obstaculos).toEqual(['recaida-tardia']);
    const offered = async (desde: string) => (await prepare('LEA', { ...told, desde })).anteriores.map(({ id }) => id);
    expect([await offered('2025-09-08'), await offered('2025-09-09')]).toEqual([[first.id], []]);
    const rrhh = await world.as('RRHH');
    const note = {
      persona: world.idOf('LEA'),
      tipo: 'enfermedad-comun',
      desde: '2025-09-09',
      alta: '2025-09-10',
      recaidaDe: first.id,
    } as const;
    expect(codeOf(await world.server.call(bajas.anotar, note, rrhh))).toBe('bajas.recaida-tardia');
    // 180 days after 12 March.
    const last = await noted('LEA', { ...again, desde: '2025-09-08', duracionDias: null, alta: '2025-09-12' });
    expect(last.salud).toMatchObject({ recaidaDe: { id: first.id }, diasProceso: 15 });
  });

  test('somebody who clocks during one has an incidence, and the record is kept', async () => {
    const ana = await world.as('ANA');
    const { content: tipos } = await world.server.call(registros.registrosHoy, {}, ana);
    expect((await world.server.call(registros.guardar, { tipo: tipos.acciones[0] ?? 0 }, ana)).status).toBe(200);
    const { content } = await world.server.call(registros.listado, { filtro_fecha: '2026-05-11' }, ana);
    expect(content.items).toHaveLength(1);
    expect(JSON.stringify(content)).toContain('en-ausencia');
    const { content: year } = await world.server.call(resumen.ausencias, { ano: 2026 }, ana);
    expect(year.items).toContainEqual({ clase: 'baja', dias: 6, porVenir: 2, minutos: 0 });
  });
});
