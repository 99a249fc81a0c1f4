import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@jornada/client';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import type { ReadQuery } from '@jornada/web/list/loaded.tsx';
import { ReadProblem } from '@jornada/web/list/read-problem.tsx';
import classes from './opened-request.module.css';

/** A request that is read: itself, that there is none, what went wrong, or its shape while it comes. */
export function OpenedRequest<T>({
  query: { data, error, refetch },
  missing = 'solicitud',
  children,
}: {
  query: ReadQuery<T>;
  /** What there is none of. */
  missing?: 'solicitud' | 'permiso' | undefined;
  children: (vista: T) => ReactNode;
}) {
  const { t } = useTranslation();
  if (data) return children(data);
  if (error instanceof ApiError && error.isMissing)
    return <EmptyState title={t('shell.no-existe.titulo')} text={t(`errores.no-encontrado.${missing}`)} />;
  if (error) return <ReadProblem error={error} title={t('solicitudes.error-una')} onRetry={() => void refetch()} />;
  return (
    <div className={classes.waiting} aria-busy="true">
      <Block width="60%" height="1.25rem" />
      <Block width="40%" />
      <Block height="6rem" />
    </div>
  );
}
