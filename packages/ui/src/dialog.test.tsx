import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';

const page = (asks: boolean, other = false) => (
  <MantineProvider>
    <button type="button">Preguntar</button>
    {other && <input aria-label="Otro" ref={(field) => field?.focus()} />}
    {asks && (
      <Dialog title="¿Salir?">
        <button type="button">No</button>
      </Dialog>
    )}
  </MantineProvider>
);

const ask = async () => {
  const shown = render(page(false));
  const asker = screen.getByRole('button', { name: 'Preguntar' });
  asker.focus();
  shown.rerender(page(true));
  const dialog = await screen.findByRole('dialog', { name: '¿Salir?' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return { ...shown, asker };
};

test('a question that was answered gives the focus back', async () => {
  const { rerender, asker } = await ask();
  rerender(page(false));
  await waitFor(() => expect(document.activeElement).toBe(asker));
});

test('it takes it from nothing that has it by then', async () => {
  const { rerender } = await ask();
  rerender(page(false, true));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Otro')));
});
