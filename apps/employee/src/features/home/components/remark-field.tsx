import { useTranslation } from 'react-i18next';
import { Text, Textarea } from '@mantine/core';

/** The contract's limit. */
const LONGEST = 500;

type Props = { value: string; required: boolean; error: string | undefined; onChange: (text: string) => void };

export function RemarkField({ value, required, error, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Textarea
      mt="md"
      name="observaciones"
      label={
        <>
          {t('home.otros.observaciones')}{' '}
          {!required && (
            <Text span inherit c="dimmed" fw={450}>
              {t('home.otros.opcional')}
            </Text>
          )}
        </>
      }
      value={value}
      error={error}
      maxLength={LONGEST}
      rows={3}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
