import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bandeja } from '@jornada/contract/bandeja.ts';
import { registros } from '@jornada/contract/registros.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { composed } from '../../platform/database/pool.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { createTestCompany } from '../../testing/test-company.ts';
import { createTestTeam, type TestTeam } from '../../testing/test-team.ts';

let team: TestTeam;

const LUNES = '2026-03-09';
const MARTES = '2026-03-10';
const at = (hora: string, fecha = LUNES): string => `${fecha}T${hora}:00Z`;

beforeAll(async () => {
  team = await createTestTeam({
    now: at('07:00'),
    personas: [
      { userName: 'ADMIN', nombre: 'Ada Admin', roles: ['admin'] },
      { userName: 'JEFE', nombre: 'Juan Jefe', roles: ['responsable'], responsable: 'ADMIN' },
      { userName: 'JEFA', nombre: 'Julia Jefa', roles: ['responsable'], responsable: 'ADMIN' },
      { userName: 'ANA', nombre: 'Ana García López', responsable: 'JEFE' },
      { userName: 'BEA', nombre: 'Bea Bueno', responsable: 'JEFE' },
      { userName: 'EVA', nombre: 'Eva Egea', responsable: 'JEFA' },
      { userName: 'QUIOSCO', roles: ['quiosco'], esQuiosco: true, horario: null },
    ],
  });
  await createTestCompany(team.server.db, { nombre: 'Otra, S.A.', personas: [{ userName: 'AJENA', roles: ['admin'] }] });
});
afterAll(() => team.close());

/** Answers everything that waits, so that each test begins with empty inboxes. */
beforeEach(async () => {
  for (const who of ['JEFE', 'JEFA']) {
    const one = await team.as(who, at('20:00', '2026-03-11'));
    for (const { correcciones } of (await one.porDecidir({ limit: 100 })).items)
      await one.decide(
        correcciones.map(({ id }) => id),
        false,
        'Fuera',
      );
  }
});

/** A day that began at ten past eight and has no clock-out, and two requests about it: another beginning, and the end. */
async function ask(userName: string, fecha = LUNES): Promise<number[]> {
  const { content } = await (await team.as(userName, at('07:10', fecha))).clock('entrada');
  const one = await team.as(userName, at('17:00', fecha));
  const cambio = (await one.correct(content.registro.id, at('07:00', fecha))).content.correccion;
  const alta = (await one.add(fecha, [['salida', at('16:00', fecha)]])).content.correcciones;
  return [cambio.id, ...alta.map(({ id }) => id)];
}

