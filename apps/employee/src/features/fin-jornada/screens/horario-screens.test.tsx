import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registros, tipos } from '@jornada/contract';
import { createHoyTerminada, createMensaje, createProyectosHoras, createResumenTurno, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  api = createApi();
  api.handle(registros.registrosHoy, () => createHoyTerminada());
  api.handle(registros.mensajeConfirmacion, () => createMensaje());
  api.handle(registros.resumenTurno, () => createResumenTurno());
  api.handle(tipos.proyectosHoras, () => createProyectosHoras());
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const show = (path: string) => renderApp({ api, path, now: '2026-10-22T18:00:00+02:00' });
const field = (name: string) => screen.findByLabelText(name);
const type = async (name: string, hora: string) => fireEvent.change(await field(name), { target: { value: hora } });
const save = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const hours = async (...names: string[]) => Promise.all(names.map(async (name) => ((await field(name)) as HTMLInputElement).value));
const done = () => ({
  registro: createHoyTerminada().registros.at(-1)!,
  hoy: createHoyTerminada(),
  repetido: false,
  deshacerHasta: '2026-10-22T18:00:10+02:00',
});
const instant = (text: unknown): string =>
  Temporal.Instant.from(String(text)).toZonedDateTimeISO('Europe/Madrid').toPlainTime().toString().slice(0, 5);
type Sent = { inicio?: string; hora?: string; pausas: string; observaciones?: string };
type Interval = { inicio: string; fin: string; tipo?: number };
const intervalsOf = ({ pausas }: Sent) =>
  (JSON.parse(pausas) as Interval[]).map(({ inicio, fin, tipo }) => [instant(inicio), instant(fin), tipo]);

describe('own times', () => {
  const PATH = '/horario-personalizado/2';

  it('begin with what was clocked, and say what they come to', async () => {
    await show(PATH);
    expect(await hours('Entrada', 'Salida', 'Pausa 1: Desde', 'Pausa 1: Hasta', 'Pausa 2: Desde', 'Pausa 2: Hasta')).toEqual([
      '8:02',
      '17:58',
      '10:30',
      '10:50',
      '13:30',
      '14:50',
    ]);
    const result = screen.getByRole('region', { name: 'Resultado' });
    expect(result.textContent).toContain('8:16de 8:00');
    expect(result.textContent).toContain('+0:16');
    await type('Salida', '17:30');
    expect(result.textContent).toContain('7:48de 8:00');
    expect(result.textContent).toContain('−0:12');
  });

  it('are sent whole, pauses added, changed and taken away', async () => {
    api.handle(registros.personalizado, done);
    const { router, requestsTo } = await show(PATH);
    await type('Entrada', '08:10');
    await type('Pausa 2: Hasta', '14:30');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar: Pausa 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Añadir una pausa' }));
    await userEvent.selectOptions(await field('Tipo de la pausa 2'), 'Café');
    await type('Pausa 2: Desde', '16:00');
    await type('Pausa 2: Hasta', '16:10');
    await userEvent.type(await screen.findByRole('textbox', { name: /Observaciones/ }), 'Sin móvil');
    await save('Guardar mis horas');
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    const sent = requestsTo(registros.personalizado)[0]?.input as Sent;
    expect([instant(sent.inicio), instant(sent.hora), sent.observaciones]).toEqual(['08:10', '17:58', 'Sin móvil']);
    expect(intervalsOf(sent)).toEqual([
      ['13:30', '14:30', 3],
      ['16:00', '16:10', 4],
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('say in place what is wrong, and send nothing', async () => {
    const { requestsTo } = await show(PATH);
    await type('Salida', '07:00');
    expect(await screen.findByText('Tiene que ser después de la hora de inicio.')).toBeDefined();
    await type('Salida', '18:30');
    expect(await screen.findByText('Esa hora aún no ha llegado.')).toBeDefined();
    await type('Salida', '');
    expect(screen.queryByText('Falta esta hora.')).toBeNull();
    await save('Guardar mis horas');
    expect(await screen.findByText('Falta esta hora.')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe('Revisa lo que está marcado.');
    expect(document.activeElement).toBe(await field('Salida'));
    expect(requestsTo(registros.personalizado)).toHaveLength(0);
  });

  it('that are those that were clocked are not declared', async () => {
    const { requestsTo } = await show(PATH);
    await field('Entrada');
    await save('Guardar mis horas');
    expect((await screen.findByRole('alert')).textContent).toContain('No has cambiado nada');
    expect(requestsTo(registros.personalizado)).toHaveLength(0);
  });

  it('stand at the field that the server refuses', async () => {
    api.handle(registros.personalizado, () => {
      throw new FakeFailure('registros.hora-futura', { message: 'Esa hora está por venir.' });
    });
    await show(PATH);
    await type('Salida', '17:59');
    await save('Guardar mis horas');
    await waitFor(async () => expect((await field('Salida')).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('Esa hora está por venir.')).toBeDefined();
  });

  it('that begin on another day are refused at their beginning, until it changes', async () => {
    api.handle(registros.personalizado, () => {
      throw new FakeFailure('registros.intervalos-no-validos', { message: 'Las horas no encajan.' });
    });
    await show(PATH);
    await type('Entrada', '22:00');
    await save('Guardar mis horas');
    expect((await screen.findByRole('alert')).textContent).toBe('Las horas no encajan.');
    expect(screen.getByText('Queda fuera de tu jornada.')).toBeDefined();
    expect((await field('Entrada')).getAttribute('aria-invalid')).toBe('true');
    await type('Entrada', '08:10');
    await waitFor(() => expect(screen.queryByText('Las horas no encajan.')).toBeNull());
    expect(screen.queryByText('Queda fuera de tu jornada.')).toBeNull();
  });

  it('outlive a reload until they are saved', async () => {
    await show(PATH);
    await type('Entrada', '08:15');
    cleanup();
    await show(PATH);
    expect(await hours('Entrada')).toEqual(['8:15']);
  });

  it('can be those of the shift at one press', async () => {
    await show(PATH);
    await userEvent.click(await screen.findByRole('button', { name: 'Como mi turno' }));
    expect(await hours('Entrada', 'Salida', 'Pausa 1: Desde', 'Pausa 1: Hasta')).toEqual(['8:00', '17:20', '13:30', '14:50']);
  });

  it('of a night tell on which day an hour lies', async () => {
    const night = { fecha: '2026-10-21', zona: 'Europe/Madrid' };
    const at = (text: string) => `2026-10-${text}:00+02:00`;
    const { tramos } = createResumenTurno();
    const trabajo = { ...tramos[0]!, inicio: at('21T22:00'), fin: at('22T06:30') };
    api.handle(registros.registrosHoy, () => createHoyTerminada({ ...night, ahora: at('22T07:00'), tramos: [trabajo] }));
    api.handle(registros.resumenTurno, () => createResumenTurno({ fecha: night.fecha, tramos: [trabajo], previsto: null }));
    await renderApp({ api, path: PATH, now: at('22T07:00') });
    expect(await hours('Entrada', 'Salida')).toEqual(['22:00', '6:30']);
    expect((await field('Salida')).getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText('del jue 22 oct')).toBeDefined();
  });

  it('lead back where the company does not offer them', async () => {
    api.handle(registros.mensajeConfirmacion, () => createMensaje({ opciones: ['sugerido', 'rectificar'] }));
    const { router } = await show(PATH);
    await waitFor(() => expect(router.state.location.pathname).toBe('/confirmacion-jornada/2'));
  });
});

describe('presences', () => {
  const PATH = '/horario-personalizado-presencia/2';

  it('begin with what was recorded, the plan beside it', async () => {
    await show(PATH);
    const first = await screen.findByRole('listitem', { name: 'Presencia 1' });
    expect(within(first).getByText('Fichado 8:02 – 10:30')).toBeDefined();
    expect(within(first).getByText('Previsto 8:00 – 13:30')).toBeDefined();
    expect(screen.getAllByRole('listitem', { name: /Presencia/ })).toHaveLength(3);
  });

  it('are sent one by one; that they touch is no overlap', async () => {
    api.handle(registros.presencia, done);
    const { router, requestsTo } = await show(PATH);
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar: Presencia 3' }));
    await type('Presencia 1: Hasta', '12:00');
    await type('Presencia 2: Desde', '11:59');
    expect(await screen.findByText('Se solapa con otra.')).toBeDefined();
    await type('Presencia 2: Desde', '12:00');
    await type('Presencia 2: Hasta', '16:00');
    await save('Guardar las presencias');
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    expect(intervalsOf(requestsTo(registros.presencia)[0]?.input as Sent)).toEqual([
      ['08:02', '12:00', undefined],
      ['12:00', '16:00', undefined],
    ]);
  });

  it('outlive a reload', async () => {
    await show(PATH);
    await userEvent.click(await screen.findByRole('button', { name: 'Añadir una presencia' }));
    await type('Presencia 4: Desde', '17:59');
    cleanup();
    await show(PATH);
    expect(await hours('Presencia 4: Desde')).toEqual(['17:59']);
  });
});
