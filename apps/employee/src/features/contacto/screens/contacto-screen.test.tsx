import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { contacto } from '@jornada/contract';
import { FakeFailure } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

afterEach(() => {
  cleanup();
  // Typed text is kept in the tab.
  sessionStorage.clear();
});

it('shows what one has asked before, and what was answered', async () => {
  const api = createApi();
  const answer = { autor: 'Marta Gil', momento: '2026-10-22T09:00:00Z', texto: 'Prueba ahora.' };
  api.handle(contacto.propias, () => ({
    items: [
      { id: 2, momento: '2026-10-22T10:00:00Z', comentario: 'Sigue igual.', hecha: false, respuestas: [] },
      { id: 1, momento: '2026-10-22T08:00:00Z', comentario: 'No puedo fichar.', hecha: true, respuestas: [answer] },
    ],
  }));
  await renderApp({ api, path: '/contacto' });
  expect(await screen.findByText('Prueba ahora.')).toBeDefined();
  expect(screen.getByText('Espera respuesta')).toBeDefined();
  expect(screen.getByText('Hecha')).toBeDefined();
  expect(api.problems).toEqual([]);
});

it('tells who cannot sign in where to write', async () => {
  const api = createApi();
  api.handle(contacto.direccion, () => ({ Correo: 'ayuda@jornada.example' }));
  await renderApp({ api, path: '/recovery', perfil: null });
  const link = await screen.findByRole('link', { name: 'ayuda@jornada.example' });
  expect(link.getAttribute('href')).toBe('mailto:ayuda@jornada.example');
});

it('asks for help with what was typed', async () => {
  const api = createApi();
  api.handle(contacto.enviar, () => null);
  const { requestsTo } = await renderApp({ api, path: '/contacto' });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('¿Qué necesitas?'), 'No puedo fichar.');
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(requestsTo(contacto.enviar)[0]?.input).toEqual({ Comentario: 'No puedo fichar.' }));
});

it('asks for words where there are none, and sends nothing', async () => {
  const api = createApi();
  const { requestsTo } = await renderApp({ api, path: '/contacto' });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('¿Qué necesitas?'), '   ');
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect((await screen.findByLabelText('¿Qué necesitas?')).getAttribute('aria-invalid')).toBe('true');
  expect(requestsTo(contacto.enviar)).toEqual([]);
});

it('says why it was not sent, keeps the words, also over a reload, and forgets them once they are sent', async () => {
  const api = createApi();
  api.handle(contacto.enviar, () => {
    throw new FakeFailure('general.demasiadas-veces');
  });
  await renderApp({ api, path: '/contacto' });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('¿Qué necesitas?'), 'No puedo fichar.');
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  cleanup();

  api.handle(contacto.enviar, () => null);
  const again = await renderApp({ api, path: '/contacto' });
  const field = await screen.findByLabelText<HTMLTextAreaElement>('¿Qué necesitas?');
  expect(field.value).toBe('No puedo fichar.');
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(again.services.notices.toast.get()?.text).toBe('Enviado. Te responderán lo antes posible.'));
  await waitFor(() => expect(again.router.state.location.pathname).not.toBe('/contacto'));
  cleanup();
  await renderApp({ api, path: '/contacto' });
  expect((await screen.findByLabelText<HTMLTextAreaElement>('¿Qué necesitas?')).value).toBe('');
});
