import { Button, MantineProvider, NativeSelect } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { theme } from './theme.ts';

afterEach(cleanup);

it('gives every select the one chevron of forms and filters', () => {
  render(
    <MantineProvider theme={theme}>
      <NativeSelect aria-label="Centro" data={['Madrid', 'Berlín']} />
    </MantineProvider>,
  );
  const drawn = screen.getByRole('combobox', { name: 'Centro' }).parentElement?.querySelectorAll('svg') ?? [];
  expect(Array.from(drawn, (one) => one.getAttribute('class'))).toEqual([expect.stringContaining('icon-chevron-down')]);
});

it('gives the loader of a button the size of the padding in which it stands', () => {
  render(
    <MantineProvider theme={theme}>
      <Button loading>Guardar</Button>
    </MantineProvider>,
  );
  const loader = screen.getByRole('button', { name: 'Guardar' }).querySelector<HTMLElement>('.mantine-Loader-root');
  expect(loader?.style.getPropertyValue('--loader-size')).toBe('0.875rem');
});

it('gives a button that is on the soft accent, on which the words can be read: the library mixes a darker one of its own', () => {
  render(
    <MantineProvider theme={theme}>
      <Button variant="light">Con avisos</Button>
    </MantineProvider>,
  );
  const { style } = screen.getByRole('button', { name: 'Con avisos' });
  expect(style.getPropertyValue('--button-bg')).toBe('var(--j-accent-soft)');
});
