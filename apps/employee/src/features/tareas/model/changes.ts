import type { CambioDeImputacion, DiaDeTareasVista, ImputacionVista } from '@jornada/contract/tareas/calls.ts';
import { instanteDeMinuto, minutoDe } from '@jornada/domain/tareas/huecos.ts';
import { keyOfTask, namedTask, type Colocada, type EntradaMostrada } from './day.ts';

type EntradaPuesta = Extract<CambioDeImputacion, { hace: 'poner' }>;

/** All of an entry, as it is written. */
const allOf = ({ tarea, desde, minutos, categoriaId, observacion, facturable }: ImputacionVista): Omit<EntradaPuesta, 'id'> => ({
  hace: 'poner',
  ...namedTask(tarea),
  desde,
  minutos,
  categoriaId,
  observacion,
  facturable,
});

const isSame = (a: ImputacionVista, b: ImputacionVista): boolean => JSON.stringify(allOf(a)) === JSON.stringify(allOf(b));

/** What turns the day back to how it was: entries that came go, those that went come again, the others are as they were. */
export function reverseOf(
  before: Pick<DiaDeTareasVista, 'imputaciones'>,
  after: Pick<DiaDeTareasVista, 'imputaciones'>,
): CambioDeImputacion[] {
  const was = new Map(before.imputaciones.map((one) => [one.id, one]));
  const is = new Map(after.imputaciones.map((one) => [one.id, one]));
  const gone = after.imputaciones.flatMap(({ id }): CambioDeImputacion[] => (id === null || was.has(id) ? [] : [{ hace: 'quitar', id }]));
  const back = before.imputaciones.flatMap((one): CambioDeImputacion[] => {
    if (one.id === null) return [];
    const now = is.get(one.id);
    if (!now) return [allOf(one)];
    return isSame(one, now) ? [] : [{ ...allOf(one), id: one.id }];
  });
  return [...gone, ...back];
}

/** An entry begins or ends elsewhere, in minutes since 1970. An entry without an hour that only ends elsewhere stays without one. */
export function moveEdges({ entrada, trechos }: Colocada, desde: number, hasta: number): CambioDeImputacion[] {
  const { id } = entrada;
  if (id === null || hasta <= desde) return [];
  const keepsStart = entrada.desde === null && trechos[0]?.desde === desde;
  return [{ ...allOf(entrada), id, desde: keepsStart ? null : instanteDeMinuto(desde), minutos: hasta - desde }];
}

/** An entry becomes two of the same. @param first the minutes of the first one. */
export function splitEntry(entrada: EntradaMostrada, first: number): CambioDeImputacion[] {
  const { id, desde, minutos } = entrada;
  if (id === null || first <= 0 || first >= minutos) return [];
  const second = desde === null ? null : instanteDeMinuto(minutoDe(desde) + first);
  return [
    { ...allOf(entrada), id, minutos: first },
    { ...allOf(entrada), desde: second, minutos: minutos - first },
  ];
}

const WORDS = 500;
const STEP = 5;
/** Where an entry is split by a key: in its middle, at five minutes where it is long enough. */
export const middleOf = ({ minutos }: EntradaMostrada): number => {
  const half = Math.floor(minutos / 2);
  return half > STEP ? half - (half % STEP) : half;
};

export const canJoin = (a: EntradaMostrada, b: EntradaMostrada): boolean =>
  a.id !== null && b.id !== null && a.id !== b.id && a.fija === null && b.fija === null && keyOfTask(a.tarea) === keyOfTask(b.tarea);

/**
 * Two entries of the same task become one, as long as both. One follows the other: it keeps the hour. Otherwise it is only a length, because an hour
 * would take what lies between them.
 */
export function joinEntries(one: EntradaMostrada, other: EntradaMostrada): CambioDeImputacion[] {
  if (!canJoin(one, other) || one.id === null || other.id === null) return [];
  const [a, b] = (one.desde ?? '') <= (other.desde ?? '') ? [one, other] : [other, one];
  const follows = a.desde !== null && b.desde !== null && minutoDe(a.desde) + a.minutos === minutoDe(b.desde);
  const observacion = [...new Set([a.observacion, b.observacion].filter(Boolean))].join('; ').slice(0, WORDS) || null;
  const kept: EntradaPuesta = {
    ...allOf(one),
    id: one.id,
    desde: follows ? a.desde : null,
    minutos: a.minutos + b.minutos,
    observacion,
  };
  return [{ hace: 'quitar', id: other.id }, kept];
}
