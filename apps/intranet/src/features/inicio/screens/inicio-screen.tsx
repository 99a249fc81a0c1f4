import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { ApiError } from '@jornada/client';
import { IconInbox, IconLifebuoy, IconLock } from '@jornada/ui/icons.ts';
import { EmptyState, ErrorState } from '@jornada/ui/message-state.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import { FIRST_STEPS } from '@jornada/web/first-steps.ts';
import { Page } from '@jornada/web/page.tsx';
import { useDuties } from '../api.ts';
import { Duty } from '../components/duty.tsx';
import classes from '../inicio.module.css';

/** Where the employee app keeps what waits for an answer. */
const INBOX_PATH = '/bandeja';

/** What waits for the administration today; in a new company, what comes first. */
export function InicioScreen() {
  const { t } = useTranslation();
  const { duties, error, again } = useDuties();
  return (
    <Page title={t('intranet.menu.hoy')}>
      {duties && <Duties {...duties} />}
      {!duties && !error && <Waiting />}
      {!duties && error && (
        <ErrorState
          title={t('shell.fallo.titulo')}
          text={error instanceof ApiError ? error.message : t('shell.fallo.texto')}
          action={<Button onClick={again}>{t('errores.reintentar')}</Button>}
        />
      )}
    </Page>
  );
}

function Duties({ year, isAlone, answers, help, months, unconfirmed }: NonNullable<ReturnType<typeof useDuties>['duties']>) {
  const { t } = useTranslation();
  if (!isAlone && answers + help + months + unconfirmed === 0)
    return <EmptyState title={t('intranet.hoy.nada')} text={t('intranet.hoy.nada-texto')} />;
  const steps = FIRST_STEPS.filter(({ id }) => (id === 'festivos' ? unconfirmed > 0 : isAlone));
  return (
    <ul className={classes.duties}>
      {steps.map(({ id, icon, to, text }) => (
        <Duty key={id} icon={icon} to={to} text={t(text, { count: unconfirmed, ano: year })} />
      ))}
      {answers > 0 && <Duty icon={IconInbox} href={INBOX_PATH} text={t('intranet.hoy.respuestas', { count: answers })} />}
      {help > 0 && <Duty icon={IconLifebuoy} to="/contacto" text={t('intranet.hoy.ayudas', { count: help })} />}
      {months > 0 && <Duty icon={IconLock} to="/cierres" text={t('intranet.hoy.meses', { count: months })} />}
    </ul>
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
