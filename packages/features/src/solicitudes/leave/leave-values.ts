import type { TipoBaja } from '@jornada/domain/bajas/modelo.ts';
import type { RequestWords } from '../use-request-words.ts';

/** What is typed about a leave, in the form of the person and in that of the company. */
export type LeaveValues = {
  tipo: TipoBaja | '';
  desde: string;
  /** Whether it is over: then its last day is known, otherwise how long it is expected to be. */
  isOver: boolean;
  duracionDias: number | null;
  alta: string;
  recaidaDe: number | null;
  ficheros: number[];
};
export const NO_LEAVE: LeaveValues = { tipo: '', desde: '', isOver: false, duracionDias: null, alta: '', recaidaDe: null, ficheros: [] };

/** The same as the calls of leaves take it. What is not shown is not sent. */
export function leaveInput<V extends LeaveValues>({ isOver, tipo, duracionDias, alta, ...same }: V) {
  // An empty kind is refused by the schema.
  return { ...same, tipo: tipo as TipoBaja, duracionDias: isOver ? null : duracionDias, alta: isOver ? alta || null : null };
}

/** What the server is asked of while one types: without papers and words, which mean nothing for the consequences. */
export const draftFields = ({ tipo, desde, isOver, duracionDias, alta, recaidaDe }: LeaveValues) => ({
  tipo,
  desde,
  duracionDias: isOver ? null : duracionDias,
  alta: isOver ? alta : null,
  recaidaDe,
});
export const isWhole = ({ tipo, desde, isOver, duracionDias, alta }: LeaveValues): boolean =>
  tipo !== '' && desde !== '' && (isOver ? alta >= desde && alta !== '' : duracionDias !== null && duracionDias > 0);

/** What is wrong with a leave that no schema can say: its days are known in one way or the other. */
export function problemsOf({ desde, isOver, alta, duracionDias }: LeaveValues, t: RequestWords['t']): Record<string, string> {
  if (!isOver) return duracionDias === null ? { duracionDias: t('validacion.obligatorio') } : {};
  if (alta === '') return { alta: t('validacion.obligatorio') };
  return desde !== '' && alta < desde ? { alta: t('bajas.formulario.al-reves') } : {};
}
