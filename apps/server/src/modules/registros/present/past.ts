import type { DiaVista } from '@jornada/contract/registros.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { mayorDe, NADA, sumDia } from '@jornada/domain/registros/index.ts';
import type { Past } from '../person/past.ts';
import type { Lectura } from '../person/reading.ts';
import { weekOf } from '../person/windows.ts';
import { presentDay } from './days.ts';
import { recentDays, warningsOfDay } from './warnings.ts';

/** What follows from the days before today, computed from those days. */
export function pastOf(lectura: Lectura): Past {
  const { laboral } = lectura.contexto;
  const hoy = lectura.estado.fecha;
  const yesterday = masDias(hoy, -1);
  const week = laboral.planDias(weekOf(hoy).desde, yesterday);
  const month = laboral.planDias(`${hoy.slice(0, 8)}01`, yesterday).map((dia) => presentDay(lectura, dia).linea);
  return {
    hoy,
    dias: new Map<Fecha, DiaVista>(week.map((dia) => [dia.fecha, presentDay(lectura, dia, (fecha) => warningsOfDay(lectura, fecha)).dia])),
    mes: month.reduce(sumDia, NADA),
    mayor: month.reduce(mayorDe, null),
    resumidos: recentDays(lectura),
  };
}

/** The same, to be remembered. Null while a day before today is open, because it changes until somebody ends it. */
export function summarizePast(lectura: Lectura): Past | null {
  const { persona, estado } = lectura;
  const isOver = persona.jornadas.every((fila) => fila.estado !== 'abierta' || fila.fecha >= estado.fecha);
  return isOver ? pastOf(lectura) : null;
}
