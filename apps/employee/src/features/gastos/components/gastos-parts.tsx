import { Stack, Text } from '@mantine/core';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import type { GastoVista } from '@jornada/contract/gastos/vistas.ts';
import { Panel } from '@jornada/ui/panel.tsx';
import { ExpenseFacts } from '@jornada/web/solicitudes/gastos/expense-facts.tsx';
import { ExpenseNotes } from '@jornada/web/solicitudes/gastos/expense-notes.tsx';
import { ExpenseReceipts } from '@jornada/web/solicitudes/gastos/expense-receipts.tsx';
import { ExpenseSum } from '@jornada/web/solicitudes/gastos/expense-sum.tsx';
import { useExpenseWords } from '@jornada/web/solicitudes/gastos/use-expense-words.ts';
import type { RequestModule } from '../../../shared/solicitudes/request-module.ts';

/** How own expenses are read and shown. */
export const GASTOS: RequestModule<GastoVista> = {
  modulo: 'gastos',
  calls: { ...gastos, listado: gastos.listadoNuevo },
  titleOf: ({ titulo, tipo }) => titulo ?? tipo?.nombre ?? '',
  About,
  Details,
};

function About({ vista }: { vista: GastoVista }) {
  const { t, euros, format } = useExpenseWords();
  const { importe, campos, tipo, pagada } = vista;
  const parts = [
    importe && euros(importe.totalCentimos),
    tipo?.nombre ?? t(`gastos.clases.${campos.clase}`),
    campos.dia && format.date(campos.dia, 'weekdayDay'),
  ].filter((part) => part !== null && part !== '');
  return (
    <>
      {parts.join(' · ')}
      {pagada && <Text data-tone="accent">{t('gastos.pagado-el', { dia: format.date(pagada, 'long') })}</Text>}
    </>
  );
}

function Details({ vista }: { vista: GastoVista }) {
  const { importe, calculo, campos, ficheros } = vista;
  const isWaiting = vista.espera !== null || vista.estado === 'borrador';
  return (
    <Stack gap="md">
      {ficheros.length > 0 && <ExpenseReceipts of={ficheros} />}
      {importe && (
        <Panel kind="ground">
          <ExpenseSum campos={campos} importe={importe} calculo={calculo} />
        </Panel>
      )}
      <ExpenseFacts of={vista} />
      {isWaiting && <ExpenseNotes of={vista} />}
    </Stack>
  );
}
