import { useTranslation } from 'react-i18next';
import { Stack } from '@mantine/core';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import { useRead } from '@jornada/web/calls.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { ExpenseAbout } from '@jornada/features/solicitudes/gastos/expense-about.tsx';
import { ExpenseFacts } from '@jornada/features/solicitudes/gastos/expense-facts.tsx';
import { ExpenseNotes } from '@jornada/features/solicitudes/gastos/expense-notes.tsx';
import { ExpenseReceipts } from '@jornada/features/solicitudes/gastos/expense-receipts.tsx';
import { ExpenseSum } from '@jornada/features/solicitudes/gastos/expense-sum.tsx';
import { OpenedRequest } from '@jornada/features/solicitudes/opened-request.tsx';
import { RequestStory } from '@jornada/features/solicitudes/request-story.tsx';
import { StatePill } from '@jornada/features/solicitudes/state-pill.tsx';
import { PayForm } from './pay-form.tsx';

/** An expense with all that there is of it; one that is approved can be marked as paid. */
export function OneExpense({ id, onPaid, onClose }: { id: number; onPaid: (ids: readonly number[]) => void; onClose: () => void }) {
  const { t } = useTranslation();
  const query = useRead(gastos.byId, { id }, { refetchOnWindowFocus: true });
  const { data: vista } = query;
  return (
    <Aside
      title={vista ? (vista.titulo ?? vista.tipo?.nombre ?? t(`gastos.clases.${vista.campos.clase}`)) : t('menu.entradas.gastos')}
      note={vista && <ExpenseAbout of={vista} isOthers />}
      status={vista && <StatePill of={vista} />}
      onClose={onClose}
    >
      <OpenedRequest query={query}>
        {(one) => (
          <>
            <Stack gap="md">
              <ExpenseNotes of={one} isOthers />
              {one.importe && <ExpenseSum campos={one.campos} importe={one.importe} calculo={one.calculo} isOthers />}
              {one.ficheros.length > 0 && <ExpenseReceipts of={one.ficheros} isLarge />}
              <ExpenseFacts of={one} isOthers />
            </Stack>
            {one.pagable && (
              <Section title={t('gastos.pagos.marcar')} note={t('gastos.pagos.marcar-nota')}>
                <PayForm of={[{ id: one.id, version: one.version, nombre: one.persona.nombre }]} onPaid={onPaid} />
              </Section>
            )}
            <Section title={t('solicitudes.historia.titulo')}>
              <RequestStory of={one} isOwn={false} />
            </Section>
          </>
        )}
      </OpenedRequest>
    </Aside>
  );
}
