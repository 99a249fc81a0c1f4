import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ContextoLaboral } from '../horario/modelo.ts';
import { createPlanner } from '../horario/planner.ts';
import { dias, personas } from '../testing/arbitrarios.ts';
import { ausencia } from '../testing/laboral.ts';
import { concesion, politica } from '../testing/vacaciones.ts';
import { carryOver } from './arrastre.ts';
import { POR_DIA, sumOf } from './cantidad.ts';
import { assign, type CuentaVacaciones } from './cuenta.ts';
import { accruedOf, grantsFor } from './devengo.ts';
import { countDays } from './dias.ts';
import { BASES_VACACIONES, CLASES_CONCESION, type Concesion, type UsoVacaciones } from './modelo.ts';
import { balanceOn } from './saldo.ts';

const plus = (fecha: string, days: number): string => Temporal.PlainDate.from(fecha).add({ days }).toString();
const dia = fc.integer({ min: 0, max: 900 }).map((days) => plus('2026-01-01', days));
const largo = fc.integer({ min: 0, max: 25 });

// What a request takes.

const politicas = fc.constantFrom(...BASES_VACACIONES).map((base) => politica({ base, mediosDias: [{ desde: '12-20', hasta: '01-05' }] }));

test('a request takes what its parts take, day by day and year by year', () => {
  fc.assert(
    fc.property(personas, politicas, dias, largo, largo, (laboral, rules, desde, first, second) => {
      const middle = plus(desde, first);
      const hasta = plus(middle, second + 1);
      const of = (from: string, to: string) => countDays(laboral, rules, { desde: from, hasta: to, mitad: null });
      const whole = of(desde, hasta);
      expect(whole.dias).toEqual([...of(desde, middle).dias, ...of(plus(middle, 1), hasta).dias]);
      expect(whole.total).toBe(sumOf(whole.dias.map(({ cantidad }) => cantidad)));
      expect(whole.total).toBe(sumOf(whole.porAno.map(({ cantidad }) => cantidad)));
      expect(whole.dias.every(({ cantidad }) => [0, POR_DIA / 2, POR_DIA].includes(cantidad))).toBe(true);
    }),
  );
});

test('half a day takes half a day of a shift and never more than the whole one; the day of return is worked', () => {
  fc.assert(
    fc.property(personas, politicas, dias, largo, (laboral, rules, desde, length) => {
      const hasta = plus(desde, length);
      const whole = countDays(laboral, rules, { desde, hasta, mitad: null });
      const half = countDays(laboral, rules, { desde, hasta, mitad: 'tarde' });
      for (const [index, { cantidad, fecha }] of half.dias.entries()) {
        expect(cantidad).toBeLessThanOrEqual(whole.dias[index]?.cantidad ?? 0);
        expect(cantidad === 0 || ['laborable', 'ausencia'].includes(laboral.planDia(fecha).motivo)).toBe(true);
      }
      const { vuelve } = whole;
      expect(vuelve === null || (vuelve > hasta && laboral.planDia(vuelve).motivo === 'laborable')).toBe(true);
    }),
  );
});

test('a request that stands in the plan already is counted like a new one', () => {
  fc.assert(
    fc.property(personas, politicas, dias, largo, fc.boolean(), (laboral, rules, desde, length, aprobada) => {
      const hasta = plus(desde, length);
      const own = ausencia(desde, hasta, { aprobada });
      // The same person without holidays of the centre: the planner keeps those to itself.
      const plan = (ausencias: ContextoLaboral['ausencias']) => createPlanner({ festivos: [] }).planFor({ ...laboral, ausencias });
      const of = (one: ContextoLaboral) => countDays(one, rules, { desde, hasta, mitad: null }).dias;
      expect(of(plan([...laboral.ausencias, own]))).toEqual(of(plan(laboral.ausencias)));
    }),
  );
});

// The right of a year.

const contratos = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 300 })), { minLength: 1, maxLength: 5 })
  .map((parts) => {
    let end = '2025-06-30';
    return parts.map(([gap, length]) => {
      const desde = plus(end, gap);
      end = plus(desde, length);
      return { desde, hasta: end };
    });
  });

