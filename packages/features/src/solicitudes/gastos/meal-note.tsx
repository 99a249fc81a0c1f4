import type { CalculoGasto, ImporteGasto } from '@jornada/contract/gastos/vistas.ts';
import { IconInfoCircle } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { useExpenseWords } from './use-expense-words.ts';

/** What of a meal on a trip is taxed, and why: its day leaves so much without tax, and others may have used some of it. */
export function MealNote({
  importe: { exentoCentimos, sujetoCentimos },
  calculo: { comida },
}: {
  importe: ImporteGasto;
  calculo: CalculoGasto;
}) {
  const { t, euros } = useExpenseWords();
  if (!comida || exentoCentimos === null || sujetoCentimos === null || sujetoCentimos === 0 || comida.limiteCentimos === 0) return null;
  const { limiteCentimos, antesCentimos } = comida;
  return (
    <Note icon={IconInfoCircle} words="ink">
      {t('gastos.comida.limite', { limite: euros(limiteCentimos), exento: euros(exentoCentimos), sujeto: euros(sujetoCentimos) })}
      {antesCentimos > 0 && ` ${t('gastos.comida.antes', { antes: euros(antesCentimos) })}`}
    </Note>
  );
}
