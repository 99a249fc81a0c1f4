import { useTranslation } from 'react-i18next';
import { Link, useSearch } from '@tanstack/react-router';
import { DoorPage } from '../../../shared/door/door-page.tsx';
import { HelpAddress } from '../../../shared/door/help-address.tsx';
import { AskForm } from '../components/ask-form.tsx';
import { SheetCode } from '../components/sheet-code.tsx';
import { WithLink } from '../components/with-link.tsx';

/** For people who forgot their password: requests a link, or uses the one from the mail. Invitations also lead here. */
export function RecoveryScreen() {
  const { t } = useTranslation();
  const { token, invitacion } = useSearch({ from: '/recovery' });
  if (invitacion) return <WithLink enlace={{ Tipo: 'invitacion', Token: invitacion }} />;
  if (token) return <WithLink enlace={{ Tipo: 'recuperacion', Token: token }} />;
  return (
    <DoorPage title={t('recovery.titulo')} lead={t('recovery.texto')} clock="always" foot={<Link to="/login">{t('recovery.volver')}</Link>}>
      <AskForm />
      <SheetCode />
      <HelpAddress />
    </DoorPage>
  );
}
