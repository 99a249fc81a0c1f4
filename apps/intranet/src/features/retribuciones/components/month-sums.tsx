import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { retribuciones } from '@jornada/contract/retribuciones/calls.ts';
import { usePayNames } from '../use-pay-names.ts';
import classes from '../pay.module.css';

/** What the statements that are listed come to. */
export function MonthSums({ of: { personas, bruto, neto, sinDocumento } }: { of: SalidaDe<typeof retribuciones.listado>['sumas'] }) {
  const { t } = useTranslation();
  const names = usePayNames();
  const facts = [
    [t('retribuciones.gestion.personas'), personas],
    [t('retribuciones.bruto'), names.money(bruto)],
    [t('retribuciones.neto-titulo'), names.money(neto)],
    [t('retribuciones.gestion.sin-documentos'), sinDocumento],
  ] as const;
  return (
    <dl className={classes.sums}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
