import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { ausencias } from '@jornada/contract/ausencias.ts';
import { permisos } from '@jornada/contract/permisos/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTestCompany } from '../../testing/test-company.ts';
import { createTestRequests, type TestRequests } from '../../testing/test-requests.ts';

const MAYO = { desde: '2026-05-01', hasta: '2026-05-31' };
const away = (desde: string, hasta: string, more: object = {}) => ({
  desde,
  hasta,
  clase: 'baja' as const,
  aprobada: true,
  minutos: null,
  ...more,
});

let world: TestRequests;
beforeAll(async () => {
  world = await createTestRequests({
    now: '2026-03-02T09:00:00Z',
    festivos: [{ fecha: '2026-05-01', nombre: 'Fiesta del Trabajo' }],
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: 'JEFE', nombre: 'Julio Paz', roles: ['empleado', 'responsable'], responsable: 'ADMIN' },
      { userName: 'ANA', nombre: 'Ana Gil', responsable: 'JEFE', ausencias: [away('2026-05-11', '2026-05-13')] },
      {
        userName: 'LUIS',
        nombre: 'Luis Mora',
        responsable: 'JEFE',
        ausencias: [away('2026-05-12', '2026-05-12', { mitad: 'tarde' }), away('2026-05-14', '2026-05-14', { minutos: 60 })],
      },
      { userName: 'EVA', nombre: 'Eva Sanz', responsable: 'ADMIN', zona: 'Europe/Berlin', pais: 'DE' },
    ],
  });
  await createTestCompany(world.server.db, { nombre: 'Ajena', personas: [{ userName: 'OTRA', roles: ['admin'] }] });
  await runSql(
    world.server.superuserUrl,
    `insert into instancia.vacaciones_politicas (entidad_id, desde, reglas)
       values (${world.empresa.entidadId}, '2026-01-01', '{"base":"laborables","diasAno":22,"devengo":"ano-entero","redondeo":"medio","permiteMedios":true,
         "avisoDias":0,"primerDiaLibre":"avisar","mediosDias":[],"antiguedad":[],"presenciaMinimaPorCiento":100}')`,
  );
});
afterAll(() => world.close());

const calendar = async (who: object, input: Partial<EntradaDe<typeof ausencias.calendario>> = {}) =>
  (await world.server.call(ausencias.calendario, { ...MAYO, ...input }, who)).content;
const cover = async (who: object, input: Partial<EntradaDe<typeof ausencias.cobertura>> = {}) =>
  (await world.server.call(ausencias.cobertura, { ...MAYO, ...input }, who)).content;
const names = ({ items }: Awaited<ReturnType<typeof calendar>>) => items.map(({ nombre }) => nombre);

describe('who sees whom', () => {
  test('those who run the company see all, a manager their people, and everybody else nobody', async () => {
    expect(names(await calendar(await world.as('ADMIN')))).toEqual(['Alba Ríos', 'Ana Gil', 'Eva Sanz', 'Julio Paz', 'Luis Mora']);
    expect(names(await calendar(await world.as('JEFE')))).toEqual(['Ana Gil', 'Luis Mora']);
    expect(await calendar(await world.as('ANA'))).toEqual({ items: [], total: 0 });
    expect(await cover(await world.as('ANA'))).toMatchObject({ personas: 0, fuera: 0 });
    expect((await cover(await world.as('ANA'))).dias.every(({ de, festivos }) => de === 0 && festivos.length === 0)).toBe(true);
    expect(names(await calendar(await world.server.signIn('OTRA').then(({ Token: token }) => ({ token }))))).not.toContain('Ana Gil');
  });

  test('whoever stands in for a manager sees their people, on the days on which they do', async () => {
    const [admin, eva] = [await world.as('ADMIN'), await world.as('EVA')];
    const titular = world.idOf('JEFE');
    await world.server.call(
      solicitudes.guardarSuplencia,
      { titular, suplente: world.idOf('EVA'), desde: '2026-03-02', hasta: '2026-03-03' },
      admin,
    );
    expect(names(await calendar(eva))).toEqual(['Ana Gil', 'Luis Mora']);
    world.server.clock.advance({ hours: 72 });
    expect(names(await calendar(await world.as('EVA')))).toEqual([]);
  });
});

