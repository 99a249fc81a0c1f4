import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { disponibilidad } from '@jornada/contract/disponibilidad.ts';
import { PESOS_NORMALES, turnos, type PropuestaDelPlanVista } from '@jornada/contract/turnos/calls.ts';
import { M, N, semanaDe, T } from '@jornada/domain/testing/plan.ts';
import { createTestPeople, type TestPeople } from '../../testing/test-people.ts';

const NOW = '2026-11-23T09:00:00Z';
const SEMANA = { desde: '2026-11-30', hasta: '2026-12-06' };
const [LUNES, MARTES] = ['2026-11-30', '2026-12-01'];
const away = { desde: LUNES, hasta: '2026-12-06', clase: 'baja' as const, aprobada: true, minutos: null };
const MORNINGS = semanaDe('2026-01-05', M);
const EVENINGS = semanaDe('2026-01-05', T);
/** Every second week, of which that of the test is one. */
const NIGHTS = semanaDe('2026-01-05', [...Array.from({ length: 7 }, () => null), N, N, N, N, N, null, null]);
/** The rota of a crew that has shifts on no day: its days are planned one by one. */
const NONE = semanaDe('2026-01-05', [null, null, null, null, null, null, null]);

let world: TestPeople;
beforeAll(async () => {
  world = await createTestPeople({
    now: NOW,
    gente: [
      { userName: 'JEFE', roles: ['empleado', 'responsable'] },
      { userName: 'ANA', responsable: 'JEFE', horario: MORNINGS },
      { userName: 'LUIS', responsable: 'JEFE', horario: MORNINGS, ausencias: [away] },
      { userName: 'EVA', responsable: 'JEFE', horario: EVENINGS },
      { userName: 'IVO', responsable: 'JEFE', horario: NIGHTS },
      { userName: 'NOE', responsable: 'JEFE', horario: NONE },
      { userName: 'UXIA', responsable: 'JEFE', horario: NONE },
    ],
  });
  const { server, empresa, jefa } = world;
  for (const [nombre, inicio, fin, personas] of [
    ['Mañana', '06:00', '14:00', [2, 2, 2, 2, 2, 1, 1]],
    ['Tarde', '14:00', '22:00', [1, 1, 1, 1, 1, 0, 0]],
    ['Noche', '22:00', '06:00', [1, 1, 1, 1, 1, 0, 0]],
  ] as const)
    await server.call(
      turnos.guardarNecesidad,
      { centroId: empresa.centroIds[0] ?? 0, nombre, inicio, fin, personas: [...personas], vigenteDesde: '2026-11-01' },
      jefa,
    );
});
afterAll(() => world.close());

const idOf = (userName: string): number => world.empresa.personas[userName] ?? 0;

async function planner(userName = 'JEFA') {
  const extras = await world.as(userName);
  const { server, empresa } = world;
  const centroId = empresa.centroIds[0] ?? 0;
  const read = async () => (await server.call(turnos.propuesta, {}, extras)).content;
  const begin = (over: Partial<EntradaDe<typeof turnos.proponer>> = {}) =>
    server.call(turnos.proponer, { ...SEMANA, centroId, que: 'huecos', segundos: 30, ...over }, extras);
  return {
    extras,
    read,
    begin,
    async made(over: Partial<EntradaDe<typeof turnos.proponer>> = {}): Promise<PropuestaDelPlanVista> {
      await begin(over);
      await server.jobs.runDue();
      const { propuesta } = await read();
      if (!propuesta) throw new Error('there is no proposal');
      return propuesta;
    },
    draw: (numero: number) => server.call(turnos.dibujarPropuesta, { numero }, extras),
    plan: async (span = SEMANA) => (await server.call(turnos.plan, span, extras)).content,
    cover: async () => (await server.call(turnos.cobertura, { ...SEMANA, centroId }, extras)).content,
    discard: (de: 'mio' | 'todo' = 'todo') => server.call(turnos.descartar, { ...SEMANA, de }, extras),
  };
}

