import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { registros } from '@jornada/contract';
import { hoy, type PreguntaPropia } from '@jornada/contract/hoy.ts';
import { createHoy, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

const AHORA = '2026-10-22T09:30:00+02:00';
const asked = (texto: string | null): PreguntaPropia => ({
  id: 4,
  fecha: '2026-10-22',
  clase: 'tarde',
  autor: 'Julio Paz',
  momento: AHORA,
  texto,
  opciones: ['olvido', 'no-trabajo'],
});

let api: FakeApi;
beforeEach(() => {
  api = createApi();
  api.handle(registros.registrosHoy, () => createHoy({ ahora: AHORA }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

test('a question is read in the words of whoever asks, or in those of its kind, and is answered with one press', async () => {
  api.handle(hoy.preguntas, () => ({ items: [asked('¿Vas a venir hoy?')] }));
  api.handle(hoy.responder, () => ({ items: [] }));
  const { requestsTo } = await renderApp({ api, path: '/home', now: AHORA });
  expect(await screen.findByText(/¿Vas a venir hoy\?/)).toBeDefined();
  expect(screen.queryByText(/no constaba tu entrada/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Hoy no trabajo' }));
  expect(await screen.findByText('Respondido. Quien preguntó ya lo ve.')).toBeDefined();
  expect(requestsTo(hoy.responder)[0]?.input).toEqual({ id: 4, respuesta: 'no-trabajo' });
  cleanup();
  api.handle(hoy.preguntas, () => ({ items: [asked(null)] }));
  await renderApp({ api, path: '/home', now: AHORA });
  expect(await screen.findByText(/no constaba tu entrada/)).toBeDefined();
});
