import type { HoyVista } from '@jornada/contract/registros.ts';
import { balance, minutosDeJornada } from '@jornada/domain/registros/index.ts';
import { planificarDias } from '@jornada/domain/horario/index.ts';
import type { Minutos } from '@jornada/domain/registros/modelo.ts';
import type { DiaPrevisto } from '@jornada/domain/horario/modelo.ts';
import { presentDays, presentRecords, showsBalance, visiblePlan, type Presentacion } from './present.ts';
import { countryOf } from './project-day.ts';
import type { Lectura } from './reader.ts';
import { warningsOfDay, warningsOfNow } from './warnings.ts';
import { weekOf } from './windows.ts';

/** How far ahead the next working day and the next absence are looked for. */
const AHEAD_DAYS = 21;

function nextWorkingDay({ contexto, estado }: Lectura): DiaPrevisto | null {
  const today = Temporal.PlainDate.from(estado.fecha);
  const ahead = planificarDias(contexto.laboral, today.add({ days: 1 }).toString(), today.add({ days: AHEAD_DAYS }).toString());
  return ahead.find(({ motivo }) => motivo === 'laborable') ?? null;
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
  const week = presentDays(lectura, weekOf(fecha), (day) => warningsOfDay(lectura, day));
  const month = showsBalance(empresa) ? balance(presentDays(lectura, { desde: `${fecha.slice(0, 8)}01`, hasta: fecha }).lineas) : null;
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
    semana: week.dias,
    mes: month && {
      previstoMinutos: month.previstoMinutos,
      trabajadoMinutos: month.trabajadoMinutos,
      balanceMinutos: month.balanceMinutos,
      diasQueCuentan: month.diasQueCuentan,
      incompletos: month.incompletos,
    },
    siguiente: next && visiblePlan(next, empresa),
    ausencia: ausencia ? { desde: ausencia.desde, hasta: ausencia.hasta, clase: ausencia.clase, aprobada: ausencia.aprobada } : null,
  };
}
