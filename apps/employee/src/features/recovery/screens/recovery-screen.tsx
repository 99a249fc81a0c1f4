import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
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
  const [hasSheet, setSheet] = useState(false);
  if (invitacion) return <WithLink enlace={{ Tipo: 'invitacion', Token: invitacion }} />;
  if (token) return <WithLink enlace={{ Tipo: 'recuperacion', Token: token }} />;
  const foot = <Link to="/login">{t('recovery.volver')}</Link>;
  if (hasSheet)
    return (
      <DoorPage title={t('recovery.hoja.titulo')} lead={t('recovery.hoja.nota')} clock="always" foot={foot}>
        <SheetCode onBack={() => setSheet(false)} />
        <HelpAddress />
      </DoorPage>
    );
  return (
    <DoorPage title={t('recovery.titulo')} lead={t('recovery.texto')} clock="always" foot={foot}>
      <AskForm />
      <Button variant="transparent" fullWidth mt="md" onClick={() => setSheet(true)}>
        {t('recovery.hoja.tengo')}
      </Button>
      <HelpAddress />
    </DoorPage>
  );
}