test('a right grows every day of contract and on no other, skips no month, and is whole on the last one', () => {
  fc.assert(
    fc.property(contratos, fc.integer({ min: 2026, max: 2028 }), fc.integer({ min: 1, max: 40 }), (contrato, ano, days) => {
      const [granted] = grantsFor({ ano, contrato, servicioDesde: null, politica: politica({ anual: days * POR_DIA }) });
      if (!granted) return;
      const yearDays = Temporal.PlainDate.from(granted.desde).daysInYear;
      let before = 0;
      for (let fecha = `${ano}-01-01`; fecha <= `${ano}-12-31`; fecha = plus(fecha, 1)) {
        const now = accruedOf(granted, contrato, fecha);
        const isHired = contrato.some(({ desde, hasta }) => desde <= fecha && fecha <= hasta);
        // Each day its part, to the ten-thousandth.
        expect(Math.abs(now - before - (isHired ? (days * POR_DIA) / yearDays : 0))).toBeLessThanOrEqual(1);
        before = now;
      }
      expect(before).toBe(granted.cantidad);
      expect(before).toBeLessThanOrEqual(days * POR_DIA);
    }),
    { numRuns: 30 },
  );
});

// The account.

const concesiones: fc.Arbitrary<Concesion[]> = fc
  .array(
    fc.record({
      clase: fc.constantFrom(...CLASES_CONCESION),
      desde: dia,
      lasts: fc.option(fc.integer({ min: 0, max: 500 })),
      cantidad: fc.oneof(fc.integer({ min: 1, max: 30 * POR_DIA }), fc.constant(-2 * POR_DIA)),
    }),
    { maxLength: 6 },
  )
  .map((rows) =>
    rows.map(({ lasts, desde, ...resto }, id) => ({
      ...resto,
      id,
      desde,
      ano: Number(desde.slice(0, 4)),
      hasta: lasts === null ? null : plus(desde, lasts),
    })),
  );
const usos: fc.Arbitrary<UsoVacaciones[]> = fc.array(
  fc.record({
    solicitudId: fc.integer({ min: 1, max: 4 }),
    fecha: dia,
    cantidad: fc.constantFrom(POR_DIA / 2, POR_DIA, 5 * POR_DIA),
    estado: fc.constantFrom('pedido' as const, 'aprobado' as const),
  }),
  { maxLength: 15 },
);
const bajas = fc.array(
  fc
    .record({ desde: dia, lasts: fc.option(fc.integer({ min: 0, max: 200 })), isSinLimite: fc.boolean() })
    .map(({ lasts, desde, isSinLimite }) => ({ desde, hasta: lasts === null ? null : plus(desde, lasts), isSinLimite })),
  { maxLength: 1 },
);
const ledgers = fc.record({ concesiones, usos, bajas, bajaMeses: fc.constantFrom(15, 18) });
const tomasDe = ({ lotes, descubiertos }: CuentaVacaciones) => [...lotes.flatMap(({ tomas }) => tomas), ...descubiertos];
const options = { contrato: [{ desde: '2020-01-01', hasta: null }], redondeo: 'ninguno' } as const;

test('every day that was given is taken once or left, from a grant that is valid on the day', () => {
  fc.assert(
    fc.property(ledgers, (ledger) => {
      const cuenta = assign(ledger);
      for (const { concesion: grant, tomas, quedan } of cuenta.lotes) {
        expect(quedan + sumOf(tomas.map(({ cantidad }) => cantidad))).toBe(grant.cantidad);
        expect(quedan).toBeGreaterThanOrEqual(0);
        for (const { uso } of tomas) expect(uso.fecha >= grant.desde && uso.fecha <= (grant.hasta ?? '9999')).toBe(true);
      }
      const isDuringLeave = ({ fecha }: UsoVacaciones) =>
        ledger.bajas.some(({ desde, hasta }) => desde <= fecha && fecha <= (hasta ?? '9999'));
      for (const uso of ledger.usos.filter((one) => !isDuringLeave(one))) {
        const taken = tomasDe(cuenta).filter((toma) => toma.uso === uso);
        expect(sumOf(taken.map(({ cantidad }) => cantidad))).toBe(uso.cantidad);
      }
      for (const { uso } of cuenta.descubiertos) {
        const valid = cuenta.lotes.filter(({ concesion: { desde, hasta } }) => desde <= uso.fecha && uso.fecha <= (hasta ?? '9999'));
        // Days that sickness gave back come after it, and are not there for a day before.
        const left = valid.filter(({ concesion: { clase, id } }) => clase !== 'devuelta' || id !== null);
        expect(sumOf(left.map(({ quedan }) => quedan))).toBe(0);
      }
    }),
  );
});

/** The largest number of days that grants of one day each can cover, found by trying everything. */
function mostCovered(days: readonly string[], grants: readonly Concesion[]): number {
  const [first, ...rest] = days;
  if (first === undefined) return 0;
  const fitting = grants.filter(({ desde, hasta }) => desde <= first && first <= (hasta ?? '9999'));
  const taken = fitting.map(
    (one) =>
      1 +
      mostCovered(
        rest,
        grants.filter((other) => other !== one),
      ),
  );
  return Math.max(mostCovered(rest, grants), ...taken);
}

