import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { createTestCompany, type TestCompany } from '../../../testing/test-company.ts';
import { createTestTeam, type TestTeam } from '../../../testing/test-team.ts';
import { createEntidadesService } from '../../../shared/company/configuration.ts';
import { rebuildProjections } from '../service.ts';

let team: TestTeam;
let foreign: TestCompany;

// Monday and Tuesday; Madrid is an hour ahead of UTC.
const LUNES = '2026-03-09';
const MARTES = '2026-03-10';
const at = (hora: string, fecha = LUNES): string => `${fecha}T${hora}:00Z`;

/** Each person is used in one test only. */
const EQUIPO = Array.from({ length: 20 }, (_, index) => ({ userName: `E${index}`, nombre: `Eva ${index}`, responsable: 'JEFE' }));
let next = 0;
const someone = (): string => `E${next++}`;

beforeAll(async () => {
  team = await createTestTeam({
    now: at('07:00'),
    personas: [
      { userName: 'ADMIN', nombre: 'Ada Admin', roles: ['admin'] },
      { userName: 'JEFE', nombre: 'Juan Jefe', roles: ['responsable'], responsable: 'ADMIN' },
      { userName: 'JEFA', nombre: 'Julia Jefa', roles: ['responsable'], responsable: 'JEFE' },
      ...EQUIPO,
    ],
  });
  foreign = await createTestCompany(team.server.db, {
    nombre: 'Otra, S.A.',
    personas: [
      { userName: 'AJENA', roles: ['admin'] },
      { userName: 'SUYA', responsable: 'AJENA' },
    ],
  });
});
afterAll(() => team.close());

/** Works from eight to five on Monday. Returns the ids of both marks. */
async function work(userName: string): Promise<{ entrada: number; salida: number }> {
  const entrada = (await (await team.as(userName, at('07:10'))).clock('entrada')).content.registro.id;
  const salida = (await (await team.as(userName, at('16:00'))).clock('salida')).content.registro.id;
  return { entrada, salida };
}

