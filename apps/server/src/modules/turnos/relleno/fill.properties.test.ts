import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import { avisosDelDia, limitesEn, type DiaVivido } from '@jornada/domain/limites/index.ts';
import { LUNES, necesita, pedidoRelleno, rellenable, TRES_TURNOS, turnoRellenable } from '@jornada/domain/testing/relleno.ts';
import { fechas, historia, vivido } from '@jornada/domain/testing/vividos.ts';
import { createExaminador } from '@jornada/domain/turnos/relleno/examen.ts';
import type { PedidoRelleno, PersonaRellenable, PlanRelleno } from '@jornada/domain/turnos/relleno/modelo.ts';
import { createRelleno, type PropuestaRelleno } from '@jornada/domain/turnos/relleno/relleno.ts';
import { createTablero } from '@jornada/domain/turnos/relleno/tablero.ts';
import type { Solver } from '../../../platform/solver/program.ts';
import { loadSolver } from '../../../platform/solver/solver.ts';
import { workOn } from './work-on.ts';

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

/** The plan after so many tasks at most, each with all the time that it needs. */
function fill(pedido: PedidoRelleno, tasks: number): PropuestaRelleno | null {
  const relleno = createRelleno(pedido);
  for (let task = 0; task < tasks; task += 1) {
    const tarea = relleno.next(30);
    if (!tarea) break;
    relleno.take(workOn(solver, tarea, { segundos: 30, isStopped: () => false, onBetter: (valores) => void relleno.offer(valores) }));
  }
  return relleno.best();
}

const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { nil: null });
const margin = (most: number): fc.Arbitrary<{ minimo: number | null; maximo: number | null }> =>
  fc.record({ minimo: maybe(fc.integer({ min: 1, max: 2 })), maximo: maybe(fc.integer({ min: 2, max: most })) });

const DIAS = fechas('2026-06-05', 4);
const SHORT = [turnoRellenable('M', '06:00', '14:00'), turnoRellenable('N', '20:00', '04:00', ['M'])];
const shift = fc.constantFrom('M', 'N');
const day = fc.constantFrom(...DIAS);

/** Two people with any rules of a company, four days from a Friday on, two shifts: few enough to try every plan. */
const small = fc
  .record({
    people: fc.array(
      fc.record({
        turnos: maybe(fc.constant(['M'])),
        minutos: fc.record({ minimo: maybe(fc.integer({ min: 0, max: 1500 })), maximo: maybe(fc.integer({ min: 480, max: 1500 })) }),
        porTurno: fc.record({ N: margin(3) }, { requiredKeys: [] }),
        seguidos: fc.record({ minimo: maybe(fc.integer({ min: 1, max: 3 })), maximo: maybe(fc.integer({ min: 2, max: 3 })) }),
        libres: fc.integer({ min: 1, max: 3 }),
        fines: maybe(fc.integer({ min: 0, max: 1 })),
        ausencias: fc.array(day, { maxLength: 1 }),
        deseos: fc.array(
          fc.record({ fecha: day, turno: maybe(shift), clase: fc.constantFrom('favor', 'contra'), peso: fc.integer({ min: 1, max: 9 }) }),
          {
            maxLength: 3,
          },
        ),
        llevan: fc.record({ noches: fc.nat({ max: 3 }), fines: fc.nat({ max: 3 }), festivos: fc.nat({ max: 3 }) }),
        parte: fc.constantFrom(0, 0.5, 1),
        habilidades: fc.constantFrom<string[]>([], ['grua']),
        past: maybe(fc.array(fc.constantFrom('M', 'N', null), { minLength: 3, maxLength: 3 })),
      }),
      { minLength: 2, maxLength: 2 },
    ),
    needs: fc.array(
      fc.record({
        fecha: day,
        turno: shift,
        habilidad: maybe(fc.constant('grua')),
        personas: fc.integer({ min: 0, max: 2 }),
        pesoFalta: fc.integer({ min: 1, max: 20 }),
        pesoSobra: fc.integer({ min: 0, max: 9 }),
      }),
      { maxLength: 8 },
    ),
    contrato: maybe(fc.integer({ min: 1, max: 5 })),
    reparto: fc.record({ noches: fc.nat({ max: 4 }), fines: fc.nat({ max: 4 }), festivos: fc.nat({ max: 4 }) }),
  })
  .map(({ people, needs, contrato, reparto }): PedidoRelleno => {
    const personas = people.map(({ past, ...resto }, id): PersonaRellenable => {
      const worked = past?.flatMap((turno, index) => {
        const fecha = masDias('2026-06-02', index);
        const end = turno === 'N' ? `${masDias(fecha, 1)}T02:00:00Z` : `${fecha}T12:00:00Z`;
        return turno === null ? [] : [{ fecha, turno, inicio: `${fecha}T${turno === 'N' ? '18' : '04'}:00:00Z`, fin: end, minutos: 480 }];
      });
      return rellenable(id, {
        ...resto,
        historia: worked ? { desde: '2026-06-02', dias: worked } : null,
      });
    });
    return pedidoRelleno({
      dias: DIAS,
      turnos: SHORT,
      festivos: ['2026-06-08'],
      personas,
      necesidades: needs,
      pesos: { contrato, reparto },
    });
  });

