import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { registros, type HoyVista } from '@jornada/contract';
import { createHoy, createHoyTrabajando, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

let api: FakeApi;
beforeEach(() => {
  api = createApi();
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const at = (hora: string): string => `2026-10-22T${hora}:00+02:00`;
const TARDE = {
  regla: 'descanso-diario',
  norma: 'ET 34.3',
  fecha: '2026-10-22',
  limiteMinutos: 720,
  valorMinutos: 570,
  posibleDesde: at('11:30'),
} as const;
const PAUSA = { ...TARDE, regla: 'pausa-minima', norma: 'ET 34.4', limiteMinutos: 15, valorMinutos: 0, posibleDesde: null } as const;

const show = async (hoy: HoyVista) => {
  api.handle(registros.registrosHoy, () => hoy);
  const app = await renderApp({ api, path: '/home', now: hoy.ahora });
  return {
    ...app,
    /** Some time passes, and the page is looked at again. */
    pass: (minutes: number) => {
      app.clock.advance({ minutes });
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    },
  };
};
const pageText = () => document.body.textContent.replaceAll('\u00A0', ' ');

test('before clocking in: which rest, how long, from when on, and where it is written; the button is as ever', async () => {
  const { pass } = await show(createHoy({ ahora: at('09:00'), avisos: [TARDE] }));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Fichar la entrada' });
  expect(button.disabled).toBe(false);
  expect(screen.getByText('Descanso entre jornadas')).toBeDefined();
  expect(pageText()).toContain(
    'Si entras ahora, habrás descansado 9:30 h de 12:00 h. A partir de las 11:30 ya habrás descansado lo suficiente.',
  );
  expect(pageText()).toContain('Según ET 34.3.');

  pass(60);
  await waitFor(() => expect(pageText()).toContain('habrás descansado 10:30 h de 12:00 h'));
  pass(90);
  await waitFor(() => expect(screen.queryByText('Descanso entre jornadas')).toBeNull());
});

test('after a night, whose day is yesterday, the hour of today is not called tomorrow’s', async () => {
  const rest = { ...TARDE, fecha: '2026-10-21', posibleDesde: at('19:00') };
  await show(createHoy({ fecha: '2026-10-21', ahora: at('07:30'), avisos: [rest] }));
  await screen.findByText('Descanso entre jornadas');
  expect(pageText()).toContain('A partir de las 19:00 ya habrás descansado lo suficiente.');
});

test('at work the note comes on the minute at which the break falls due, and is announced', async () => {
  const { pass, requestsTo } = await show(createHoyTrabajando({ ahora: at('14:00'), proximoAviso: at('14:02') }));
  await screen.findByRole('button', { name: 'Empezar la comida' });
  expect(screen.queryByText('Toca una pausa')).toBeNull();

  api.handle(registros.registrosHoy, () => createHoyTrabajando({ ahora: at('14:02'), avisos: [PAUSA], proximoAviso: at('17:02') }));
  pass(1);
  expect(requestsTo(registros.registrosHoy)).toHaveLength(1);
  pass(1);
  const title = await screen.findByText('Toca una pausa');
  expect(title.closest('[aria-live="polite"]')).not.toBeNull();
  expect(pageText()).toContain('Este tiempo de trabajo pide 15 min de pausa. Registrados: 0 min.');
  expect(requestsTo(registros.registrosHoy)).toHaveLength(2);
});

test('a server whose clock is not there yet is asked once a minute, not again and again', async () => {
  const { pass, requestsTo } = await show(createHoyTrabajando({ ahora: at('14:00'), proximoAviso: at('14:01') }));
  await screen.findByRole('button', { name: 'Empezar la comida' });
  let answers = 0;
  api.handle(registros.registrosHoy, () =>
    createHoyTrabajando({ ahora: `2026-10-22T14:00:0${(answers += 1)}+02:00`, proximoAviso: at('14:01') }),
  );
  pass(1);
  await waitFor(() => expect(answers).toBe(1));
  pass(0);
  expect(requestsTo(registros.registrosHoy)).toHaveLength(2);
  pass(1);
  await waitFor(() => expect(requestsTo(registros.registrosHoy)).toHaveLength(3));
});

test('where nothing would be broken home says nothing of limits', async () => {
  await show(createHoy());
  await screen.findByRole('button', { name: 'Fichar la entrada' });
  expect(pageText()).not.toContain('Según');
});
