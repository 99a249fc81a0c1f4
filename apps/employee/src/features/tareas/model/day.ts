import type { DiaDeTareasVista, ImputacionVista, TareaVista, TramoDeTareas } from '@jornada/contract/tareas/calls.ts';
import { huecosDe, minutoDe, minutosDe, placeEntradas, type Hueco } from '@jornada/domain/tareas/huecos.ts';

/** An entry as the day shows it. `espera`: its key in the queue of this device, while it waits for a network. */
export type EntradaMostrada = ImputacionVista & { espera?: string };
export type DiaMostrado = Omit<DiaDeTareasVista, 'imputaciones'> & { imputaciones: readonly EntradaMostrada[] };

/** An entry with its place on the line. `numero` is written on the line and in its row. */
export type Colocada = { clave: string; numero: number; entrada: EntradaMostrada; trechos: readonly Hueco[] };
export type PausaDelDia = { tramo: TramoDeTareas; trecho: Hueco };
export type PartesDelDia = {
  /** The ends of the line. */
  escala: Hueco;
  /** Work by the record. */
  trabajo: readonly Hueco[];
  pausas: readonly PausaDelDia[];
  colocadas: readonly Colocada[];
  /** Work that no task has. */
  libres: readonly Hueco[];
  /** Where a planned shift ends that is still under way. */
  fin: number | null;
  /** The end of what was worked so far. */
  ultimo: number;
};

/** What shows beside the hours at both ends of the line, in minutes. */
const MARGIN = 10;

const trechoDeTramo = ({ desde, hasta }: TramoDeTareas): Hueco => ({ desde: minutoDe(desde), hasta: minutoDe(hasta) });
const firstOf = (trechos: readonly Hueco[]): number => trechos[0]?.desde ?? Number.POSITIVE_INFINITY;

/** The day as pieces of a line, and its entries in the order of their hours. */
export function partsOfDay({ tramos, imputaciones, finPrevisto }: DiaMostrado): PartesDelDia {
  const trabajo = tramos.filter(({ clase }) => clase === 'trabajo').map(trechoDeTramo);
  const pausas = tramos.filter(({ clase }) => clase === 'pausa').map((tramo) => ({ tramo, trecho: trechoDeTramo(tramo) }));
  const placed = placeEntradas(trabajo, imputaciones);
  const colocadas = placed
    .toSorted((a, b) => firstOf(a.trechos) - firstOf(b.trechos))
    .map(({ entrada, trechos }, i) => ({ clave: keyOfEntry(entrada, i), numero: i + 1, entrada, trechos }));
  const taken = placed.flatMap(({ trechos }) => trechos);
  const all = [...trabajo, ...pausas.map(({ trecho }) => trecho), ...taken];
  const ultimo = Math.max(0, ...trabajo.map(({ hasta }) => hasta), ...pausas.map(({ trecho }) => trecho.hasta));
  const fin = finPrevisto === null ? null : minutoDe(finPrevisto);
  const desde = Math.min(...all.map((one) => one.desde));
  const hasta = Math.max(fin ?? 0, ...all.map((one) => one.hasta));
  return {
    escala: all.length === 0 ? { desde: 0, hasta: 1 } : { desde: desde - MARGIN, hasta: hasta + MARGIN },
    trabajo,
    pausas,
    colocadas,
    libres: huecosDe(trabajo, taken),
    fin: fin !== null && fin > ultimo ? fin : null,
    ultimo,
  };
}

const keyOfEntry = ({ id, espera }: EntradaMostrada, at: number): string => (id === null ? `${espera ?? 'reloj'} ${at}` : String(id));

/** What is left to give to tasks: by the record, or by the line where the company hides totals. */
export const leftOf = ({ faltaMinutos }: DiaMostrado, { libres }: PartesDelDia): number =>
  faltaMinutos === null ? minutosDe(libres) : Math.max(0, faltaMinutos);

export const nameOfTask = ({ nombre, proyecto }: TareaVista): string => nombre ?? proyecto.nombre;
/** Project and client of a task; only the client of a project. */
export const pathOfTask = ({ nombre, proyecto, cliente }: TareaVista): string =>
  [nombre === null ? null : proyecto.nombre, cliente?.nombre].filter(Boolean).join(', ');
export const keyOfTask = ({ tareaId, proyecto }: TareaVista): string => (tareaId === null ? `p${proyecto.id}` : `t${tareaId}`);
/** How a call names a task, or a project alone. */
export const namedTask = ({ tareaId, proyecto }: TareaVista): { tareaId: number } | { proyectoId: number } =>
  tareaId === null ? { proyectoId: proyecto.id } : { tareaId };