/** Every row of days of one person that breaks nothing. */
function rowsOf(pedido: PedidoRelleno, index: number): number[][] {
  const { roturasDe } = createExaminador(createTablero(pedido));
  const all = DIAS.reduce<number[][]>((rows) => rows.flatMap((row) => [-1, 0, 1].map((turno) => [...row, turno])), [[]]);
  return all.filter((fila) => roturasDe(index, fila).length === 0);
}

test('nothing costs less than the plan, whatever the rules of a company are: every plan was tried', () => {
  fc.assert(
    fc.property(small, (pedido) => {
      const { examine } = createExaminador(createTablero(pedido));
      const [first, second] = [rowsOf(pedido, 0), rowsOf(pedido, 1)];
      let least = Infinity;
      for (const one of first) for (const other of second) least = Math.min(least, examine([one, other]).coste.total);
      const made = fill(pedido, 4);
      const isPossible = least < Infinity;
      expect(made?.roturas.length === 0).toBe(isPossible);
      expect(isPossible ? made?.coste.total : least).toBeCloseTo(least, 4);
      expect(made?.cota ?? -Infinity).toBeLessThanOrEqual(least + 1e-4);
    }),
    { numRuns: 25 },
  );
});

const HOURS: Readonly<Record<string, string>> = { M: '06:00-14:00', T: '14:00-22:00', N: '22:00-+06:00' };
/** The coffee of twenty minutes in the middle of a shift. */
const stretches = (codigo: string): string[] => {
  const [from = '', to = ''] = (HOURS[codigo] ?? '').split('-');
  const middle = { M: ['09:50', '10:10'], T: ['17:50', '18:10'], N: ['+01:50', '+02:10'] }[codigo] ?? [];
  return [`${from}-${middle[0]}`, `${middle[1]}-${to}`];
};

const livedBy = (dias: readonly string[], fila: readonly number[]): DiaVivido[] =>
  dias.flatMap((fecha, dia) => {
    const turno = TRES_TURNOS[fila[dia] ?? -1];
    return turno ? [vivido(fecha, stretches(turno.codigo))] : [];
  });

/** What `limites` says of a plan as if it had been lived after a history. */
function warnings(
  pedido: PedidoRelleno,
  plan: PlanRelleno,
  past: readonly DiaVivido[],
  quien: { pais: string; isMenor: boolean },
): string[] {
  return plan.flatMap((fila) => {
    const planned = livedBy(pedido.dias, fila);
    const whole = historia([...past, ...planned], { pais: quien.pais, quien: { isMenor: quien.isMenor, convenio: null } });
    return planned.flatMap(({ fecha }) => avisosDelDia(whole, fecha).map(({ regla }) => `${regla} ${fecha}`));
  });
}

