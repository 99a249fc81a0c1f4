import type { DiaFlexible, Hora, PausaPrevista, Semana, Turno, VersionHorario } from '@jornada/domain/horario/modelo.ts';

const comida = (inicio: Hora | null, minutos: number): PausaPrevista => ({ subtipo: 'comida', inicio, minutos, pagada: false });
const cafe = (inicio: Hora | null, minutos = 15): PausaPrevista => ({ subtipo: 'cafe', inicio, minutos, pagada: true });
const turno = (codigo: string, nombre: string, inicio: Hora, fin: Hora, pausas: PausaPrevista[]): Turno => ({
  codigo,
  nombre,
  inicio,
  fin,
  pausas,
});
const flexible = (minutos: number, entradaDesde: Hora, entradaHasta: Hora, pausas: PausaPrevista[]): DiaFlexible => ({
  minutos,
  entradaDesde,
  entradaHasta,
  pausas,
});

/** The same for Monday to Friday, with a free weekend. */
const weekdays = <T>(day: T): Semana<T | null> => [day, day, day, day, day, null, null];
const fijo = (semana: Semana<Turno | null>, cortesiaMinutos = 5): VersionHorario => ({
  clase: 'fijo',
  cortesiaMinutos,
  trabajaFestivos: false,
  semana,
});
const flex = (semana: Semana<DiaFlexible | null>): VersionHorario => ({
  clase: 'flexible',
  cortesiaMinutos: 0,
  trabajaFestivos: false,
  semana,
});

const MANANA = turno('M', 'Mañana', '06:00', '14:00', [cafe('09:30', 20)]);
const TARDE = turno('T', 'Tarde', '14:00', '22:00', [cafe('18:00', 20)]);
const NOCHE = turno('N', 'Noche', '22:00', '06:00', [cafe('02:00', 20)]);
/** A week of mornings, one of afternoons, one of nights, with two free days after each. */
const CICLO = ['M', 'T', 'N'].flatMap((codigo) => [codigo, codigo, codigo, codigo, codigo, null, null]);
/** Three crews, a week apart, so that each shift has a crew. */
const crew = (ancla: string): VersionHorario => ({
  clase: 'rotativo',
  cortesiaMinutos: 5,
  trabajaFestivos: true,
  ancla,
  ciclo: CICLO,
  turnos: [MANANA, TARDE, NOCHE],
});

const PARTIDA = fijo(weekdays(turno('P', 'Jornada partida', '08:00', '17:20', [cafe('10:30'), comida('13:30', 80)])));
const INVIERNO = turno('PI', 'Partida de invierno', '08:30', '17:45', [cafe('11:00'), comida('14:00', 60)]);
const VIERNES = turno('V', 'Viernes', '08:00', '15:00', [cafe('11:00')]);
const FIN_DE_SEMANA = turno('F', 'Fin de semana', '09:00', '19:00', [cafe('11:30'), comida('14:00', 60)]);

export type VersionDemo = { desde: string; definicion: VersionHorario };
type HorarioDemo = { nombre: string; definicion: VersionHorario; verano?: VersionHorario };

/** All kinds of schedules. `verano` applies from 15 June to 15 September of each year. */
export const HORARIOS = {
  partida: { nombre: 'Jornada partida', definicion: PARTIDA },
  intensiva: {
    nombre: 'Partida con jornada intensiva en verano',
    definicion: fijo([INVIERNO, INVIERNO, INVIERNO, INVIERNO, VIERNES, null, null]),
    verano: fijo(weekdays(turno('I', 'Jornada intensiva', '08:00', '15:00', [cafe('11:00')]))),
  },
  flexible: { nombre: 'Flexible', definicion: flex(weekdays(flexible(480, '07:30', '09:30', [cafe(null), comida(null, 45)]))) },
  canarias: {
    nombre: 'Oficina de Canarias',
    definicion: fijo(weekdays(turno('C', 'Continua', '07:30', '15:30', [cafe('10:30', 20)]))),
    verano: fijo(weekdays(turno('IC', 'Intensiva de Canarias', '08:00', '14:00', [cafe('10:30', 20)]))),
  },
  turnosA: { nombre: 'Turnos rotativos, equipo A', definicion: crew('2024-01-01') },
  turnosB: { nombre: 'Turnos rotativos, equipo B', definicion: crew('2024-01-08') },
  turnosC: { nombre: 'Turnos rotativos, equipo C', definicion: crew('2024-01-15') },
  mediaJornada: {
    nombre: 'Media jornada de mañana',
    definicion: fijo(weekdays(turno('½', 'Media jornada', '09:00', '13:30', [cafe('11:00')]))),
  },
  finDeSemana: {
    nombre: 'Fin de semana',
    definicion: {
      clase: 'fijo',
      cortesiaMinutos: 5,
      trabajaFestivos: true,
      semana: [null, null, null, null, turno('TV', 'Tarde del viernes', '15:00', '21:00', [cafe('18:00')]), FIN_DE_SEMANA, FIN_DE_SEMANA],
    },
  },
  lisboa: {
    nombre: 'Horário de Lisboa',
    definicion: fijo(weekdays(turno('D', 'Diurno', '09:00', '18:00', [cafe('10:45'), comida('13:00', 60)]))),
  },
  lisboaFlexivel: {
    nombre: 'Horário flexível',
    definicion: flex(weekdays(flexible(480, '08:00', '10:00', [cafe(null), comida(null, 60)]))),
  },
  gleitzeit: { nombre: 'Gleitzeit', definicion: flex(weekdays(flexible(480, '07:00', '10:00', [comida(null, 45)]))) },
  teilzeit: {
    nombre: 'Teilzeit, flexibel',
    definicion: flex([
      flexible(330, '08:00', '10:30', []),
      flexible(330, '08:00', '10:30', []),
      flexible(330, '08:00', '10:30', []),
      flexible(330, '08:00', '10:30', []),
      null,
      null,
      null,
    ]),
  },
} as const satisfies Record<string, HorarioDemo>;

export type ClaveHorario = keyof typeof HORARIOS;
export const CLAVES_HORARIO = Object.keys(HORARIOS) as ClaveHorario[];

/** The dated versions of a schedule that begin within a year. The ordinary one began in 2020. */
export function versionsOf(clave: ClaveHorario, year: number): VersionDemo[] {
  const { definicion, verano }: HorarioDemo = HORARIOS[clave];
  if (!verano) return [];
  return [
    { desde: `${year}-06-15`, definicion: verano },
    { desde: `${year}-09-16`, definicion },
  ];
}

export const firstVersionOf = (clave: ClaveHorario): VersionDemo => ({ desde: '2020-01-01', definicion: HORARIOS[clave].definicion });
