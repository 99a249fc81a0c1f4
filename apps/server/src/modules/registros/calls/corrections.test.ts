import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { registros } from '@jornada/contract/registros.ts';
import { statement } from '../../../platform/database/pool.ts';
import { createTestCompany, NOCHES, type TestCompany } from '../../../testing/test-company.ts';
import { createTestTeam, type TestTeam } from '../../../testing/test-team.ts';
import { createEntidadesService } from '../../entidades/service.ts';
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
      { userName: 'NOCHE', horario: NOCHES, responsable: 'JEFE' },
      { userName: 'MARZO', horario: NOCHES, responsable: 'JEFE' },
      { userName: 'OCTUBRE', horario: NOCHES, responsable: 'JEFE' },
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

    const answer = await (await team.as('JEFE', at('18:00'))).answer([correccion.id], true, 'Te vi llegar');
    expect(answer.status).toBe(200);
    expect(answer.content).toEqual({
      correcciones: [
        {
          ...correccion,
          estado: 'acordada',
          momentoAntes: at('07:10'),
          resueltaPor: 'Juan Jefe',
          resueltaEl: at('18:00'),
          respuesta: 'Te vi llegar',
        },
      ],
    });
    const dia = await (await team.as(eva, at('18:10'))).dia(LUNES);
    expect(dia.items[0]).toMatchObject({ id: entrada, momento: at('07:00'), momentoOriginal: at('07:10'), autor: null });
    expect(dia).toMatchObject({ correcciones: answer.content.correcciones, dia: { pendientes: 0, corregido: true } });
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
    for (const [who, simulado] of [
      ['ADMIN', eva],
      ['ADMIN', undefined],
      ['JEFE', undefined],
    ] as const) {
      const { sobre } = await (await team.as(who, at('17:05'), simulado)).answer([correccion.id], true);
      expect(sobre.Error.Code).toBe('registros.responde-la-otra-parte');
    }
    const own = await (await team.as(eva, at('17:10'))).answer([correccion.id], true);
    expect(own.content.correcciones).toMatchObject([{ estado: 'acordada', resueltaPor: 'Eva 1', esPropia: false }]);
    expect((await (await team.as(eva, at('17:11'))).dia(LUNES)).dia.fin).toBe(at('15:30'));
  });

  test('is never agreed to by who acts for the person that asked', async () => {
    const eva = someone();
    const { entrada } = await work(eva);
    const { correccion } = (await (await team.as(eva, at('17:00'))).correct(entrada, at('07:00'))).content;
    const { sobre } = await (await team.as('ADMIN', at('17:01'), eva)).answer([correccion.id], true);
    expect(sobre.Error.Code).toBe('registros.responde-la-otra-parte');
    // In their own name they may, because they represent the company.
    expect((await (await team.as('ADMIN', at('17:02'))).answer([correccion.id], true)).status).toBe(200);
  });

  test('of a manager or an admin takes somebody else', async () => {
    for (const [who, answerers] of [
      ['JEFE', ['ADMIN']],
      ['JEFA', ['JEFE']],
    ] as const) {
      const { entrada } = await work(who);
      const { correccion } = (await (await team.as(who, at('17:00'))).correct(entrada, at('07:00'))).content;
      expect((await (await team.as(who, at('17:01'))).answer([correccion.id], true)).sobre.Error.Code).toBe(
        'registros.responde-la-otra-parte',
      );
      for (const other of answerers) expect((await (await team.as(other, at('17:02'))).answer([correccion.id], true)).status).toBe(200);
    }
    const { entrada } = await work('ADMIN');
    const { correccion } = (await (await team.as('ADMIN', at('17:00'))).correct(entrada, at('07:00'))).content;
    expect((await (await team.as('ADMIN', at('17:01'))).answer([correccion.id], true)).sobre.Error.Code).toBe(
      'registros.responde-la-otra-parte',
    );
    // JEFE is not responsible for the admin.
    expect((await (await team.as('JEFE', at('17:02'))).answer([correccion.id], true)).sobre.Error.Code).toBe('registros.no-existe');
  });

  test('in disagreement needs a reason, keeps both versions and is shown with them', async () => {
    const eva = someone();
    const { entrada } = await work(eva);
    const { correccion } = (await (await team.as(eva, at('17:00'))).correct(entrada, at('06:00'))).content;
    const jefe = await team.as('JEFE', at('18:00'));
    const without = await jefe.answer([correccion.id], false, '  ');
    expect([without.status, without.sobre.Error.Code]).toEqual([422, 'registros.falta-motivo']);
    expect(without.sobre.Error.Message).toContain('motivo');
    expect(without.sobre.Error.Fields).toHaveProperty('motivo');
    const before = (await (await team.as(eva, at('18:01'))).dia(LUNES)).dia.linea.trabajadoMinutos;
    expect((await (await team.as('JEFE', at('18:02'))).answer([correccion.id], false, 'La puerta abrió a las ocho')).status).toBe(200);
    const dia = await (await team.as(eva, at('18:10'))).dia(LUNES);
    expect(dia.dia).toMatchObject({ pendientes: 0, corregido: false, linea: { trabajadoMinutos: before, incidencias: ['desacuerdo'] } });
    expect(dia.correcciones).toMatchObject([
      { momentoAntes: at('07:10'), momentoNuevo: at('06:00'), estado: 'desacuerdo', respuesta: 'La puerta abrió a las ocho' },
    ]);
  });
});

