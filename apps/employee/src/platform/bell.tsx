import { useTranslation } from 'react-i18next';
import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconBell } from '@jornada/ui/icons.ts';
import { useWaitingMatters } from './use-waiting-matters.ts';
import classes from './bell.module.css';

/** More than this is told as "many". */
const MOST = 99;

/** The way to the inbox, with how much waits there. Only for who has a record of their own; it never holds anything up. */
export function Bell() {
  const { t } = useTranslation();
  const total = useWaitingMatters();
  if (total === null) return null;
  return (
    <ActionIcon
      variant="subtle"
      size="2.75rem"
      aria-label={total > 0 ? t('bandeja.abrir-con', { count: total }) : t('bandeja.abrir')}
      renderRoot={(props) => <Link {...props} to="/bandeja" />}
    >
      <span className={classes.bell}>
        <Glyph of={IconBell} size="lg" />
        {total > 0 && (
          <span className={classes.count} aria-hidden="true">
            {total > MOST ? `${MOST}+` : total}
          </span>
        )}
      </span>
    </ActionIcon>
  );
}
