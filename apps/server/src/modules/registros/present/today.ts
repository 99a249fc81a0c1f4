import type { DiaVista, HoyVista } from '@jornada/contract/registros.ts';
import { mayorDe, minutosDeJornada, sumDia, type MayorDia, type SumaDeDias } from '@jornada/domain/registros/index.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import type { Minutos } from '@jornada/domain/registros/modelo.ts';
import { byWeight } from '@jornada/domain/horario/index.ts';
import { type Ausencia, type DiaPrevisto } from '@jornada/domain/horario/modelo.ts';
import { pastOf } from './past.ts';
import { presentDay } from './days.ts';
import { type Presentacion } from './names.ts';
import { presentRecords } from './records.ts';
import { showsBalance, shownTimes, visiblePlan } from './shown.ts';
import { countryOf } from '../person/labor.ts';
import type { Lectura } from '../person/reading.ts';
import { warningsOfDay, warningsOfNow } from './warnings.ts';
import { weekOf } from '../person/windows.ts';

/** How many days ahead the next working day and the next absence are searched. */
const AHEAD_DAYS = 21;

function nextWorkingDay({ contexto, estado }: Lectura): DiaPrevisto | null {
  for (let days = 1; days <= AHEAD_DAYS; days += 1) {
    const dia = contexto.laboral.planDia(masDias(estado.fecha, days));
    if (dia.motivo === 'laborable') return dia;
  }
  return null;
}

/** The days of this week, and the sum of the month up to now. */
function weekAndMonth(lectura: Lectura): { semana: DiaVista[]; mes: SumaDeDias & { mayor: MayorDia | null } } {
  const { estado, contexto } = lectura;
  const { fecha, previsto } = estado;
  const past = lectura.past ?? pastOf(lectura);
  const present = (dia: DiaPrevisto) => presentDay(lectura, dia, (day) => warningsOfDay(lectura, day));
  const today = present(previsto);
  const { desde, hasta } = weekOf(fecha);
  const semana = contexto.laboral
    .planDias(desde, hasta)
    .map((dia): DiaVista => (dia.fecha === fecha ? today.dia : (past.dias.get(dia.fecha) ?? present(dia).dia)));
  return { semana, mes: { ...sumDia(past.mes, today.linea), mayor: mayorDe(past.mayor, today.linea) } };
}

const NOTHING: Minutos = { presencia: 0, trabajado: 0, efectivo: 0, pausaPagada: 0, pausaNoPagada: 0, nocturnos: 0 };

/** Minutes of today up to now. */
export function minutesOfToday({ estado: { jornada, fecha }, ahora, contexto }: Lectura): Minutos {
  return jornada ? minutosDeJornada(jornada, ahora.toString(), { zona: jornada.zona, pais: countryOf(contexto, fecha) }) : NOTHING;
}

/** The person's present or next absence of days or halves of them. If there are several at once, the one that counts. */
function nextAbsence({ persona, estado: { fecha } }: Lectura): Ausencia | undefined {
  const begins = ({ desde }: Ausencia): string => (desde < fecha ? fecha : desde);
  const ahead = persona.ausencias.filter((one) => one.hasta >= fecha && one.minutos === null);
  return ahead.toSorted((a, b) => (begins(a) < begins(b) ? -1 : begins(a) > begins(b) ? 1 : byWeight(a, b)))[0];
}

const presentAbsence = (ausencia: Ausencia | undefined): HoyVista['ausencia'] =>
  ausencia
    ? { desde: ausencia.desde, hasta: ausencia.hasta, clase: ausencia.clase, aprobada: ausencia.aprobada, mitad: ausencia.mitad }
    : null;

/** All data of home, from a reading. */
export function presentToday(lectura: Lectura, presentacion: Presentacion): HoyVista {
  const { estado, ahora, empresa } = lectura;
  const { fecha, jornada, previsto } = estado;
  const { semana, mes } = weekAndMonth(lectura);
  const next = nextWorkingDay(lectura);
  return {
    ahora: ahora.toString(),
    fecha,
    zona: previsto.zona,
    situacion: estado.situacion,
    desde: estado.desde,
    previsto: visiblePlan(previsto, empresa),
    minutos: shownTimes(empresa).totals ? minutesOfToday(lectura) : null,
    tramos: jornada?.tramos ?? [],
    registros: presentRecords(lectura, fecha, presentacion),
    incidencias: jornada?.incidencias ?? [],
    olvidada: estado.olvidada,
    ...warningsOfNow(lectura),
    acciones: lectura.sesion.permisos.has('registros.fichar:own') ? estado.acciones : [],
    semana,
    mes: showsBalance(empresa) ? mes : null,
    siguiente: next && visiblePlan(next, empresa),
    ausencia: presentAbsence(nextAbsence(lectura)),
  };
}
