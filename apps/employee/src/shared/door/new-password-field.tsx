import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '@mantine/core';
import { CONTRASENA, problemaDeContrasena } from '@jornada/domain/login/contrasena.ts';

type Props = {
  value: string;
  /** Known data about the person, which the password must not contain. */
  propio: readonly string[];
  error: string | undefined;
  onChange: (password: string) => void;
};

/** A new password in one field: it can be shown, so nobody types it twice. Errors are shown when the person leaves the field. */
export function NewPasswordField({ value, propio, error, onChange }: Props) {
  const { t } = useTranslation();
  const [left, setLeft] = useState(false);
  const found = left && value !== '' ? problemaDeContrasena(value, { propio }) : null;
  const problem = found ? t(`validacion.contrasena.${found}`, { ...CONTRASENA }) : error;
  return (
    <PasswordInput
      name="Password"
      label={t('recovery.contrasena')}
      // Help and error share one line below the field, so that the button below does not move under the finger.
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={problem ? undefined : t('recovery.contrasena-ayuda', { minimo: CONTRASENA.minimo })}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => setLeft(true)}
      error={problem}
      // The library leaves it out here: nobody would hear that the field is wrong, nor be led to it.
      aria-invalid={problem === undefined ? undefined : true}
      autoComplete="new-password"
      maxLength={CONTRASENA.maximo}
      visibilityToggleButtonProps={{ 'aria-label': t('login.ver-contrasena'), tabIndex: 0 }}
    />
  );
}
