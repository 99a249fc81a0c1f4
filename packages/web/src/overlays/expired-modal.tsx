import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Dialog } from '@jornada/ui/dialog.tsx';
import '@jornada/ui/theme/mantine-shell.css';
import classes from './overlays.module.css';

/** The session ended while something typed was on the screen: it stays in sight until the person leaves for the log-in. */
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