test('home tells the next absence, also of half a day', async () => {
  const { content } = await world.server.call(registros.registrosHoy, {}, await world.as('LUIS'));
  expect(content.ausencia).toEqual({ desde: '2026-05-12', hasta: '2026-05-12', clase: 'baja', aprobada: true, mitad: 'tarde' });
});

describe('the calendar', () => {
  test('says who is away and when, and never why', async () => {
    const { items } = await calendar(await world.as('JEFE'));
    const [ana, luis] = items;
    expect(ana?.faltas).toEqual([
      { desde: '2026-05-11', hasta: '2026-05-13', aprobada: true, mitad: null, horas: false, solicitudId: null },
    ]);
    expect(luis?.faltas.map(({ mitad, horas }) => [mitad, horas])).toEqual([
      ['tarde', false],
      [null, true],
    ]);
    expect(ana?.dias.slice(0, 4)).toEqual(['festivo', 'libre', 'libre', 'laborable']);
    expect(JSON.stringify(items)).not.toMatch(/"(?:baja|clase|motivo|tipo|comentario)"|vacaciones/);
  });

  test('what was asked for leads to its request, for those who may open it', async () => {
    const [ana, jefe, admin] = [await world.as('ANA'), await world.as('JEFE'), await world.as('ADMIN')];
    const { content: sent } = await ana.ask({ desde: '2026-05-18', hasta: '2026-05-19', comentario: 'Boda' });
    const found = async (who: object) => {
      const { items } = await calendar(who, { texto: 'ana' });
      return items[0]?.faltas.find(({ desde }) => desde === '2026-05-18');
    };
    expect(await found(jefe)).toMatchObject({ aprobada: false, solicitudId: sent.id });
    expect(await jefe.approve(sent)).toBe('aprobada');
    expect(await found(jefe)).toMatchObject({ aprobada: true, solicitudId: sent.id });
    // Another manager, to whom she answers from now on, was never asked about it.
    const { entidadId } = world.empresa;
    const moveTo = (to: string) =>
      runSql(
        world.server.superuserUrl,
        `update instancia.usuarios set responsable_id = ${world.idOf(to)}, roles = roles where entidad_id = ${entidadId} and usuario_id = ${world.idOf('ANA')};
         update instancia.usuarios set roles = '{empleado,responsable}' where entidad_id = ${entidadId} and usuario_id = ${world.idOf('EVA')}`,
      );
    await moveTo('EVA');
    expect(await found(await world.as('EVA'))).toMatchObject({ aprobada: true, solicitudId: null });
    await moveTo('JEFE');
    expect(await found(admin)).toMatchObject({ solicitudId: sent.id });
    await jefe.cancel({ id: sent.id, version: 2 }, 'Prueba');
  });

  test('of a permit of hours, from when and how long, for those who may open it', async () => {
    const luis = await world.as('LUIS');
    const day = { codigo: 'deber-publico', desde: '2026-06-03', hasta: '2026-06-03' };
    const { content: sent } = await world.server.call(permisos.guardar, { ...day, minutos: 90, horaInicio: '10:00' }, luis);
    const found = async (who: object) =>
      (await calendar(who, { desde: '2026-06-01', hasta: '2026-06-30', texto: 'luis' })).items[0]?.faltas[0];
    expect(await found(await world.as('JEFE'))).toMatchObject({
      horas: true,
      tramo: { inicio: '10:00', minutos: 90 },
      solicitudId: sent.id,
    });
    await world.server.call(permisos.eliminar, { id: sent.id }, luis);
  });

  test('only those who are away, by name, page by page', async () => {
    const admin = await world.as('ADMIN');
    expect(names(await calendar(admin, { quienes: 'fuera' }))).toEqual(['Ana Gil', 'Luis Mora']);
    expect(await calendar(admin, { quienes: 'fuera', start: 1, limit: 1 })).toMatchObject({ total: 2, items: [{ nombre: 'Luis Mora' }] });
    expect(names(await calendar(admin, { texto: "' or true --" }))).toEqual([]);
    const berlin = [...new Set((await calendar(admin)).items.map(({ centro }) => centro))];
    expect(berlin).toHaveLength(2);
  });

  test('centre and department are kept to, and unknown ones are empty', async () => {
    const admin = await world.as('ADMIN');
    expect(names(await calendar(admin, { centro: 999_999 }))).toEqual([]);
    expect(names(await calendar(admin, { departamento: 999_999 }))).toEqual([]);
    const { entidadId } = world.empresa;
    const [row] = await world.server.db.tenant(entidadId, (tx) =>
      tx.query(composed<{ id: number }>(`select centro_id as id from instancia.centros where entidad_id = $1 and pais = 'DE'`), [
        entidadId,
      ]),
    );
    expect(names(await calendar(admin, { centro: row?.id ?? 0 }))).toEqual(['Eva Sanz']);
    expect(await cover(admin, { centro: row?.id ?? 0 })).toMatchObject({ personas: 1, fuera: 0 });
  });

  test.each([
    ['no days', { desde: '2026-05-02', hasta: '2026-05-01' }, 'ausencias.demasiados-dias'],
    ['a year', { desde: '2026-01-01', hasta: '2026-12-31' }, 'ausencias.demasiados-dias'],
    ['a hundred years', { desde: '2000-01-01', hasta: '2099-12-31' }, 'ausencias.demasiados-dias'],
    ['another century', { desde: '1926-05-01', hasta: '1926-05-31' }, 'general.datos-no-validos'],
    ['no date', { desde: '2026-02-30' }, 'general.datos-no-validos'],
    ['a huge page', { limit: 1000 }, 'general.datos-no-validos'],
    ['a page before the first', { start: -1 }, 'general.datos-no-validos'],
    ['text for a department', { departamento: 'x' as never }, 'general.datos-no-validos'],
  ])('%s is refused in words', async (_name, input, code) => {
    const { sobre } = await world.server.call(ausencias.calendario, { ...MAYO, ...input }, await world.as('ADMIN'));
    expect(sobre.Error.Code).toBe(code);
  });
});

