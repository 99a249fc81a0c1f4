import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, UnstyledButton } from '@mantine/core';
import { chat } from '@jornada/contract/chat/calls.ts';
import type { MensajeDeChat, SalaDeChatAbierta } from '@jornada/contract/chat/vistas.ts';
import { isStillChangeable } from '@jornada/domain/chat/change.ts';
import { CAMBIO_MINUTOS, REACCIONES } from '@jornada/domain/chat/modelo.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconArrowBackUp, IconChecks, IconCopy, IconInfoCircle, IconPencil, IconTrash } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Ask } from '@jornada/web/list/ask.tsx';
import { useMinute } from '@jornada/web/use-minute.ts';
import { useServices } from '../../../shared/services.tsx';
import { adoptMessage } from '../api.ts';
import { REACTION_ICONS } from '../model/reaction-icons.ts';
import { useReact } from '../use-react.ts';
import { Readers } from './readers.tsx';
import type { ChatFocus } from '../model/focus.ts';
import classes from './message.module.css';

type Props = { of: MensajeDeChat; sala: SalaDeChatAbierta; onClose: () => void; onFocus: (focus: ChatFocus) => void };

/** What can be done with a message. */
export function MessageActions({ of: mensaje, sala, onClose, onFocus }: Props) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const react = useReact();
  const [isTold, setTold] = useState(false);
  const isChangeable = isStillChangeable(mensaje.momento, useMinute());
  const { mio, texto } = mensaje;
  const act = (how: 'answer' | 'edit') => {
    onFocus({ how, mensaje });
    onClose();
  };
  const copy = async (words: string): Promise<void> => {
    await navigator.clipboard.writeText(words);
    notices.show(t('chat.mensaje.copiado'));
    onClose();
  };
  const look = { variant: 'default', fullWidth: true, justify: 'flex-start' } as const;
  return (
    <Sheet title={t('chat.mensaje.acciones')} closeLabel={t('solicitudes.cerrar')} onClose={onClose}>
      {isTold ? (
        <Readers salaId={sala.id} mensaje={mensaje} />
      ) : (
        <Stack gap="xs">
          {sala.estado === 'abierto' && (
            <div className={classes.choices} role="group" aria-label={t('chat.mensaje.reaccionar')}>
              {REACCIONES.map((simbolo) => {
                const mia = mensaje.reacciones.some((one) => one.simbolo === simbolo && one.mia);
                return (
                  <UnstyledButton
                    key={simbolo}
                    className={classes.choice}
                    aria-pressed={mia}
                    aria-label={t(`chat.reacciones.${simbolo}`)}
                    onClick={() => {
                      react(mensaje, simbolo, !mia);
                      onClose();
                    }}
                  >
                    <Glyph of={REACTION_ICONS[simbolo]} size="lg" />
                  </UnstyledButton>
                );
              })}
            </div>
          )}
          {sala.escribe && (
            <Button {...look} leftSection={<Glyph of={IconArrowBackUp} />} onClick={() => act('answer')}>
              {t('chat.mensaje.responder')}
            </Button>
          )}
          {texto !== null && (
            <Button {...look} leftSection={<Glyph of={IconCopy} />} onClick={() => void copy(texto)}>
              {t('chat.mensaje.copiar')}
            </Button>
          )}
          {mio && sala.clase !== 'dos' && (
            <Button {...look} leftSection={<Glyph of={IconChecks} />} onClick={() => setTold(true)}>
              {t('chat.mensaje.quien-leyo')}
            </Button>
          )}
          {mio && isChangeable && texto !== null && sala.escribe && (
            <Button {...look} leftSection={<Glyph of={IconPencil} />} onClick={() => act('edit')}>
              {t('chat.mensaje.cambiar')}
            </Button>
          )}
          {mio && !isChangeable && <Note icon={IconInfoCircle}>{t('chat.mensaje.ya-no', { minutos: CAMBIO_MINUTOS })}</Note>}
          {mio && isChangeable && <Remove of={mensaje} salaId={sala.id} onDone={onClose} />}
        </Stack>
      )}
    </Sheet>
  );
}

function Remove({ of: { id }, salaId, onDone }: { of: MensajeDeChat; salaId: number; onDone: () => void }) {
  const { t } = useTranslation();
  const services = useServices();
  const remove = useSend(chat.borrar, {
    waits: false,
    onSuccess: (told) => {
      adoptMessage(services, salaId, told);
      onDone();
    },
  });
  return (
    <Ask
      opener={t('chat.mensaje.borrar')}
      openerLook={{ variant: 'default', fullWidth: true, leftSection: <Glyph of={IconTrash} /> }}
      question={t('chat.mensaje.borrar-pregunta')}
      yes={t('chat.mensaje.borrar')}
      isBad
      isBusy={remove.isPending}
      error={remove.error}
      onYes={() => remove.mutate({ id })}
    />
  );
}
