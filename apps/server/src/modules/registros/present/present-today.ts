import type { DiaVista, HoyVista } from '@jornada/contract/registros.ts';
import { minutosDeJornada, NADA, sumarDia, type SumaDeDias } from '@jornada/domain/registros/index.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import { planificarDia, planificarDias } from '@jornada/domain/horario/index.ts';
import type { Minutos } from '@jornada/domain/registros/modelo.ts';
import type { DiaPrevisto } from '@jornada/domain/horario/modelo.ts';
import { newPast, pastOf } from '../person/past.ts';
import { presentDay, presentRecords, showsBalance, visiblePlan, type Presentacion } from './present.ts';
import { countryOf } from '../log/project-day.ts';
import type { Lectura } from '../person/reader.ts';
import { lookBack, warningsOfDay, warningsOfNow } from './warnings.ts';
import { weekOf } from '../person/windows.ts';

/** How far ahead the next working day and the next absence are looked for. */
const AHEAD_DAYS = 21;

function nextWorkingDay({ contexto, estado }: Lectura): DiaPrevisto | null {
  for (let days = 1; days <= AHEAD_DAYS; days += 1) {
    const dia = planificarDia(contexto.laboral, masDias(estado.fecha, days));
    if (dia.motivo === 'laborable') return dia;
  }
  return null;
}

/** Is every day before today over? One that was left open goes on counting until somebody ends it. */
const isPastOver = ({ persona, estado }: Lectura): boolean =>
  persona.jornadas.every((fila) => fila.estado !== 'abierta' || fila.fecha >= estado.fecha);

/** The days of this week, and what the month up to now adds up to. Days before today are computed once, while nothing is written to them. */
function weekAndMonth(lectura: Lectura): { semana: DiaVista[]; mes: SumaDeDias } {
  const { estado, empresa, contexto } = lectura;
  const { fecha, previsto } = estado;
  const past = pastOf(isPastOver(lectura) ? lectura.past : newPast(), fecha, empresa);
  const today = presentDay(lectura, previsto, (day) => warningsOfDay(lectura, day));
  const dayOfWeek = (dia: DiaPrevisto): DiaVista => {
    if (dia.fecha === fecha) return today.dia;
    const known = past.dias.get(dia.fecha);
    if (known) return known;
    const { dia: shown } = presentDay(lectura, dia, (day) => warningsOfDay(lectura, day));
    if (dia.fecha < fecha) past.dias.set(dia.fecha, shown);
    return shown;
  };
  const { desde, hasta } = weekOf(fecha);
  const first = `${fecha.slice(0, 8)}01`;
  past.mes ??= planificarDias(contexto.laboral, first, masDias(fecha, -1)).reduce(
    (suma, dia) => sumarDia(suma, presentDay(lectura, dia).linea),
    NADA,
  );
  const semana = planificarDias(contexto.laboral, desde, hasta).map(dayOfWeek);
  past.resumidos ??= lookBack(lectura);
  return { semana, mes: sumarDia(past.mes, today.linea) };
}

const NOTHING: Minutos = { presencia: 0, trabajado: 0, efectivo: 0, pausaPagada: 0, pausaNoPagada: 0, nocturnos: 0 };

/** Minutes of today up to now. */
export function minutesOfToday({ estado: { jornada, fecha }, ahora, contexto }: Lectura): Minutos {
  return jornada ? minutosDeJornada(jornada, ahora.toString(), { zona: jornada.zona, pais: countryOf(contexto, fecha) }) : NOTHING;
}

/** All that home shows, as `lectura` has it. */
export function presentToday(lectura: Lectura, presentacion: Presentacion): HoyVista {
  const { estado, ahora, empresa, persona } = lectura;
  const { fecha, jornada, previsto } = estado;
  const { semana, mes } = weekAndMonth(lectura);
  const next = nextWorkingDay(lectura);
  const ausencia = persona.ausencias.find(({ hasta, minutos }) => hasta >= fecha && minutos === null);
  return {
    ahora: ahora.toString(),
    fecha,
    zona: previsto.zona,
    situacion: estado.situacion,
    desde: estado.desde,
    previsto: visiblePlan(previsto, empresa),
    minutos: empresa.ajustes.mostrarHorasTotalizadas ? minutesOfToday(lectura) : null,
    tramos: jornada?.tramos ?? [],
    registros: presentRecords(lectura, fecha, presentacion),
    incidencias: jornada?.incidencias ?? [],
    olvidada: estado.olvidada,
    ...warningsOfNow(lectura),
    acciones: estado.acciones,
    semana,
    mes: showsBalance(empresa) ? mes : null,
    siguiente: next && visiblePlan(next, empresa),
    ausencia: ausencia ? { desde: ausencia.desde, hasta: ausencia.hasta, clase: ausencia.clase, aprobada: ausencia.aprobada } : null,
  };
}
