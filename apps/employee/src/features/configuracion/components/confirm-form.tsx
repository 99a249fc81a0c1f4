import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack } from '@mantine/core';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { useFactores } from '../api-cuenta.ts';
import classes from '../cuenta.module.css';
import { PasswordField } from './password-field.tsx';
import { Problem } from './problem.tsx';

type Props = {
  /** What stands on the button. */
  action: string;
  isBusy: boolean;
  error: unknown;
  /** The password, where the person has one. */
  onConfirm: (password: string | undefined) => void;
  onCancel?: (() => void) | undefined;
  /** Whether everything else is filled in. */
  isReady?: boolean;
  /** Takes something away. */
  isBad?: boolean;
  children?: ReactNode;
};

/** Asks for the password before something about the account changes. */
export function ConfirmForm({ action, isBusy, error, onConfirm, onCancel, isReady = true, isBad = false, children }: Props) {
  const { t } = useTranslation();
  const { data } = useFactores();
  const [password, setPassword] = useState('');
  const has = data?.tieneContrasena ?? true;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) onConfirm(has ? password : undefined);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {children}
        {has && (
          <PasswordField
            name="Password"
            label={t('factores.contrasena')}
            description={t('factores.contrasena-nota')}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
          />
        )}
        <Problem error={error} />
        <Buttons>
          {onCancel && (
            <Button variant="default" size="xl" disabled={isBusy} onClick={onCancel}>
              {t('configuracion.segundo.cancelar')}
            </Button>
          )}
          <Button
            type="submit"
            size="xl"
            {...(isBad ? { variant: 'default', className: classes.problem } : {})}
            loading={isBusy}
            disabled={!isReady || (has && password === '')}
          >
            {action}
          </Button>
        </Buttons>
      </Stack>
    </form>
  );
}
