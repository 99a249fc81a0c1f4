import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { mes, registros } from '@jornada/contract/index.ts';
import { notificaciones } from '@jornada/contract/notificaciones.ts';
import { turnos, type CeldaDelPlanVista } from '@jornada/contract/turnos/calls.ts';
import { composed } from '../../platform/database/pool.ts';
import { GIVE_OTHER_HOURS } from '../../testing/other-hours.ts';
import { createTestPeople, type TestPeople } from '../../testing/test-people.ts';

const NOW = '2026-11-23T09:00:00Z';
const SEMANA = { desde: '2026-11-30', hasta: '2026-12-06' };
const [LUNES, MARTES, SABADO] = ['2026-11-30', '2026-12-01', '2026-12-05'];
const shift = (codigo: string, inicio: string, fin: string) => ({ turno: { codigo, nombre: codigo, inicio, fin, pausas: [] } });
const MANANA = shift('M', '06:00', '14:00');
const TARDE = shift('T', '14:00', '22:00');
const NOCHE = shift('N', '22:00', '06:00');

const MAILS = composed<{ titulo: string; texto: string }>(`
  select datos->>'titulo' as titulo, datos->>'texto' as texto from instancia.correos
  where entidad_id = $1 and plantilla = 'aviso' and para = 'ana@example.org' order by correo_id`);
const CLOSE = composed(`
  insert into instancia.cierres (entidad_id, centro_id, mes, accion, momento, autor_id, forzado, incompletas, pendientes)
  values ($1, $2, $3, 'cierre', '2026-11-23T09:00:00Z', $4, false, 0, 0)`);

const away = { clase: 'baja' as const, aprobada: true, minutos: null };
let world: TestPeople;
beforeAll(async () => {
  world = await createTestPeople({
    now: NOW,
    gente: [
      { userName: 'JEFE', roles: ['empleado', 'responsable'] },
      { userName: 'ANA', responsable: 'JEFE', email: 'ana@example.org' },
      { userName: 'LUIS', responsable: 'JEFE' },
      { userName: 'NOE', responsable: 'JEFE', ausencias: [{ desde: MARTES, hasta: MARTES, ...away }] },
      { userName: 'EVA' },
      ...Array.from({ length: 12 }, (_, index) => ({ userName: `P${index}` })),
    ],
  });
});
afterAll(() => world.close());

const idOf = (userName: string): number => world.empresa.personas[userName] ?? 0;

type Cell = EntradaDe<typeof turnos.escribir>['celdas'][number];

/** What a planner does, each time as they are signed in now. */
async function planner(userName = 'JEFA') {
  const extras = await world.as(userName);
  const { server } = world;
  const read = async (span = SEMANA) => (await server.call(turnos.plan, span, extras)).content;
  return {
    extras,
    read,
    async day(who: string, fecha: string): Promise<CeldaDelPlanVista> {
      const found = (await read({ desde: fecha, hasta: fecha })).items.find(({ id }) => id === idOf(who))?.dias[0];
      if (!found) throw new Error(`${who} is not in the plan`);
      return found;
    },
    write: async (...celdas: Cell[]) => server.call(turnos.escribir, { celdas }, extras),
    preview: async (span = SEMANA) => (await server.call(turnos.previsualizar, span, extras)).content,
    async publish(span = SEMANA) {
      const { huella } = (await server.call(turnos.previsualizar, span, extras)).content;
      return server.call(turnos.publicar, { ...span, huella }, extras);
    },
    publishAs: async (huella: string, span = SEMANA) => server.call(turnos.publicar, { ...span, huella }, extras),
  };
}

const draw = (who: string, fecha: string, partes: Cell['partes'], over: Partial<Cell> = {}): Cell => ({
  personaId: idOf(who),
  fecha,
  sobre: null,
  version: null,
  ...(partes ? { que: 'turnos' as const, partes } : { que: 'libre' as const }),
  ...over,
});
const codes = ({ partes }: Pick<CeldaDelPlanVista, 'partes'>): string =>
  partes === null ? 'flex' : partes.length === 0 ? '-' : partes.map(({ turno }) => turno.split(' ')[0]).join('+');

