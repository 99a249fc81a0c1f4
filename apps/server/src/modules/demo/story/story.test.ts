import { createPlanner } from '@jornada/domain/horario/index.ts';
import { describe, expect, test } from 'vitest';
import type { VersionHorario } from '@jornada/domain/horario/modelo.ts';
import { CUENTAS } from '../../../shared/demo-accounts.ts';
import { CENTROS } from '../company/centres.ts';
import { PERSONAS } from '../company/people.ts';
import type { PersonaDemo } from '../company/person.ts';
import { TIPOS } from '../company/record-types.ts';
import { HORARIOS } from '../company/schedules.ts';
import { randomFor } from '../random.ts';
import { absencesOf } from './absences.ts';
import { actionsOf } from './actions.ts';
import { touchesOf, type Toque } from './day.ts';
import { dueAbsences } from './due-absences.ts';
import { historyOf } from './mishaps.ts';

const YEAR = { desde: '2026-01-01', hasta: '2026-12-31' };

/** A person's planned days of 2026 without holidays or absences. */
function plannedYear(persona: PersonaDemo) {
  const { zona, pais } = CENTROS[persona.centro];
  const horario: VersionHorario = HORARIOS[persona.asignaciones[0]?.horario ?? 'partida'].definicion;
  const periodo = { desde: '2020-01-01', hasta: null, horario, horarioNombre: '', centro: { id: 1, nombre: '', zona, pais } };
  const plan = createPlanner({ festivos: [] }).planFor({ periodos: [periodo], ausencias: [] });
  return plan.planDias(YEAR.desde, YEAR.hasta).filter(({ turno }) => turno !== null);
}

const find = (userName: string): PersonaDemo => {
  const persona = PERSONAS.find((one) => one.userName === userName);
  if (!persona) throw new Error(`nobody is ${userName}`);
  return persona;
};

test('random numbers depend only on their subject, and are spread as documented', () => {
  expect(randomFor('a', 1).next()).toBe(randomFor('a', 1).next());
  expect(randomFor('a', 1).next()).not.toBe(randomFor('a', 2).next());
  const many = Array.from({ length: 4000 }, (_, index) => randomFor('spread', index));
  const mean = many.reduce((sum, luck) => sum + luck.next(), 0) / many.length;
  expect(mean).toBeCloseTo(0.5, 1);
  const wide = many.map((luck) => luck.around(10));
  const deviation = Math.sqrt(wide.reduce((sum, value) => sum + value * value, 0) / wide.length);
  expect(deviation).toBeGreaterThan(9);
  expect(deviation).toBeLessThan(11);
});

test('nobody is away twice at once, and everybody has vacations', () => {
  for (const { userName } of PERSONAS) {
    const list = absencesOf(userName, 2026);
    for (const [index, { desde, hasta }] of list.entries()) {
      expect(desde <= hasta).toBe(true);
      expect(desde >= YEAR.desde && hasta <= YEAR.hasta).toBe(true);
      expect((list[index + 1]?.desde ?? '9999') > hasta).toBe(true);
    }
    expect(list.some(({ clase }) => clase === 'vacaciones')).toBe(true);
  }
});

describe('absences that become known', () => {
  const span = { desde: '2026-05-01', ayer: '2026-06-30', isFirst: true, existing: [] };

  test('vacations ahead of time, the rest when it begins, nothing twice', () => {
    for (const persona of PERSONAS.filter(({ userName }) => !Object.values<string>(CUENTAS).includes(userName))) {
      const due = dueAbsences(persona, span);
      for (const { clase, desde } of due) expect(clase === 'vacaciones' || desde <= span.ayer).toBe(true);
      expect(dueAbsences(persona, { ...span, existing: due })).toEqual([]);
    }
  });

  test('the listed accounts are never absent today; one has a pending request', () => {
    for (const userName of Object.values(CUENTAS)) {
      for (const { desde, hasta, aprobada } of dueAbsences(find(userName), { ...span, ayer: '2026-08-10' })) {
        expect(aprobada ? hasta < '2026-08-10' : desde > '2026-08-10').toBe(true);
      }
    }
    const pending = dueAbsences(find(CUENTAS.fijo), span).find(({ aprobada }) => !aprobada);
    expect(pending).toMatchObject({ clase: 'vacaciones', desde: '2026-08-10', hasta: '2026-08-14' });
  });
});

