import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import { Dialog } from '@jornada/ui/dialog.tsx';
import '@jornada/ui/theme/mantine-shell.css';

/** The session has ended while something was typed. The text stays visible until the person goes to the log-in. */
export function ExpiredModal({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('errores.sesion.modal.titulo')}>
      <Text mt="xs" mb="xl">
        {t('errores.sesion.modal.texto')}
      </Text>
      <Button size="xl" fullWidth onClick={onLeave} data-autofocus>
        {t('errores.sesion.modal.entrar')}
      </Button>
    </Dialog>
  );
}
