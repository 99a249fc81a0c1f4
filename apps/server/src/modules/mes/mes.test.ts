import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firmas } from '@jornada/contract/firmas/calls.ts';
import { mes, registros } from '@jornada/contract/index.ts';
import { composed } from '../../platform/database/pool.ts';
import { NOCHES, TEST_PASSWORD } from '../../testing/test-company.ts';
import { createMonthDesk, MARZO } from '../../testing/month-desk.ts';
import { createTestPeople, type TestPeople } from '../../testing/test-people.ts';

// What the desk says of a month is what each person is shown of their own days.

const away = (desde: string, hasta: string, over = {}) => ({
  desde,
  hasta,
  clase: 'vacaciones' as const,
  aprobada: true,
  minutos: null,
  mitad: null,
  ...over,
});
const GENTE = ['DIA', 'NOCHE', 'ISLA', 'FALTA', 'OLVIDO'];

let world: TestPeople;
type MonthDesk = ReturnType<typeof createMonthDesk>;
let { idOf, clock, desk, expectAgreement } = {} as MonthDesk;
beforeAll(async () => {
  world = await createTestPeople({
    now: '2026-03-01T07:00:00Z',
    gente: [
      { userName: 'JEFE', roles: ['empleado', 'responsable'] },
      { userName: 'DIA', responsable: 'JEFE' },
      { userName: 'NOCHE', horario: NOCHES },
      { userName: 'ISLA', zona: 'Atlantic/Canary' },
      {
        userName: 'FALTA',
        ausencias: [away('2026-03-05', '2026-03-06'), away('2026-03-09', '2026-03-09', { mitad: 'manana', clase: 'permiso' })],
      },
      { userName: 'OLVIDO' },
    ],
  });
  ({ idOf, clock, desk, expectAgreement } = createMonthDesk(world, GENTE));
});
afterAll(() => world.close());

describe('the sums of the desk are those of the days that each person is shown', () => {
  test('hour by hour, while nothing but the time changes', async () => {
    await clock('DIA', 'entrada', '2026-03-02T07:12:00Z');
    await clock('DIA', 'comida', '2026-03-02T12:00:00Z');
    await clock('DIA', 'volverComida', '2026-03-02T12:45:00Z');
    await clock('DIA', 'salida', '2026-03-02T16:40:00Z');
    await clock('NOCHE', 'entrada', '2026-03-02T20:50:00Z');
    await clock('OLVIDO', 'entrada', '2026-03-03T07:00:00Z');
    await clock('NOCHE', 'salida', '2026-03-03T05:10:00Z');
    for (const now of ['03T05:11', '03T09:30', '03T17:10', '03T23:30', '04T04:40', '04T12:00', '04T21:30', '05T01:00', '09T18:00'])
      await expectAgreementAt(`2026-03-${now}:00Z`);
    await expectAgreementAt('2026-04-01T01:00:00Z');
    await expectAgreementAt('2026-04-20T10:00:00Z');
  });

  const expectAgreementAt = async (now: string): Promise<void> => {
    world.server.clock.set(now);
    await expectAgreement();
  };

  test.each([
    [
      'an absence',
      `insert into instancia.ausencias (entidad_id, usuario_id, desde, hasta, clase, aprobada) values ($1, $2, '2026-03-16', '2026-03-18', 'baja', true)`,
    ],
    ['a half of a day', `update instancia.ausencias set hasta = '2026-03-16' where entidad_id = $1 and usuario_id = $2 and clase = 'baja'`],
    ['the end of an absence', `delete from instancia.ausencias where entidad_id = $1 and usuario_id = $2 and clase = 'baja'`],
    [
      'a public holiday',
      `insert into instancia.festivos (entidad_id, centro_id, fecha, nombre) select $1, centro_id, '2026-03-19', 'San José' from instancia.asignaciones where entidad_id = $1 and usuario_id = $2`,
    ],
    ['another day of it', `update instancia.festivos set fecha = '2026-03-20' where entidad_id = $1 and fecha = '2026-03-19' and $2 > 0`],
    ['the end of a contract', `insert into instancia.asignaciones (entidad_id, usuario_id, desde) values ($1, $2, '2026-03-25')`],
    [
      'another zone',
      `update instancia.centros set zona = 'Europe/Lisbon', pais = 'PT' where entidad_id = $1 and centro_id in (select centro_id from instancia.asignaciones where entidad_id = $1 and usuario_id = $2)`,
    ],
    [
      'another schedule',
      `update instancia.horarios_versiones set definicion = jsonb_set(definicion::jsonb, '{semana,1}', 'null') where entidad_id = $1 and horario_id in (select horario_id from instancia.asignaciones where entidad_id = $1 and usuario_id = $2)`,
    ],
  ])('after %s, at once', async (_what, text) => {
    const { server, empresa } = world;
    const before = JSON.stringify((await desk()).list.items);
    await server.db.tenant(empresa.entidadId, (tx) => tx.query(composed(text), [empresa.entidadId, idOf('DIA')]));
    await expectAgreement();
    const after = JSON.stringify((await desk()).list.items);
    expect(_what === 'another zone' || after !== before).toBe(true);
  });

  // Each run has a month of its own, as the clock only goes forward.
  test('whatever people did', async () => {
    const mark = fc.record({
      who: fc.constantFrom(...GENTE),
      from: fc.integer({ min: 240, max: 9000 }),
      long: fc.integer({ min: 1, max: 600 }),
    });
    let month = 4;
    await fc.assert(
      fc.asyncProperty(fc.array(mark, { minLength: 3, maxLength: 5 }), async (marks) => {
        month += 1;
        const when = { ano: 2026, mes: month };
        const begin = Temporal.Instant.from(`2026-0${month}-21T00:00:00Z`);
        const events = marks.flatMap(({ who, from, long }) => [
          { who, tipo: 'entrada' as const, minutes: from },
          { who, tipo: 'salida' as const, minutes: from + long },
        ]);
        for (const { who, tipo, minutes } of events.toSorted((a, b) => a.minutes - b.minutes)) {
          world.server.clock.set(begin.add({ minutes }).toString());
          await world.server.call(registros.guardar, { tipo: world.empresa.tipos[tipo] }, await world.as(who));
        }
        await expectAgreement(when);
        world.server.clock.set(begin.add({ hours: 24 * 20 }).toString());
        await expectAgreement(when);
      }),
      { numRuns: 3, endOnFailure: true },
    );
  });
});

