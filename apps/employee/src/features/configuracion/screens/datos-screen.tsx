import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { downloadFrom } from '@jornada/web/native/files.ts';
import { useServices } from '../../../shared/services.tsx';
import { usePedirDatos } from '../api-cuenta.ts';
import { ConfirmForm } from '../components/confirm-form.tsx';
import { SubPage } from '../components/sub-page.tsx';

/** Everything that is held about the person, as a file to take along. */
export function DatosScreen() {
  const { t } = useTranslation();
  const { notices } = useServices();
  const request = usePedirDatos();
  const [done, setDone] = useState(0);
  const confirm = (Password: string | undefined) => {
    const onSuccess = (url: string) => {
      downloadFrom(url);
      // Whoever comes to the device next finds no password in the field.
      setDone((times) => times + 1);
      notices.show(t('configuracion.datos.hecho'));
    };
    request.mutate({ Password }, { onSuccess });
  };
  return (
    <SubPage title={t('configuracion.datos.fila')}>
      <p>
        {t('configuracion.datos.texto')} {t('configuracion.datos.claves')}
      </p>
      <Text size="sm" c="dimmed">
        {t('configuracion.datos.aviso')}
      </Text>
      <ConfirmForm
        key={done}
        action={t('configuracion.datos.descargar')}
        isBusy={request.isPending}
        error={request.error}
        onConfirm={confirm}
      />
    </SubPage>
  );
}
