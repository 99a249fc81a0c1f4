import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { ApiError } from '@jornada/client';
import { ErrorState } from '@jornada/ui/message-state.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useToday, type Today } from '../api.ts';
import { Duties, FirstSteps } from '../components/duties.tsx';
import { Expected, Now } from '../components/now.tsx';
import classes from '../inicio.module.css';

/** The first page: who is at work, who is missing, and what waits; in a new company, the first tasks. */
export function InicioScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const { today, error, again } = useToday();
  return (
    <Page
      title={t('intranet.menu.hoy')}
      actions={today && <span className={classes.fresh}>{t('personas.al-dia', { hora: format.hour(today.people.ahora) })}</span>}
    >
      {today && <Known today={today} />}
      {!today && !error && <Waiting />}
      {!today && error && (
        <ErrorState
          title={t('shell.fallo.titulo')}
          text={error instanceof ApiError ? error.message : t('shell.fallo.texto')}
          action={<Button onClick={again}>{t('errores.reintentar')}</Button>}
        />
      )}
    </Page>
  );
}

function Known({ today }: { today: Today }) {
  if (today.people.cuentas.todas <= 1) return <FirstSteps today={today} />;
  return (
    <div className={classes.parts}>
      <div>
        <Now people={today.people} />
        <Expected people={today.people} late={today.late} />
      </div>
      <Duties today={today} />
    </div>
  );
}

const rows = (count: number) =>
  Array.from({ length: count }, (_, row) => (
    <div key={row} className={classes.line}>
      <Block width="1.5rem" height="1.5rem" round />
      <Block width="12rem" />
    </div>
  ));

function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={classes.parts} role="status" aria-label={t('intranet.hoy.cargando')}>
      <div className={classes.lines}>{rows(4)}</div>
      <div className={classes.lines}>{rows(2)}</div>
    </div>
  );
}
