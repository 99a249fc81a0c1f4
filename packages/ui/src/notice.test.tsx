import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { IconBell } from './icons.ts';
import { Notice } from './notice.tsx';

afterEach(cleanup);

const alignmentBeside = (name: string): string | undefined =>
  screen.getByRole('button', { name }).closest<HTMLElement>('.mantine-Group-root')?.style.getPropertyValue('--group-align');

it('stands at the height of its button where it is a title alone, and begins at its top where there is more to read', () => {
  render(
    <MantineProvider>
      <Notice icon={IconBell} tone="quiet" title="One waits" action={<button type="button">See it</button>} />
      <Notice icon={IconBell} tone="quiet" title="Two wait" action={<button type="button">See both</button>}>
        Since yesterday
      </Notice>
    </MantineProvider>,
  );
  expect(alignmentBeside('See it')).toBe('center');
  expect(alignmentBeside('See both')).toBe('flex-start');
});
