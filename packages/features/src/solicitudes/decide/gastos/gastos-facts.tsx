import { Stack } from '@mantine/core';
import type { GastoVista } from '@jornada/contract/gastos/vistas.ts';
import { IconAlertCircle, IconInfoCircle } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { ExpenseFacts } from '../../gastos/expense-facts.tsx';
import { ExpenseNotes } from '../../gastos/expense-notes.tsx';
import { ExpenseReceipts } from '../../gastos/expense-receipts.tsx';
import { ExpenseSum } from '../../gastos/expense-sum.tsx';
import { useExpenseWords } from '../../gastos/use-expense-words.ts';

/** What one should know before one decides about an expense: how it comes to its amount with what is unusual, and the receipt beside it. */
export function GastosFacts({ vista }: { vista: GastoVista }) {
  const { t, euros } = useExpenseWords();
  const { importe, calculo, campos, ficheros, avisos } = vista;
  const isMissing = avisos.includes('sin-justificante');
  const nothing = campos.clase === 'ticket' ? 'sin-justificante' : 'no-hace-falta';
  return (
    <>
      <section>
        <h3>{importe ? t('gastos.decidir.pide', { importe: euros(importe.totalCentimos) }) : t('gastos.decidir.sin-importe')}</h3>
        <Stack gap="md">
          {/* That the receipt is missing is said where it would be. */}
          <ExpenseNotes of={{ ...vista, avisos: avisos.filter((one) => one !== 'sin-justificante') }} isOthers />
          {importe && <ExpenseSum campos={campos} importe={importe} calculo={calculo} isOthers />}
          <ExpenseFacts of={vista} isOthers />
        </Stack>
      </section>
      <section>
        <h3>{t('gastos.decidir.justificantes', { count: ficheros.length })}</h3>
        {ficheros.length > 0 ? (
          <ExpenseReceipts of={ficheros} isLarge />
        ) : (
          <Note icon={isMissing ? IconAlertCircle : IconInfoCircle} tone={isMissing ? 'warn' : undefined} words="ink">
            {t(`gastos.decidir.${isMissing ? 'falta-justificante' : nothing}`)}
          </Note>
        )}
      </section>
    </>
  );
}
