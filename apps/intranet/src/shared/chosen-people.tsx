import { ActionIcon } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconX } from '@jornada/ui/icons.ts';
import { Line } from '@jornada/ui/line.tsx';
import { Rows } from '@jornada/ui/rows.tsx';

type Props = {
  /** Accessible name of the list. */
  label: string;
  people: readonly { id: number; nombre: string }[];
  /** What the button beside a name is called. */
  removeLabel: (nombre: string) => string;
  /** Null: nobody can be taken out. */
  onRemove: ((id: number) => void) | null;
};

/** Those who were chosen, each with a button that takes them out again. Empty if nobody was. */
export function ChosenPeople({ label, people, removeLabel, onRemove }: Props) {
  if (people.length === 0) return null;
  return (
    <Rows padded aria-label={label}>
      {people.map(({ id, nombre }) => (
        <Line
          key={id}
          action={
            onRemove && (
              <ActionIcon aria-label={removeLabel(nombre)} onClick={() => onRemove(id)}>
                <Glyph of={IconX} />
              </ActionIcon>
            )
          }
        >
          {nombre}
        </Line>
      ))}
    </Rows>
  );
}
