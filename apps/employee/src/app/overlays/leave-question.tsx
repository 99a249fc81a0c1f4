import { useTranslation } from 'react-i18next';
import { Button, Stack } from '@mantine/core';
import { Dialog } from '@jornada/ui/dialog.tsx';
import '@jornada/ui/theme/mantine-shell.css';
import { useFormat } from '@jornada/web/use-format.ts';
import { isOneOClock } from '../../shared/day/hours.ts';
import type { OpenDay } from '../shell/open-day.ts';

type Props = { day: OpenDay; onStay: () => void; onLeave: () => void };

/** A person who is still clocked in signs out: the question says so, and they may leave anyway. */
export function LeaveQuestion({ day: { inicio, zona }, onStay, onLeave }: Props) {
  const { t } = useTranslation();
  const hora = useFormat(zona).hour(inicio);
  return (
    <Dialog title={t(isOneOClock(inicio, zona) ? 'shell.salir.titulo-una' : 'shell.salir.titulo', { hora })}>
      <p>{t('shell.salir.texto')}</p>
      <Stack gap="sm" mt="xl">
        <Button size="xl" fullWidth onClick={onStay} data-autofocus>
          {t('shell.salir.quedarse')}
        </Button>
        <Button size="xl" variant="default" fullWidth onClick={onLeave}>
          {t('shell.menu.desconectar')}
        </Button>
      </Stack>
    </Dialog>
  );
}
