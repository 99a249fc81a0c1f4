import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { IconBell } from '@jornada/ui/icons.ts';
import { TO_CONFIRM, useToConfirm } from '../../../shared/use-to-confirm.ts';
import { Note } from './note.tsx';

/** What waits for the person to confirm it, each with the way there. The profile counts it, so home asks nothing for it. */
export function ToConfirmNotes() {
  const { t } = useTranslation();
  const waiting = useToConfirm();
  return TO_CONFIRM.map(
    ({ what, to }) =>
      waiting[what] > 0 && (
        <Note
          key={what}
          icon={IconBell}
          tone="warn"
          title={t(`bandeja.confirmar.${what}`, { count: waiting[what] })}
          action={
            <Button variant="default" renderRoot={(props) => <Link {...props} to={to} />}>
              {t(`bandeja.confirmar.ver-${what}`)}
            </Button>
          }
        />
      ),
  );
}
