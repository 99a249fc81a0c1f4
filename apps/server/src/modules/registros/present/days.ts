import type { AvisoVista, DiaVista } from '@jornada/contract/registros.ts';
import type { DiaPrevisto, Fecha } from '@jornada/domain/horario/modelo.ts';
import { settleOpenDay, lineaDeDia, type LineaDia } from '@jornada/domain/registros/index.ts';
import { onceFor } from '../../../platform/once.ts';
import { isPropuesto, type Configuracion } from '../../../shared/company/configuration.ts';
import type { FilaJornada } from '../log/model.ts';
import { storedDay } from '../log/stored-days.ts';
import type { Lectura } from '../person/reading.ts';
import type { Ventana } from '../person/windows.ts';
import { shownTimes, visiblePlan } from './shown.ts';

/** If the company hides expected time, the line contains only worked time. */
function maskLine(linea: LineaDia, empresa: Configuracion): LineaDia {
  const { plan, totals } = shownTimes(empresa);
  if (plan && totals) return linea;
  const shown = { presencia: totals, pausa: totals, trabajado: totals, previsto: plan, diferencia: false };
  return {
    ...linea,
    previstoMinutos: plan ? linea.previstoMinutos : 0,
    trabajadoMinutos: totals ? linea.trabajadoMinutos : 0,
    diferenciaMinutos: 0,
    retrasoMinutos: plan ? linea.retrasoMinutos : 0,
    salidaAnticipadaMinutos: plan ? linea.salidaAnticipadaMinutos : 0,
    sumandos: linea.sumandos.filter(({ clase }) => shown[clase]),
  };
}

const storedDays = onceFor((jornadas: readonly FilaJornada[]) => new Map(jornadas.map((fila) => [fila.fecha, fila])));

/** A stored day with its complete line of the balance, and the same as it is shown. */
export type DiaConLinea = { dia: DiaVista; linea: LineaDia };

/** One day: plan, worked time, its line of the balance, and the warnings if they are to be shown. */
export function presentDay(lectura: Lectura, previsto: DiaPrevisto, avisosDe: (fecha: Fecha) => AvisoVista[] = () => []): DiaConLinea {
  const { persona, empresa, contexto, estado } = lectura;
  const { fecha } = previsto;
  const fila = storedDays(persona.jornadas).get(fecha);
  const jornada = fila ? settleOpenDay(storedDay(fila), estado.fecha) : null;
  const linea = lineaDeDia({ previsto, jornada, ahora: contexto.ahora, hoy: estado.fecha });
  const dia: DiaVista = {
    fecha,
    previsto: visiblePlan(previsto, empresa),
    estado: jornada?.estado ?? null,
    inicio: fila?.inicio ?? null,
    fin: fila?.fin ?? null,
    tramos: fila?.tramos ?? [],
    linea: maskLine(linea, empresa),
    ...(isPropuesto(empresa, previsto) && { festivoPropuesto: true as const }),
    corregido: fila?.corregida ?? false,
    pendientes: fila?.pendientes ?? 0,
    avisos: fila ? avisosDe(fecha) : [],
  };
  return { dia, linea };
}

/** Each day of a window. */
export function presentDays(
  lectura: Lectura,
  { desde, hasta }: Ventana,
  avisosDe?: (fecha: Fecha) => AvisoVista[],
): { dias: DiaVista[]; lineas: LineaDia[] } {
  const days = lectura.contexto.laboral.planDias(desde, hasta).map((previsto) => presentDay(lectura, previsto, avisosDe));
  return { dias: days.map(({ dia }) => dia), lineas: days.map(({ linea }) => linea) };
}