describe('another hour', () => {
  test('is proposed by the person, answered by their manager, and told to both', async () => {
    const eva = someone();
    const { entrada } = await work(eva);
    const { correccion } = (await (await team.as(eva, at('17:00'))).correct(entrada, at('07:00'))).content;
    expect(correccion).toMatchObject({ clase: 'cambio', estado: 'pendiente', esPropia: true, registroId: entrada });

    const answer = await (await team.as('JEFE', at('18:00'))).decide([correccion.id], true, 'Te vi llegar');
    expect(answer.codigo).toBe(null);
    expect(answer.estado).toBe('aprobada');
    expect(answer.correcciones).toEqual([
      {
        ...correccion,
        estado: 'acordada',
        momentoAntes: at('07:10'),
        resueltaPor: 'Juan Jefe',
        resueltaEl: at('18:00'),
        respuesta: 'Te vi llegar',
      },
    ]);
    const dia = await (await team.as(eva, at('18:10'))).dia(LUNES);
    expect(dia.items[0]).toMatchObject({ id: entrada, momento: at('07:00'), momentoOriginal: at('07:10'), autor: null });
    expect(dia).toMatchObject({ correcciones: answer.correcciones, dia: { pendientes: 0, corregido: true } });
    // The person's acts are only in the record; the manager's answer is in the audit log, too.
    const persona = team.empresa.personas[eva] ?? 0;
    const { items } = (await team.server.call(auditoria.listado, { persona }, await team.as('ADMIN', at('18:11')))).content;
    const written = items.filter(({ accion }) => accion.startsWith('registros.'));
    expect(written).toMatchObject([
      { accion: 'registros.responder', autor: { nombre: 'Juan Jefe' }, por: null, sobre: { id: persona }, datos: { fecha: LUNES } },
    ]);
  });

  test('is proposed by an admin who acts for the person: the person answers, and nobody else', async () => {
    const eva = someone();
    const { salida } = await work(eva);
    const acting = await team.as('ADMIN', at('17:00'), eva);
    const { correccion } = (await acting.correct(salida, at('15:30'))).content;
    expect(correccion).toMatchObject({ estado: 'pendiente', esPropia: false, propuestaPor: 'Ada Admin' });
    for (const [who, simulado, code] of [
      ['ADMIN', eva, 'registros.responde-la-otra-parte'],
      ['ADMIN', undefined, 'registros.responde-la-otra-parte'],
      ['JEFE', undefined, 'registros.no-existe'],
    ] as const) {
      const other = await team.as(who, at('17:05'), simulado);
      expect((await other.answer([correccion.id], true)).sobre.Error.Code).toBe(code);
      expect(await other.porDecidirTotal()).toBe(0);
    }
    const own = await (await team.as(eva, at('17:10'))).answer([correccion.id], true);
    expect(own.content.correcciones).toMatchObject([{ estado: 'acordada', resueltaPor: 'Eva 1', esPropia: false }]);
    expect((await (await team.as(eva, at('17:11'))).dia(LUNES)).dia.fin).toBe(at('15:30'));
  });

  test('is never agreed to by who acts for the person that asked', async () => {
    const eva = someone();
    const { entrada } = await work(eva);
    const { correccion } = (await (await team.as(eva, at('17:00'))).correct(entrada, at('07:00'))).content;
    const acting = await team.as('ADMIN', at('17:01'), eva);
    expect((await acting.answer([correccion.id], true)).sobre.Error.Code).toBe('registros.responde-la-otra-parte');
    expect((await acting.decide([correccion.id], true)).codigo).toBe('solicitudes.no-decides');
    // In their own name they may, because they represent the company.
    expect((await (await team.as('ADMIN', at('17:02'))).decide([correccion.id], true)).codigo).toBe(null);
  });

  test('of a manager or an admin takes somebody else', async () => {
    for (const [who, answerers] of [
      ['JEFE', ['ADMIN']],
      ['JEFA', ['JEFE']],
    ] as const) {
      const { entrada } = await work(who);
      const { correccion } = (await (await team.as(who, at('17:00'))).correct(entrada, at('07:00'))).content;
      const own = await team.as(who, at('17:01'));
      expect((await own.answer([correccion.id], true)).sobre.Error.Code).toBe('registros.responde-la-otra-parte');
      expect((await own.decide([correccion.id], true)).codigo).toBe('solicitudes.no-decides');
      for (const other of answerers) expect((await (await team.as(other, at('17:02'))).decide([correccion.id], true)).codigo).toBe(null);
    }
    const { entrada } = await work('ADMIN');
    const { correccion } = (await (await team.as('ADMIN', at('17:00'))).correct(entrada, at('07:00'))).content;
    const own = await team.as('ADMIN', at('17:01'));
    expect((await own.answer([correccion.id], true)).sobre.Error.Code).toBe('registros.responde-la-otra-parte');
    // Nobody is left who could decide about the only admin: it is written down, and waits.
    expect((await own.decide([correccion.id], true)).codigo).toBe('solicitudes.no-decides');
    // JEFE is not responsible for the admin.
    expect((await (await team.as('JEFE', at('17:02'))).decide([correccion.id], true)).codigo).toBe('solicitudes.no-existe');
  });

  test('in disagreement needs a reason, keeps both versions and is shown with them', async () => {
    const eva = someone();
    const { entrada } = await work(eva);
    const { correccion } = (await (await team.as(eva, at('17:00'))).correct(entrada, at('06:00'))).content;
    const jefe = await team.as('JEFE', at('18:00'));
    const without = await jefe.decide([correccion.id], false, '  ');
    expect(without.codigo).toBe('solicitudes.falta-motivo');
    expect(without.sobre.Error.Message).toContain('motivo');
    const before = (await (await team.as(eva, at('18:01'))).dia(LUNES)).dia.linea.trabajadoMinutos;
    expect((await (await team.as('JEFE', at('18:02'))).decide([correccion.id], false, 'La puerta abrió a las ocho')).codigo).toBe(null);
    const dia = await (await team.as(eva, at('18:10'))).dia(LUNES);
    expect(dia.dia).toMatchObject({ pendientes: 0, corregido: false, linea: { trabajadoMinutos: before, incidencias: ['desacuerdo'] } });
    expect(dia.correcciones).toMatchObject([
      { momentoAntes: at('07:10'), momentoNuevo: at('06:00'), estado: 'desacuerdo', respuesta: 'La puerta abrió a las ocho' },
    ]);
  });
});

