import fc from 'fast-check';
import type { Ausencia, Centro, ContextoLaboral, DiaFlexible, PausaPrevista, Semana, Turno, VersionHorario } from '../horario/modelo.ts';
import { BERLIN, laboral, LAS_PALMAS, LISBOA, MADRID, periodo } from './laboral.ts';

export const zonas = fc.constantFrom('Europe/Madrid', 'Atlantic/Canary', 'Europe/Lisbon', 'Europe/Berlin', 'UTC');
const centros: fc.Arbitrary<Centro> = fc.constantFrom(MADRID, LAS_PALMAS, LISBOA, BERLIN);

/** Ordinary days, and more often those around a clock change, New Year and 29 February. */
const NOTABLES = ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-12-31', '2027-01-01', '2028-02-28', '2028-02-29'];
export const dias: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...NOTABLES),
  fc.integer({ min: 0, max: 1200 }).map((days) => Temporal.PlainDate.from('2026-01-01').add({ days }).toString()),
);

const two = (value: number): string => String(value).padStart(2, '0');
const horas: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) => `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`);

const pausas: fc.Arbitrary<PausaPrevista[]> = fc.array(
  fc.record({
    subtipo: fc.constantFrom('comida' as const, 'cafe' as const),
    inicio: fc.option(horas),
    minutos: fc.integer({ min: 1, max: 90 }),
    pagada: fc.boolean(),
  }),
  { maxLength: 3 },
);

const turnos: fc.Arbitrary<Turno> = fc
  .record({ inicio: horas, fin: horas, pausas })
  .map(({ inicio, fin, pausas: planned }) => ({ codigo: `${inicio}${fin}`, nombre: 'Turno', inicio, fin, pausas: planned }));

/** The hour some quarters of an hour after another one, also past midnight. */
const after = (hora: string, quarters: number): string =>
  Temporal.PlainTime.from(hora)
    .add({ minutes: 15 * quarters })
    .toString()
    .slice(0, 5);

const flexibles: fc.Arbitrary<DiaFlexible> = fc
  .record({ minutos: fc.integer({ min: 30, max: 720 }), entradaDesde: horas, quarters: fc.integer({ min: 0, max: 24 }), pausas })
  .map(({ quarters, ...resto }) => ({ ...resto, entradaHasta: after(resto.entradaDesde, quarters) }));

const semana = <V>(dia: fc.Arbitrary<V>): fc.Arbitrary<Semana<V | null>> => {
  const uno = fc.option(dia, { freq: 4 });
  return fc.tuple(uno, uno, uno, uno, uno, uno, uno);
};

const comunes = { cortesiaMinutos: fc.integer({ min: 0, max: 15 }), trabajaFestivos: fc.boolean() };

const horarios: fc.Arbitrary<VersionHorario> = fc.oneof(
  fc.record({ clase: fc.constant('fijo' as const), ...comunes, semana: semana(turnos) }),
  fc.record({ clase: fc.constant('flexible' as const), ...comunes, semana: semana(flexibles) }),
  fc.record({ ...comunes, ancla: dias, ciclo: fc.array(fc.option(turnos, { freq: 4 }), { maxLength: 6 }) }).map(({ ciclo, ...resto }) => ({
    clase: 'rotativo' as const,
    ...resto,
    ciclo: ciclo.map((uno) => uno?.codigo ?? null),
    turnos: ciclo.filter((uno) => uno !== null),
  })),
);

const ausencias: fc.Arbitrary<Ausencia> = fc
  .record({
    desde: dias,
    length: fc.integer({ min: 0, max: 20 }),
    clase: fc.constantFrom('vacaciones' as const, 'baja' as const, 'permiso' as const),
    aprobada: fc.boolean(),
    parte: fc.oneof(
      fc.constant({ minutos: null, mitad: null }),
      fc.record({ minutos: fc.integer({ min: 1, max: 300 }), mitad: fc.constant(null) }),
      fc.record({ minutos: fc.constant(null), mitad: fc.constantFrom('manana' as const, 'tarde' as const) }),
    ),
  })
  .map(({ length, parte, ...resto }) => ({
    ...resto,
    ...parte,
    hasta: Temporal.PlainDate.from(resto.desde).add({ days: length }).toString(),
  }));

/** One person's plan: one or two schedules in one or two centres, with holidays and absences. */
export const personas: fc.Arbitrary<ContextoLaboral> = fc
  .record({
    primero: fc.tuple(horarios, centros),
    segundo: fc.option(fc.tuple(horarios, centros, dias)),
    festivos: fc.array(dias, { maxLength: 3 }),
    ausencias: fc.array(ausencias, { maxLength: 2 }),
  })
  .map(({ primero: [horario, centro], segundo, festivos, ausencias: absences }) => {
    const periodos = segundo
      ? [
          periodo(horario, centro, '2025-01-01', Temporal.PlainDate.from(segundo[2]).subtract({ days: 1 }).toString()),
          periodo(segundo[0], segundo[1], segundo[2]),
        ]
      : [periodo(horario, centro)];
    return laboral(periodos, {
      festivos: festivos.map((fecha) => ({ centroId: centro.id, fecha, nombre: 'Fiesta' })),
      ausencias: absences,
    });
  });