describe('who sees whom', () => {
  test('a manager sees only the people who answer to them', async () => {
    const { server } = world;
    const jefe = await world.as('JEFE');
    const { content: totals } = await server.call(mes.totales, MARZO, jefe);
    const { content: list } = await server.call(mes.listado, MARZO, jefe);
    expect(list.items.map(({ persona }) => persona.id)).toEqual([idOf('DIA')]);
    expect(totals).toMatchObject({ personas: 1, valores: list.items[0]?.valores });
    expect(totals.centros.reduce((sum, { personas }) => sum + personas, 0)).toBe(1);
    expect((await server.call(mes.dias, { ...MARZO, persona: idOf('DIA') }, jefe)).status).toBe(200);
    for (const persona of [idOf('NOCHE'), world.ajena.personas['AJENO'] ?? 0, 999_999])
      expect((await server.call(mes.dias, { ...MARZO, persona }, jefe)).sobre.Error.Code).toBe('mes.persona-no-existe');
  });
});

test('no filter and no order shows a manager anybody else', async () => {
  const { server } = world;
  const jefe = await world.as('JEFE');
  const others = [
    { responsable: idOf('JEFA') },
    { responsable: idOf('JEFE') },
    { texto: 'Persona' },
    { texto: 'NOCHE' },
    { con: 'avisos' as const },
    { con: 'sin-firmar' as const },
    { centro: world.empresa.centroIds[1] },
    { departamento: 1 },
    { sort: 'saldo' as const, limit: 200 },
    { sort: 'bolsa' as const, dir: 'asc' as const },
  ];
  for (const { sort, dir, limit, ...filter } of others as { sort?: 'saldo'; dir?: 'asc'; limit?: number }[]) {
    const { content: list } = await server.call(mes.listado, { ...MARZO, ...filter, sort, dir, limit }, jefe);
    expect(list.items.map(({ persona }) => persona.id).filter((id) => id !== idOf('DIA'))).toEqual([]);
    const { content: totals } = await server.call(mes.totales, { ...MARZO, ...filter }, jefe);
    expect(totals.personas).toBe(list.items.length);
    expect(totals.conAvisos).toBe(list.items.filter(({ valores }) => valores.avisos > 0).length);
  }
});

test('where somebody stands in a list is what the list says, in each order; who is not in it stands nowhere', async () => {
  const { server } = world;
  const jefa = await world.as('JEFA');
  for (const order of [{}, { dir: 'desc' }, { sort: 'saldo' }, { sort: 'bolsa', dir: 'desc' }] as const) {
    const { content: list } = await server.call(mes.listado, { ...MARZO, ...order, limit: 100 }, jefa);
    for (const [lugar, { persona }] of list.items.entries())
      expect((await server.call(mes.lugar, { ...MARZO, ...order, persona: persona.id }, jefa)).content).toEqual({ lugar });
  }
  const jefe = await world.as('JEFE');
  for (const persona of [idOf('NOCHE'), world.ajena.personas['AJENO'] ?? 0, 999_999])
    expect((await server.call(mes.lugar, { ...MARZO, persona }, jefe)).content).toEqual({ lugar: null });
});

