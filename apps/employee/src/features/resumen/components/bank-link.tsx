import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import type { BalanceAnualVista } from '@jornada/contract/registros/vistas.ts';
import { Ledger, LedgerRow } from '@jornada/ui/ledger.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { bankLinkOf } from '../model/bank-link.ts';
import { toneOf } from '@jornada/features/day/words.ts';
import classes from '../resumen.module.css';

/** How the year leads to the hour bank: the balances of closed months go into it, those of open ones not yet. */
export function BankLink({ anual }: { anual: BalanceAnualVista }) {
  const { t } = useTranslation();
  const format = useFormat();
  const link = bankLinkOf(anual);
  if (!link) return null;
  const { inicial, cerrados, otros, saldo, abiertos } = link;
  const { ano, hoy } = anual;
  const isRunning = hoy.startsWith(String(ano));
  return (
    <section className={classes.link} aria-labelledby="resumen-enlace">
      <Text id="resumen-enlace" component="h3" size="sm" c="dimmed" fw={550} lts={0} mt="md" mb="xxs">
        {t('resumen.enlace.titulo')}
      </Text>
      <Ledger>
        <LedgerRow label={t('resumen.enlace.inicial', { ano })} value={format.balance(inicial, '=')} />
        <LedgerRow label={t('resumen.enlace.cerrados')} value={format.balance(cerrados, '=')} />
        {otros !== 0 && <LedgerRow label={t('resumen.enlace.otros')} value={format.balance(otros, '=')} />}
        <LedgerRow
          kind="result"
          label={isRunning ? t('resumen.enlace.hoy') : t('resumen.enlace.final', { ano })}
          value={format.balance(saldo, '=')}
          tone={toneOf(saldo)}
        />
      </Ledger>
      {abiertos.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('resumen.enlace.abiertos', {
            count: abiertos.length,
            meses: format.capitalize(format.list(abiertos.map((mes) => format.month(mes)))),
          })}
        </Text>
      )}
    </section>
  );
}
