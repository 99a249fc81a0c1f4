import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import { arcoDelDia, type Arco } from '@jornada/domain/registros/arco.ts';
import type { Jornada } from '@jornada/domain/registros/modelo.ts';
import { horaDeSalida, type HoraDeSalida } from '@jornada/domain/registros/salida.ts';
import { noPlan } from '../../../shared/day/no-plan.ts';

/** The day at one minute, as home draws it. Minutes and instants. */
export type DayView = {
  ahora: string;
  estado: Arco['estado'];
  /** Null where there is nothing to draw: a free day, or a company that shows no totals. */
  arco: { desde: string; hasta: string; tramos: Arco['tramos'] } | null;
  /** Null where the company shows no totals. */
  trabajado: number | null;
  /** Null where the company shows no plan, or nothing is expected. */
  previsto: number | null;
  /** Null as `previsto`, and where the shift has been missed. */
  salida: HoraDeSalida | null;
  /** The planned shift is over, and there is no record. */
  isMissed: boolean;
};

/** The day of `hoy`, lived on until `ahora` without asking the server. */
export function dayAt(hoy: HoyVista, ahora: string): DayView {
  const previsto = hoy.previsto ?? noPlan(hoy);
  const jornada = jornadaOf(hoy);
  const now = later(ahora, hoy.ahora);
  // A shift that has gone by without a record is no plan any more.
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
    isMissed,
  };
}

/** The device's idea of now never falls behind the answer it has. */
function later(a: string, b: string): string {
  return Temporal.Instant.compare(a, b) >= 0
    ? a
    : Temporal.Instant.from(b).round({ smallestUnit: 'minute', roundingMode: 'floor' }).toString();
}

const SITUACION = { trabajando: 'trabajando', pausa: 'pausa', terminada: 'fuera', fuera: 'fuera' } as const;

/** The day's records as the rules of the domain read them; null before the first one. */
export function jornadaOf({ fecha, zona, situacion, desde, tramos, registros, incidencias }: HoyVista): Jornada | null {
  // A day that lasted less than a minute has records, but no stretch.
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
