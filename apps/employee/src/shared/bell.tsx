import { useTranslation } from 'react-i18next';
import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconBell } from '@jornada/ui/icons.ts';
import { useWaitingMatters } from './use-waiting-matters.ts';
import classes from './bell.module.css';

/** A larger number is shown as "many". */
const MOST = 99;

/**
 * The link to the inbox, with the number of waiting matters. If none waits, a dot shows new answers, and the link leads to them.
 * Only for people with their own record. It never delays anything.
 */
export function Bell() {
  const { t } = useTranslation();
  const waiting = useWaitingMatters();
  if (waiting === null) return null;
  const { total, solicitudes, respuestas } = waiting;
  const isAllRequests = solicitudes > 0 && solicitudes === total;
  const hasNews = total === 0 && respuestas > 0;
  const told = hasNews ? t('bandeja.abrir-respuestas', { count: respuestas }) : t('bandeja.abrir');
  return (
    <ActionIcon
      className={classes.button}
      aria-label={total > 0 ? t('bandeja.abrir-con', { count: total }) : told}
      renderRoot={(props) =>
        isAllRequests ? (
          <Link {...props} to="/bandeja/solicitudes" />
        ) : (
          <Link {...props} to="/bandeja" search={hasNews ? { estado: 'resueltas' } : {}} />
        )
      }
    >
      <span className={classes.bell}>
        <Glyph of={IconBell} size="lg" />
        {hasNews && <span className={classes.news} aria-hidden="true" />}
        {total > 0 && (
          <span className={classes.count} aria-hidden="true">
            {total > MOST ? `${MOST}+` : total}
          </span>
        )}
      </span>
    </ActionIcon>
  );
}
