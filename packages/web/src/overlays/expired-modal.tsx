import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Dialog } from '@jornada/ui/dialog.tsx';
import '@jornada/ui/theme/mantine-shell.css';
import classes from './overlays.module.css';

/** The session has ended while something was typed. The text stays visible until the person goes to the log-in. */
export function ExpiredModal({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('errores.sesion.modal.titulo')}>
      <p className={classes.question}>{t('errores.sesion.modal.texto')}</p>
      <Button size="xl" fullWidth onClick={onLeave} data-autofocus>
        {t('errores.sesion.modal.entrar')}
      </Button>
    </Dialog>
  );
}
