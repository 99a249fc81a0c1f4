import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MenuDrawer } from './menu-drawer.tsx';

const shell = (opened: boolean | null) => (
  <MantineProvider>
    <button type="button">Abrir</button>
    {opened !== null && (
      <MenuDrawer opened={opened} onClose={() => undefined}>
        <a href="#dentro">Dentro</a>
      </MenuDrawer>
    )}
  </MantineProvider>
);

test('opened before its code was there, it gives the focus back all the same', async () => {
  const { rerender } = render(shell(null));
  const opener = screen.getByRole('button', { name: 'Abrir' });
  opener.focus();
  rerender(shell(true));
  const drawer = await screen.findByRole('dialog');
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
  rerender(shell(false));
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
