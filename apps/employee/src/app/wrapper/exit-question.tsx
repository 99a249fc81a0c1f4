import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { Dialog } from '@jornada/ui/dialog.tsx';
import '@jornada/ui/theme/mantine-shell.css';

/** Android's back button on a first page leaves the app only after a yes. */
export function ExitQuestion({ onStay, onExit }: { onStay: () => void; onExit: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('shell.cerrar-app.titulo')}>
      <Buttons mt="xl">
        <Button variant="default" size="lg" onClick={onStay} data-autofocus>
          {t('shell.cerrar-app.no')}
        </Button>
        <Button size="lg" onClick={onExit}>
          {t('shell.cerrar-app.si')}
        </Button>
      </Buttons>
    </Dialog>
  );
}
