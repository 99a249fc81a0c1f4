import { ActionIcon } from '@mantine/core';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronLeft, IconChevronRight } from '@jornada/ui/icons.ts';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { DayButton } from '@jornada/web/fields/day-button.tsx';
import type { Board } from '../use-board.ts';
import { useRoomWords } from './use-room-words.ts';

type Props = { board: Board; isWeek: boolean; /** There is room for a week. */ hasWeek: boolean };

/** The day or week that is shown, and the ways to others. */
export function BoardBar({ board: { fecha, today, set }, isWeek, hasWeek }: Props) {
  const { t } = useRoomWords();
  const days = isWeek ? 7 : 1;
  const arrow = (label: string, by: number, icon: typeof IconChevronLeft) => (
    <ActionIcon aria-label={label} onClick={() => set({ fecha: masDias(fecha, by) })}>
      <Glyph of={icon} />
    </ActionIcon>
  );
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
      <DayButton label={t('reservas.tablero.elegir-dia')} value={fecha} today={today} onChoose={(day) => set({ fecha: day })} />
    </>
  );
}
