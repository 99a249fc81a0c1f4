import { useId, useRef, useState } from 'react';
import { ActionIcon } from '@mantine/core';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCalendar, IconChevronLeft, IconChevronRight } from '@jornada/ui/icons.ts';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { DayPicker } from '@jornada/web/fields/day-picker.tsx';
import type { Board } from '../use-board.ts';
import { useRoomWords } from './use-room-words.ts';

type Props = { board: Board; isWeek: boolean; /** There is room for a week. */ hasWeek: boolean };

/** The day or week that is shown, and the ways to others. */
export function BoardBar({ board: { fecha, today, set }, isWeek, hasWeek }: Props) {
  const { t } = useRoomWords();
  const [isPicking, setPicking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const days = isWeek ? 7 : 1;
  const arrow = (label: string, by: number, icon: typeof IconChevronLeft) => (
    <ActionIcon variant="subtle" size="2.75rem" aria-label={label} onClick={() => set({ fecha: masDias(fecha, by) })}>
      <Glyph of={icon} />
    </ActionIcon>
  );
  const close = (): void => {
    setPicking(false);
    opener.current?.focus();
  };
  return (
    <>
      {hasWeek && (
        <SegmentChoice
          aria-label={t('reservas.tablero.vista')}
          value={isWeek ? 'semana' : 'dia'}
          options={(['dia', 'semana'] as const).map((value) => ({ value, label: t(`reservas.tablero.${value}`) }))}
          onChoose={(value) => set({ vista: value === 'semana' ? value : undefined })}
        />
      )}
      {arrow(t(isWeek ? 'reservas.tablero.semana-antes' : 'reservas.tablero.dia-antes'), -days, IconChevronLeft)}
      {arrow(t(isWeek ? 'reservas.tablero.semana-despues' : 'reservas.tablero.dia-despues'), days, IconChevronRight)}
      <ActionIcon
        ref={opener}
        variant="subtle"
        size="2.75rem"
        aria-label={t('reservas.tablero.elegir-dia')}
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
            set({ fecha: day });
            close();
          }}
        />
      )}
    </>
  );
}
