import { afterAll, beforeAll, expect, test } from 'vitest';
import { disponibilidad } from '@jornada/contract/disponibilidad.ts';
import { turnos } from '@jornada/contract/turnos/calls.ts';
import { M, semanaDe, T } from '@jornada/domain/testing/plan.ts';
import { createTestPeople, type TestPeople } from '../../testing/test-people.ts';

const [JUEVES, VIERNES, SABADO] = ['2026-12-03', '2026-12-04', '2026-12-05'];
const NONE = semanaDe('2026-01-05', [null, null, null, null, null, null, null]);
const sick = { desde: JUEVES, hasta: SABADO, clase: 'baja' as const, aprobada: true, minutos: null };

let world: TestPeople;
beforeAll(async () => {
  world = await createTestPeople({
    now: '2026-11-23T09:00:00Z',
    gente: [
      { userName: 'JEFE', roles: ['empleado', 'responsable'] },
      { userName: 'ANA', responsable: 'JEFE', horario: semanaDe('2026-01-05', M) },
      { userName: 'EVA', responsable: 'JEFE', horario: semanaDe('2026-01-05', T) },
      { userName: 'LUIS', responsable: 'JEFE', horario: NONE, ausencias: [sick] },
      ...['NOE', 'UXIA', 'IVO'].map((userName) => ({ userName, responsable: 'JEFE', horario: NONE })),
      { userName: 'ALMA', horario: NONE },
    ],
  });
});
afterAll(() => world.close());

const idOf = (userName: string): number => world.empresa.personas[userName] ?? 0;
async function ask(who: string, userName = 'ANA', fecha = VIERNES) {
  const { status, sobre, content } = await world.server.call(turnos.sustitutos, { personaId: idOf(userName), fecha }, await world.as(who));
  return { status, code: sobre.Error?.Code, items: content?.items ?? [], total: content?.total };
}

test('who could work a day instead: free, there, rested; who likes to work then comes first, and only people whom one plans', async () => {
  const draw = async (userName: string, fecha: string, inicio: string, fin: string) => {
    const turno = { codigo: 'X', nombre: 'X', inicio, fin, pausas: [] };
    const cell = { personaId: idOf(userName), fecha, que: 'turnos' as const, partes: [{ turno }], sobre: null, version: null };
    await world.server.call(turnos.escribir, { celdas: [cell] }, await world.as('JEFE'));
  };
  const say = async (userName: string, clase: 'prefiere' | 'prefiere-no' | 'no', resto: { desde?: string; hasta?: string } = {}) =>
    world.server.call(disponibilidad.anadir, { clase, fecha: VIERNES, ...resto }, await world.as(userName));

  const names = async (who: string) => (await ask(who)).items.map(({ persona }) => persona.id);
  // Eva works that day, Luis is away.
  expect((await names('JEFE')).toSorted((a, b) => a - b)).toEqual(['NOE', 'UXIA', 'IVO'].map(idOf).toSorted((a, b) => a - b));
  expect(await names('JEFA')).toContain(idOf('ALMA'));

  // A draft of the evening before leaves too short a rest, one of the noon does not, and says how long it is.
  await draw('IVO', JUEVES, '15:00', '22:00');
  await draw('UXIA', JUEVES, '08:00', '15:30');
  await say('NOE', 'prefiere');
  expect((await ask('JEFE')).items).toEqual([
    expect.objectContaining({ persona: expect.objectContaining({ id: idOf('NOE') }), deseo: 'favor' }),
    { persona: { id: idOf('UXIA'), nombre: expect.any(String), iniciales: expect.any(String) }, descanso: 870, deseo: null, avisos: [] },
  ]);
  await say('NOE', 'no', { desde: '13:00', hasta: '14:00' });
  expect(await names('JEFE')).toEqual([idOf('UXIA')]);
});

test('of a day off nobody is found, and of people whom one does not plan nothing is told', async () => {
  expect(await ask('JEFE', 'ANA', SABADO)).toMatchObject({ status: 200, items: [], total: 0 });
  expect((await ask('JEFE', 'ALMA')).code).toBe('turnos.persona-no-existe');
  expect((await ask('ANA')).status).toBe(403);
});