describe('the cover', () => {
  test('says of each day who is planned, away and has asked to be, and which holiday is where', async () => {
    const jefe = await world.as('JEFE');
    const { content: asked } = await (await world.as('LUIS')).ask({ desde: '2026-05-12', hasta: '2026-05-13' });
    const { dias, personas, fuera } = await cover(jefe);
    expect([personas, fuera]).toEqual([2, 2]);
    const on = (fecha: string) => dias.find((one) => one.fecha === fecha);
    const labourDay = { nombre: 'Fiesta del Trabajo', centros: ['Europe/Madrid'], propuesto: false };
    expect(on('2026-05-01')).toMatchObject({ de: 0, festivos: [labourDay], cortos: [] });
    expect(on('2026-05-09')).toMatchObject({ de: 0, fuera: 0, pedidas: 0 });
    // Half a day and some hours leave somebody at work.
    expect(on('2026-05-14')).toMatchObject({ de: 2, fuera: 0, pedidas: 0, cortos: [] });
    expect(on('2026-05-12')).toMatchObject({ de: 2, fuera: 1, pedidas: 1 });
    expect(on('2026-05-12')?.cortos).toEqual([{ nombre: 'Julio Paz', de: 2, quedan: 1, pedidas: 1, minimo: 2 }]);
    expect(on('2026-05-11')?.cortos).toEqual([{ nombre: 'Julio Paz', de: 2, quedan: 1, pedidas: 0, minimo: 2 }]);
    await (await world.as('LUIS')).remove({ id: asked.id });
  });

  test('its sums are those of the rows, for all of the company', async () => {
    const admin = await world.as('ADMIN');
    const { dias } = await cover(admin);
    const { items } = await calendar(admin);
    const counted = dias.map(({ fecha }, index) => {
      const planned = items.filter(({ dias: plan }) => plan[index] === 'laborable');
      const isAway = (one: (typeof items)[number], aprobada: boolean) =>
        one.faltas.some(
          (falta) => !falta.horas && !falta.mitad && falta.aprobada === aprobada && falta.desde <= fecha && fecha <= falta.hasta,
        );
      return { fecha, de: planned.length, fuera: planned.filter((one) => isAway(one, true)).length };
    });
    expect(dias.map(({ fecha, de, fuera }) => ({ fecha, de, fuera }))).toEqual(counted);
  });
});