test('a plan breaks no limit of working time, also with the days before it and when the clocks change', () => {
  const run = fc.record({
    desde: fc.constantFrom(LUNES, '2026-03-19', '2026-10-20', '2026-06-04'),
    pais: fc.constantFrom('ES', 'PT', 'DE', 'GB', 'IE'),
    isMenor: fc.boolean(),
    past: fc.array(fc.constantFrom(0, 1, 2, -1, -1), { minLength: 6, maxLength: 6 }),
    needs: fc.record({ M: fc.integer({ min: 1, max: 2 }), T: fc.integer({ min: 0, max: 1 }), N: fc.integer({ min: 1, max: 2 }) }),
    libres: fc.integer({ min: 1, max: 2 }),
    maximo: fc.constantFrom(5, 6, null),
  });
  fc.assert(
    fc.property(run, ({ desde, pais, isMenor, past, needs, libres, maximo }) => {
      const dias = fechas(desde, 14);
      const before = livedBy(fechas(masDias(desde, -6), 6), past);
      const dia = (one: DiaVivido) => ({ fecha: one.fecha, turno: null, inicio: one.inicio ?? '', fin: one.fin ?? '', minutos: 460 });
      const persona = {
        historia: { desde: masDias(desde, -6), dias: before.map(dia) },
        limites: [{ desde: '2000-01-01', limites: limitesEn(pais, desde, [], { isMenor, convenio: null }) }],
        seguidos: { minimo: null, maximo },
        libres,
      };
      const pedido = pedidoRelleno({
        dias,
        pais,
        personas: [1, 2].map((id) => rellenable(id, persona)),
        necesidades: necesita(dias, needs),
      });
      const made = fill(pedido, 3);
      expect(made?.roturas).toEqual([]);
      expect(warnings(pedido, made?.plan ?? [], before, { pais, isMenor })).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

test('nobody has nights for more than two weeks, also where it takes a second try to see it', () => {
  const dias = fechas(LUNES, 21);
  const persona = rellenable(1, {
    turnos: ['N'],
    limites: [{ desde: '2000-01-01', limites: limitesEn('ES', LUNES) }],
    libres: 2,
    seguidos: { minimo: 2, maximo: 5 },
  });
  const pedido = pedidoRelleno({ dias, personas: [persona], necesidades: necesita(dias, { N: 1 }) });
  const made = fill(pedido, 6);
  expect(made?.roturas).toEqual([]);
  expect(warnings(pedido, made?.plan ?? [], [], { pais: 'ES', isMenor: false })).toEqual([]);
});

test('days that people have fixed stay, also against a rule: the plan says so, and breaks no other', () => {
  const dias = fechas(LUNES, 7);
  const limites = [{ desde: '2000-01-01', limites: limitesEn('ES', LUNES) }];
  const [first = '', second = ''] = dias;
  const fijos = [
    { fecha: first, turno: 'T' },
    { fecha: second, turno: 'M' },
  ];
  const personas = [rellenable(1, { limites, fijos }), rellenable(2, { limites, seguidos: { minimo: 2, maximo: 5 } })];
  const made = fill(pedidoRelleno({ dias, personas, necesidades: necesita(dias, { M: 1, T: 1 }) }), 6);
  expect(made?.plan[0]?.slice(0, 2)).toEqual([1, 0]);
  expect(made?.roturas.map(({ personaId, motivo }) => `${personaId} ${motivo}`)).toEqual(['1 descanso-diario', '1 sucesion']);
  expect(made?.isOptima).toBe(true);
});

test('where fixed days leave too few days off between them, the work around them is still of the right length', () => {
  const dias = fechas(LUNES, 7);
  const at = (dia: number, turno: string | null) => ({ fecha: dias[dia] ?? '', turno });
  const fijos = [at(2, 'M'), at(3, null), at(4, 'M')];
  const persona = rellenable(1, { fijos, seguidos: { minimo: 2, maximo: 2 }, libres: 2 });
  const made = fill(pedidoRelleno({ dias, personas: [persona], necesidades: necesita(dias, { M: 1 }) }), 6);
  expect(made?.roturas.map(({ motivo }) => motivo)).toEqual(['libres-minimo']);
  expect(made?.plan).toEqual([[-1, 0, 0, -1, 0, 0, -1]]);
});
