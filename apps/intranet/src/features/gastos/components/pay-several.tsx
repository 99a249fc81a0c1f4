import { useTranslation } from 'react-i18next';
import { Ledger, LedgerRow } from '@jornada/ui/ledger.tsx';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useExpenseWords } from '@jornada/features/solicitudes/gastos/use-expense-words.ts';
import type { Payable } from '../model/use-payable.ts';
import { PayForm } from './pay-form.tsx';

/** What is to be paid to whom, and the day on which it was. */
export function PaySeveral({ chosen, onClose }: { chosen: Payable; onClose: () => void }) {
  const { t } = useTranslation();
  const { euros } = useExpenseWords();
  const people = Map.groupBy(chosen.items, ({ persona }) => persona.id);
  const count = chosen.items.length;
  return (
    <Aside title={count === 0 ? t('gastos.pagos.marcar') : t('gastos.pagos.titulo', { count })} onClose={onClose}>
      {count > 0 && (
        <Ledger>
          {[...people].map(([id, items]) => (
            <LedgerRow
              key={id}
              label={items[0]?.persona.nombre}
              detail={t('gastos.pagos.elegidos', { count: items.length })}
              value={euros(items.reduce((sum, { aCobrarCentimos }) => sum + aCobrarCentimos, 0))}
            />
          ))}
          <LedgerRow kind="result" label={t('gastos.total')} value={euros(chosen.centimos)} />
        </Ledger>
      )}
      <Section title={t('gastos.pagos.marcar')} note={t('gastos.pagos.marcar-nota')}>
        <PayForm
          of={chosen.items.map(({ id, version, persona, titulo }) => ({
            id,
            version,
            nombre: [persona.nombre, titulo].filter(Boolean).join(', '),
          }))}
          onPaid={chosen.drop}
        />
      </Section>
    </Aside>
  );
}
