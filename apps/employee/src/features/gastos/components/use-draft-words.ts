import type { ClaseGasto } from '@jornada/domain/gastos/modelo.ts';
import { useExpenseWords } from '@jornada/features/solicitudes/gastos/use-expense-words.ts';

/** How drafts of expenses are named. */
export function useDraftWords() {
  const words = useExpenseWords();
  const { t, format, shortDay } = words;
  return {
    ...words,
    /** By what was typed, or by when it was begun: `Ticket del 23 nov, 9:05`. */
    nameOf: (own: string | null, clase: ClaseGasto, moment: string): string =>
      own ||
      t('gastos.borradores.sin-nombre', {
        que: t(`gastos.clases.${clase}`),
        dia: shortDay(format.dayOf(moment)),
        hora: format.hour(moment),
      }),
  };
}
