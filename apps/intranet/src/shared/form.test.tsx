import { useState } from 'react';
import { MantineProvider, TextInput } from '@mantine/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initReactI18next } from 'react-i18next';
import { initI18n } from '@jornada/i18n/browser.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@jornada/client';
import { Form } from './form.tsx';

beforeEach(() => initI18n({ language: 'es', version: '0', fetch: () => Promise.resolve(Response.json({})), plugins: [initReactI18next] }));
afterEach(cleanup);

function Place() {
  const [isMissing, setMissing] = useState(false);
  return (
    <Form isDirty isBusy={false} error={null} save="Guardar" onSave={() => setMissing(true)}>
      <TextInput label="Nombre" defaultValue="Nave" />
      <TextInput label="Latitud" error={isMissing ? 'Falta' : undefined} />
    </Form>
  );
}

const refused = (fields: Record<string, string>) =>
  new ApiError({ code: 'general.datos-no-validos', status: 400, message: 'Revisa los campos.', fields } as never);

it('says what the server found at the field alone, and below only what has no field', async () => {
  const error = refused({ nombre: 'Demasiado largo.', otro: 'Falta otra cosa.' });
  const form = (mistake: unknown) => (
    <Form isDirty isBusy={false} error={mistake} save="Guardar" onSave={() => {}}>
      <TextInput label="Nombre" error={mistake ? 'Demasiado largo.' : undefined} />
    </Form>
  );
  const { rerender } = render(form(null), { wrapper: MantineProvider });
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  rerender(form(error));
  await waitFor(() => expect(screen.getAllByText('Demasiado largo.')).toHaveLength(1));
  expect(screen.getByRole('alert').textContent).toBe('Revisa los campos.Falta otra cosa.');
  const field = screen.getByLabelText('Nombre');
  expect(document.activeElement).toBe(field);
  // In the middle: what lies at the edge is below the foot.
  expect(scrolled.mock.contexts).toEqual([field]);
  expect(scrolled).toHaveBeenCalledWith({ block: 'center' });
});

it('where nothing was typed, says so instead of being dead', async () => {
  const onSave = vi.fn();
  render(
    <Form isDirty={false} isBusy={false} error={null} save="Guardar" onSave={onSave}>
      <TextInput label="Nombre" aria-required defaultValue="Nave" />
    </Form>,
    { wrapper: MantineProvider },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(screen.getByText('gestion.sin-cambios')).toBeDefined();
  await userEvent.clear(screen.getByLabelText('Nombre'));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(onSave).toHaveBeenCalledTimes(1);
});

it('leads to the first field that lacks something', async () => {
  render(<Place />, { wrapper: MantineProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Latitud')));
});