/** The minutes that somebody's own calendar plans for a day. */
async function calendarOf(userName: string, fecha: string) {
  const [ano = '', numero = ''] = fecha.split('-');
  const { dias } = (await world.server.call(registros.calendario, { ano: Number(ano), mes: Number(numero) }, await world.as(userName)))
    .content;
  const found = dias.find((one) => one.fecha === fecha);
  return { minutos: found?.linea.previstoMinutos };
}

describe('the plan by day', () => {
  test('whoever is found by name can be given the shifts of all, and a manager those of their people', async () => {
    const { server, empresa } = world;
    await server.db.tenant(empresa.entidadId, (tx) =>
      tx.query(GIVE_OTHER_HOURS, [empresa.entidadId, idOf('P11'), '"codigo": "D"', '"codigo": "PL"']),
    );
    const codesFor = async (who: string, texto?: string) => {
      const { content } = await server.call(
        turnos.plan,
        { ...SEMANA, ...(texto === undefined ? {} : { texto }) },
        (await planner(who)).extras,
      );
      return content.turnos.filter(({ delHorario }) => delHorario).map(({ codigo }) => codigo);
    };
    const all = await codesFor('JEFA');
    expect(all).toContain('PL');
    expect(await codesFor('JEFA', 'ANA')).toEqual(all);
    expect(await codesFor('JEFE', 'ANA')).not.toContain('PL');
  });

  test('a day that is drawn is a draft; published, it is what calendar and month desk say', async () => {
    const jefa = await planner();
    expect(codes(await jefa.day('ANA', LUNES))).toBe('D');
    const drawn = await jefa.write(draw('ANA', LUNES, [MANANA, TARDE]), draw('ANA', SABADO, [NOCHE]), draw('ANA', MARTES, undefined));
    expect(drawn.content.items.map(({ fallo }) => fallo)).toEqual([null, null, null]);
    expect(await jefa.day('ANA', LUNES)).toMatchObject({ suelto: false, borrador: { que: 'turnos', minutos: 960, alDia: true } });
    expect((await calendarOf('ANA', MARTES)).minutos).toBe(480);

    const preview = await jefa.preview();
    const [ana] = preview.items;
    expect(preview).toMatchObject({ personas: 1, cambios: 3 });
    expect(ana?.cambios.map(({ fecha }) => fecha)).toEqual([LUNES, MARTES, SABADO]);
    expect(ana?.avisos.map(({ regla }) => regla)).toContain('jornada-diaria');

    const { content } = await jefa.publish();
    expect(content).toMatchObject({ personas: 1, dias: 3, obstaculos: 0 });
    expect(await jefa.day('ANA', LUNES)).toMatchObject({ suelto: true, numero: 1, publicado: true, borrador: null, minutos: 960 });
    const days = [LUNES, MARTES, SABADO];
    expect(await Promise.all(days.map(async (fecha) => (await calendarOf('ANA', fecha)).minutos))).toEqual([960, 0, 480]);
    const desk = await world.server.call(mes.dias, { ano: 2026, mes: 12, persona: idOf('ANA') }, jefa.extras);
    expect(desk.content.dias.filter(({ fecha }) => days.includes(fecha)).map(({ previsto }) => previsto)).toEqual([0, 480]);
  });

  test('a day that is taken back shows the schedule again', async () => {
    const jefa = await planner();
    await jefa.write(draw('LUIS', LUNES, [NOCHE]));
    await jefa.publish();
    expect(codes(await jefa.day('LUIS', LUNES))).toBe('N');
    await jefa.write(draw('LUIS', LUNES, undefined, { que: 'horario', sobre: 1 }));
    await jefa.publish();
    expect(await jefa.day('LUIS', LUNES)).toMatchObject({ suelto: false, numero: 2, partes: [{ puestoId: null }] });
    expect(codes(await jefa.day('LUIS', LUNES))).toBe('D');
  });

  test('twenty cells at once are twenty cells', async () => {
    const jefa = await planner();
    const cells = Array.from({ length: 20 }, (_, index) => draw(`P${index % 10}`, index < 10 ? LUNES : MARTES, [TARDE]));
    const { content } = await jefa.write(...cells);
    expect(content.items).toHaveLength(20);
    expect(content.items.every(({ fallo, dia }) => fallo === null && dia.borrador !== null)).toBe(true);
    expect((await jefa.publish()).content).toMatchObject({ dias: 20, personas: 10 });
  });

  test('of two planners who draw the same cell the second one is told, and nothing is lost', async () => {
    const [jefa, jefe] = [await planner(), await planner('JEFE')];
    const fecha = '2027-01-11';
    const first = await jefa.write(draw('ANA', fecha, [TARDE]));
    const second = await jefe.write(draw('ANA', fecha, [NOCHE]), draw('LUIS', fecha, [NOCHE]));
    expect(second.content.items.map(({ fallo }) => fallo)).toEqual(['otra-version', null]);
    expect(second.content.items[0]?.dia.borrador).toMatchObject({ autorId: idOf('JEFA') });
    const version = first.content.items[0]?.dia.borrador?.version ?? null;
    expect((await jefe.write(draw('ANA', fecha, [NOCHE], { version }))).content.items[0]?.fallo).toBeNull();
    expect((await jefa.read({ desde: fecha, hasta: fecha })).otros).toEqual([expect.objectContaining({ id: idOf('JEFE'), celdas: 2 })]);
    await world.server.call(turnos.descartar, { desde: fecha, hasta: fecha, de: 'todo' }, jefa.extras);
    expect((await jefa.day('ANA', fecha)).borrador).toBeNull();
  });

  test('twenty planners at once draw one cell: one of them has it', async () => {
    const jefa = await planner();
    const fecha = '2027-01-12';
    const all = await Promise.all(Array.from({ length: 20 }, () => jefa.write(draw('ANA', fecha, [TARDE]))));
    expect(all.map(({ content }) => content.items[0]?.fallo).filter((fallo) => fallo === null)).toHaveLength(1);
    await world.server.call(turnos.descartar, { desde: fecha, hasta: fecha, de: 'mio' }, jefa.extras);
  });

  test('what changed since it was looked at is not published, and nothing is published twice', async () => {
    const jefa = await planner();
    const span = { desde: '2027-02-01', hasta: '2027-02-07' };
    await jefa.write(draw('ANA', '2027-02-01', [TARDE]));
    const { huella } = await jefa.preview(span);
    await jefa.write(draw('ANA', '2027-02-02', [TARDE]));
    expect((await jefa.publishAs(huella, span)).sobre.Error.Code).toBe('turnos.borrador-cambiado');
    const again = (await jefa.preview(span)).huella;
    const both = await Promise.all([jefa.publishAs(again, span), jefa.publishAs(again, span)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await jefa.day('ANA', '2027-02-01')).numero).toBe(1);
    expect((await jefa.publish(span)).sobre.Error.Code).toBe('turnos.nada-que-publicar');
  });

  test('a cell that was drawn before the day was published otherwise is not written, and stays a draft', async () => {
    const jefa = await planner();
    const fecha = '2027-03-01';
    const span = { desde: fecha, hasta: fecha };
    await jefa.write(draw('ANA', fecha, [TARDE]));
    await jefa.publish(span);
    expect((await jefa.write(draw('ANA', fecha, [NOCHE]))).content.items[0]?.fallo).toBe('cambiado-antes');
    expect((await jefa.write(draw('ANA', fecha, [NOCHE], { sobre: 1 }))).content.items[0]?.fallo).toBeNull();
    expect((await jefa.day('ANA', fecha)).borrador).toMatchObject({ alDia: true, sobre: 1 });
  });

  test('never the past, never a closed month, never two shifts at once', async () => {
    const jefa = await planner();
    const faults = async (...celdas: Cell[]) => (await jefa.write(...celdas)).content.items.map(({ fallo }) => fallo);
    expect(await faults(draw('ANA', '2026-11-22', [TARDE]), draw('ANA', '2020-01-01', [TARDE]))).toEqual(['pasado', 'pasado']);
    const overlap = [MANANA, shift('X', '13:00', '15:00')];
    expect(await faults(draw('ANA', '2027-04-01', overlap))).toEqual(['partes-no-validas']);
    expect((await jefa.day('ANA', '2026-11-20')).obstaculo).toBe('pasado');
  });

  test('a day with marks keeps its plan', async () => {
    const jefa = await planner();
    world.server.clock.set('2026-11-23T09:05:00Z');
    await jefa.write(draw('EVA', '2026-11-23', [NOCHE]));
    await world.server.call(registros.guardar, { tipo: world.empresa.tipos.entrada }, await world.as('EVA'));
    const span = { desde: '2026-11-23', hasta: '2026-11-23' };
    const { items } = await jefa.preview(span);
    expect(items.find(({ persona }) => persona.id === idOf('EVA'))?.obstaculos).toEqual([{ fecha: '2026-11-23', motivo: 'con-registros' }]);
    expect((await jefa.publish(span)).sobre.Error.Code).toBe('turnos.nada-que-publicar');
    expect((await calendarOf('EVA', '2026-11-23')).minutos).toBe(480);
  });

  test('a month that is closed keeps its plan, and the draft of it stays one', async () => {
    const jefa = await planner();
    const { empresa, server } = world;
    const centro = empresa.centroIds[0] ?? 0;
    await jefa.write(draw('P11', '2027-05-03', [NOCHE]));
    await server.db.tenant(empresa.entidadId, (tx) => tx.query(CLOSE, [empresa.entidadId, centro, '2027-05-01', idOf('JEFA')]));
    const span = { desde: '2027-05-03', hasta: '2027-05-03' };
    const { items } = await jefa.preview(span);
    expect(items.find(({ persona }) => persona.id === idOf('P11'))?.obstaculos).toEqual([{ fecha: '2027-05-03', motivo: 'mes-cerrado' }]);
    // Others are told of the day, for they are planned by day.
    await jefa.publish(span);
    expect(await jefa.day('P11', '2027-05-03')).toMatchObject({ obstaculo: 'mes-cerrado', numero: null, borrador: { que: 'turnos' } });
  });
});

