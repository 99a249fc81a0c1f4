import { useTranslation } from 'react-i18next';
import { TextInput } from '@mantine/core';

type Props = { value: string; onChange: (value: string) => void; error: string | undefined; description: string };

/** Six digits of an app. Phones offer them automatically if they can. */
export function CodeField({ value, onChange, error, description }: Props) {
  const { t } = useTranslation();
  return (
    <TextInput
      name="Codigo"
      label={t('factores.codigo')}
      description={description}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={10}
    />
  );
}
