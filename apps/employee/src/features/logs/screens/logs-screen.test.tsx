import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { contacto, sesiones } from '@jornada/contract';
import { createPerfil } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

afterEach(cleanup);

test('the logs open from the menu where the company has asked for them; what happened is read and sent', async () => {
  const api = createApi();
  api.handle(contacto.enviar, () => null);
  api.handle(sesiones.listado, () => ({ items: [] }));
  const perfil = createPerfil({ LogsActivos: true });
  const { services, requestsTo } = await renderApp({ api, perfil, path: '/configuracion', width: 1280 });
  services.logs.error(new RangeError('out of range'));
  for (let n = 0; n < 140; n++) services.logs.error(`something ${'long '.repeat(8)}`);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('link', { name: 'Logs' }));
  await screen.findByRole('button', { name: 'Copiar' });
  // First in words, with advice; the lines are folded.
  const happened = within(screen.getByRole('list', { name: 'Lo que ha fallado' }));
  expect(happened.getByText('Tuvo un fallo la aplicación')).toBeDefined();
  expect(happened.getByText('Recarga la página. Si se repite, envía esto.')).toBeDefined();
  const technical = screen.getByText(/^Detalle técnico: \d+ líneas$/);
  expect(technical.closest('details')?.open).toBe(false);
  await user.click(technical);
  expect((await screen.findAllByText(/RangeError: out of range/)).length).toBe(1);

  await user.click(screen.getByRole('button', { name: 'Enviar a quien ayuda' }));
  await waitFor(() => expect(requestsTo(contacto.enviar).length).toBe(1));
  const [Comentario = ''] = requestsTo(contacto.enviar).map(({ input }) => (input as { Comentario: string }).Comentario);
  expect(Comentario.length).toBeLessThanOrEqual(2000);
  expect(Comentario).toMatch(/^Jornada 0\.0\.0\n/);
  expect(Comentario.split('\n').at(-1)).toContain('something long');

  await user.click(screen.getByRole('button', { name: 'Vaciar' }));
  await screen.findByText('Todavía no hay nada.');
  expect(api.problems).toEqual([]);
});

test('nobody else has such an entry, nor such a page', async () => {
  const { router } = await renderApp({ api: createApi(), perfil: createPerfil({ LogsActivos: false }), path: '/logs', width: 1280 });
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/logs'));
  expect(screen.queryByRole('link', { name: 'Logs' })).toBeNull();
});
