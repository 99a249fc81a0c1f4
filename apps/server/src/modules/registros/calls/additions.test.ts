import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registros } from '@jornada/contract/registros.ts';
import { NOCHES } from '../../../testing/test-company.ts';
import { createTestTeam, type TestTeam } from '../../../testing/test-team.ts';
import { createEntidadesService } from '../../../shared/company/configuration.ts';
import { rebuildProjections } from '../service.ts';

let team: TestTeam;

// Monday and Tuesday; Madrid is an hour ahead of UTC.
const LUNES = '2026-03-09';
const MARTES = '2026-03-10';
const at = (hora: string, fecha = LUNES): string => `${fecha}T${hora}:00Z`;

/** Each person is used in one test only. */
const EQUIPO = Array.from({ length: 6 }, (_, index) => ({ userName: `E${index}`, responsable: 'JEFE' }));
const NIGHTS = ['NOCHE', 'MARZO', 'OCTUBRE'].map((userName) => ({ userName, horario: NOCHES, responsable: 'JEFE' }));
let next = 0;
const someone = (): string => `E${next++}`;

beforeAll(async () => {
  const jefe = { userName: 'JEFE', roles: ['responsable'] };
  const admin = { userName: 'ADMIN', roles: ['admin'], horario: null };
  team = await createTestTeam({ now: at('07:00'), personas: [admin, jefe, ...EQUIPO, ...NIGHTS] });
});
afterAll(() => team.close());

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
    expect((await (await team.as('JEFE', at('09:00', MARTES))).decide([alta?.id ?? 0], true)).codigo).toBe(null);

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
    await (await team.as('JEFE', '2026-03-10T07:00:00Z')).decide([content.correcciones[0]?.id ?? 0], true);
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
    expect((await (await team.as('JEFE', later)).decide([content.correcciones[0]?.id ?? 0], true)).codigo).toBe(null);
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
    expect((await (await team.as('JEFE', at('08:00', MARTES))).decide(ids, true)).codigo).toBe(null);
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
    expect(answers.map(({ status, sobre }) => `${status} ${sobre.Error.Code}`)).toEqual(['409 registros.propuesta-entera']);
    expect(answers[0]?.sobre.Error.Message).toContain('junto');
    expect((await team.logOf(eva)).map(({ evento }) => evento)).toEqual(Array(4).fill('correccion'));
    // Whoever decides cannot name a part: it is one request.
    expect((await jefe.porDecidir()).items.find(({ id }) => id === ids[0])?.correcciones.map(({ id }) => id)).toEqual(ids);
    expect((await jefe.decide(part, true)).codigo).toBe(null);
    expect((await team.logOf(eva)).map(({ evento }) => evento)).toEqual([...Array(4).fill('correccion'), ...Array(4).fill('acuerdo')]);

    // What an admin proposes is the person's to answer, whole as well.
    const other = someone();
    const proposed = await (await team.as('ADMIN', at('07:00', MARTES), other)).add(LUNES, JORNADA);
    const theirs = proposed.content.correcciones.map(({ id }) => id);
    const own = await team.as(other, at('08:00', MARTES));
    const parts = [await own.answer(theirs.slice(0, 2), true), await own.answer(theirs.slice(0, 2), false, 'No')];
    expect(parts.map(({ status, sobre }) => `${status} ${sobre.Error.Code}`)).toEqual(Array(2).fill('409 registros.propuesta-entera'));
    expect((await team.logOf(other)).map(({ evento }) => evento)).toEqual(Array(4).fill('correccion'));
    expect((await own.answer(theirs, true)).status).toBe(200);
  });

  test('in disagreement stays a day without records, and says so', async () => {
    const eva = someone();
    const { content } = await (await team.as(eva, at('07:00', MARTES))).add(LUNES, JORNADA);
    const ids = content.correcciones.map(({ id }) => id);
    await (await team.as('JEFE', at('08:00', MARTES))).decide(ids, false, 'Ese día no viniste');
    const { dia, items, correcciones } = await (await team.as(eva, at('09:00', MARTES))).dia(LUNES);
    expect(items).toEqual([]);
    expect(correcciones).toHaveLength(4);
    expect(dia).toMatchObject({ estado: 'vacia', linea: { trabajadoMinutos: 0, incidencias: ['desacuerdo', 'sin-fichajes'] } });
  });
});

test('projecting every log again gives the stored days', async () => {
  const { entidadId } = team.empresa;
  const { db } = team.server;
  const empresa = await createEntidadesService({ db }).getConfiguration(entidadId, -1);
  const { dias, distintos } = await rebuildProjections({ db, entidadId, empresa, write: false });
  expect(dias).toBeGreaterThan(5);
  expect(distintos).toEqual([]);
});
