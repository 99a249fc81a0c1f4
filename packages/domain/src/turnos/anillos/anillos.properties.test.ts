import fc from 'fast-check';
import { expect, test } from 'vitest';
import { masDias } from '../../horario/calendario.ts';
import { codes, deTurnos, M, mesaDe, N, semanaDe, T } from '../../testing/plan.ts';
import { daysOfChange, REGLAS_QUE_IMPIDEN, type MesaDeCambios } from '../cambios/index.ts';
import { partsOf } from '../plan/index.ts';
import { planVivido } from '../plan/limites-del-plan.ts';
import { findAnillos, type OfertaDeTurno } from './index.ts';

const LUNES = '2026-12-14';
const DAYS = 14;
const shifts = fc.constantFrom(M, T, N, null, null);

/** People with two weeks at random, and what each of them offers and accepts. */
const plantillas = fc.array(
  fc.record({
    turnos: fc.array(shifts, { minLength: DAYS, maxLength: DAYS }),
    da: fc.nat({ max: DAYS - 1 }),
    codigos: fc.constantFrom(null, ['M'], ['T'], ['N'], ['M', 'T']),
    isMenor: fc.boolean(),
    puesto: fc.constantFrom(1, 1, 1, 2),
  }),
  { minLength: 3, maxLength: 8 },
);

type Plantilla = typeof plantillas extends fc.Arbitrary<infer P> ? P : never;

function searchIn(plantilla: Plantilla) {
  const personas = plantilla.map(({ turnos, isMenor, puesto }, id) =>
    deTurnos(id, semanaDe(LUNES, [...turnos, ...Array.from({ length: 42 }, () => null)]), {
      isMenor,
      puestoId: puesto,
      puestos: new Set([puesto]),
    }),
  );
  const ofertas = plantilla.map(({ da, codigos }, personaId): OfertaDeTurno => ({
    personaId,
    fechas: [masDias(LUNES, da)],
    acepta: { codigos, desde: LUNES, hasta: masDias(LUNES, DAYS - 1) },
  }));
  const mesa = mesaDe(personas);
  const [origen = { personaId: 0, fechas: [], acepta: { codigos: null, desde: LUNES, hasta: LUNES } }] = ofertas;
  return { mesa, personas, ofertas, found: findAnillos(mesa, { origen, ofertas: ofertas.slice(1), maximo: 50 }) };
}

/** How many shifts somebody has over the time of the plan, and what, before and after a ring. */
function countShifts(mesa: MesaDeCambios, id: number, days: ReturnType<typeof daysOfChange>) {
  const after = new Map(days.filter(({ personaId }) => personaId === id).map(({ fecha, dia }) => [fecha, dia]));
  const dates = Array.from({ length: DAYS }, (_, index) => masDias(LUNES, index));
  const { laboral, puestoId } = mesa.personaDe(id);
  const before = dates.map((fecha) => partsOf(laboral, fecha, puestoId) ?? []);
  return { before, afterwards: dates.map((fecha, index) => after.get(fecha) ?? before[index] ?? []) };
}

test('a ring leaves everybody’s number of shifts as it was, and of each day the same shifts in the same posts', () => {
  fc.assert(
    fc.property(plantillas, (plantilla) => {
      const { mesa, personas, found } = searchIn(plantilla);
      for (const { cesiones, ofertas } of found.anillos) {
        const days = daysOfChange(cesiones);
        expect(new Set(ofertas.map(({ personaId }) => personaId)).size).toBe(ofertas.length);
        const all = personas.map(({ id }) => countShifts(mesa, id, days));
        for (const { before, afterwards } of all) expect(afterwards.flat().length).toBe(before.flat().length);
        for (let day = 0; day < DAYS; day += 1) {
          const work = (which: 'before' | 'afterwards') =>
            all.flatMap((one) => (one[which][day] ?? []).map(({ turno, puestoId }) => `${turno.codigo} ${puestoId}`)).toSorted();
          expect(work('afterwards')).toEqual(work('before'));
        }
      }
    }),
    { numRuns: 150 },
  );
});

