import type { SalidaDe } from '@jornada/contract/call.ts';
import type { tareas } from '@jornada/contract/tareas/calls.ts';
import type { TaskWords } from '../use-task-words.ts';

type Found = Pick<SalidaDe<typeof tareas.buscador>, 'total' | 'todas' | 'parecidas'>;

/** Says that words were only found by what is like them, and among how many tasks. */
export function Alike({ found: { total, todas, parecidas }, words: { t, format } }: { found: Found; words: TaskWords }) {
  if (parecidas.length === 0 || total === 0) return null;
  const palabras = parecidas.map((one) => t('tareas.buscador.entre-comillas', { palabra: one })).join(', ');
  return <p>{t('tareas.buscador.parecidas', { total: format.number(total), todas: format.number(todas), palabras })}</p>;
}
