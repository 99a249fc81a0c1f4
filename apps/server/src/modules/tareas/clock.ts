import { fillHuecos, huecosDe, instanteDeMinuto, minutoDe, minutosDe, trechoDe, type Hueco } from '@jornada/domain/tareas/huecos.ts';
import type { TramoTrabajado } from '../registros/service.ts';
import type { Imputacion } from './model.ts';

/** What the clock gives to a project, in a piece. */
export type DelReloj = { proyectoId: number; desde: string; minutos: number };
type Escrita = Pick<Imputacion, 'proyectoId' | 'desde' | 'minutos'>;

const pieceOf = ({ inicio, fin }: TramoTrabajado): Hueco => ({ desde: minutoDe(inicio), hasta: minutoDe(fin) });
const isWork = ({ clase, pagado }: TramoTrabajado): boolean => clase === 'trabajo' && pagado;

/** The pieces of a day that want a task: worked, and no paid pause. */
export const workOf = (tramos: readonly TramoTrabajado[]): Hueco[] => tramos.filter(isWork).map(pieceOf);

/**
 * What the projects that were clocked make of a day once what people wrote has its place: entries with an hour where they lie, the others first on
 * time of their own project, then on time of none, then on any.
 */
export function clockedEntries(tramos: readonly TramoTrabajado[], escritas: readonly Escrita[]): DelReloj[] {
  const work = tramos.filter(isWork);
  const fixed = escritas.flatMap(({ desde, minutos }) => (desde === null ? [] : [trechoDe({ desde, minutos })]));
  const free = (of: readonly TramoTrabajado[], taken: readonly Hueco[]): Hueco[] => huecosDe(of.map(pieceOf), taken);
  const taken = [...fixed];
  for (const { desde, minutos, proyectoId } of escritas) {
    if (desde !== null) continue;
    let left = minutos;
    for (const which of [work.filter((one) => one.proyectoId === proyectoId), work.filter((one) => one.proyectoId === null), work]) {
      const laid = fillHuecos(free(which, taken), left);
      left -= minutosDe(laid);
      taken.push(...laid);
    }
  }
  return work.flatMap((tramo) => {
    const { proyectoId } = tramo;
    if (proyectoId === null) return [];
    return free([tramo], taken).map(({ desde, hasta }) => ({ proyectoId, desde: instanteDeMinuto(desde), minutos: hasta - desde }));
  });
}
