import { Stack } from '@mantine/core';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import type { GastoVista } from '@jornada/contract/gastos/vistas.ts';
import { Panel } from '@jornada/ui/panel.tsx';
import { ExpenseAbout } from '@jornada/features/solicitudes/gastos/expense-about.tsx';
import { ExpenseFacts } from '@jornada/features/solicitudes/gastos/expense-facts.tsx';
import { ExpenseNotes } from '@jornada/features/solicitudes/gastos/expense-notes.tsx';
import { ExpenseReceipts } from '@jornada/features/solicitudes/gastos/expense-receipts.tsx';
import { ExpenseSum } from '@jornada/features/solicitudes/gastos/expense-sum.tsx';
import type { RequestModule } from '../../../shared/solicitudes/request-module.ts';

/** How own expenses are read and shown. */
export const GASTOS: RequestModule<GastoVista> = {
  modulo: 'gastos',
  calls: { ...gastos, listado: gastos.listadoNuevo },
  titleOf: ({ titulo, tipo }) => titulo ?? tipo?.nombre ?? '',
  About: ({ vista }) => <ExpenseAbout of={vista} />,
  Details,
};

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
      {/* That another one is the same is said for as long as it can be true; the rest, while somebody can still change something. */}
      <ExpenseNotes of={isWaiting ? vista : { avisos: [], limite: null, parecidos: vista.parecidos }} />
    </Stack>
  );
}
