import { useTranslation } from 'react-i18next';
import { useNavigate } from '@tanstack/react-router';
import { Text } from '@mantine/core';
import { cuenta, entradaContrasena } from '@jornada/contract/cuenta.ts';
import { CONTRASENA } from '@jornada/domain/login/contrasena.ts';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useFactores } from '../api-cuenta.ts';
import { PasswordField } from '../components/password-field.tsx';
import { SubPage } from '../components/sub-page.tsx';

/** Changes the password. */
export function ContrasenaScreen() {
  const { t } = useTranslation();
  const { data } = useFactores();
  const title = t('configuracion.contrasena.titulo');
  return <SubPage title={title}>{data?.tieneContrasena === false ? <p>{t('configuracion.contrasena.sin')}</p> : <Change />}</SubPage>;
}

function Change() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // Passwords are never kept as a draft.
  const form = useContractForm(cuenta.cambiarContrasena, {
    schema: entradaContrasena,
    initial: { Actual: '', Nueva: '' },
    notice: t('configuracion.contrasena.hecho'),
    onSaved: () => void navigate({ to: '/configuracion' }),
  });
  const password = (name: 'Actual' | 'Nueva') => {
    const { value, error, set } = form.field<string>(name);
    return { name, value, error, onChange: set };
  };
  return (
    <Form of={form} save={t('configuracion.contrasena.guardar')} isShort>
      <PasswordField {...password('Actual')} label={t('configuracion.contrasena.actual')} autoComplete="current-password" />
      <PasswordField
        {...password('Nueva')}
        label={t('configuracion.contrasena.nueva')}
        description={t('configuracion.contrasena.nueva-nota', { minimo: CONTRASENA.minimo })}
        autoComplete="new-password"
      />
      <Text size="sm" c="dimmed">
        {t('configuracion.contrasena.aviso')}
      </Text>
    </Form>
  );
}