describe('a forgotten clock-out', () => {
  test('is asked for the next day, waits, and completes the day once the manager agrees', async () => {
    const eva = someone();
    await (await team.as(eva, at('07:00'))).clock('entrada');
    await (await team.as(eva, at('07:00', MARTES))).clock('entrada');
    const one = await team.as(eva, at('07:05', MARTES));
    expect((await one.dia(LUNES)).dia).toMatchObject({ estado: 'incompleta', pendientes: 0 });
    const { status, content } = await one.add(LUNES, [['salida', at('16:00')]]);
    expect(status).toBe(200);
    expect(content).toMatchObject({
      fecha: LUNES,
      correcciones: [
        {
          clase: 'alta',
          registroId: null,
          marca: 'salida',
          momentoAntes: null,
          momentoNuevo: at('16:00'),
          estado: 'pendiente',
          esPropia: true,
        },
      ],
      hoy: { fecha: MARTES, situacion: 'trabajando', olvidada: { fecha: LUNES } },
    });
    expect(content.hoy.semana.find(({ fecha }) => fecha === LUNES)).toMatchObject({ estado: 'incompleta', pendientes: 1 });
    const [alta] = content.correcciones;
    expect((await (await team.as('JEFE', at('09:00', MARTES))).answer([alta?.id ?? 0], true)).status).toBe(200);

    const after = await team.as(eva, at('10:00', MARTES));
    const dia = await after.dia(LUNES);
    expect(dia.dia).toMatchObject({ estado: 'cerrada', fin: at('16:00'), linea: { trabajadoMinutos: 540, incidencias: [] } });
    expect(dia.items).toMatchObject([
      { clase: 'entrada', modo: 'directo' },
      { id: alta?.id, clase: 'salida', modo: 'declarado', momento: at('16:00'), momentoOriginal: null, observaciones: null, autor: null },
    ]);
    const solicitud = await team.server.call(registros.cargaSolicitud, { id: alta?.id ?? 0 }, { token: after.token });
    expect(solicitud.content.correcciones).toMatchObject([{ clase: 'alta', estado: 'acordada' }]);
  });

  test('of the night is asked for at ten past seven, and lasts until six', async () => {
    await (await team.as('NOCHE', '2026-03-09T21:00:00Z')).clock('entrada');
    const { content, sobre } = await (await team.as('NOCHE', '2026-03-10T06:10:00Z')).add(LUNES, [['salida', '2026-03-10T05:00:00Z']]);
    expect(sobre.Error.Code).toBe('');
    await (await team.as('JEFE', '2026-03-10T07:00:00Z')).answer([content.correcciones[0]?.id ?? 0], true);
    expect((await (await team.as('NOCHE', '2026-03-10T20:00:00Z')).dia(LUNES)).dia).toMatchObject({
      estado: 'cerrada',
      fin: '2026-03-10T05:00:00Z',
      linea: { trabajadoMinutos: 480 },
    });
  });

  test.each([
    ['MARZO', '2026-03-28', '2026-03-28T21:00:00Z', '2026-03-29T04:00:00Z', 420],
    ['OCTUBRE', '2026-10-24', '2026-10-24T20:00:00Z', '2026-10-25T05:00:00Z', 540],
  ])('%s: of the night in which the clocks change lasts what it lasted', async (userName, fecha, from, to, minutos) => {
    await (await team.as(userName, from)).clock('entrada');
    const later = Temporal.Instant.from(to).add({ minutes: 70 }).toString();
    const { content } = await (await team.as(userName, later)).add(fecha, [['salida', to]]);
    expect((await (await team.as('JEFE', later)).answer([content.correcciones[0]?.id ?? 0], true)).status).toBe(200);
    expect((await (await team.as(userName, later)).dia(fecha)).dia.linea).toMatchObject({
      trabajadoMinutos: minutos,
      diferenciaMinutos: 0,
    });
  });
});

