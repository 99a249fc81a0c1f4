import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useRouter } from '@tanstack/react-router';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { registroEmpresa } from '@jornada/contract/registro.ts';
import { DoneNote } from '../../../shared/door/done-note.tsx';
import { DoorPage } from '../../../shared/door/door-page.tsx';
import { HelpAddress } from '../../../shared/door/help-address.tsx';
import { useNuevo } from '../api.ts';
import { AltaForm } from '../components/alta-form.tsx';

/**
 * Registration of a company. Afterwards the page says to look into the mail. If no mail is sent, there is nothing to confirm, and
 * it goes on by itself.
 */
export function RegistroScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const [writtenTo, setWrittenTo] = useState<string | null>(null);
  const { data } = useNuevo();
  const foot = <Link to="/login">{t('registro.volver')}</Link>;
  const goOn = ({ Enlace, Email }: SalidaDe<typeof registroEmpresa.guardar>) => {
    if (Enlace === null) return setWrittenTo(Email);
    const { pathname, searchParams } = new URL(Enlace, location.origin);
    const to = pathname === '/registro-completado-movil' ? pathname : '/registro-completado';
    void router.navigate({ to, search: { token: searchParams.get('token') ?? '' }, state: { confirma: true }, replace: true });
  };
  if (data?.abierto === false)
    return (
      <DoorPage title={t('registro.cerrado.titulo')} lead={t('registro.cerrado.texto')} clock="always" foot={foot}>
        <HelpAddress />
      </DoorPage>
    );
  if (writtenTo !== null)
    return (
      <DoorPage title={t('registro.falta.titulo')} clock="desktop" foot={foot} key="done">
        <DoneNote title={t('registro.falta.correo', { correo: writtenTo })}>
          <p>{t('registro.falta.correo-texto')}</p>
        </DoneNote>
      </DoorPage>
    );
  return (
    <DoorPage title={t('registro.titulo')} lead={t('registro.texto')} clock="desktop" isWide foot={foot}>
      <AltaForm onDone={goOn} />
      <HelpAddress />
    </DoorPage>
  );
}
