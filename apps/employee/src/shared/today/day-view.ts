import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import { arcoDelDia, type Arco } from '@jornada/domain/registros/arco.ts';
import type { DiaPrevisto } from '@jornada/domain/horario/modelo.ts';
import type { Jornada } from '@jornada/domain/registros/modelo.ts';
import { isNear } from '@jornada/domain/registros/acciones.ts';
import { horaDeSalida, horaDeSalidaSiEntra, type HoraDeSalida } from '@jornada/domain/registros/salida.ts';
import { noPlan } from '../day/no-plan.ts';

/** The day at one minute, as home draws it. Minutes and instants. */
export type DayView = {
  ahora: string;
  estado: Arco['estado'];
  /** Null if there is nothing to draw: a free day, or a company that hides totals. */
  arco: { desde: string; hasta: string; tramos: Arco['tramos'] } | null;
  /** Null if the company hides totals. */
  trabajado: number | null;
  /** Null if the company hides the plan, or nothing is expected. */
  previsto: number | null;
  /** Null for the same reasons as `previsto`, and after a missed shift. */
  salida: HoraDeSalida | null;
  /** When one could leave by coming in now; null before the hour of coming in is near, and after it was clocked. */
  siEntra: string | null;
  /** The planned shift is over, and there is no record. */
  isMissed: boolean;
};

/** The day of `hoy`, continued until `ahora` without asking the server. */
export function dayAt(hoy: HoyVista, ahora: string): DayView {
  const previsto = hoy.previsto ?? noPlan(hoy);
  const jornada = jornadaOf(hoy);
  const now = later(ahora, hoy.ahora);
  // A missed shift no longer counts as a plan.
  const isMissed = jornada === null && previsto.turno !== null && Temporal.Instant.compare(now, previsto.turno.fin) >= 0;
  const arco = arcoDelDia({ previsto, jornada, ahora: now });
  const showsTotals = hoy.minutos !== null;
  const expects = hoy.previsto !== null && previsto.minutos > 0;
  const salida = horaDeSalida({ previsto, jornada, ahora: now });
  return {
    ahora: now,
    estado: arco.estado,
    arco: showsTotals && !isMissed && arco.desde && arco.hasta ? { desde: arco.desde, hasta: arco.hasta, tramos: arco.tramos } : null,
    trabajado: showsTotals ? salida.trabajadoMinutos : null,
    previsto: expects ? previsto.minutos : null,
    salida: expects && !isMissed ? salida : null,
    siEntra: expects && !isMissed && jornada === null && canEnterSoon(previsto, now) ? horaDeSalidaSiEntra({ previsto, ahora: now }) : null,
    isMissed,
  };
}

const canEnterSoon = ({ turno }: DiaPrevisto, ahora: string): boolean =>
  turno !== null && isNear(turno.entradaDesde ?? turno.inicio, ahora);

/** The device's idea of now never falls behind the answer it has. */
function later(a: string, b: string): string {
  return Temporal.Instant.compare(a, b) >= 0
    ? a
    : Temporal.Instant.from(b).round({ smallestUnit: 'minute', roundingMode: 'floor' }).toString();
}

const SITUACION = { trabajando: 'trabajando', pausa: 'pausa', terminada: 'fuera', fuera: 'fuera' } as const;

/** The day's records in the form of the domain's rules; null before the first one. */
export function jornadaOf({ fecha, zona, situacion, desde, tramos, registros, incidencias }: HoyVista): Jornada | null {
  // A day of less than a minute has records, but no stretch.
  const inicio = tramos[0]?.inicio ?? registros.find(({ anulado }) => !anulado)?.momento;
  if (!inicio) return null;
  const isOpen = situacion === 'trabajando' || situacion === 'pausa';
  return {
    fecha,
    zona,
    estado: isOpen ? 'abierta' : 'cerrada',
    situacion: SITUACION[situacion],
    desde,
    inicio,
    fin: isOpen ? null : (tramos.at(-1)?.fin ?? desde),
    marcas: [],
    tramos,
    correcciones: [],
    incidencias,
  };
}
