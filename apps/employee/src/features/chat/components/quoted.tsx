import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import type { MensajeDeChat } from '@jornada/contract/chat/vistas.ts';
import classes from './message.module.css';

/** What a message answers. It leads there. */
export function Quoted({ of: { autor, texto }, onGo }: { of: NonNullable<MensajeDeChat['respuesta']>; onGo: () => void }) {
  const { t } = useTranslation();
  const said = texto ?? t('chat.resumen.ficheros');
  return (
    // Whoever speaks to the device says what is to be read on it.
    <UnstyledButton className={classes.quoted} aria-label={`${t('chat.mensaje.respuesta-a', { nombre: autor })} ${said}`} onClick={onGo}>
      <b>{autor}</b> <span>{said}</span>
    </UnstyledButton>
  );
}
