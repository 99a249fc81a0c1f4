import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { departamentos } from '@jornada/contract';
import { createApi, renderIntranet } from '../testing/render-intranet.tsx';

afterEach(cleanup);

it('what is pressed twice is sent once', async () => {
  const answers: (() => void)[] = [];
  const api = createApi({ departamentos });
  api.handle(departamentos.gestion, () => ({ items: [], total: 0 }));
  api.handle(departamentos.guardar, async ({ nombre }) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return { id: 1, nombre, padre: null, responsable: null, abierto: true, personas: 0, version: 1 };
  });
  const { requestsTo } = await renderIntranet({ api, path: '/departamentos' });
  await userEvent.click(await screen.findByRole('button', { name: 'Nuevo departamento' }));
  await userEvent.type(await screen.findByLabelText('Nombre'), 'Taller');
  // Two clicks before the screen is drawn again.
  const create = screen.getByRole('button', { name: 'Crear el departamento' });
  create.click();
  create.click();
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(requestsTo(departamentos.guardar)).toHaveLength(1);
  answers[0]?.();
  await waitFor(() => expect(screen.getAllByText('Guardado.').length).toBeGreaterThan(0));
  expect(requestsTo(departamentos.guardar)).toHaveLength(1);
});
