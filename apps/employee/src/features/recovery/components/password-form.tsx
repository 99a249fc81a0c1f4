import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import type { CuentaDeEnlace } from '@jornada/contract/recovery.ts';
import { problemaDeContrasena } from '@jornada/domain/login/contrasena.ts';
import { NewPasswordField } from '../../../shared/door/new-password-field.tsx';
import { fieldOf, Problem } from '../../../shared/door/problem.tsx';
import { useSetPassword, type Enlace } from '../api.ts';
import classes from '../../../shared/door/door.module.css';

type Props = { enlace: Enlace; cuenta: CuentaDeEnlace; onDone: (done: { entered: boolean; userName: string }) => void };

/** The new password of an account. The account is named, so that password managers store it, too. */
export function PasswordForm({ enlace, cuenta, onDone }: Props) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, error, isPending, isSuccess } = useSetPassword(enlace, onDone);
  const propio = [cuenta.UserName, ...cuenta.NombreCompleto.split(/\s+/), ...cuenta.Entidad.split(/[\s,.]+/)];

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (problemaDeContrasena(password, { propio })) return document.getElementsByName('Password')[0]?.focus();
    mutate(password);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.account}>
        <span>{t('recovery.usuario')}</span>
        <strong>{cuenta.UserName}</strong>
      </p>
      <input type="hidden" name="username" autoComplete="username" value={cuenta.UserName} readOnly />
      <NewPasswordField
        value={password}
        propio={propio}
        error={isMissing ? t('validacion.obligatorio') : fieldOf(error, 'Password')}
        onChange={setPassword}
      />
      <Problem error={error} />
      <Button type="submit" size="xl" fullWidth loading={isPending || isSuccess}>
        {t(enlace.Tipo === 'invitacion' ? 'recovery.guardar-y-entrar' : 'recovery.guardar')}
      </Button>
    </form>
  );
}
