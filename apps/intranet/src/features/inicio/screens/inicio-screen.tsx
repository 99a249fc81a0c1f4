import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { ApiError } from '@jornada/client';
import { IconFileImport, IconFlag, IconInbox, IconLock, IconUsers } from '@jornada/ui/icons.ts';
import { EmptyState, ErrorState } from '@jornada/ui/message-state.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import { deviceZone } from '@jornada/web/native/clock.ts';
import { Page } from '@jornada/web/page.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useCierres, useFirstSteps, usePendientes } from '../api.ts';
import { Duty } from '../components/duty.tsx';
import classes from '../inicio.module.css';

/** Where the employee app keeps what waits for an answer. */
const INBOX_PATH = '/bandeja';

/** What waits for the administration today. */
export function InicioScreen() {
  const { t } = useTranslation();
  const pendientes = usePendientes();
  const cierres = useCierres();
  const first = useFirstSteps();
  const error = pendientes.error ?? cierres.error ?? first.error;
  const isAlone = first.data?.isAlone === true;
  const answers = pendientes.data?.total ?? 0;
  // Whoever is alone in a new company has nothing to close.
  const months = isAlone ? 0 : (cierres.data?.items.filter(({ puedeCerrarse }) => puedeCerrarse).length ?? 0);
  const year = useYear();
  const unconfirmed = first.data?.centros.filter(({ festivosConfirmados }) => !festivosConfirmados.includes(year)).length ?? 0;
  const again = () => void Promise.all([pendientes.refetch(), cierres.refetch(), first.refetch()]);
  return (
    <Page title={t('intranet.menu.hoy')}>
      {error ? (
        <ErrorState
          title={t('shell.fallo.titulo')}
          text={error instanceof ApiError ? error.message : t('shell.fallo.texto')}
          action={<Button onClick={again}>{t('errores.reintentar')}</Button>}
        />
      ) : pendientes.isPending || cierres.isPending || first.isPending ? (
        <Waiting />
      ) : answers + months + unconfirmed === 0 && !isAlone ? (
        <EmptyState title={t('intranet.hoy.nada')} text={t('intranet.hoy.nada-texto')} />
      ) : (
        <ul className={classes.duties}>
          {isAlone && <Duty icon={IconUsers} to="/personas" text={t('intranet.hoy.nadie')} />}
          {isAlone && <Duty icon={IconFileImport} to="/personas/importar" text={t('intranet.hoy.de-un-archivo')} />}
          {unconfirmed > 0 && <Duty icon={IconFlag} to="/festivos" text={t('intranet.hoy.festivos', { count: unconfirmed, ano: year })} />}
          {answers > 0 && <Duty icon={IconInbox} href={INBOX_PATH} text={t('intranet.hoy.respuestas', { count: answers })} />}
          {months > 0 && <Duty icon={IconLock} to="/cierres" text={t('intranet.hoy.meses', { count: months })} />}
        </ul>
      )}
    </Page>
  );
}

/** The year that it is where this device is. */
function useYear(): number {
  const { clock } = useWebServices();
  return Temporal.Instant.fromEpochMilliseconds(clock.nowMs()).toZonedDateTimeISO(deviceZone()).year;
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
