import { useTranslation } from 'react-i18next';
import { Text, Textarea } from '@mantine/core';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';

/** Why the hours are others than those that were clocked. */
export function Remark({ of }: { of: Pick<ContractForm<{ observaciones: string }>, 'field'> }) {
  const { t } = useTranslation();
  const { name, value, error, rule, set } = of.field<string>('observaciones');
  return (
    <Textarea
      label={
        <>
          {t('fin-jornada.observaciones')}{' '}
          <Text span inherit c="dimmed" fw={450}>
            {t('fin-jornada.opcional')}
          </Text>
        </>
      }
      name={name}
      value={value}
      error={error}
      maxLength={rule.maxLength}
      rows={3}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}
