import type { Icon } from '@tabler/icons-react';
import { Glyph } from '@jornada/ui/glyph.tsx';
import {
  IconAlertTriangleFilled,
  IconCalendarOff,
  IconCircleHalf2,
  IconClockExclamation,
  IconCloudOff,
  IconFlag,
  IconHourglassLow,
  IconPencil,
} from '@jornada/ui/icons.ts';
import type { DaySign } from '../model/day.ts';
import classes from '../month.module.css';

const ICONS: Record<DaySign, Icon> = {
  unsent: IconCloudOff,
  incidence: IconAlertTriangleFilled,
  pending: IconHourglassLow,
  warning: IconClockExclamation,
  corrected: IconPencil,
  holiday: IconFlag,
  away: IconCalendarOff,
  half: IconCircleHalf2,
  asked: IconHourglassLow,
  'half-asked': IconCircleHalf2,
};

const TONES: Record<DaySign, 'bad' | 'warn' | 'away' | 'quiet'> = {
  unsent: 'warn',
  incidence: 'bad',
  pending: 'warn',
  warning: 'warn',
  corrected: 'quiet',
  holiday: 'quiet',
  away: 'away',
  half: 'away',
  asked: 'warn',
  'half-asked': 'warn',
};

/** The signs beside a day's number, the most important first. */
export function DayMarks({ marks, most }: { marks: readonly DaySign[]; most: number }) {
  return marks.slice(0, most).map((mark) => (
    <span key={mark} className={classes.mark} data-tone={TONES[mark]}>
      <Glyph of={ICONS[mark]} size="xs" />
    </span>
  ));
}
