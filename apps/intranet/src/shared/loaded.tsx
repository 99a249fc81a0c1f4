import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { ApiError } from '@jornada/client';
import { ErrorState } from '@jornada/ui/message-state.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import classes from './parts.module.css';

type Query<T> = { data: T | undefined; error: unknown; refetch: () => unknown };

/** Shows data once they are loaded; until then a placeholder, and after a failure the reason. */
export function Loaded<T>({ query, children }: { query: Query<T>; children: (data: T) => ReactNode }) {
  const { t } = useTranslation();
  if (query.data !== undefined) return children(query.data);
  if (query.error) {
    return (
      <ErrorState
        title={t('shell.fallo.titulo')}
        text={query.error instanceof ApiError ? query.error.message : t('shell.fallo.texto')}
        action={<Button onClick={() => void query.refetch()}>{t('errores.reintentar')}</Button>}
      />
    );
  }
  return (
    <div role="status" aria-label={t('gestion.cargando')}>
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className={classes.waiting}>
          <Block width={`${14 - row}rem`} />
          <Block width="6rem" />
        </div>
      ))}
    </div>
  );
}