describe('who is who', () => {
  test('what is out of reach does not exist: other teams, other companies, several days at once', async () => {
    const eva = someone();
    const { entrada } = await work(eva);
    const { correccion } = (await (await team.as(eva, at('17:00'))).correct(entrada, at('07:00'))).content;
    const ids = [correccion.id];
    for (const who of ['JEFA', someone(), 'AJENA']) {
      const other = await team.as(who, at('17:10'));
      const answers = [await other.answer(ids, true), await other.answer(ids, false, 'No'), await other.withdraw(ids)];
      expect(answers.map(({ status, sobre }) => `${status} ${sobre.Error.Code}`)).toEqual(Array(3).fill('404 registros.no-existe'));
      const decided = [await other.decide(ids, true), await other.decide(ids, false, 'No'), await other.decide([2_000_000_000], true)];
      expect(decided.map(({ codigo }) => codigo)).toEqual(Array(3).fill('solicitudes.no-existe'));
    }
    const jefe = await team.as('JEFE', at('17:20'));
    for (const wrong of [[entrada], [0], [2_000_000_000], [correccion.id, entrada]]) {
      expect((await jefe.answer(wrong, true)).sobre.Error.Code).toBe('registros.no-existe');
    }
    expect(foreign.entidadId).not.toBe(team.empresa.entidadId);
    expect((await (await team.as(eva, at('17:30'))).dia(LUNES)).correcciones).toMatchObject([{ estado: 'pendiente' }]);
  });

  test('the answer is a line of the log in the name of who decided', async () => {
    const eva = someone();
    const { entrada } = await work(eva);
    const { correccion } = (await (await team.as(eva, at('17:00'))).correct(entrada, at('07:00'))).content;
    expect((await (await team.as('ADMIN', at('18:00'))).decide([correccion.id], true)).codigo).toBe(null);
    const lines = await team.logOf(eva);
    expect(lines.at(-1)).toMatchObject({
      evento: 'acuerdo',
      autor: team.empresa.personas['ADMIN'],
      origen: 'admin',
      canonico: expect.stringContaining('"admin"'),
    });
  });
});