test('a month that nobody has summed up yet is no empty list: it is summed up', async () => {
  const { content } = await world.server.call(mes.listado, { ano: 2026, mes: 2, limit: 100 }, await world.as('JEFA'));
  expect(content.faltan).toBe(0);
  expect(content.items.map(({ persona }) => persona.id)).toEqual(expect.arrayContaining(GENTE.map(idOf)));
});

test('the days behind a number add up to it', async () => {
  const { server } = world;
  const jefa = await world.as('JEFA');
  const { of } = await desk();
  for (const userName of GENTE) {
    const { content } = await server.call(mes.dias, { ...MARZO, persona: idOf(userName) }, jefa);
    expect([content.valores, content.clases]).toEqual([of(userName)?.valores, of(userName)?.clases]);
    const sum = (name: 'trabajado' | 'saldo' | 'nocturno' | 'exceso') => content.dias.reduce((total, dia) => total + dia[name], 0);
    expect([sum('trabajado'), sum('saldo'), sum('nocturno'), sum('exceso')]).toEqual(
      (['trabajado', 'saldo', 'nocturno', 'exceso'] as const).map((name) => content.valores[name]),
    );
  }
});

describe('a forgotten clock-out is proposed from the desk', () => {
  const day = '2026-03-03';

  test('and counts only when the person agrees', async () => {
    const { server, empresa } = world;
    const jefa = await world.as('JEFA');
    const persona = idOf('OLVIDO');
    const input = { persona, fecha: day, marcas: [{ tipo: empresa.tipos.salida, hora: `${day}T16:00:00Z` }], motivo: 'Faltaba la salida.' };
    const before = (await desk()).of('OLVIDO')?.valores;
    const { content, status } = await server.call(mes.proponer, input, { ...jefa, clave: crypto.randomUUID() });
    expect(status).toBe(200);
    const proposed = (await desk()).of('OLVIDO')?.valores;
    expect(proposed).toMatchObject({ trabajado: before?.trabajado, incompletas: before?.incompletas, pendientes: 1 });
    const ids = content.correcciones.map(({ id }) => id);
    // Not by whoever proposed it.
    expect((await server.call(registros.responderCorreccion, { ids, acepta: true }, jefa)).status).toBe(403);
    expect((await server.call(registros.responderCorreccion, { ids, acepta: true }, await world.as('OLVIDO'))).status).toBe(200);
    expect((await desk()).of('OLVIDO')?.valores).toMatchObject({
      trabajado: (before?.trabajado ?? 0) + 540,
      incompletas: (before?.incompletas ?? 0) - 1,
    });
    await expectAgreement();
  });

  test('but not about people of others', async () => {
    const { server, empresa } = world;
    const input = { persona: idOf('NOCHE'), fecha: day, marcas: [{ tipo: empresa.tipos.salida, hora: `${day}T16:00:00Z` }], motivo: 'x' };
    const answer = await server.call(mes.proponer, input, { ...(await world.as('JEFE')), clave: crypto.randomUUID() });
    expect(answer.sobre.Error.Code).toBe('mes.persona-no-existe');
  });
});

