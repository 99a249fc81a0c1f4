import { useState } from 'react';
import { MantineProvider, TextInput } from '@mantine/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initReactI18next } from 'react-i18next';
import { initI18n } from '@jornada/i18n/browser.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
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

it('leads to the first field that lacks something', async () => {
  render(<Place />, { wrapper: MantineProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Latitud')));
});
