import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { documentacion, entradaPin } from '@jornada/contract/documentacion/calls.ts';
import { PasswordField } from '@jornada/web/form/fields.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { ConfirmForm } from '../components/confirm-form.tsx';
import { SubPage } from '../components/sub-page.tsx';
import { usePasswordAgain } from '../use-password-again.ts';

/** The PIN for access to the documents. */
export function PinScreen(): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // A person who came from the documents goes back there.
  const { volver } = useSearch({ from: '/shell/session/configuracion/configuracion/pin' });
  const again = usePasswordAgain();
  // Secrets are kept nowhere.
  const form = useContractForm(documentacion.ponerPin, {
    schema: entradaPin,
    initial: { pin: '', Password: '' },
    input: ({ pin, Password }) => ({ pin, ...again(Password) }),
    notice: t('configuracion.pin.hecho'),
    onSaved: () => void navigate({ to: volver ?? '/configuracion', replace: volver !== undefined }),
  });
  return (
    <SubPage title={t('configuracion.pin.titulo')} isOfDocuments={volver !== undefined}>
      <p>{t('configuracion.pin.texto')}</p>
      <ConfirmForm of={form} password={form.field<string>('Password')} action={t('configuracion.pin.guardar')}>
        <PasswordField
          of={form}
          name="pin"
          label={t('configuracion.pin.nuevo')}
          description={t('configuracion.pin.nota')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          visibilityToggleButtonProps={{ 'aria-label': t('factores.ver-pin'), tabIndex: 0 }}
        />
      </ConfirmForm>
    </SubPage>
  );
}
