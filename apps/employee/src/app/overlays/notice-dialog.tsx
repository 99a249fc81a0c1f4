import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { Dialog } from '@jornada/ui/dialog.tsx';
import '@jornada/ui/theme/mantine-shell.css';
import { hasUnsaved } from '@jornada/web/unsaved.ts';
import type { Notification } from '../../native/worker-message.ts';
import { wordsOf } from './notice-words.ts';

type Props = {
  notification: Notification;
  /** Opens the page of the notification; null if the person is there already. */
  onOpen: (() => void) | null;
  onClose: () => void;
};

/** The text of a notification, and the choice to open its page. If unsaved text would be lost, it says so. */
export function NoticeDialog({ notification, onOpen, onClose }: Props) {
  const { t } = useTranslation();
  const { titulo, texto } = wordsOf(notification, t);
  const isLater = onOpen !== null && notification.tipo !== 0;
  return (
    <Dialog title={titulo}>
      <Text mt="xs" mb="xl">
        {texto}
      </Text>
      {onOpen && hasUnsaved() && (
        <Text mt="xs" mb="xl">
          {t('notificaciones.sin-guardar')}
        </Text>
      )}
      <Buttons>
        <Button variant={onOpen ? 'default' : 'filled'} size="lg" onClick={onClose} {...(onOpen ? {} : { 'data-autofocus': true })}>
          {t(isLater ? 'notificaciones.comunicado.luego' : 'notificaciones.mensaje.cerrar')}
        </Button>
        {onOpen && (
          <Button size="lg" onClick={onOpen} data-autofocus>
            {t('notificaciones.comunicado.ver')}
          </Button>
        )}
      </Buttons>
    </Dialog>
  );
}
