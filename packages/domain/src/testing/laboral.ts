import { createPlanner } from '../horario/planner.ts';
import type {
  Ausencia,
  Centro,
  ContextoLaboral,
  DiaFlexible,
  Festivo,
  Hora,
  PausaPrevista,
  PeriodoLaboral,
  Semana,
  Turno,
  VersionHorario,
} from '../horario/modelo.ts';

export const MADRID: Centro = { id: 1, nombre: 'Madrid', zona: 'Europe/Madrid', pais: 'ES' };
export const LAS_PALMAS: Centro = { id: 2, nombre: 'Las Palmas', zona: 'Atlantic/Canary', pais: 'ES' };
export const LISBOA: Centro = { id: 3, nombre: 'Lisboa', zona: 'Europe/Lisbon', pais: 'PT' };
export const BERLIN: Centro = { id: 4, nombre: 'Berlin', zona: 'Europe/Berlin', pais: 'DE' };

export const comida = (inicio: Hora | null, minutos = 60): PausaPrevista => ({ subtipo: 'comida', inicio, minutos, pagada: false });
export const cafe = (inicio: Hora | null, minutos = 15): PausaPrevista => ({ subtipo: 'cafe', inicio, minutos, pagada: true });

export const turno = (inicio: Hora, fin: Hora, pausas: PausaPrevista[] = []): Turno => ({
  codigo: `${inicio}-${fin}`,
  nombre: `De ${inicio} a ${fin}`,
  inicio,
  fin,
  pausas,
});

type Comunes = { cortesiaMinutos?: number; trabajaFestivos?: boolean };
const comunes = ({ cortesiaMinutos = 5, trabajaFestivos = false }: Comunes) => ({ cortesiaMinutos, trabajaFestivos });

/** The same shift from Monday to Friday, or each day of the week as given. */
export function fijo(dia: Turno | Semana<Turno | null>, opciones: Comunes = {}): VersionHorario {
  const semana: Semana<Turno | null> = 'codigo' in dia ? [dia, dia, dia, dia, dia, null, null] : dia;
  return { clase: 'fijo', ...comunes(opciones), semana };
}

export const flexible = (dia: DiaFlexible, opciones: Comunes = {}): VersionHorario => ({
  clase: 'flexible',
  ...comunes(opciones),
  semana: [dia, dia, dia, dia, dia, null, null],
});

/** A rotation of shifts (null: a day off), with index 0 on the anchor. */
export const rotativo = (ancla: string, ciclo: readonly (Turno | null)[], opciones: Comunes = {}): VersionHorario => ({
  clase: 'rotativo',
  ...comunes(opciones),
  ancla,
  ciclo: ciclo.map((uno) => uno?.codigo ?? null),
  turnos: ciclo.filter((uno) => uno !== null),
});

/** The same shift every day of the year. */
export const todosLosDias = (uno: Turno, opciones: Comunes = { trabajaFestivos: true }): VersionHorario =>
  rotativo('2025-01-01', [uno], opciones);

/** Eight hours in nine, lunch from 13 to 14. */
export const OFICINA: VersionHorario = fijo(turno('08:00', '17:00', [comida('13:00')]));
export const NOCHE: Turno = turno('22:00', '06:00');
export const NOCHES: VersionHorario = todosLosDias(NOCHE);

export const periodo = (
  horario: VersionHorario,
  centro: Centro = MADRID,
  desde = '2025-01-01',
  hasta: string | null = null,
): PeriodoLaboral => ({
  desde,
  hasta,
  horario,
  horarioNombre: 'Horario',
  centro,
});

/** One person's plan: a schedule in a centre since 2025, or periods. */
export function laboral(
  horario: VersionHorario | PeriodoLaboral[],
  resto: { centro?: Centro; festivos?: Festivo[]; ausencias?: Ausencia[] } = {},
): ContextoLaboral {
  const { centro = MADRID, festivos = [], ausencias = [] } = resto;
  return createPlanner({ festivos }).planFor({ periodos: Array.isArray(horario) ? horario : [periodo(horario, centro)], ausencias });
}

export const ausencia = (desde: string, hasta: string, resto: Partial<Ausencia> = {}): Ausencia => ({
  desde,
  hasta,
  clase: 'vacaciones',
  aprobada: true,
  minutos: null,
  mitad: null,
  ...resto,
});

/** An hour of the wall clock as an instant. */
export const a = (local: string, zona = 'Europe/Madrid'): string =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(zona).toInstant().toString();
