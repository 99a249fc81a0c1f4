import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { misDatos } from '@jornada/contract/cuenta.ts';
import { createPerfil, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

let api: FakeApi;
beforeEach(() => {
  api = createApi();
  // Test browsers download nothing.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  expect(api.problems).toEqual([]);
});

test('says in which language the fields are, and keeps no password once the file is on its way', async () => {
  api.handle(misDatos.pedir, () => ({ token: 'uno' }));
  const { services, requestsTo } = await renderApp({ api, path: '/configuracion/datos', perfil: createPerfil() });
  const password = await screen.findByLabelText('Tu contraseña');
  expect(document.body.textContent).toContain('Los nombres de los campos están en español');
  await userEvent.type(password, 'mi-clave');
  await userEvent.click(screen.getByRole('button', { name: 'Descargar' }));
  await waitFor(() => expect(services.notices.toast.get()?.text).toBe('La descarga ha empezado.'));
  expect(requestsTo(misDatos.pedir)[0]?.input).toEqual({ Password: 'mi-clave' });
  expect(screen.getByLabelText<HTMLInputElement>('Tu contraseña').value).toBe('');
});
