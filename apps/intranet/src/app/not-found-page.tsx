import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Page } from '@jornada/web/page.tsx';

/** An unknown address, or a thing that does not exist. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('shell.no-existe.pagina')}>
      <EmptyState
        title={t('shell.no-existe.titulo')}
        text={t('errores.general.ruta-no-existe')}
        action={
          <Button variant="default" renderRoot={(props) => <Link {...props} to="/" />}>
            {t('shell.no-existe.inicio')}
          </Button>
        }
      />
    </Page>
  );
}