test('in a ring everybody takes what they accept, and `limites` finds no new breach that keeps from a change', () => {
  fc.assert(
    fc.property(plantillas, (plantilla) => {
      const { mesa, found } = searchIn(plantilla);
      for (const { cesiones, ofertas } of found.anillos) {
        expect(mesa.revisa(cesiones).obstaculos).toEqual([]);
        const days = daysOfChange(cesiones);
        for (const { personaId, acepta, fechas } of ofertas) {
          const taken = cesiones.filter(({ a }) => a === personaId);
          expect(taken.every(({ partes }) => acepta.codigos === null || acepta.codigos.includes(codes(partes)))).toBe(true);
          expect(cesiones.filter(({ de }) => de === personaId).map(({ fecha }) => fecha)).toEqual(fechas);
          const persona = mesa.personaDe(personaId);
          const sueltos = new Map(days.filter((one) => one.personaId === personaId).map(({ fecha, dia }) => [fecha, dia]));
          const { periodos, ausencias } = persona.laboral;
          const then = planVivido({ ...persona, laboral: mesa.planner.planFor({ periodos, ausencias, sueltos }) });
          const dates = Array.from({ length: 30 }, (_, index) => masDias(LUNES, index));
          const breaches = (plan: typeof then) =>
            dates.flatMap((fecha) => plan.avisosDe(fecha)).filter(({ regla }) => REGLAS_QUE_IMPIDEN.has(regla));
          const known = new Set(breaches(planVivido(persona)).map(({ regla, fecha }) => `${regla} ${fecha}`));
          const isOld = ({ regla, fecha }: { regla: string; fecha: string }) => known.has(`${regla} ${fecha}`);
          expect(breaches(then).filter((one) => !isOld(one))).toEqual([]);
        }
      }
    }),
    { numRuns: 150 },
  );
});

test('no ring is overlooked: whatever three people in a circle could do is found, if nobody can do it in two', () => {
  fc.assert(
    fc.property(plantillas, (plantilla) => {
      const { mesa, ofertas, found } = searchIn(plantilla);
      const [origen, ...others] = ofertas;
      if (!origen) return;
      const gives = (from: OfertaDeTurno, to: OfertaDeTurno) =>
        from.fechas.map((fecha) => ({ de: from.personaId, a: to.personaId, fecha, partes: mesa.partesDe(from.personaId, fecha) ?? [] }));
      const works = (members: OfertaDeTurno[]) => {
        const cesiones = members.flatMap((one, index) => gives(one, members[(index + 1) % members.length] ?? one));
        const isWanted = cesiones.every(({ a, partes }) => {
          const codigos = ofertas[a]?.acepta.codigos ?? null;
          return partes.length === 1 && (codigos === null || codigos.includes(codes(partes)));
        });
        return isWanted && mesa.revisa(cesiones).obstaculos.length === 0;
      };
      const twos = others.filter((one) => works([origen, one])).length;
      const threes = others.flatMap((one) => others.filter((other) => other !== one && works([origen, one, other]))).length;
      const ofLength = (length: number) => found.anillos.filter((anillo) => anillo.ofertas.length === length).length;
      expect([ofLength(2), ofLength(3)]).toEqual([twos, Math.min(threes, 50 - twos)]);
    }),
    { numRuns: 80 },
  );
});

/** So many people in three crews, each of which wants the shifts of the next one for a week. */
function crews(count: number) {
  const people = Array.from({ length: count }, (_, id) =>
    deTurnos(
      id,
      semanaDe(masDias(LUNES, -7 * (id % 3)), [M, M, M, M, M, null, null, T, T, T, T, T, null, null, N, N, N, N, N, null, null]),
    ),
  );
  const fechas = [LUNES, masDias(LUNES, 1), masDias(LUNES, 2), masDias(LUNES, 3), masDias(LUNES, 4)];
  const wanted = [['T'], ['N'], ['M']];
  const [origen, ...ofertas] = people.map(({ id }): OfertaDeTurno => ({
    personaId: id,
    fechas,
    acepta: { codigos: wanted[id % 3] ?? null, desde: LUNES, hasta: masDias(LUNES, 6) },
  }));
  if (!origen) throw new Error('nobody');
  return { people, origen, ofertas };
}

test('a search among 200 people asks about each pair once at most, and not more often than it may', () => {
  const { people, ...search } = crews(200);
  const { pasos, isAgotado, anillos } = findAnillos(mesaDe(people), search);
  expect(isAgotado).toBe(false);
  expect(pasos).toBeLessThanOrEqual(20_000);
  expect(anillos.length).toBeGreaterThan(0);
  expect(findAnillos(mesaDe(people), { ...search, maxPasos: 50 }).pasos).toBe(50);
});

test('a search among a thousand offers ends after so many circles, and says that it was cut off', () => {
  const { people, ...search } = crews(1000);
  const { vueltas, isAgotado, anillos } = findAnillos(mesaDe(people), { ...search, maxPasos: 1500, maxVueltas: 5000 });
  expect({ vueltas, isAgotado }).toEqual({ vueltas: 5000, isAgotado: true });
  expect(anillos.length).toBeGreaterThan(0);
});
