import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { ApiError } from '@jornada/client';
import { CONTRASENA } from '@jornada/domain/login/contrasena.ts';
import { useServices } from '../../../shared/services.tsx';
import { useCambiarContrasena, useFactores } from '../api-cuenta.ts';
import { PasswordField } from '../components/password-field.tsx';
import { Problem } from '../components/problem.tsx';
import { SubPage } from '../components/sub-page.tsx';
import classes from '../cuenta.module.css';

/** Another password. */
export function ContrasenaScreen() {
  const { t } = useTranslation();
  const { notices } = useServices();
  const navigate = useNavigate();
  const { data } = useFactores();
  const cambiar = useCambiarContrasena();
  const [Actual, setActual] = useState('');
  const [Nueva, setNueva] = useState('');
  const fields = cambiar.error instanceof ApiError ? cambiar.error.fields : {};
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (cambiar.isPending) return;
    const onSuccess = () => {
      notices.show(t('configuracion.contrasena.hecho'));
      void navigate({ to: '/configuracion' });
    };
    cambiar.mutate({ Actual, Nueva }, { onSuccess });
  };
  const title = t('configuracion.contrasena.titulo');
  if (data?.tieneContrasena === false) {
    return (
      <SubPage title={title}>
        <p>{t('configuracion.contrasena.sin')}</p>
      </SubPage>
    );
  }
  return (
    <SubPage title={title}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <PasswordField
          name="Actual"
          label={t('configuracion.contrasena.actual')}
          value={Actual}
          onChange={setActual}
          error={fields['Actual']}
          autoComplete="current-password"
        />
        <PasswordField
          name="Nueva"
          label={t('configuracion.contrasena.nueva')}
          description={t('configuracion.contrasena.nueva-nota', { minimo: CONTRASENA.minimo })}
          value={Nueva}
          onChange={setNueva}
          error={fields['Nueva']}
          autoComplete="new-password"
        />
        <p className={classes.note}>{t('configuracion.contrasena.aviso')}</p>
        <Problem error={cambiar.error} />
        <Button type="submit" size="xl" loading={cambiar.isPending} disabled={Actual === '' || Nueva === ''}>
          {t('configuracion.contrasena.guardar')}
        </Button>
      </form>
    </SubPage>
  );
}
