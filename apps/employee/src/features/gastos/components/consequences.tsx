import { useTranslation } from 'react-i18next';
import { Stack } from '@mantine/core';
import type { GastoNuevo } from '@jornada/contract/gastos/vistas.ts';
import { IconAlertCircle } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Panel } from '@jornada/ui/panel.tsx';
import { SmallReadProblem } from '@jornada/web/list/read-problem.tsx';
import { ExpenseNotes } from '@jornada/features/solicitudes/gastos/expense-notes.tsx';
import { ExpenseSum } from '@jornada/features/solicitudes/gastos/expense-sum.tsx';
import { MealNote } from '@jornada/features/solicitudes/gastos/meal-note.tsx';
import { useExpenseWords } from '@jornada/features/solicitudes/gastos/use-expense-words.ts';
import { wholeDrive } from '../model/values.ts';
import type { GastoForm } from './form-context.ts';
import classes from '../gastos.module.css';

type Props = {
  of: GastoForm;
  query: { data: GastoNuevo | undefined; error: unknown; refetch: () => unknown };
};

/** What sending would mean: how it is computed, what is without tax, what looks like it, its limit, and what stands in its way. */
export function Consequences({ of: { values }, query: { data, error, refetch } }: Props) {
  const { t } = useTranslation();
  if (!data && error) return <SmallReadProblem que={t('solicitudes.lo-que-supone')} error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { importe, calculo, obstaculos } = data.consecuencias;
  const isReceipt = values.clase === 'ticket';
  return (
    <Stack gap="sm" aria-live="polite" className={classes.consequences}>
      {!isReceipt && importe && (
        <Panel as="section" kind="ground">
          <ExpenseSum campos={{ ...values, kmDecimas: wholeDrive(values) }} importe={importe} calculo={calculo} />
        </Panel>
      )}
      {isReceipt && <ReceiptConsequences of={data} />}
      {obstaculos
        .filter(({ campo }) => campo === null)
        .map(({ codigo, mensaje }) => (
          <Note key={codigo} icon={IconAlertCircle} tone="bad" words="tone">
            {mensaje}
          </Note>
        ))}
      <ExpenseNotes of={data.consecuencias} />
    </Stack>
  );
}

/** What a receipt in another currency comes to, what is deducted, and what the person does not get back. */
function ReceiptConsequences({ of: { consecuencias } }: { of: GastoNuevo }) {
  const { t, format, euros } = useExpenseWords();
  const { importe, calculo } = consecuencias;
  if (!importe) return null;
  const { totalCentimos, deducibleCentimos, aCobrarCentimos } = importe;
  const lines = [
    calculo.cambioMillonesimas !== null &&
      t('gastos.cambio.son', { importe: euros(totalCentimos), cambio: format.decimal(calculo.cambioMillonesimas, 6, 2) }),
    deducibleCentimos > 0 && t('gastos.iva.deducible', { importe: euros(deducibleCentimos) }),
    aCobrarCentimos === 0 && totalCentimos > 0 && t('gastos.sin-reembolso'),
  ].filter((line) => line !== false);
  return (
    <>
      {lines.map((line) => (
        <Note key={line} icon={IconAlertCircle} words="ink">
          {line}
        </Note>
      ))}
      <MealNote importe={importe} calculo={calculo} />
    </>
  );
}
