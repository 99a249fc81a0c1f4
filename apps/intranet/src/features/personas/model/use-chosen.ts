import { useState } from 'react';
import { MAXIMO_VARIAS, type PersonaFila } from '@jornada/contract';

type Named = Pick<PersonaFila, 'id' | 'nombre'>;

/** The chosen people. They stay chosen when the list changes. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const put = (people: readonly Named[]) =>
    setChosen(new Map([...chosen, ...people.map(({ id, nombre }) => [id, nombre] as const)].slice(0, MAXIMO_VARIAS)));
  const drop = (ids: readonly number[]) => setChosen(new Map([...chosen].filter(([id]) => !ids.includes(id))));
  return {
    people: Array.from(chosen, ([id, nombre]) => ({ id, nombre })),
    has: (id: number): boolean => chosen.has(id),
    toggle: (person: Named) => (chosen.has(person.id) ? drop([person.id]) : put([person])),
    put,
    drop,
    clear: () => setChosen(new Map()),
  };
}

export type Chosen = ReturnType<typeof useChosen>;
