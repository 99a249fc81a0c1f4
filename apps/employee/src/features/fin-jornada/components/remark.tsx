import { useTranslation } from 'react-i18next';
import { Text, Textarea } from '@mantine/core';

/** As the contract allows. */
const LONGEST = 500;

/** Why the hours are others than those that were clocked. */
export function Remark({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useTranslation();
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
      value={value}
      maxLength={LONGEST}
      rows={3}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