describe('the inbox', () => {
  test('shows a matter to those who may answer, whole, and to nobody else', async () => {
    const ids = await ask('ANA');
    const jefe = await team.as('JEFE', at('18:00', '2026-03-12'));
    const { items, total } = await jefe.porDecidir();
    expect(total).toBe(1);
    expect(await jefe.porDecidirTotal()).toBe(1);
    // It is not one of their own.
    expect([await jefe.bandeja('por-responder'), await jefe.pendientes()]).toEqual([{ items: [], total: 0 }, 0]);
    expect(items).toMatchObject([
      {
        clase: 'correccion',
        id: ids[0],
        persona: { id: team.empresa.personas['ANA'], nombre: 'Ana García López', iniciales: expect.stringMatching(/^A/) },
        esPropio: false,
        fecha: LUNES,
        zona: 'Europe/Madrid',
        previsto: { minutos: 480 },
        puedeResponder: true,
        correcciones: [
          { id: ids[0], clase: 'cambio', estado: 'pendiente', esPropia: true, propuestaPor: 'Ana García López' },
          { id: ids[1], clase: 'alta', nombre: 'Salida', estado: 'pendiente', esPropia: true },
        ],
        // Open since Monday, so its length is unknown. With the answer it is nine hours.
        antes: { trabajadoMinutos: 0, diferenciaMinutos: -480, tramos: [{ inicio: at('07:10'), fin: null }] },
        despues: { trabajadoMinutos: 540, diferenciaMinutos: 60, tramos: [{ inicio: at('07:00'), fin: at('16:00') }] },
      },
    ]);
    const admin = await team.as('ADMIN', at('18:05', '2026-03-12'));
    // It waits for the manager. The admin may decide it, and has it in no list.
    expect((await admin.porDecidir()).items).toEqual([]);
    for (const who of ['JEFA', 'BEA', 'ANA', 'AJENA']) {
      const other = await team.as(who, at('18:10', '2026-03-12'));
      expect([who, await other.porDecidir(), await other.porDecidirTotal()]).toEqual([who, { items: [], total: 0 }, 0]);
      expect([await other.bandeja('por-responder'), await other.pendientes()]).toEqual([{ items: [], total: 0 }, 0]);
    }
  });

  test("shows a person's own requests, and later the answers", async () => {
    const fecha = '2026-03-12';
    const ids = await ask('BEA', fecha);
    const bea = await team.as('BEA', at('17:10', fecha));
    expect((await bea.bandeja('en-espera')).items).toMatchObject([{ id: ids[0], esPropio: true, puedeResponder: false }]);
    const jefe = await team.as('JEFE', at('18:00', fecha));
    expect((await jefe.bandeja('en-espera')).total).toBe(0);
    await jefe.decide(ids, true, 'Bien');

    expect(await jefe.porDecidirTotal()).toBe(0);
    expect((await jefe.bandeja('resueltas')).total).toBe(0);
    const [seen] = (await jefe.porDecidir({ cuales: 'decididas' })).items;
    expect(seen).toMatchObject({
      id: ids[0],
      puedeResponder: false,
      correcciones: [
        { estado: 'acordada', respuesta: 'Bien' },
        { estado: 'acordada', respuesta: 'Bien' },
      ],
      antes: { tramos: [{ inicio: at('07:10', fecha), fin: null }] },
      despues: { trabajadoMinutos: 540 },
    });
    const after = await team.as('BEA', at('18:10', fecha));
    expect((await after.bandeja('en-espera')).total).toBe(0);
    expect((await after.bandeja('resueltas')).items[0]).toEqual({ ...seen, esPropio: true });
    const later = await team.as('BEA', at('18:01', '2026-06-12'));
    expect((await later.bandeja('resueltas')).total).toBe(0);
  });

  test("holds the company's proposals for the person, and for nobody who acts for them", async () => {
    const entrada = (await (await team.as('EVA', at('07:10'))).clock('entrada')).content.registro.id;
    await (await team.as('EVA', at('16:00'))).clock('salida');
    await (await team.as('ADMIN', at('17:00'), 'EVA')).correct(entrada, at('07:30'));

    const eva = await team.as('EVA', at('17:30'));
    expect((await eva.bandeja('por-responder')).items).toMatchObject([
      { esPropio: true, puedeResponder: true, correcciones: [{ esPropia: false, propuestaPor: 'Ada Admin' }] },
    ]);
    expect(await eva.pendientes()).toBe(1);
    const admin = await team.as('ADMIN', at('17:31'));
    expect((await admin.bandeja('en-espera')).items).toMatchObject([
      { esPropio: false, puedeResponder: false, persona: { nombre: 'Eva Egea' } },
    ]);
    expect([(await admin.bandeja('por-responder')).total, (await admin.porDecidir()).total]).toEqual([0, 0]);
    expect((await (await team.as('ADMIN', at('17:32'), 'EVA')).bandeja('por-responder')).total).toBe(0);
    const jefa = await team.as('JEFA', at('17:33'));
    expect([(await jefa.bandeja('por-responder')).total, (await jefa.porDecidir()).total]).toEqual([0, 0]);
    await (
      await team.as('EVA', at('17:40'))
    ).answer((await eva.bandeja('por-responder')).items[0]?.correcciones.map(({ id }) => id) ?? [], true);
    const later = await team.as('ADMIN', at('17:41'));
    expect((await later.bandeja('en-espera')).total).toBe(0);
    expect((await later.bandeja('resueltas')).items).toMatchObject([
      { esPropio: false, correcciones: [{ estado: 'acordada', resueltaPor: 'Eva Egea' }] },
    ]);
  });

  test('shows whoever decides the oldest first, a page at a time, each matter once', async () => {
    const dates = ['2026-04-06', '2026-04-07', '2026-04-08', '2026-04-09', '2026-04-10'];
    const first: (number | undefined)[] = [];
    for (const fecha of dates) {
      const marcas: ['entrada' | 'salida', string][] = [
        ['entrada', at('06:00', fecha)],
        ['salida', at('14:00', fecha)],
      ];
      const { content } = await (await team.as('ANA', at('08:00', '2026-04-20'))).add(fecha, marcas);
      first.push(content.correcciones[0]?.id);
    }
    const jefe = await team.as('JEFE', at('09:00', '2026-04-20'));
    const pages = await Promise.all([0, 2, 4, 6].map((start) => jefe.porDecidir({ start, limit: 2 })));
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
    // All were proposed at the same instant; the later one counts as the newer.
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(first);
    expect(pages[2]?.items[0]).toMatchObject({
      fecha: '2026-04-10',
      antes: { trabajadoMinutos: 0, tramos: [] },
      despues: { trabajadoMinutos: 480, diferenciaMinutos: 0 },
    });
    expect(await jefe.porDecidirTotal()).toBe(5);
    const own = await team.as('ANA', at('09:10', '2026-04-20'));
    const mine = await Promise.all([0, 2, 4].map((start) => own.bandeja('en-espera', { start, limit: 2 })));
    expect(mine.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(first.toReversed());
  });

  test('shows what was taken back among what is resolved, and when', async () => {
    const ids = await ask('EVA', '2026-05-05');
    const jefa = () => team.as('JEFA', at('17:30', '2026-05-05'));
    expect(await (await jefa()).porDecidirTotal()).toBe(1);
    const eva = await team.as('EVA', at('17:20', '2026-05-05'));
    await eva.withdraw(ids.slice(0, 1));
    expect((await (await jefa()).porDecidir()).items).toMatchObject([{ id: ids[1], correcciones: [{ clase: 'alta' }] }]);
    await eva.withdraw(ids.slice(1));
    expect(await (await jefa()).porDecidirTotal()).toBe(0);
    // Nobody has decided anything.
    expect((await (await jefa()).porDecidir({ cuales: 'decididas' })).items.map(({ fecha }) => fecha)).not.toContain('2026-05-05');
    const [resolved] = (await (await team.as('EVA', at('17:31', '2026-05-05'))).bandeja('resueltas')).items;
    expect(resolved).toMatchObject({
      id: ids[0],
      puedeResponder: false,
      correcciones: [{ estado: 'retirada', resueltaPor: 'Eva Egea', resueltaEl: at('17:20', '2026-05-05') }, { estado: 'retirada' }],
      // The day as it is, and as the person asks for it.
      antes: { tramos: [{ inicio: at('07:10', '2026-05-05'), fin: null }] },
      despues: { trabajadoMinutos: 540 },
    });
  });
});

test('a kiosk has no inbox', async () => {
  const kiosk = await team.as('QUIOSCO', at('09:00'));
  for (const call of [bandeja.listado, bandeja.pendientes])
    expect((await team.server.call(call, {}, { token: kiosk.token })).sobre.Error.Code).toBe('general.aparato-compartido');
});

const COUNTS = composed<{ pendientes: number; vistas: number }>(`
  select j.usuario_id, j.fecha, j.pendientes, (
    select count(*)::int from instancia.correcciones_pendientes c where c.usuario_id = j.usuario_id and c.fecha = j.fecha) as vistas
  from instancia.jornadas j where j.entidad_id = $1`);

test('what the database finds pending is what the log projects to, a mark that is gone included', async () => {
  const { entidadId } = team.empresa;
  await ask('BEA', MARTES);
  // A request about a clock-out that is voided a moment later, and one about a day that is reopened.
  const bea = await team.as('BEA', at('07:10', '2026-03-13'));
  await bea.clock('entrada');
  const salida = (await (await team.as('BEA', at('16:00', '2026-03-13'))).clock('salida')).content.registro.id;
  const later = await team.as('BEA', at('16:05', '2026-03-13'));
  await later.correct(salida, at('15:30', '2026-03-13'));
  expect((await team.server.call(registros.rectificarFin, { id: salida }, { token: later.token })).status).toBe(200);
  expect((await later.dia('2026-03-13')).correcciones).toMatchObject([{ estado: 'retirada' }]);

  const rows = await team.server.db.tenant(entidadId, (tx) => tx.query(COUNTS, [entidadId]));
  expect(rows.filter(({ pendientes }) => pendientes > 0).length).toBeGreaterThan(0);
  expect(rows.filter(({ pendientes, vistas }) => pendientes !== vistas)).toEqual([]);
});

test('what was taken back does not count in what was agreed about the same day', async () => {
  const fecha = '2026-06-09';
  const [cambio = 0, alta = 0] = await ask('BEA', fecha);
  await (await team.as('BEA', at('17:20', fecha))).withdraw([cambio]);
  await (await team.as('JEFE', at('18:00', fecha))).decide([alta], true);
  const [seen] = (await (await team.as('BEA', at('18:10', fecha))).bandeja('resueltas')).items;
  expect(seen).toMatchObject({ correcciones: [{ estado: 'retirada' }, { estado: 'acordada' }], despues: { trabajadoMinutos: 530 } });
});

test('a day that would have too much work says so', async () => {
  const fecha = '2026-06-10';
  const ana = await team.as('ANA', at('22:30', fecha));
  await ana.add(fecha, [
    ['entrada', at('06:00', fecha)],
    ['salida', at('18:30', fecha)],
  ]);
  await ask('BEA', fecha);
  const jefe = await team.as('JEFE', at('22:40', fecha));
  expect((await jefe.porDecidir()).items.map(({ esDemasiado, despues }) => [esDemasiado, despues.trabajadoMinutos])).toEqual([
    [false, 540],
    [true, 750],
  ]);
  const { content } = await team.server.call(solicitudes.porDecidir, {}, { token: jefe.token });
  expect(content.items.map(({ modulo, avisos }) => [modulo, avisos])).toEqual([
    ['correcciones', []],
    ['correcciones', ['jornada-larga']],
  ]);
});

test('it says how much of the day its person has given to tasks, without what the clock gave', async () => {
  const fecha = '2026-06-11';
  await ask('BEA', fecha);
  await runSql(
    team.server.superuserUrl,
    `with u as (select * from instancia.usuarios where user_name = 'BEA'),
      p as (insert into instancia.proyectos (entidad_id, nombre, activo) select entidad_id, 'Nave', true from u returning proyecto_id)
    insert into instancia.imputaciones (entidad_id, usuario_id, fecha, proyecto_id, minutos, facturable, origen, autor_id, momento)
    select u.entidad_id, u.usuario_id, date '${fecha}', p.proyecto_id, o.minutos, true, o.origen, u.usuario_id, now()
    from u, p, (values (420, 'persona'), (60, 'reloj')) o (minutos, origen)`,
  );
  const { items } = await (await team.as('JEFE', at('22:40', fecha))).porDecidir();
  expect(items.filter((one) => one.fecha === fecha).map(({ enTareasMinutos }) => enTareasMinutos)).toEqual([420]);
});

test('a day without its clock-out says so as soon as it counts as forgotten, and not while it runs', async () => {
  const fecha = '2026-06-17';
  const { content } = await (await team.as('ANA', at('07:10', fecha))).clock('entrada');
  await (await team.as('ANA', at('17:00', fecha))).correct(content.registro.id, at('07:00', fecha));
  const lacks = async (when: string) =>
    (await (await team.as('JEFE', when)).porDecidir()).items.map(({ antes, despues }) => [antes.faltaSalida, despues.faltaSalida]);
  expect(await lacks(at('20:00', fecha))).toEqual([[false, false]]);
  // Half past midnight there: less than sixteen hours, but more than six after the end of the plan.
  expect(await lacks(at('22:30', fecha))).toEqual([[true, true]]);
  await (await team.as('ANA', at('22:40', fecha))).add(fecha, [['salida', at('15:00', fecha)]]);
  expect(await lacks(at('22:50', fecha))).toEqual([[true, false]]);
});

test('a day that would lack a break says so, and nothing of what it lacks already', async () => {
  const fecha = '2026-06-16';
  const ana = await team.as('ANA', at('22:30', fecha));
  const long = await ana.add(fecha, [
    ['entrada', at('06:00', fecha)],
    ['salida', at('13:30', fecha)],
  ]);
  const jefe = () => team.as('JEFE', at('22:40', fecha));
  expect((await (await jefe()).porDecidir()).items.map(({ avisos }) => avisos)).toMatchObject([
    [{ regla: 'pausa-minima', norma: 'ET 34.4', fecha, limiteMinutos: 15, valorMinutos: 0, posibleDesde: null }],
  ]);
  await (
    await jefe()
  ).decide(
    long.content.correcciones.map(({ id }) => id),
    true,
  );
  const [, salida] = (await (await team.as('ANA', at('22:50', fecha))).dia(fecha)).items;
  await (await team.as('ANA', at('22:51', fecha))).correct(salida?.id ?? 0, at('14:00', fecha));
  expect((await (await jefe()).porDecidir()).items.map(({ avisos }) => avisos)).toEqual([[]]);
});

test('an answer is news to the person who asked until they have seen it, but not to somebody who acts for them', async () => {
  const fecha = '2026-10-13';
  const ids = await ask('BEA', fecha);
  const bea = await team.as('BEA', at('17:30', fecha));
  expect(await bea.respuestas()).toBe(0);
  await (await team.as('JEFE', at('18:00', fecha))).decide(ids, true);
  const [answer] = (await (await team.as('BEA', at('18:10', fecha))).bandeja('resueltas')).items;
  const seen = answer?.correcciones[0]?.resueltaEl ?? '';
  const admin = await team.as('ADMIN', at('18:15', fecha), 'BEA');
  expect(await admin.view(seen)).toBe(1);
  // Another one for the same day arrives while the first is being read: the news is about one day.
  const [entrada] = (await (await team.as('BEA', at('18:16', fecha))).dia(fecha)).items;
  const again = (await (await team.as('BEA', at('18:17', fecha))).correct(entrada?.id ?? 0, at('07:05', fecha))).content.correccion.id;
  await (await team.as('JEFE', at('18:20', fecha))).decide([again], false, 'No estabas');
  expect(await (await team.as('BEA', at('18:30', fecha))).respuestas()).toBe(1);
  expect(await (await team.as('BEA', at('18:31', fecha))).view(seen)).toBe(1);
  // Future answers cannot count as seen.
  expect(await (await team.as('BEA', at('18:32', fecha))).view(at('18:00', '2030-01-01'))).toBe(0);
  expect(await (await team.as('BEA', at('18:33', fecha))).view(seen)).toBe(0);
  const more = await ask('BEA', '2026-10-14');
  await (await team.as('JEFE', at('18:00', '2026-10-14'))).decide(more, true);
  expect(await (await team.as('BEA', at('18:10', '2026-10-14'))).respuestas()).toBe(1);
  // Neither one's own answers nor answers to others are news.
  expect(await (await team.as('JEFE', at('18:20', '2026-10-14'))).respuestas()).toBe(0);
});
