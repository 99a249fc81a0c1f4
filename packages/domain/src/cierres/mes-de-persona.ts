import type { Fecha, Instante } from '../horario/modelo.ts';
import type { ContextoLaboral } from '../horario/modelo.ts';
import { lineaDeDia } from '../registros/balance.ts';
import type { Incidencia, Jornada } from '../registros/modelo.ts';
import { ms } from '../registros/tiempo.ts';
import { centroDe, type Mes } from './modelo.ts';
import { PORQUES_CIERRE, type PorqueCierre } from './porques.ts';

type Dia = Pick<Jornada, 'fecha' | 'estado' | 'inicio' | 'fin' | 'tramos' | 'incidencias'> & { pendientes: number };

/** One person's month in one centre, for closing it. `balanceMinutos`: the sum of the days that count, without agreed overtime. */
export type MesDePersona = {
  /** Whether the person has a day of the month in this centre, or a record. */
  participa: boolean;
  /** A day is running, or a planned shift of the month is not over. */
  enCurso: boolean;
  incompleta: boolean;
  pendiente: boolean;
  /** A day counts but has an incidence. */
  incidencia: boolean;
  balanceMinutos: number;
  /** The days to check, each with all reasons. `incidencias`: details, if `porques` contains that reason. */
  dias: { fecha: Fecha; porques: PorqueCierre[]; incidencias: Incidencia[] }[];
};

const lastDay = (mes: Mes): Fecha => {
  const { year, month, daysInMonth } = Temporal.PlainYearMonth.from(mes);
  return Temporal.PlainDate.from({ year, month, day: daysInMonth }).toString();
};

/**
 * What is needed about one person to close a month of one centre. Days without a contract in any centre have no balance. `extras`: agreed
 * overtime by day, in minutes. It is paid or rested by itself, so what a day has above its plan is the less by it.
 */
export function mesDePersona(options: {
  laboral: ContextoLaboral;
  jornadas: readonly Dia[];
  mes: Mes;
  centroId: number;
  ahora: Instante;
  extras?: ReadonlyMap<Fecha, number>;
}): MesDePersona {
  const { laboral, jornadas, mes, centroId, ahora, extras } = options;
  const stored = new Map(jornadas.map((jornada) => [jornada.fecha, jornada]));
  const hoy = Temporal.PlainDate.from(lastDay(mes)).add({ days: 1 }).toString();
  const dias: MesDePersona['dias'] = [];
  let participa = false;
  let balanceMinutos = 0;
  for (const previsto of laboral.planDias(`${mes}-01`, lastDay(mes))) {
    const centro = centroDe(laboral, previsto.fecha);
    if (centro !== null && centro !== centroId) continue;
    const jornada = stored.get(previsto.fecha) ?? null;
    const linea = lineaDeDia({ previsto, jornada, ahora, hoy });
    if (jornada || previsto.centro?.id === centroId) participa = true;
    const extra = Math.min(extras?.get(previsto.fecha) ?? 0, Math.max(0, linea.diferenciaMinutos));
    if (linea.cuenta && centro !== null) balanceMinutos += linea.diferenciaMinutos - extra;
    const isOpen = jornada?.estado === 'abierta';
    const isIncomplete = linea.porque === 'incompleta' && !isOpen;
    const is: Record<PorqueCierre, boolean> = {
      'en-curso': isOpen || (previsto.turno !== null && ms(previsto.turno.fin) > ms(ahora)),
      incompleta: isIncomplete,
      pendiente: (jornada?.pendientes ?? 0) > 0,
      incidencia: !isOpen && !isIncomplete && (jornada?.incidencias.length ?? 0) > 0,
    };
    const porques = PORQUES_CIERRE.filter((porque) => is[porque]);
    const incidencias = is.incidencia ? (jornada?.incidencias ?? []) : [];
    if (porques.length > 0) dias.push({ fecha: previsto.fecha, porques, incidencias });
  }
  const any = (porque: PorqueCierre): boolean => dias.some(({ porques }) => porques.includes(porque));
  return {
    participa,
    enCurso: any('en-curso'),
    incompleta: any('incompleta'),
    pendiente: any('pendiente'),
    incidencia: any('incidencia'),
    balanceMinutos,
    dias,
  };
}
