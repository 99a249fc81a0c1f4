import { createPlanner, type Festivo } from '@jornada/domain/horario/index.ts';
import { lunesDe } from '@jornada/domain/horario/calendario.ts';
import type { DefinicionHorario } from '@jornada/contract';
import type { Version } from './version-on.ts';

/**
 * Templates for a new schedule. Names of shifts belong to the company, so they are in the language of the person who makes it.
 */
export const PLANTILLAS = ['oficina', 'partida', 'continua', 'flexible', 'media', 'turnos'] as const;
export type PlantillaHorario = (typeof PLANTILLAS)[number];

type Names = Readonly<Record<'dia' | 'manana' | 'tarde' | 'noche', string>>;
type Day = Extract<DefinicionHorario, { clase: 'fijo' }>['semana'][0];
type FlexDay = Extract<DefinicionHorario, { clase: 'flexible' }>['semana'][0];

const lunch = (inicio: string | null, minutos: number) => ({ subtipo: 'comida' as const, inicio, minutos, pagada: false });
const coffee = (inicio: string, minutos = 20) => ({ subtipo: 'cafe' as const, inicio, minutos, pagada: true });
const weekdays = (day: Day): Extract<DefinicionHorario, { clase: 'fijo' }>['semana'] => [day, day, day, day, day, null, null];
const flexWeek = (day: FlexDay): Extract<DefinicionHorario, { clase: 'flexible' }>['semana'] => [day, day, day, day, day, null, null];

/** A complete template. `hoy`: the day from which a rotation counts. */
export function definicionDe(
  plantilla: PlantillaHorario,
  { names, cortesiaMinutos, hoy }: { names: Names; cortesiaMinutos: number; hoy: string },
): DefinicionHorario {
  const base = { cortesiaMinutos, trabajaFestivos: false };
  const shift = (nombre: string, inicio: string, fin: string, pausas: ReturnType<typeof lunch | typeof coffee>[]) => ({
    codigo: nombre.slice(0, 1).toUpperCase(),
    nombre,
    inicio,
    fin,
    pausas,
  });
  if (plantilla === 'oficina')
    return { clase: 'fijo', ...base, semana: weekdays(shift(names.dia, '09:00', '18:00', [lunch('14:00', 60)])) };
  if (plantilla === 'partida') {
    const long = shift(names.dia, '09:00', '19:00', [lunch('14:00', 120)]);
    return {
      clase: 'fijo',
      ...base,
      semana: [long, long, long, long, shift(names.manana, '08:00', '15:00', [coffee('11:00')]), null, null],
    };
  }
  if (plantilla === 'continua')
    return { clase: 'fijo', ...base, semana: weekdays(shift(names.manana, '08:00', '15:00', [coffee('11:00')])) };
  if (plantilla === 'media') return { clase: 'fijo', ...base, semana: weekdays(shift(names.manana, '09:00', '13:00', [])) };
  if (plantilla === 'flexible') {
    const day = { minutos: 480, entradaDesde: '07:30', entradaHasta: '09:30', pausas: [lunch(null, 45)] };
    return { clase: 'flexible', ...base, cortesiaMinutos: 0, semana: flexWeek(day) };
  }
  const turnos = [
    { ...shift(names.manana, '06:00', '14:00', [coffee('09:30')]), codigo: 'M' },
    { ...shift(names.tarde, '14:00', '22:00', [coffee('18:00')]), codigo: 'T' },
    { ...shift(names.noche, '22:00', '06:00', [coffee('02:00')]), codigo: 'N' },
  ];
  const ciclo = turnos.flatMap(({ codigo }) => [codigo, codigo, codigo, codigo, codigo, null, null]);
  return { clase: 'rotativo', ...base, trabajaFestivos: true, ancla: mondayOf(hoy), ciclo, turnos };
}

const mondayOf = (fecha: string): string => {
  const day = Temporal.PlainDate.from(fecha);
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
};

const NO_CENTRE = { id: 0, nombre: '', zona: 'UTC', pais: 'ES' };

/** The plan of a schedule from a day on, without holidays, in a zone without clock changes. */
export const planOf = (desde: string, definicion: DefinicionHorario) =>
  createPlanner({ festivos: [] }).planFor({
    periodos: [{ desde, hasta: null, horario: definicion, horarioNombre: '', centro: NO_CENTRE }],
    ausencias: [],
  });

/** The first and the last day of the preview: two whole weeks, from the Monday of a day's week. */
export function twoWeeksOf(fecha: string): [string, string] {
  const monday = lunesDe(fecha);
  return [monday, Temporal.PlainDate.from(monday).add({ days: 13 }).toString()];
}

/**
 * The plans of a year: with the public holidays of a centre, and without them. Each day has the version of that day; the days before
 * the first version are planned like its own, so that a new schedule shows a whole year.
 */
export function yearPlans(
  versiones: readonly Version[],
  { ano, festivos }: { ano: number; festivos: readonly { fecha: string; nombre: string }[] },
) {
  const oldestFirst = versiones.toReversed();
  const periodos = oldestFirst.map(({ desde, definicion }, index) => {
    const next = oldestFirst[index + 1];
    const first = index === 0 ? `${ano}-01-01` : desde;
    const hasta = next ? Temporal.PlainDate.from(next.desde).subtract({ days: 1 }).toString() : null;
    return { desde: first < desde ? first : desde, hasta, horario: definicion, horarioNombre: '', centro: NO_CENTRE };
  });
  const planWith = (days: readonly Festivo[]) => createPlanner({ festivos: days }).planFor({ periodos, ausencias: [] });
  return [planWith(festivos.map((festivo) => ({ ...festivo, centroId: NO_CENTRE.id }))), planWith([])] as const;
}
