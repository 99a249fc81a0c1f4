import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TeamBars } from './team-bars.tsx';

afterEach(cleanup);

it('says in words who is away on which day, and how many remain', () => {
  render(
    <MantineProvider>
      <TeamBars
        label="Tu equipo, 3"
        awayWord="fuera"
        days={[
          { key: 'a', name: 'L 28' },
          { key: 'b', name: 'M 29', isShort: true },
        ]}
        rows={[
          { key: 0, name: 'Tú', isOwn: true, isAway: [true, true] },
          { key: 1, name: 'Nuria C.', isAway: [false, true] },
        ]}
        foot={{ name: 'Quedan', values: ['2', '1'] }}
      />
    </MantineProvider>,
  );
  const row = screen.getByRole('row', { name: /Nuria C\./ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['', 'fuera']);
  expect(screen.getByRole('row', { name: /Quedan/ }).textContent).toBe('Quedan21');
  // Its label can be reached by key, so that many days can be moved.
  expect(screen.getByRole('group', { name: 'Tu equipo, 3' }).tabIndex).toBe(0);
});