describe('what people are told', () => {
  test('each person is told their own days only: what changed, and what is new', async () => {
    const { server } = world;
    const ana = await world.as('ANA');
    await server.call(notificaciones.poner, { clase: 'turnos-publicados', canal: 'correo', activo: true }, ana);
    const jefa = await planner();
    const mailed = async () => {
      for (let round = 0; round < 4; round += 1) await server.jobs.runDue();
      expect(server.jobs.errors).toEqual([]);
      const rows = await server.db.tenant(world.empresa.entidadId, (tx) => tx.query(MAILS, [world.empresa.entidadId]));
      return rows.map(({ titulo, texto }) => `${titulo}. ${texto}`);
    };
    // Ana is planned by day since the other tests, Luis as well.
    const span = { desde: '2027-07-05', hasta: '2027-07-11' };
    await mailed();
    const known = (await mailed()).length;
    await jefa.write(draw('ANA', '2027-07-06', [TARDE]), draw('LUIS', '2027-07-07', [TARDE]));
    await jefa.publish(span);
    expect((await mailed()).slice(known)).toEqual(['Tus turnos están publicados. Ya puedes ver: 5 – 11 jul.']);

    const changes = [
      draw('ANA', '2027-07-06', [NOCHE], { sobre: 1 }),
      draw('ANA', '2027-07-08', undefined),
      draw('ANA', '2027-07-09', undefined),
    ];
    // Drawn as it is: no other day.
    await jefa.write(...changes, draw('ANA', '2027-07-11', undefined));
    await jefa.publish(span);
    expect((await mailed()).slice(known + 1)).toEqual(['Tus turnos han cambiado. Cambia: 6 jul y 8 – 9 jul. Mira tu calendario.']);
  });

  test('the office tells how many are needed beside how many are planned', async () => {
    const { server, empresa } = world;
    const jefa = await planner();
    const centroId = empresa.centroIds[0] ?? 0;
    const { content: post } = await server.call(
      turnos.guardarPuesto,
      { nombre: 'Cocina', abierto: true, personas: [idOf('ANA'), idOf('LUIS')], principales: [idOf('ANA')] },
      jefa.extras,
    );
    // Names are for whoever plans everybody.
    expect(new Set(post.gente.map(({ id }) => id))).toEqual(new Set([idOf('ANA'), idOf('LUIS')]));
    const seen = (await server.call(turnos.puestos, {}, await world.as('JEFE'))).content.items.find(({ id }) => id === post.id);
    expect(seen).toMatchObject({ personas: post.personas, gente: [] });
    const asked = {
      centroId,
      nombre: 'Noche',
      puestoId: post.id,
      inicio: '22:00',
      fin: '06:00',
      personas: [2, 2, 2, 2, 2, 0, 0],
      vigenteDesde: '2027-08-01',
    };
    const { content: need } = await server.call(turnos.guardarNecesidad, asked, jefa.extras);
    const cook = { ...NOCHE, puestoId: post.id };
    await jefa.write(draw('ANA', '2027-08-02', [cook]), draw('LUIS', '2027-08-02', [NOCHE]));
    const span = { desde: '2027-08-02', hasta: '2027-08-07', centroId };
    const cover = async (con: 'borrador' | 'publicado') =>
      (await server.call(turnos.cobertura, { ...span, con }, jefa.extras)).content.items[0]?.dias.map(({ previstas, faltan }) => [
        previstas,
        faltan,
      ]);
    expect(await cover('borrador')).toEqual([
      [1, 1],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
    ]);
    expect((await cover('publicado'))?.[0]).toEqual([0, 2]);
    const change = { ...asked, id: need.id, personas: [1, 1, 1, 1, 1, 0, 0] };
    expect((await server.call(turnos.guardarNecesidad, { ...change, version: need.version }, jefa.extras)).status).toBe(200);
    expect((await server.call(turnos.guardarNecesidad, { ...change, version: need.version }, jefa.extras)).status).toBe(409);
    expect((await server.call(turnos.guardarNecesidad, change, await world.as('JEFE'))).status).toBe(403);
    expect((await server.call(turnos.quitarNecesidad, { id: need.id, version: need.version + 1 }, jefa.extras)).status).toBe(200);
    expect((await server.call(turnos.necesidades, {}, jefa.extras)).content.total).toBe(0);
  });
});

