import { useTranslation } from 'react-i18next';
import { PasswordInput } from '@mantine/core';

type Props = {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  description?: string | undefined;
  error?: string | undefined;
  /** For password managers. */
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordField({ name, label, value, onChange, description, error, autoComplete }: Props) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      name={name}
      label={label}
      description={description}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      // The library does not set this here.
      aria-invalid={error === undefined ? undefined : true}
      autoComplete={autoComplete}
      maxLength={200}
      visibilityToggleButtonProps={{ 'aria-label': t('factores.ver-contrasena'), tabIndex: 0 }}
    />
  );
}
