import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon } from '@mantine/core';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCalendar, IconChevronLeft, IconChevronRight } from '@jornada/ui/icons.ts';
import { DayPicker } from '@jornada/web/fields/day-picker.tsx';

type Props = { fecha: string; today: string; onDay: (fecha: string) => void };

/** The ways to other days: before, after, and any by the calendar. */
export function DayBar({ fecha, today, onDay }: Props) {
  const { t } = useTranslation();
  const [isPicking, setPicking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = (): void => {
    setPicking(false);
    opener.current?.focus();
  };
  const arrow = (label: string, by: number) => (
    <ActionIcon variant="subtle" size="2.75rem" aria-label={label} onClick={() => onDay(masDias(fecha, by))}>
      <Glyph of={by < 0 ? IconChevronLeft : IconChevronRight} />
    </ActionIcon>
  );
  return (
    <>
      {arrow(t('tareas.dia.antes'), -1)}
      {arrow(t('tareas.dia.despues'), 1)}
      <ActionIcon
        ref={opener}
        variant="subtle"
        size="2.75rem"
        aria-label={t('tareas.dia.elegir')}
        aria-expanded={isPicking}
        aria-controls={isPicking ? id : undefined}
        onClick={() => setPicking(!isPicking)}
      >
        <Glyph of={IconCalendar} />
      </ActionIcon>
      {isPicking && (
        <DayPicker
          id={id}
          field={opener}
          value={fecha}
          today={today}
          min={undefined}
          max={undefined}
          onClose={close}
          onLeave={() => setPicking(false)}
          onChoose={(day) => {
            onDay(day);
            close();
          }}
        />
      )}
    </>
  );
}