test('the touches of a day are in order, whole, and make about the planned minutes', () => {
  for (const persona of PERSONAS) {
    // The quarter of the year in which the clocks go forward.
    for (const previsto of plannedYear(persona).filter(({ fecha }) => fecha < '2026-04-01')) {
      const toques = touchesOf(persona, previsto);
      expect(touchesOf(persona, previsto)).toEqual(toques);
      expect(TIPOS[toques[0]?.tipo ?? 'salida'].clase).toBe('entrada');
      expect(toques.at(-1)?.tipo).toBe('salida');
      const isUnpaid = ({ tipo }: Toque): boolean => TIPOS[tipo].clase === 'pausa' && !TIPOS[tipo].pagado;
      const stretches = toques.slice(1).map((toque, index) => ({ from: toques[index] ?? toque, to: toque }));
      // At least a minute, so that no part is empty.
      expect(stretches.every(({ from, to }) => to.en - from.en > 60_000)).toBe(true);
      expect(toques.every(({ tipo, nota }) => nota !== null || !TIPOS[tipo].requiereObservaciones)).toBe(true);
      expect(toques.every(({ tipo, proyecto }) => proyecto !== null || !TIPOS[tipo].requiereProyecto)).toBe(true);
      const worked = stretches
        .filter(({ from }) => !isUnpaid(from))
        .reduce((sum, { from, to }) => sum + Math.floor(to.en / 60_000) - Math.floor(from.en / 60_000), 0);
      expect(Math.abs(worked - previsto.minutos)).toBeLessThanOrEqual(100);
    }
  }
});

test('about one clock-out in 120 is forgotten; most are noticed at night, others asked for later; both sides agree', () => {
  let days = 0;
  let late = 0;
  let asked = 0;
  let never = 0;
  for (const persona of PERSONAS) {
    for (const previsto of plannedYear(persona)) {
      const { toques, seguimientos } = historyOf(persona, previsto, { isLeftOpen: false });
      days += 1;
      if (seguimientos.some(({ que }) => que === 'alta')) asked += 1;
      else if (toques.at(-1)?.tipo !== 'salida') never += 1;
      else if (seguimientos.some((one) => one.que === 'correccion' && one.toque === toques.length - 1)) late += 1;
      const instants = seguimientos.map(({ en }) => en);
      expect(instants).toEqual(instants.toSorted((a, b) => a - b));
      for (const en of instants) expect(en).toBeGreaterThan(toques.at(-1)?.en ?? Infinity);
    }
  }
  expect(days / (late + asked + never)).toBeGreaterThan(90);
  expect(days / (late + asked + never)).toBeLessThan(150);
  expect(never).toBeGreaterThan(0);
  expect(never / late).toBeLessThan(0.3);
  expect(asked / late).toBeGreaterThan(0.2);
  expect(asked / late).toBeLessThan(0.7);
});

test('a day that is not over is left out whole, and what is done later waits for its hour', () => {
  const touch = (en: number) => ({ en, tipo: 'entrada' as const, proyecto: null, nota: null });
  const days = [
    {
      fecha: '2026-03-10',
      toques: [touch(10), touch(20)],
      seguimientos: [{ en: 45, que: 'respuesta' as const, acepta: true, motivo: null }],
    },
    { fecha: '2026-03-11', toques: [touch(30), touch(40)], seguimientos: [] },
    { fecha: '2026-03-12', toques: [touch(50), touch(70)], seguimientos: [] },
  ];
  const at = (span: { desde: string; since: number; now: number }) => actionsOf(days, span).map(({ en }) => en);
  expect(at({ desde: '2026-03-10', since: 0, now: 60 })).toEqual([10, 20, 30, 40, 45]);
  expect(at({ desde: '2026-03-10', since: 0, now: 42 })).toEqual([10, 20, 30, 40]);
  expect(at({ desde: '2026-03-12', since: 40, now: 80 })).toEqual([45, 50, 70]);
  expect(at({ desde: '2026-03-12', since: 45, now: 80 })).toEqual([50, 70]);
});
