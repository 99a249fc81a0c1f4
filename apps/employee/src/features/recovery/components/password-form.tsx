import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { entradaCambiar, recovery, type CuentaDeEnlace } from '@jornada/contract/recovery.ts';
import { CONTRASENA, problemaDeContrasena } from '@jornada/domain/login/contrasena.ts';
import type { Messages } from '@jornada/web/form/contract-resolver.ts';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { NewPasswordField } from '../../../shared/door/new-password-field.tsx';
import { useServices } from '../../../shared/services.tsx';
import { setPassword, type Enlace } from '../api.ts';
import classes from '../../../shared/door/door.module.css';

type Props = { enlace: Enlace; cuenta: CuentaDeEnlace; onDone: (done: { entered: boolean; userName: string }) => void };

/** The new password of an account. The account is named, so that password managers store it, too. */
export function PasswordForm({ enlace, cuenta, onDone }: Props) {
  const { t } = useTranslation();
  const services = useServices();
  const entered = useRef(false);
  const propio = [cuenta.UserName, ...cuenta.NombreCompleto.split(/\s+/), ...cuenta.Entidad.split(/[\s,.]+/)];
  const form = useContractForm(recovery.cambiar, {
    schema: entradaCambiar,
    which: enlace,
    // The password is never kept as a draft.
    initial: { Password: '' },
    sendsUnchanged: true,
    isPatient: true,
    check: ({ Password }): Messages => {
      const weak = Password === '' ? null : problemaDeContrasena(Password, { propio });
      return weak ? { Password: t(`validacion.contrasena.${weak}`, { ...CONTRASENA }) } : {};
    },
    sending: {
      by: async (input) => {
        const done = await setPassword(services, input);
        entered.current = done.entered;
        return done;
      },
      waits: false,
    },
    onSaved: ({ UserName }) => onDone({ entered: entered.current, userName: UserName }),
  });
  const { value, error, set } = form.field<string>('Password');
  return (
    <Form of={form} save={t(enlace.Tipo === 'invitacion' ? 'recovery.guardar-y-entrar' : 'recovery.guardar')} isShort>
      <p className={classes.account}>
        <span>{t('recovery.usuario')}</span>
        <strong>{cuenta.UserName}</strong>
      </p>
      <input type="hidden" name="username" autoComplete="username" value={cuenta.UserName} readOnly />
      <NewPasswordField value={value} propio={propio} error={error} onChange={set} />
    </Form>
  );
}