describe('who may plan whom', () => {
  test('a manager sees and draws their own people only, and not why they are away', async () => {
    const jefe = await planner('JEFE');
    const { items } = await jefe.read();
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set(['ANA', 'LUIS', 'NOE'].map(idOf)));
    expect((await jefe.write(draw('EVA', MARTES, [TARDE]))).sobre.Error.Code).toBe('turnos.persona-no-existe');
    expect((await jefe.day('NOE', MARTES)).ausencia?.clase).toBe('ausencia');
    expect((await (await planner()).day('NOE', MARTES)).ausencia?.clase).toBe('baja');
  });

  test('a manager publishes what is drawn for their own people, and nothing of others; the audit log names who did it', async () => {
    const [jefa, jefe] = [await planner(), await planner('JEFE')];
    const span = { desde: '2027-09-06', hasta: '2027-09-06' };
    await jefa.write(draw('LUIS', span.desde, [TARDE]), draw('EVA', span.desde, [TARDE]));
    expect((await jefe.publish(span)).content).toMatchObject({ dias: 1 });
    expect(codes(await jefa.day('LUIS', span.desde))).toBe('T');
    expect(await jefa.day('EVA', span.desde)).toMatchObject({ suelto: false, borrador: { que: 'turnos' } });
    const { items } = (await world.server.call(auditoria.listado, {}, jefa.extras)).content;
    expect(items[0]).toMatchObject({ accion: 'turnos.publicar', autor: { id: idOf('JEFE') } });
  });

  test('an employee plans nobody, and another company has none of these people', async () => {
    const { server } = world;
    expect((await server.call(turnos.plan, SEMANA, await world.as('ANA'))).status).toBe(403);
    const otra = await world.as('OTRA');
    const cell = draw('ANA', '2027-06-01', [TARDE]);
    expect((await server.call(turnos.escribir, { celdas: [cell] }, otra)).sobre.Error.Code).toBe('turnos.persona-no-existe');
    expect((await server.call(turnos.plan, SEMANA, otra)).content.items.map(({ id }) => id)).not.toContain(idOf('ANA'));
  });
});