describe('two at once', () => {
  test('one answer counts, and the other one is told that it came late', async () => {
    const eva = someone();
    const { entrada } = await work(eva);
    const { correccion } = (await (await team.as(eva, at('17:00'))).correct(entrada, at('07:00'))).content;
    const [jefe, admin] = [await team.as('JEFE', at('18:00')), await team.as('ADMIN', at('18:00'))];
    const answers = await Promise.all([jefe.decide([correccion.id], true), admin.decide([correccion.id], false, 'No')]);
    expect(new Set(answers.map(({ codigo }) => codigo))).toEqual(new Set([null, 'solicitudes.ya-decidida']));
    expect((await team.logOf(eva)).filter(({ evento }) => evento === 'acuerdo' || evento === 'desacuerdo')).toHaveLength(1);
  });

  test('the same key gives the same answer and writes once; with another body it is refused', async () => {
    const eva = someone();
    await (await team.as(eva, at('07:00'))).clock('entrada');
    const one = await team.as(eva, at('07:00', MARTES));
    const [clave, otra] = [randomUUID(), randomUUID()];
    const asked = await Promise.all([1, 2, 3].map(() => one.add(LUNES, [['salida', at('16:00')]], clave)));
    expect(new Set(asked.map(({ content }) => JSON.stringify(content.correcciones))).size).toBe(1);
    expect(asked[0]?.content.correcciones).toHaveLength(1);
    expect((await one.add(LUNES, [['salida', at('15:00')]], clave)).sobre.Error.Code).toBe('general.clave-reutilizada');
    expect((await one.add(LUNES, [['salida', at('15:00')]])).sobre.Error.Code).toBe('registros.correccion-pendiente');

    const jefe = await team.as('JEFE', at('08:00', MARTES));
    expect((await jefe.decide(asked[0]?.content.correcciones.map(({ id }) => id) ?? [], true, 'Bien')).codigo).toBe(null);
    expect((await team.logOf(eva)).map(({ evento }) => evento)).toEqual(['fichaje', 'correccion', 'acuerdo']);

    const proposed = await (
      await team.as('ADMIN', at('09:00', MARTES), eva)
    ).add(LUNES, [
      ['cafe', at('10:00')],
      ['volverCafe', at('10:20')],
    ]);
    const ids = proposed.content.correcciones.map(({ id }) => id);
    const own = await team.as(eva, at('10:00', MARTES));
    const first = await own.answer(ids, true, 'Bien', otra);
    expect(first.status).toBe(200);
    expect((await own.answer(ids, true, 'Bien', otra)).content).toEqual(first.content);
    expect((await own.answer(ids, false, 'Mal', otra)).sobre.Error.Code).toBe('general.clave-reutilizada');
    expect((await team.logOf(eva)).map(({ evento }) => evento).slice(3)).toEqual(['correccion', 'correccion', 'acuerdo', 'acuerdo']);
  });

  test('of two proposals of the same instant each is answered with what it asked for, and nothing else', async () => {
    const eva = someone();
    await (await team.as(eva, at('07:00'))).clock('entrada');
    const one = await team.as(eva, at('07:00', MARTES));
    const first = (await one.add(LUNES, [['salida', at('15:00')]])).content.correcciones;
    expect((await one.withdraw(first.map(({ id }) => id))).status).toBe(200);
    const second = (await one.add(LUNES, [['salida', at('16:00')]])).content.correcciones;
    expect(second).toMatchObject([{ estado: 'pendiente', momentoNuevo: at('16:00') }]);
  });

  test('what no longer fits when it is answered is refused, and can be taken back', async () => {
    const eva = someone();
    await (await team.as(eva, at('07:00'))).clock('entrada');
    const { content } = await (await team.as(eva, at('15:00'))).add(LUNES, [['salida', at('14:00')]]);
    await (await team.as(eva, at('16:00'))).clock('salida');
    const ids = content.correcciones.map(({ id }) => id);
    expect((await (await team.as('JEFE', at('17:00'))).decide(ids, true)).codigo).toBe('registros.hora-fuera-de-orden');
    const jefe = await (await team.as('JEFE', at('17:05'))).withdraw(ids);
    expect(jefe.sobre.Error.Code).toBe('registros.no-existe');
    const taken = await (await team.as(eva, at('17:10'))).withdraw(ids);
    expect(taken.content.correcciones).toMatchObject([{ estado: 'retirada', resueltaPor: `Eva ${next - 1}` }]);
    expect((await (await team.as('JEFE', at('17:20'))).decide(ids, true)).codigo).toBe('solicitudes.ya-decidida');
    expect((await (await team.as(eva, at('17:30'))).dia(LUNES)).dia).toMatchObject({ pendientes: 0, fin: at('16:00') });
  });
});

test('the log only grows: every line from before an answer is still there afterwards', async () => {
  const eva = someone();
  const { entrada, salida } = await work(eva);
  const one = await team.as(eva, at('17:00'));
  const first = (await one.correct(entrada, at('07:00'))).content.correccion;
  const second = (await one.correct(salida, at('15:30'))).content.correccion;
  const before = await team.logOf(eva);
  expect((await (await team.as('JEFE', at('18:00'))).decide([first.id, second.id], true)).codigo).toBe(null);
  const after = await team.logOf(eva);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.slice(before.length).map(({ evento }) => evento)).toEqual(['acuerdo', 'acuerdo']);
});

test('projecting every log again gives the stored days', async () => {
  const { entidadId } = team.empresa;
  const { db } = team.server;
  const empresa = await createEntidadesService({ db }).getConfiguration(entidadId, -1);
  const { dias, distintos } = await rebuildProjections({ db, entidadId, empresa, write: false });
  expect(dias).toBeGreaterThan(10);
  expect(distintos).toEqual([]);
});
