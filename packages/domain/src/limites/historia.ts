import type { Fecha, Instante } from '../horario/modelo.ts';
import { franjaNocturna, minutosNocturnos, type FranjaNocturna } from '../horario/noche.ts';
import { onceByDate } from '../horario/value-of.ts';
import { tramosHasta } from '../registros/minutos.ts';
import { alMinuto, MS_POR_MINUTO } from '../registros/tiempo.ts';
import { bloquesDe, efectivosDe, type Bloque } from './bloques.ts';
import type { DiaVivido, Limites } from './modelo.ts';

/** How many days the rules look back: three weeks, because nights and joined weekly rests need two weeks and the days before them. */
export const DIAS_ATRAS = 21;

/**
 * The data of one person for the rules. `dias`: every worked day of the span and of the `DIAS_ATRAS` days before it, oldest
 * first. Days that are missing were free. An open day that is forgotten comes as `incompleta`. `limites` and `lugar` give the
 * limits and the place of a day, because people move.
 */
export type OpcionesHistoria = {
  dias: readonly DiaVivido[];
  /** A summary of the days before those, see `resumenDe`. The rules can look back at them, but do not judge them. */
  resumidos?: readonly DiaResumido[];
  ahora: Instante;
  limites(fecha: Fecha): Limites;
  lugar(fecha: Fecha): { zona: string; pais: string };
};

/** The part of a finished day that later days need. */
export type DiaResumido = { fecha: Fecha; bloques: readonly Bloque[]; efectivos: number; nocturnos: number };

export type Historia = OpcionesHistoria & {
  /** Every working day, in the order of its start. */
  bloques: readonly Bloque[];
  porFecha: ReadonlyMap<Fecha, DiaVivido>;
  /** Minutes of work done on a date; a running stretch counts up to `ahora`. */
  efectivos(fecha: Fecha): number;
  /** Minutes of a date that lie in the night. */
  nocturnos(fecha: Fecha): number;
  /** Minutes of work of a lived day within other hours of the clock. */
  trabajadosEn(fecha: Fecha, franja: FranjaNocturna): number;
};

/** Reads the days once, so that checking each day of a month is fast. */
export function historiaDe(options: OpcionesHistoria): Historia {
  const { dias, resumidos = [], limites, lugar } = options;
  const ahora = alMinuto(options.ahora);
  const porFecha = new Map(dias.map((dia) => [dia.fecha, dia]));
  const resumidoDe = new Map(resumidos.map((dia) => [dia.fecha, dia]));
  const partidaOn = (fecha: Fecha): number => (limites(fecha)['descanso-diario']?.partidaMinutos ?? 0) * MS_POR_MINUTO;
  const bloques = [
    ...resumidos.flatMap((dia) => dia.bloques),
    ...dias.flatMap((dia) => bloquesDe(dia, ahora, partidaOn(dia.fecha))),
  ].toSorted((a, b) => a.primero - b.primero);
  function trabajadosEn(fecha: Fecha, franja: FranjaNocturna): number {
    const dia = porFecha.get(fecha);
    const work = dia ? tramosHasta(dia.tramos, dia.estado === 'abierta' ? ahora : null).filter(({ clase }) => clase === 'trabajo') : [];
    return minutosNocturnos(work, lugar(fecha).zona, franja);
  }
  return {
    ...options,
    ahora,
    bloques,
    porFecha,
    trabajadosEn,
    efectivos: onceByDate((fecha) => {
      const dia = porFecha.get(fecha);
      return dia ? efectivosDe(dia, ahora) : (resumidoDe.get(fecha)?.efectivos ?? 0);
    }),
    nocturnos: onceByDate((fecha) => {
      if (!porFecha.has(fecha)) return resumidoDe.get(fecha)?.nocturnos ?? 0;
      return trabajadosEn(fecha, franjaNocturna(lugar(fecha).pais, fecha));
    }),
  };
}

/**
 * Summarises the days before a day. They must all be over. The summary is valid as long as neither those days nor the limits
 * change.
 */
export function resumenDe(historia: Historia, antesDe: Fecha): DiaResumido[] {
  const byDay = Map.groupBy(historia.bloques, ({ fecha }) => fecha);
  const fechas = historia.dias.map(({ fecha }) => fecha).filter((fecha) => fecha < antesDe);
  return fechas.map((fecha) => ({
    fecha,
    bloques: byDay.get(fecha) ?? [],
    efectivos: historia.efectivos(fecha),
    nocturnos: historia.nocturnos(fecha),
  }));
}

/** The working days that began before an instant (milliseconds), in order. */
export const bloquesAntes = ({ bloques }: Historia, momento: number): Bloque[] => bloques.filter(({ primero }) => primero < momento);
