import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import { arcoDelDia } from '@jornada/domain/registros/arco.ts';
import { noPlan } from '../../../shared/day/no-plan.ts';
import type { TramoDelArco } from '@jornada/domain/registros/arco.ts';

/** The arc of an ended day. */
export type ClosedArc = { desde: string; hasta: string; tramos: readonly TramoDelArco[] };

/** The arc of today's ended day; null if it lasted less than a minute, or if the company hides its parts. */
export function closedArc(hoy: HoyVista): ClosedArc | null {
  const { fecha, zona, desde, tramos, incidencias } = hoy;
  const [first] = tramos;
  const fin = tramos.at(-1)?.fin ?? null;
  if (hoy.minutos === null || !first || fin === null) return null;
  const jornada = {
    fecha,
    zona,
    estado: 'cerrada',
    situacion: 'fuera',
    desde,
    inicio: first.inicio,
    fin,
    marcas: [],
    tramos,
    correcciones: [],
    incidencias,
  } as const;
  const arco = arcoDelDia({ previsto: hoy.previsto ?? noPlan(hoy), jornada: { ...jornada, marcas: [], correcciones: [] }, ahora: fin });
  return { desde: first.inicio, hasta: fin, tramos: arco.tramos };
}

/** First and last instant of today's record; null if it has no valid mark. */
export function endsOf({ registros, tramos }: Pick<HoyVista, 'registros' | 'tramos'>): { inicio: string; fin: string } | null {
  const valid = registros.filter(({ anulado }) => !anulado);
  const inicio = tramos[0]?.inicio ?? valid[0]?.momento;
  const fin = tramos.at(-1)?.fin ?? valid.at(-1)?.momento;
  return inicio && fin ? { inicio, fin } : null;
}
