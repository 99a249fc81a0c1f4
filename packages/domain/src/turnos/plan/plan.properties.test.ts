import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NADA_CERRADO } from '../../cierres/modelo.ts';
import { masDias } from '../../horario/calendario.ts';
import { createPlanner, type DiaSuelto } from '../../horario/index.ts';
import { avisosDelDia, limitesEn } from '../../limites/index.ts';
import { dias as dates, personas } from '../../testing/arbitrarios.ts';
import { deTurnos, dia, M, N, semanaDe, T } from '../../testing/plan.ts';
import { planVivido } from './limites-del-plan.ts';
import { coverOn, isSameDay, partsOf, publish, type Borrador, type PersonaDelPlan } from './index.ts';

const celdas = fc.constantFrom<DiaSuelto | null>(dia(M), dia(T), dia(N), dia(M, T), dia(), null);
const borradores = fc.array(fc.tuple(fc.integer({ min: -6, max: 20 }), celdas, fc.constantFrom(null, 4)), { maxLength: 14 });

const planes = fc.record({
  laboral: personas,
  hoy: dates,
  celdas: borradores,
  registros: fc.array(fc.integer({ min: -3, max: 5 })),
  cerrado: fc.boolean(),
});

/** A person with a plan at random, what is drawn for them, and what is published by it. */
function publishAny({ laboral, hoy, celdas: drawn, registros, cerrado }: typeof planes extends fc.Arbitrary<infer P> ? P : never) {
  const centro = laboral.planDia(hoy).centro?.id ?? 0;
  const persona: PersonaDelPlan = {
    id: 1,
    laboral,
    puestoId: 1,
    puestos: new Set([1]),
    publicado: [],
    cierres: cerrado ? { desde: '2025-01', cerrados: [{ centroId: centro, mes: masDias(hoy, 10).slice(0, 7) }] } : NADA_CERRADO,
    conRegistros: new Set(registros.map((days) => masDias(hoy, days))),
    limites: (fecha) => limitesEn('ES', fecha),
    isMenor: false,
  };
  const borrador: Borrador = new Map(drawn.map(([days, one, sobre]) => [masDias(hoy, days), { dia: one, sobre }]));
  const lapso = { desde: masDias(hoy, -4), hasta: masDias(hoy, 14) };
  const planner = createPlanner({ festivos: [] });
  const result = publish({ planner, hoy, numero: 9 }, lapso, { persona, borrador, publicados: new Map(), preaviso: () => null });
  const sueltos = new Map(result.filas.flatMap(({ fecha, dia: one }) => (one === null ? [] : [[fecha, one] as const])));
  const luego = planner.planFor({ periodos: laboral.periodos, ausencias: laboral.ausencias, sueltos });
  return { persona, borrador, result, luego, lapso, hoy };
}

test('a publication loses or doubles nobody’s day: each one is what was drawn, or what it was', () => {
  fc.assert(
    fc.property(planes, (plan) => {
      const { borrador, result, lapso } = publishAny(plan);
      const written = result.filas.map(({ fecha }) => fecha);
      const refused = result.obstaculos.map(({ fecha }) => fecha);
      const within = [...borrador.keys()].filter((fecha) => lapso.desde <= fecha && fecha <= lapso.hasta).toSorted();
      // Every cell of the span is written or refused, once.
      expect([...written, ...refused].toSorted()).toEqual(within);
      for (const { fecha, dia: one } of result.filas) expect(one).toEqual(borrador.get(fecha)?.dia);
    }),
  );
});

test('what people are told is the difference between before and after, no day more and none less', () => {
  fc.assert(
    fc.property(planes, (plan) => {
      const { result, luego, hoy, lapso } = publishAny({ ...plan, laboral: withoutHolidays(plan.laboral) });
      const told = new Map(result.cambios.map((cambio) => [cambio.fecha, cambio]));
      for (let fecha = lapso.desde; fecha <= lapso.hasta; fecha = masDias(fecha, 1)) {
        const [antes, despues] = [partsOf(withoutHolidays(plan.laboral), fecha, 1), partsOf(luego, fecha, 1)];
        expect(told.get(fecha)).toEqual(isSameDay(antes, despues) ? undefined : { fecha, antes, despues });
        expect(told.has(fecha) && fecha < hoy).toBe(false);
      }
    }),
  );
});

/** The same plan by a calendar without holidays, which is the calendar of the publication here. */
const withoutHolidays = ({ periodos, ausencias }: PersonaDelPlan['laboral']) =>
  createPlanner({ festivos: [] }).planFor({ periodos, ausencias });

test('a day that is over, has marks or is in a closed month answers as before', () => {
  fc.assert(
    fc.property(planes, (plan) => {
      const { persona, luego, hoy, result } = publishAny({ ...plan, laboral: withoutHolidays(plan.laboral) });
      for (let days = -40; days <= 40; days += 1) {
        const fecha = masDias(hoy, days);
        const isKept =
          fecha < hoy || persona.conRegistros.has(fecha) || (plan.cerrado && fecha.slice(0, 7) === masDias(hoy, 10).slice(0, 7));
        const inPlace = persona.laboral.planDia(fecha).centro?.id === persona.laboral.planDia(hoy).centro?.id;
        const holds = isKept && (inPlace || fecha < hoy || persona.conRegistros.has(fecha));
        const before = persona.laboral.planDia(fecha);
        expect(holds ? luego.planDia(fecha) : before).toEqual(before);
        expect(holds && result.filas.some((fila) => fila.fecha === fecha)).toBe(false);
      }
    }),
  );
});

test('a planned day without pauses to place has the minutes of the plan, and `limites` judges it as if it had been worked so', () => {
  fc.assert(
    fc.property(celdas, dates, (one, fecha) => {
      if (one === null) return;
      const persona = deTurnos(1, semanaDe('2026-01-05', M), { sueltos: { [fecha]: one } });
      const historia = planVivido(persona).historia(fecha, fecha, new Map([[fecha, persona.laboral.planDia(fecha)]]));
      expect(historia.efectivos(fecha)).toBe(persona.laboral.planDia(fecha).minutos);
      expect(planVivido(persona).avisosDe(fecha)).toEqual(avisosDelDia(historia, fecha));
    }),
  );
});

test('cover: what is missing over all hours of a need is what it needs less what is there, and never negative', () => {
  fc.assert(
    fc.property(dates, fc.array(celdas, { maxLength: 5 }), fc.integer({ min: 0, max: 4 }), (fecha, people, needed) => {
      const staff = people.map((one, index) => deTurnos(index, semanaDe('2026-01-05', [null]), { sueltos: one ? { [fecha]: one } : {} }));
      const [need] = coverOn(
        {
          fecha,
          zona: 'Europe/Madrid',
          necesidades: [{ nombre: 'Mañana', puestoId: 1, desde: '06:00', hasta: '14:00', personas: needed }],
        },
        staff,
      );
      const there = people.filter((one) => one?.some(({ turno }) => turno.codigo === 'M')).length;
      expect(need).toMatchObject({
        previstas: there,
        faltan: Math.max(0, needed - there),
        faltanMinutos: Math.max(0, needed - there) * 480,
      });
      expect(need?.horas.map(({ previstas }) => previstas)).toEqual(Array.from({ length: 8 }, () => there));
    }),
  );
});
