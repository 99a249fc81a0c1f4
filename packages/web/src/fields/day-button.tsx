import { useId, useRef, useState } from 'react';
import { ActionIcon } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCalendar } from '@jornada/ui/icons.ts';
import { DayPicker } from './day-picker.tsx';

type Props = { label: string; value: string; today: string; onChoose: (fecha: string) => void };

/** Opens a calendar below itself, from which any day is chosen, and has the focus again afterwards. */
export function DayButton({ label, value, today, onChoose }: Props) {
  const [isPicking, setPicking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = (): void => {
    setPicking(false);
    opener.current?.focus();
  };
  return (
    <>
      <ActionIcon
        ref={opener}
        aria-label={label}
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
          value={value}
          today={today}
          min={undefined}
          max={undefined}
          onClose={close}
          onLeave={() => setPicking(false)}
          onChoose={(day) => {
            onChoose(day);
            close();
          }}
        />
      )}
    </>
  );
}
