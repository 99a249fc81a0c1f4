import { useTranslation } from 'react-i18next';
import { Textarea } from '@mantine/core';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import classes from '../form.module.css';

/** Why the hours are others than those that were clocked. */
export function Remark({ of }: { of: Pick<ContractForm<{ observaciones: string }>, 'field'> }) {
  const { t } = useTranslation();
  const { value, error, rule, set } = of.field<string>('observaciones');
  return (
    <Textarea
      label={
        <>
          {t('fin-jornada.observaciones')} <span className={classes.optional}>{t('fin-jornada.opcional')}</span>
        </>
      }
      value={value}
      error={error}
      maxLength={rule.maxLength}
      rows={3}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}