describe('another hour is proposed for a mark from the desk', () => {
  const fecha = '2026-03-02';
  const marksOf = async (userName: string, as = 'JEFA') => {
    const { content } = await world.server.call(mes.marcas, { persona: idOf(userName), fecha }, await world.as(as));
    return content;
  };
  const input = async (more = {}) => {
    const leaving = (await marksOf('DIA')).marcas.at(-1);
    return { persona: idOf('DIA'), id: leaving?.id ?? 0, hora: `${fecha}T17:00:00Z`, motivo: 'Salió a las 18:00.', ...more };
  };

  test('and counts only when the person agrees', async () => {
    const { server } = world;
    const jefe = { ...(await world.as('JEFE')), clave: crypto.randomUUID() };
    expect((await marksOf('DIA', 'JEFE')).marcas.map(({ clase }) => clase)).toEqual(['entrada', 'pausa', 'regreso', 'salida']);
    const asked = await input();
    const before = (await desk()).of('DIA')?.valores;
    const { content, status } = await server.call(mes.cambiarHora, asked, jefe);
    expect(status).toBe(200);
    expect(content).toMatchObject({
      fecha,
      correccion: { clase: 'cambio', estado: 'pendiente', esPropia: false, momentoNuevo: asked.hora },
    });
    // Sent again because its answer was lost: nothing more happens.
    expect((await server.call(mes.cambiarHora, asked, jefe)).content.correccion.id).toBe(content.correccion.id);
    const again = await server.call(mes.cambiarHora, await input({ hora: `${fecha}T17:30:00Z` }), await world.as('JEFA'));
    expect(again.sobre.Error.Code).toBe('registros.correccion-pendiente');
    expect((await marksOf('DIA')).esperan.map(({ id }) => id)).toEqual([content.correccion.id]);
    expect((await desk()).of('DIA')?.valores).toMatchObject({ trabajado: before?.trabajado, pendientes: 1 });
    const answer = { ids: [content.correccion.id], acepta: true };
    for (const who of ['JEFE', 'JEFA', 'NOCHE']) {
      const refused = await server.call(registros.responderCorreccion, answer, await world.as(who));
      expect({ who, is: refused.status < 300 }).toEqual({ who, is: false });
    }
    expect((await server.call(registros.responderCorreccion, answer, await world.as('DIA'))).status).toBe(200);
    expect((await desk()).of('DIA')?.valores.trabajado).toBe((before?.trabajado ?? 0) + 20);
    expect((await marksOf('DIA')).marcas.at(-1)).toMatchObject({ momento: `${fecha}T17:00:00Z`, momentoOriginal: `${fecha}T16:40:00Z` });
    await expectAgreement();
  });

  test('by twenty at once it is proposed once', async () => {
    const asked = await input({ hora: `${fecha}T17:15:00Z` });
    const jefa = await world.as('JEFA');
    const codes = await Promise.all(
      Array.from({ length: 20 }, () =>
        world.server.call(mes.cambiarHora, asked, jefa).then(({ status, sobre }) => [status, sobre.Error.Code]),
      ),
    );
    expect(codes.filter(([status]) => status === 200)).toHaveLength(1);
    for (const [, code] of codes.filter(([status]) => status !== 200)) expect(code).toBe('registros.correccion-pendiente');
    expect((await marksOf('DIA')).esperan).toHaveLength(1);
  });

  test.each([
    ['the mark of somebody else', async () => input({ persona: idOf('ISLA') }), 'registros.no-existe'],
    ['a mark that does not exist', async () => input({ id: 999_999_999 }), 'registros.no-existe'],
    ['somebody of another company', async () => input({ persona: world.ajena.personas['AJENO'] ?? 0 }), 'mes.persona-no-existe'],
    ['an hour to come', async () => input({ hora: '2030-01-01T08:00:00Z' }), 'registros.hora-futura'],
    ['no reason', async () => input({ motivo: '' }), 'general.datos-no-validos'],
  ])('but not for %s', async (_what, build, code) => {
    const answer = await world.server.call(mes.cambiarHora, await build(), await world.as('JEFA'));
    expect(answer.sobre.Error.Code).toBe(code);
  });

  test('nor by whom it does not concern, who does not see the marks either', async () => {
    const asked = await input();
    const others = { persona: idOf('NOCHE'), fecha };
    const jefe = await world.as('JEFE');
    expect((await world.server.call(mes.marcas, others, jefe)).sobre.Error.Code).toBe('mes.persona-no-existe');
    expect((await world.server.call(mes.cambiarHora, { ...asked, persona: idOf('NOCHE') }, jefe)).sobre.Error.Code).toBe(
      'mes.persona-no-existe',
    );
    expect((await world.server.call(mes.marcas, { persona: idOf('DIA'), fecha }, await world.as('DIA'))).status).toBe(403);
  });
});

test('how many have confirmed is said by centre, and nothing while nobody asks them', async () => {
  const { server } = world;
  const centresIn = async () => (await server.call(mes.totales, MARZO, await world.as('JEFA'))).content.centros;
  server.clock.set('2026-04-02T08:00:00Z');
  const unasked = await centresIn();
  expect(unasked.length).toBeGreaterThan(0);
  expect(unasked.filter(({ firmados }) => firmados !== null)).toEqual([]);
  await server.call(firmas.guardarAjustes, { activa: true, hastaDia: 5, metodos: ['contrasena'], version: 0 }, await world.as('JEFA'));
  const dia = await world.as('DIA');
  const { huella, textoVersion } = (await server.call(firmas.mes, MARZO, dia)).content;
  const signed = await server.call(firmas.firmar, { ...MARZO, huella, textoVersion, Prueba: { Password: TEST_PASSWORD } }, dia);
  expect(signed.status).toBe(200);
  const confirmed = (await centresIn()).map(({ firmados }) => firmados ?? -1).toSorted((a, b) => a - b);
  expect(confirmed).toEqual([...unasked.slice(1).map(() => 0), 1]);
});
