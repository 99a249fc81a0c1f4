import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { ApiError } from '@jornada/client';
import { IconInbox, IconLock } from '@jornada/ui/icons.ts';
import { EmptyState, ErrorState } from '@jornada/ui/message-state.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useCierres, usePendientes } from '../api.ts';
import { Duty } from '../components/duty.tsx';
import classes from '../inicio.module.css';

/** Where the employee app keeps what waits for an answer. */
const INBOX_PATH = '/bandeja';

/** What waits for the administration today. */
export function InicioScreen() {
  const { t } = useTranslation();
  const pendientes = usePendientes();
  const cierres = useCierres();
  const error = pendientes.error ?? cierres.error;
  const answers = pendientes.data?.total ?? 0;
  const months = cierres.data?.items.filter(({ puedeCerrarse }) => puedeCerrarse).length ?? 0;
  const again = () => void Promise.all([pendientes.refetch(), cierres.refetch()]);
  return (
    <Page title={t('intranet.menu.hoy')}>
      {error ? (
        <ErrorState
          title={t('shell.fallo.titulo')}
          text={error instanceof ApiError ? error.message : t('shell.fallo.texto')}
          action={<Button onClick={again}>{t('errores.reintentar')}</Button>}
        />
      ) : pendientes.isPending || cierres.isPending ? (
        <Waiting />
      ) : answers + months === 0 ? (
        <EmptyState title={t('intranet.hoy.nada')} text={t('intranet.hoy.nada-texto')} />
      ) : (
        <ul className={classes.duties}>
          {answers > 0 && <Duty icon={IconInbox} href={INBOX_PATH} text={t('intranet.hoy.respuestas', { count: answers })} />}
          {months > 0 && <Duty icon={IconLock} to="/cierres" text={t('intranet.hoy.meses', { count: months })} />}
        </ul>
      )}
    </Page>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={classes.duties} role="status" aria-label={t('intranet.hoy.cargando')}>
      {[0, 1].map((row) => (
        <div key={row} className={classes.duty}>
          <Block width="1.5rem" height="1.5rem" round />
          <Block width="14rem" />
        </div>
      ))}
    </div>
  );
}
