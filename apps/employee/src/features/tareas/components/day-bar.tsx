import { useTranslation } from 'react-i18next';
import { ActionIcon } from '@mantine/core';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronLeft, IconChevronRight } from '@jornada/ui/icons.ts';
import { DayButton } from '@jornada/web/fields/day-button.tsx';

type Props = { fecha: string; today: string; onDay: (fecha: string) => void };

/** The ways to other days: before, after, and any by the calendar. */
export function DayBar({ fecha, today, onDay }: Props) {
  const { t } = useTranslation();
  const arrow = (label: string, by: number) => (
    <ActionIcon variant="subtle" size="2.75rem" aria-label={label} onClick={() => onDay(masDias(fecha, by))}>
      <Glyph of={by < 0 ? IconChevronLeft : IconChevronRight} />
    </ActionIcon>
  );
  return (
    <>
      {arrow(t('tareas.dia.antes'), -1)}
      {arrow(t('tareas.dia.despues'), 1)}
      <DayButton label={t('tareas.dia.elegir')} value={fecha} today={today} onChoose={onDay} />
    </>
  );
}
