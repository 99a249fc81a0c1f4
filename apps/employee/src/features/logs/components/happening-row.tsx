import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconCloudOff, IconHourglassLow, IconLock } from '@jornada/ui/icons.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import type { Happening, Que } from '../model/happenings.ts';
import classes from '../screens/logs.module.css';

const ICONS: Partial<Record<Que, Icon>> = { red: IconCloudOff, espera: IconHourglassLow, sesion: IconLock, permiso: IconLock };

/** One problem: what, where in the app, when, and what to do. */
export function HappeningRow({ happening: { at, que, donde, times } }: { happening: Happening }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <li className={classes.happening} data-mild={que === 'sesion' || que === 'espera'}>
      <Glyph of={ICONS[que] ?? IconAlertCircle} size="lg" />
      <div>
        <Text fw={600}>{t(`logs.que.${que}.titulo`, { donde: t(`logs.donde.${donde}`) })}</Text>
        <Text c="dimmed">{t(`logs.que.${que}.hacer`)}</Text>
        <small>
          <time dateTime={at}>
            {format.date(format.dayOf(at), 'day')}, {format.hour(at)}
          </time>
          {times > 1 && <> · {t('logs.veces', { count: times })}</>}
        </small>
      </div>
    </li>
  );
}
