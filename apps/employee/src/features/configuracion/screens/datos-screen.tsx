import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { entradaMisDatos, misDatos } from '@jornada/contract/cuenta.ts';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { downloadFrom } from '@jornada/web/native/files.ts';
import { useServices } from '../../../shared/services.tsx';
import { ConfirmForm } from '../components/confirm-form.tsx';
import { SubPage } from '../components/sub-page.tsx';
import { usePasswordAgain } from '../use-password-again.ts';

/** All stored data about the person, as a file. */
export function DatosScreen() {
  const { t } = useTranslation();
  const { session } = useServices();
  const again = usePasswordAgain();
  // A person who comes to the device next finds no password in the field: the form begins anew.
  const form = useContractForm(misDatos.pedir, {
    schema: entradaMisDatos,
    initial: { Password: '' },
    input: ({ Password }) => again(Password),
    notice: t('configuracion.datos.hecho'),
    onSaved: ({ token }) =>
      downloadFrom(`${session.get().instanceUrl ?? ''}${misDatos.descargar.path}?${new URLSearchParams({ token }).toString()}`),
  });
  return (
    <SubPage title={t('configuracion.datos.fila')}>
      <p>
        {t('configuracion.datos.texto')} {t('configuracion.datos.claves')}
      </p>
      <Text size="sm" c="dimmed">
        {t('configuracion.datos.aviso')}
      </Text>
      <ConfirmForm of={form} password={form.field<string>('Password')} action={t('configuracion.datos.descargar')} />
    </SubPage>
  );
}
