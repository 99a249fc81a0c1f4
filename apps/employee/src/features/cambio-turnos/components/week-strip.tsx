import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { ActionIcon, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronLeft, IconChevronRight } from '@jornada/ui/icons.ts';
import { ShiftLine } from '@jornada/features/turnos/shift-line.tsx';
import type { OwnDay } from '../model/fold.ts';
import { codeOf, hoursOf, type Shifts } from '../model/parts.ts';
import type { ShiftWords } from '../use-shift-words.ts';
import classes from '../turnos.module.css';

type Week = { lunes: string; dias: readonly OwnDay[] };
type Props = {
  weeks: readonly Week[];
  /** The Monday of the first week that shows, and how many show. */
  monday: string;
  count: number;
  chosen: readonly string[];
  says: string;
  shifts: Shifts;
  words: ShiftWords;
  /** Any day can be looked at; none is given. */
  isReading?: boolean;
  onWeek: (monday: string) => void;
  onDay: (day: OwnDay, week: readonly OwnDay[]) => void;
};

/** So far a finger goes for another week. */
const SWIPE = 48;

/** The own days of a week, to choose from: by tap, by arrow keys, and by swiping to another week. */
export function WeekStrip({ weeks, monday, count, chosen, says, shifts, words, isReading = false, onWeek, onDay }: Props) {
  const { t, format, today } = words;
  const at = Math.max(
    0,
    weeks.findIndex(({ lunes }) => lunes === monday),
  );
  const shown = weeks.slice(at, at + count);
  const days = shown.flatMap(({ dias }) => dias);
  const strip = useRef<HTMLDivElement>(null);
  const from = useRef<number | null>(null);
  const [refused, setRefused] = useState<OwnDay | null>(null);
  const go = (step: number): boolean => {
    const next = weeks[at + step];
    if (!next || (step > 0 && at + count >= weeks.length)) return false;
    onWeek(next.lunes);
    return true;
  };
  const press = (day: OwnDay) => {
    const isRefused = !isReading && day.impedimento !== null && !chosen.includes(day.fecha);
    setRefused(isRefused ? day : null);
    if (!isRefused) onDay(day, shown.find(({ dias }) => dias.includes(day))?.dias ?? []);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const buttons = [...(strip.current?.querySelectorAll('button') ?? [])];
    const next = buttons.indexOf(document.activeElement as HTMLButtonElement) + step;
    const button = buttons[next];
    if (button) button.focus();
    else if (go(step)) requestAnimationFrame(() => strip.current?.querySelectorAll('button')[step > 0 ? (count - 1) * 7 : 0]?.focus());
  };
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const moved = from.current === null ? 0 : clientX - from.current;
    from.current = null;
    if (Math.abs(moved) > SWIPE) go(moved < 0 ? 1 : -1);
  };
  const [first, last] = [days[0], days.at(-1)];
  return (
    <section aria-label={t('mis-turnos.formulario.semana')}>
      <header className={classes.stripHead}>
        <Text fw={550} aria-live="polite">
          {says}
        </Text>
        <span className={classes.stripWeek}>
          <ActionIcon aria-label={t('mis-turnos.formulario.anterior')} disabled={at === 0} onClick={() => go(-1)}>
            <Glyph of={IconChevronLeft} />
          </ActionIcon>
          <b>{first && last ? format.dayRange(first.fecha, last.fecha, today) : ''}</b>
          <ActionIcon aria-label={t('mis-turnos.formulario.siguiente')} disabled={at + count >= weeks.length} onClick={() => go(1)}>
            <Glyph of={IconChevronRight} />
          </ActionIcon>
        </span>
      </header>
      <div
        ref={strip}
        className={classes.strip}
        data-weeks={count}
        role="toolbar"
        tabIndex={-1}
        aria-label={t('mis-turnos.formulario.dias')}
        onKeyDown={onKeyDown}
        onPointerDown={({ clientX }) => (from.current = clientX)}
        onPointerUp={onPointerUp}
      >
        {days.map((day) => (
          <StripDay
            key={day.fecha}
            day={day}
            isChosen={chosen.includes(day.fecha)}
            shifts={shifts}
            words={words}
            onPress={() => press(day)}
          />
        ))}
      </div>
      {refused && (
        <Text size="sm" c="dimmed" mt="xs" role="status">
          {format.capitalize(words.weekDay(refused.fecha))}: {t(`cambio-turnos.motivos-tuyos.${refused.impedimento ?? 'sin-turno'}`)}
        </Text>
      )}
    </section>
  );
}

type DayProps = { day: OwnDay; isChosen: boolean; shifts: Shifts; words: ShiftWords; onPress: () => void };

function StripDay({
  day: { fecha, partes, impedimento, festivo },
  isChosen,
  shifts,
  words: { t, format, nameOf, today },
  onPress,
}: DayProps) {
  const why = impedimento === null ? '' : t(`cambio-turnos.motivos-tuyos.${impedimento}`);
  return (
    <UnstyledButton
      className={classes.stripDay}
      mod={{ chosen: isChosen, off: impedimento !== null, today: fecha === today }}
      aria-pressed={isChosen}
      onClick={onPress}
    >
      <VisuallyHidden>{[format.date(fecha, 'long'), festivo, nameOf(partes), why].filter(Boolean).join(', ')}</VisuallyHidden>
      <span className={classes.stripName} aria-hidden="true">
        {format.date(fecha, 'weekdayNarrow')} {Number(fecha.slice(8))}
      </span>
      <span className={classes.code} aria-hidden="true">
        {codeOf(partes, shifts) || '·'}
      </span>
      <ShiftLine hours={hoursOf(partes, shifts)} size="sm" />
    </UnstyledButton>
  );
}
