import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SheetFrame } from './framed-sheet.tsx';
import { SegmentChoice } from './segments.tsx';
import { Sheet } from './sheet.tsx';

const frame = (isRead: boolean, onClose = vi.fn()) => (
  <MantineProvider>
    <SheetFrame title="Se lee" closeLabel="Cerrar" onClose={() => onClose('frame')}>
      {isRead ? (
        <Sheet title="Apunte" closeLabel="Cerrar" onClose={() => onClose('sheet')} foot={<button type="button">Guardar</button>}>
          <p>Leído</p>
        </Sheet>
      ) : (
        <p>Un momento</p>
      )}
    </SheetFrame>
  </MantineProvider>
);

test('what is read is shown in the layer that was open while it was read', async () => {
  const onClose = vi.fn();
  const { rerender } = render(frame(false, onClose));
  const dialog = await screen.findByRole('dialog', { name: 'Se lee' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  const focused = document.activeElement;
  rerender(frame(true, onClose));
  expect(await screen.findByRole('dialog', { name: 'Apunte' })).toBe(dialog);
  expect(within(dialog).getByText('Leído')).toBeDefined();
  expect(within(dialog).queryByText('Un momento')).toBeNull();
  expect(within(dialog).getByRole('button', { name: 'Guardar' }).closest('[data-foot]')).not.toBeNull();
  expect(document.activeElement).toBe(focused);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(onClose.mock.calls).toEqual([['sheet']]));
});

test('a sheet that opens from another one lies above it', async () => {
  render(
    <MantineProvider>
      <SheetFrame title="Abajo" closeLabel="Cerrar" onClose={vi.fn()}>
        <Sheet title="Abajo" closeLabel="Cerrar" onClose={vi.fn()}>
          <Sheet title="Arriba" closeLabel="Cerrar" onClose={vi.fn()}>
            <p>Otra</p>
          </Sheet>
        </Sheet>
      </SheetFrame>
    </MantineProvider>,
  );
  expect(await screen.findByRole('dialog', { name: 'Arriba' })).not.toBe(await screen.findByRole('dialog', { name: 'Abajo' }));
});

test('a sheet that begins with options begins at the chosen one', async () => {
  const options = ['Salida', 'Fichaje', 'Todo el día'].map((label) => ({ value: label, label }));
  render(
    <MantineProvider>
      <Sheet title="Añadir" closeLabel="Cerrar" onClose={vi.fn()}>
        <SegmentChoice value="Todo el día" options={options} onChoose={vi.fn()} />
      </Sheet>
    </MantineProvider>,
  );
  const chosen = await screen.findByRole('radio', { name: 'Todo el día' });
  await waitFor(() => expect(document.activeElement).toBe(chosen));
});

test('a sheet that came in place of another gives the focus back to what opened the first', async () => {
  const page = (step: string | null, onClose = vi.fn()) => (
    <MantineProvider>
      <button type="button">Pedir</button>
      {step && (
        <Sheet key={step} title={step} closeLabel="Cerrar" onClose={onClose}>
          <input aria-label="Motivo" />
        </Sheet>
      )}
    </MantineProvider>
  );
  const { rerender } = render(page(null));
  const opener = screen.getByRole('button', { name: 'Pedir' });
  opener.focus();
  for (const step of ['Cargando', 'Pedir un permiso']) {
    rerender(page(step));
    const field = within(await screen.findByRole('dialog', { name: step })).getByRole('textbox');
    await waitFor(() => expect(document.activeElement).toBe(field));
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
