import type { Fecha, Instante } from '../horario/modelo.ts';
import type { ContextoLaboral } from '../horario/modelo.ts';
import { planificarDias } from '../horario/planificar.ts';
import { lineaDeDia } from '../registros/balance.ts';
import type { Jornada } from '../registros/modelo.ts';
import { ms } from '../registros/tiempo.ts';
import { centroDe, type Mes } from './modelo.ts';

type Dia = Pick<Jornada, 'fecha' | 'estado' | 'inicio' | 'fin' | 'tramos' | 'incidencias'> & { pendientes: number };

/** One person's month in one centre, for closing it. `balanceMinutos`: of the days that count. */
export type MesDePersona = {
  /** Has the person any day of the month in this centre, or any record? */
  participa: boolean;
  /** A day is running, or a planned shift of the month is not over. */
  enCurso: boolean;
  incompleta: boolean;
  pendiente: boolean;
  balanceMinutos: number;
};

const lastDay = (mes: Mes): Fecha => {
  const { year, month, daysInMonth } = Temporal.PlainYearMonth.from(mes);
  return Temporal.PlainDate.from({ year, month, day: daysInMonth }).toString();
};

/** What closing a month of one centre has to know of one person. Days without a contract in any centre have no balance. */
export function mesDePersona(options: {
  laboral: ContextoLaboral;
  jornadas: readonly Dia[];
  mes: Mes;
  centroId: number;
  ahora: Instante;
}): MesDePersona {
  const { laboral, jornadas, mes, centroId, ahora } = options;
  const stored = new Map(jornadas.map((jornada) => [jornada.fecha, jornada]));
  const hoy = Temporal.PlainDate.from(lastDay(mes)).add({ days: 1 }).toString();
  const result: MesDePersona = { participa: false, enCurso: false, incompleta: false, pendiente: false, balanceMinutos: 0 };
  for (const previsto of planificarDias(laboral, `${mes}-01`, lastDay(mes))) {
    const centro = centroDe(laboral, previsto.fecha);
    if (centro !== null && centro !== centroId) continue;
    const jornada = stored.get(previsto.fecha) ?? null;
    const linea = lineaDeDia({ previsto, jornada, ahora, hoy });
    if (jornada || previsto.centro?.id === centroId) result.participa = true;
    if (jornada?.estado === 'abierta' || (previsto.turno && ms(previsto.turno.fin) > ms(ahora))) result.enCurso = true;
    if (linea.porque === 'incompleta' && jornada?.estado !== 'abierta') result.incompleta = true;
    if ((jornada?.pendientes ?? 0) > 0) result.pendiente = true;
    if (linea.cuenta && centro !== null) result.balanceMinutos += linea.diferenciaMinutos;
  }
  return result;
}
