import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { registroEmpresa } from '@jornada/contract/registro.ts';
import { DoneNote } from '../../../platform/door/done-note.tsx';
import { DoorPage } from '../../../platform/door/door-page.tsx';
import { HelpAddress } from '../../../platform/door/help-address.tsx';
import { useNuevo } from '../api.ts';
import { AltaForm } from '../components/alta-form.tsx';

/** A company registers itself. Afterwards: look into your mail, or where none is sent, go on right here. */
export function RegistroScreen() {
  const { t } = useTranslation();
  const [done, setDone] = useState<SalidaDe<typeof registroEmpresa.guardar> | null>(null);
  const { data } = useNuevo();
  const foot = <Link to="/login">{t('registro.volver')}</Link>;
  if (data?.abierto === false)
    return (
      <DoorPage title={t('registro.cerrado.titulo')} lead={t('registro.cerrado.texto')} clock="always" foot={foot}>
        <HelpAddress />
      </DoorPage>
    );
  if (done)
    return (
      <DoorPage title={t('registro.falta.titulo')} clock="desktop" foot={foot} key="done">
        {done.Enlace ? (
          <>
            <DoneNote title={t('registro.falta.sin-correo')}>
              <p>{t('registro.falta.sin-correo-texto')}</p>
            </DoneNote>
            <Button component="a" href={done.Enlace} size="xl" fullWidth>
              {t('registro.falta.seguir')}
            </Button>
          </>
        ) : (
          <DoneNote title={t('registro.falta.correo', { correo: done.Email })}>
            <p>{t('registro.falta.correo-texto')}</p>
          </DoneNote>
        )}
      </DoorPage>
    );
  return (
    <DoorPage title={t('registro.titulo')} lead={t('registro.texto')} clock="desktop" isWide foot={foot}>
      <AltaForm onDone={setDone} />
      <HelpAddress />
    </DoorPage>
  );
}