test('no other way to take days from the grants would cover more of them', () => {
  const single = fc.record({ desde: fc.integer({ min: 0, max: 20 }), lasts: fc.integer({ min: 0, max: 12 }) });
  fc.assert(
    fc.property(fc.array(single, { maxLength: 5 }), fc.array(fc.integer({ min: 0, max: 25 }), { maxLength: 5 }), (validities, days) => {
      const grants = validities.map(({ desde, lasts }, id) =>
        concesion(1, { id, desde: plus('2026-01-01', desde), hasta: plus('2026-01-01', desde + lasts) }),
      );
      const fechas = days.map((day) => plus('2026-01-01', day));
      const used = fechas.map((fecha): UsoVacaciones => ({ solicitudId: 1, fecha, cantidad: POR_DIA, estado: 'aprobado' }));
      const { descubiertos } = assign({ concesiones: grants, usos: used, bajas: [], bajaMeses: 18 });
      expect(days.length - descubiertos.length).toBe(mostCovered(fechas, grants));
    }),
    { numRuns: 300 },
  );
});

test('on any day the balance is the sum of its lines, and each total the sum of its own', () => {
  fc.assert(
    fc.property(ledgers, dia, (ledger, fecha) => {
      const cuenta = assign(ledger);
      const saldo = balanceOn(cuenta, fecha, options);
      expect(saldo.libre).toBe(sumOf(saldo.lineas.map(({ cantidad }) => cantidad)));
      expect(saldo.libre).toBe(saldo.concedido - saldo.pedido - saldo.aprobado - saldo.disfrutado - saldo.caducado);
      expect(saldo.generado).toBe(sumOf(saldo.devengos.map(({ cantidad }) => cantidad)));
      // The same without lines: what is left of the grants that hold on the day, less what the year has taken without a grant.
      const holds = cuenta.lotes.filter(({ concesion: { desde, hasta } }) => desde <= fecha && fecha <= (hasta ?? '9999'));
      const owed = cuenta.descubiertos.filter(({ uso }) => uso.fecha.slice(0, 4) === fecha.slice(0, 4));
      expect(saldo.libre).toBe(sumOf(holds.map(({ quedan }) => quedan)) - sumOf(owed.map(({ cantidad }) => cantidad)));
    }),
  );
});

test('cancelling gives back exactly what was taken', () => {
  fc.assert(
    fc.property(ledgers, dia, dia, (ledger, fecha, on) => {
      const before = balanceOn(assign(ledger), on, options);
      const own: UsoVacaciones = { solicitudId: 9, fecha, cantidad: 3 * POR_DIA, estado: 'aprobado' };
      const asked = [...ledger.usos, own];
      const after = balanceOn(assign({ ...ledger, usos: asked.filter(({ solicitudId }) => solicitudId !== 9) }), on, options);
      expect(after).toEqual(before);
    }),
  );
});

test('while nothing expires, a request lowers the balance by what it takes', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 364 }), { maxLength: 20 }), fc.integer({ min: 0, max: 364 }), (days, on) => {
      const fecha = plus('2026-01-01', on);
      const taken = days.map((day): UsoVacaciones => ({
        solicitudId: 1,
        fecha: plus('2026-01-01', day),
        cantidad: POR_DIA,
        estado: 'pedido',
      }));
      const saldo = balanceOn(assign({ concesiones: [concesion(22)], usos: taken, bajas: [], bajaMeses: 18 }), fecha, options);
      expect([saldo.libre, saldo.pedido]).toEqual([(22 - days.length) * POR_DIA, days.length * POR_DIA]);
    }),
  );
});

test('what is carried over is computed again to the same, though it be written already', () => {
  fc.assert(
    fc.property(ledgers, fc.integer({ min: 0, max: 20 }), (ledger, max) => {
      const rules = {
        ano: 2026,
        politica: { arrastre: { hasta: '03-31', maximo: max * POR_DIA }, arrastraDeuda: true, bajaMeses: 18, redondeo: 'medio' as const },
        impedidos: [],
      };
      const given = [...ledger.concesiones.filter(({ id }) => id !== null), concesion(22, { id: 90 })];
      const once = carryOver(assign({ ...ledger, concesiones: given }), rules);
      const again = carryOver(assign({ ...ledger, concesiones: [...given, ...once.map((one) => ({ ...one, id: 91 }))] }), rules);
      expect(again).toEqual(once);
    }),
  );
});
