import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ApiError } from '@jornada/client';
import { ErrorState } from '@jornada/ui/message-state.tsx';
import { allowReload, reloadFor } from './load-chunk.ts';
import { Page } from './page.tsx';
import { useOnline } from './use-online.ts';

/** The page after a crash: what happened, as far as it is known, and how to continue. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const online = useOnline();
  const api = error instanceof ApiError ? error : null;
  useEffect(() => reloadFor(error), [error]);
  const again = () => {
    allowReload();
    reset();
    void router.invalidate();
  };
  return (
    <Page title={t('shell.fallo.pagina')}>
      <ErrorState
        title={t(online ? 'shell.fallo.titulo' : 'shell.fallo.sin-red')}
        text={api?.message ?? t(online ? 'shell.fallo.texto' : 'shell.fallo.sin-red-texto')}
        action={<Button onClick={again}>{t('errores.reintentar')}</Button>}
        note={api?.reference ? t('errores.referencia', { referencia: api.reference }) : undefined}
      />
    </Page>
  );
}