describe('a day that nobody clocked', () => {
  const JORNADA: ['entrada' | 'comida' | 'volverComida' | 'salida', string][] = [
    ['entrada', at('07:00')],
    ['comida', at('12:00')],
    ['volverComida', at('13:00')],
    ['salida', at('16:00')],
  ];

  test('is no day worked while it waits: calendar and balance stay as they were', async () => {
    const eva = someone();
    const one = await team.as(eva, at('07:00', MARTES));
    const month = async () => (await team.server.call(registros.calendario, { ano: 2026, mes: 3 }, { token: one.token })).content;
    const before = await month();
    const { content } = await one.add(LUNES, JORNADA);
    expect(content.correcciones.map(({ marca }) => marca)).toEqual(['entrada', 'pausa', 'regreso', 'salida']);
    const after = await month();
    expect(after.balance).toEqual(before.balance);
    const [was, is] = [before, after].map(({ dias }) => dias.find(({ fecha }) => fecha === LUNES));
    expect(is).toEqual({ ...was, estado: 'vacia', pendientes: 4 });

    const ids = content.correcciones.map(({ id }) => id);
    expect((await (await team.as('JEFE', at('08:00', MARTES))).answer(ids, true)).status).toBe(200);
    expect((await (await team.as(eva, at('09:00', MARTES))).dia(LUNES)).dia).toMatchObject({
      estado: 'cerrada',
      pendientes: 0,
      linea: { trabajadoMinutos: 480, diferenciaMinutos: 0, incidencias: [] },
    });
  });

  test('is answered and taken back as a whole: a part of it is refused, and nothing is written', async () => {
    const eva = someone();
    const one = await team.as(eva, at('07:00', MARTES));
    const ids = (await one.add(LUNES, JORNADA)).content.correcciones.map(({ id }) => id);
    const part = ids.slice(0, 2);
    const answers = [await one.withdraw(part)];
    const jefe = await team.as('JEFE', at('08:00', MARTES));
    answers.push(await jefe.answer(part, true), await jefe.answer(part, false, 'No'));
    expect(answers.map(({ status, sobre }) => `${status} ${sobre.Error.Code}`)).toEqual(Array(3).fill('409 registros.propuesta-entera'));
    expect(answers[0]?.sobre.Error.Message).toContain('junto');
    expect((await logOf(eva)).map(({ evento }) => evento)).toEqual(Array(4).fill('correccion'));
    expect((await jefe.answer(ids, true)).status).toBe(200);
  });

  test('in disagreement stays a day without records, and says so', async () => {
    const eva = someone();
    const { content } = await (await team.as(eva, at('07:00', MARTES))).add(LUNES, JORNADA);
    const ids = content.correcciones.map(({ id }) => id);
    await (await team.as('JEFE', at('08:00', MARTES))).answer(ids, false, 'Ese día no viniste');
    const { dia, items, correcciones } = await (await team.as(eva, at('09:00', MARTES))).dia(LUNES);
    expect(items).toEqual([]);
    expect(correcciones).toHaveLength(4);
    expect(dia).toMatchObject({ estado: 'vacia', linea: { trabajadoMinutos: 0, incidencias: ['desacuerdo', 'sin-fichajes'] } });
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
    }
    const jefe = await team.as('JEFE', at('17:20'));
    for (const wrong of [[entrada], [0], [2_000_000_000], [correccion.id, entrada]]) {
      expect((await jefe.answer(wrong, true)).sobre.Error.Code).toBe('registros.no-existe');
    }
    expect(foreign.entidadId).not.toBe(team.empresa.entidadId);
    expect((await (await team.as(eva, at('17:30'))).dia(LUNES)).correcciones).toMatchObject([{ estado: 'pendiente' }]);
  });

  test('the answer says nothing about the day of its author, and writes nothing there', async () => {
    const eva = someone();
    const { entrada } = await work(eva);
    const { correccion } = (await (await team.as(eva, at('17:00'))).correct(entrada, at('07:00'))).content;
    const { content } = await (await team.as('ADMIN', at('18:00'))).answer([correccion.id], true);
    expect(Object.keys(content)).toEqual(['correcciones']);
    const lines = await logOf(eva);
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
    const answers = await Promise.all([jefe.answer([correccion.id], true), admin.answer([correccion.id], false, 'No')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const late = answers.find(({ status }) => status === 409);
    expect(late?.sobre.Error).toMatchObject({ Code: 'registros.ya-resuelta', Message: expect.stringContaining('ya tiene respuesta') });
    expect((await logOf(eva)).filter(({ evento }) => evento === 'acuerdo' || evento === 'desacuerdo')).toHaveLength(1);
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

    const ids = asked[0]?.content.correcciones.map(({ id }) => id) ?? [];
    const jefe = await team.as('JEFE', at('08:00', MARTES));
    const first = await jefe.answer(ids, true, 'Bien', otra);
    expect(first.status).toBe(200);
    expect((await jefe.answer(ids, true, 'Bien', otra)).content).toEqual(first.content);
    expect((await jefe.answer(ids, false, 'Mal', otra)).sobre.Error.Code).toBe('general.clave-reutilizada');
    expect((await logOf(eva)).map(({ evento }) => evento)).toEqual(['fichaje', 'correccion', 'acuerdo']);
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
    expect((await (await team.as('JEFE', at('17:00'))).answer(ids, true)).sobre.Error.Code).toBe('registros.hora-fuera-de-orden');
    const jefe = await (await team.as('JEFE', at('17:05'))).withdraw(ids);
    expect(jefe.sobre.Error.Code).toBe('registros.retira-quien-propuso');
    const taken = await (await team.as(eva, at('17:10'))).withdraw(ids);
    expect(taken.content.correcciones).toMatchObject([{ estado: 'retirada', resueltaPor: `Eva ${next - 1}` }]);
    expect((await (await team.as('JEFE', at('17:20'))).answer(ids, true)).sobre.Error.Code).toBe('registros.ya-resuelta');
    expect((await (await team.as(eva, at('17:30'))).dia(LUNES)).dia).toMatchObject({ pendientes: 0, fin: at('16:00') });
  });
});

const LOG = statement(
  'select evento, autor_id as autor, origen, canonico from instancia.registros where entidad_id = $1 and usuario_id = $2 order by numero',
);

const logOf = (userName: string) => {
  const { entidadId, personas } = team.empresa;
  return team.server.db.tenant(entidadId, (tx) =>
    tx.query<{ evento: string; autor: number; origen: string; canonico: string }>(LOG, [entidadId, personas[userName]]),
  );
};

test('the log only grows: every line from before an answer is still there afterwards', async () => {
  const eva = someone();
  const { entrada, salida } = await work(eva);
  const one = await team.as(eva, at('17:00'));
  const first = (await one.correct(entrada, at('07:00'))).content.correccion;
  const second = (await one.correct(salida, at('15:30'))).content.correccion;
  const before = await logOf(eva);
  await (await team.as('JEFE', at('18:00'))).answer([first.id, second.id], true);
  const after = await logOf(eva);
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