describe('a plan that fills itself', () => {
  test('the open needs of a week are met by whoever is free, and no limit breaks by it', async () => {
    const jefa = await planner();
    const found = await jefa.made();
    expect(found).toMatchObject({ estado: 'hecha', isOptima: true, avance: { faltan: 0 }, abiertas: [], roturas: [] });
    // Luis is away: on each day one morning is missing, and at the weekend those of everybody.
    expect(found.dias.map(({ fecha }) => fecha).toSorted()).toEqual([
      LUNES,
      MARTES,
      ...['02', '03', '04', '05', '06'].map((day) => `2026-12-${day}`),
    ]);
    expect(new Set(found.dias.map(({ personaId }) => personaId)).isSubsetOf(new Set(['NOE', 'UXIA'].map(idOf)))).toBe(true);

    // Nothing is drawn before somebody wants it.
    expect((await jefa.plan()).items.flatMap(({ dias }) => dias.filter(({ borrador }) => borrador))).toEqual([]);
    expect((await jefa.draw(found.numero)).content).toEqual({ celdas: 7, omitidas: 0 });
    const { items } = await jefa.cover();
    expect(items.flatMap(({ dias }) => dias.map(({ faltan }) => faltan)).filter((faltan) => faltan > 0)).toEqual([]);
    const preview = (await world.server.call(turnos.previsualizar, SEMANA, jefa.extras)).content;
    expect(preview.cambios).toBe(7);
    expect(preview.items.flatMap(({ avisos }) => avisos)).toEqual([]);
    expect((await jefa.read()).propuesta).toBeNull();
    await jefa.discard();
  });

  test('what nobody can take stays open, with the rule that keeps each person from it', async () => {
    const jefe = await planner('JEFE');
    const cells = ['NOE', 'UXIA'].flatMap((who) =>
      [LUNES, MARTES].map((fecha) => ({ personaId: idOf(who), fecha, que: 'libre' as const, sobre: null, version: null })),
    );
    await world.server.call(turnos.escribir, { celdas: cells }, jefe.extras);
    const found = await jefe.made();
    expect(found.avance?.faltan).toBe(2);
    expect(found.abiertas?.map(({ fecha, nombre, faltan }) => [fecha, nombre, faltan])).toEqual([
      [LUNES, 'Mañana', 1],
      [MARTES, 'Mañana', 1],
    ]);
    const reasons = new Map(found.abiertas?.[0]?.motivos.flatMap(({ motivo, personas }) => personas.map((id) => [id, motivo] as const)));
    expect(['LUIS', 'NOE', 'EVA'].map((who) => reasons.get(idOf(who)))).toEqual(['ausencia', 'fijo', 'fijo']);
    // The draft of before is as it was.
    await jefe.draw(found.numero);
    const drawn = (await jefe.plan()).items.find(({ id }) => id === idOf('NOE'))?.dias.slice(0, 2);
    expect(drawn?.map(({ borrador }) => borrador?.que)).toEqual(['libre', 'libre']);
    await jefe.discard();
  });

  test('a day that was drawn while the plan was made is not drawn over', async () => {
    const jefa = await planner();
    const found = await jefa.made();
    const [first] = found.dias;
    if (!first) throw new Error('nothing was proposed');
    const cell = { personaId: first.personaId, fecha: first.fecha, que: 'libre' as const, sobre: null, version: null };
    await world.server.call(turnos.escribir, { celdas: [cell] }, jefa.extras);
    expect((await jefa.draw(found.numero)).content).toEqual({ celdas: 6, omitidas: 1 });
    expect((await jefa.draw(found.numero)).sobre.Error.Code).toBe('turnos.propuesta-no-existe');
    await jefa.discard();
  });

  test('the whole week can be made anew: whoever has the hours of a contract keeps within them', async () => {
    const jefa = await planner();
    const found = await jefa.made({ que: 'todo' });
    expect(found).toMatchObject({ estado: 'hecha', avance: { faltan: 0 }, roturas: [] });
    await jefa.draw(found.numero);
    const { items } = await jefa.plan();
    const hours = (who: string) => (items.find(({ id }) => id === idOf(who))?.minutosBorrador ?? 0) / 60;
    expect(Math.max(...['ANA', 'EVA', 'IVO'].map(hours))).toBeLessThanOrEqual(40);
    expect((await world.server.call(turnos.previsualizar, SEMANA, jefa.extras)).content.items.flatMap(({ avisos }) => avisos)).toEqual([]);
    await jefa.discard();
  });

  test('weights are those that were chosen last, and who stops the search has what was found', async () => {
    const jefa = await planner();
    const pesos = { ...PESOS_NORMALES, noches: 40 };
    await jefa.begin({ pesos });
    expect((await jefa.read()).propuesta).toMatchObject({ estado: 'espera', dias: [], pesos });
    await world.server.call(turnos.pararPropuesta, {}, jefa.extras);
    await world.server.jobs.runDue();
    const { propuesta, pesos: last } = await jefa.read();
    expect(['hecha', 'sin-plan']).toContain(propuesta?.estado);
    expect(last).toEqual(pesos);
    await world.server.call(turnos.descartarPropuesta, {}, jefa.extras);
    expect((await jefa.read()).propuesta).toBeNull();
  });

  test('who cannot be asked is given no shift of those hours, and who likes to work then is given it', async () => {
    const jefa = await planner();
    const say = async (who: string, input: EntradaDe<typeof disponibilidad.anadir>) =>
      (await world.server.call(disponibilidad.anadir, input, await world.as(who))).content.id;
    const said = [
      ['NOE', await say('NOE', { clase: 'no', fecha: LUNES, desde: '13:00', hasta: '15:00' })],
      ['UXIA', await say('UXIA', { clase: 'prefiere-no', fecha: MARTES })],
    ] as const;
    const found = await jefa.made();
    const given = (fecha: string) => found.dias.filter((one) => one.fecha === fecha).map(({ personaId }) => personaId);
    expect([given(LUNES), given(MARTES)]).toEqual([[idOf('UXIA')], [idOf('NOE')]]);
    // Whoever plans sees it, and by hand anything can be drawn.
    const { items } = await jefa.plan();
    expect(items.find(({ id }) => id === idOf('NOE'))?.dicho).toEqual([{ fecha: LUNES, clase: 'no', desde: '13:00', hasta: '15:00' }]);
    for (const [who, id] of said) await world.server.call(disponibilidad.quitar, { id }, await world.as(who));
    await world.server.call(turnos.descartarPropuesta, {}, jefa.extras);
  });

  test('a proposal is of its planner only, and of the people whom they may plan', async () => {
    const [jefa, jefe] = [await planner(), await planner('JEFE')];
    await jefa.made();
    expect((await jefe.read()).propuesta).toBeNull();
    expect((await world.server.call(turnos.proponer, { ...SEMANA, centroId: 1, que: 'huecos' }, await world.as('ANA'))).status).toBe(403);
    expect((await jefa.begin({ centroId: world.ajena.centroIds[0] ?? 0 })).sobre.Error.Code).toBe('turnos.centro-no-existe');
    expect((await jefa.begin({ hasta: '2027-12-31' })).sobre.Error.Code).toBe('turnos.demasiados-dias');
  });
});
