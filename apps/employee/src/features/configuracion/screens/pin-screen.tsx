import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from '@tanstack/react-router';
import { PasswordInput } from '@mantine/core';
import { ApiError } from '@jornada/client';
import { useServices } from '../../../shared/services.tsx';
import { usePonerPin } from '../api-cuenta.ts';
import { ConfirmForm } from '../components/confirm-form.tsx';
import { SubPage } from '../components/sub-page.tsx';

const PIN = /^\d{4,8}$/;

/** The PIN for access to the documents. */
export function PinScreen() {
  const { t } = useTranslation();
  const { notices } = useServices();
  const navigate = useNavigate();
  const set = usePonerPin();
  const [pin, setPin] = useState('');
  const confirm = (Password: string | undefined) => {
    const onSuccess = () => {
      notices.show(t('configuracion.pin.hecho'));
      void navigate({ to: '/configuracion' });
    };
    set.mutate({ pin, Password }, { onSuccess });
  };
  return (
    <SubPage title={t('configuracion.pin.titulo')}>
      <p>{t('configuracion.pin.texto')}</p>
      <ConfirmForm
        action={t('configuracion.pin.guardar')}
        isBusy={set.isPending}
        error={set.error}
        onConfirm={confirm}
        isReady={PIN.test(pin)}
      >
        <PasswordInput
          name="pin"
          label={t('configuracion.pin.nuevo')}
          description={t('configuracion.pin.nota')}
          value={pin}
          onChange={(event) => setPin(event.currentTarget.value)}
          error={set.error instanceof ApiError ? set.error.fields['pin'] : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          visibilityToggleButtonProps={{ 'aria-label': t('factores.ver-contrasena'), tabIndex: 0 }}
        />
      </ConfirmForm>
    </SubPage>
  );
}
