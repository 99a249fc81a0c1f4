import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registros, tipos } from '@jornada/contract';
import { createHoyTerminada, createHoyTrabajando, createMensaje, createProyectosHoras, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

let api: FakeApi;
beforeEach(() => {
  api = createApi();
  api.handle(registros.registrosHoy, () => createHoyTerminada());
  api.handle(registros.mensajeConfirmacion, () => createMensaje());
  api.handle(tipos.proyectosHoras, () => createProyectosHoras());
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const show = (path = '/confirmacion-jornada/2') => renderApp({ api, path, now: '2026-10-22T18:00:00+02:00' });
const radio = (name: RegExp) => screen.findByRole('radio', { name });

/** The answer after ending the day as suggested or declared. */
const ended = (modo: 'sugerido' | 'declarado', hora: string) => {
  const hoy = createHoyTerminada();
  const salida = hoy.registros.at(-1)!;
  const registro = { ...salida, id: 107, modo, momento: `2026-10-22T${hora}:00+02:00` };
  return {
    registro,
    hoy: { ...hoy, registros: [...hoy.registros.slice(0, -1), { ...salida, anulado: true }, registro] },
    repetido: false,
    deshacerHasta: '2026-10-22T18:00:10+02:00',
  };
};

describe('the end of the day', () => {
  it('says what was recorded, what it comes to, and how it may be left', async () => {
    await show();
    const asItIs = await radio(/Como está/);
    expect(screen.getByText('Salida registrada a las 17:58')).toBeDefined();
    expect(screen.getByRole('img', { name: 'Has trabajado 8 horas y 16 minutos de 8 horas.' })).toBeDefined();
    expect(document.body.textContent).toContain('Son 0:16 más de lo previsto');
    expect(asItIs).toHaveProperty('checked', true);
    expect(asItIs.closest('label')?.textContent).toBe('Como está8:02 – 17:588:16+0:16');
    expect((await radio(/Hora sugerida/)).closest('label')?.textContent).toBe('Hora sugeridasalida a las 17:428:00=');
    expect(screen.getByRole('link', { name: /Poner mis horas/ }).getAttribute('href')).toBe('/horario-personalizado/2');
    expect(screen.getByRole('link', { name: /Por presencias/ }).getAttribute('href')).toBe('/horario-personalizado-presencia/2');
    expect((await screen.findByText('7:16 sin repartir')).closest('a')?.getAttribute('href')).toBe('/proyectos-fin-jornada?tipo=2');
  });

  it('leaves it as it is without asking the server for anything', async () => {
    const { router, requestsTo } = await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Dejarlo como está' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    expect(requestsTo(registros.sugerido)).toHaveLength(0);
  });

  it('takes the suggested hour; home shows it with its word, the clocked one struck beside it', async () => {
    api.handle(registros.sugerido, () => ended('sugerido', '17:42'));
    const { router, requestsTo } = await show();
    await userEvent.click(await radio(/Hora sugerida/));
    await userEvent.click(screen.getByRole('button', { name: 'Poner la hora sugerida' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    expect(requestsTo(registros.sugerido)[0]?.input).toMatchObject({ tipo: '2' });
    const rows = within(await screen.findByRole('region', { name: 'Tu día' })).getAllByRole('listitem');
    expect(rows.slice(-2).map(({ textContent }) => textContent)).toEqual(['17:42Salida sugerida', '17:58Salida sin efecto']);
  });

  it('says why it was refused, and stays', async () => {
    api.handle(registros.sugerido, () => {
      throw new FakeFailure('registros.sin-turno-previsto', { message: 'Ese día no tienes un turno previsto.' });
    });
    const { router } = await show();
    await userEvent.click(await radio(/Hora sugerida/));
    await userEvent.click(screen.getByRole('button', { name: 'Poner la hora sugerida' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Ese día no tienes un turno previsto.');
    expect(router.state.location.pathname).toBe('/confirmacion-jornada/2');
  });

  it('reopens the day', async () => {
    api.handle(registros.rectificarFin, () => ({ hoy: createHoyTrabajando() }));
    const { router, requestsTo } = await show();
    (await screen.findByRole('button', { name: 'No he terminado, reabrir el día' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    expect(requestsTo(registros.rectificarFin)[0]?.input).toEqual({ id: '106' });
    await screen.findByText('Trabajando desde las 8:02');
  });

  it('takes the second half of a double tap for no wish to reopen', async () => {
    const { requestsTo } = await show();
    const button = await screen.findByRole('button', { name: 'No he terminado, reabrir el día' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button, { detail: 2 });
    expect(requestsTo(registros.rectificarFin)).toHaveLength(0);
  });

  it('takes every tap on the button from the moment at which it looks ready', async () => {
    api.handle(registros.rectificarFin, () => ({ hoy: createHoyTrabajando() }));
    const { requestsTo } = await show();
    const button = await screen.findByRole('button', { name: 'No he terminado, reabrir el día' });
    fireEvent.click(button, { detail: 1 });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
    // The first click had no effect; in a second one soon after, the browser's click count is 2.
    fireEvent.click(button, { detail: 2 });
    await waitFor(() => expect(requestsTo(registros.rectificarFin)).toHaveLength(1));
  });

  it('offers only what the company offers', async () => {
    api.handle(registros.mensajeConfirmacion, () => createMensaje({ sugerencia: null, opciones: ['presencia', 'rectificar'] }));
    await show();
    await radio(/Como está/);
    expect(screen.queryByRole('radio', { name: /Hora sugerida/ })).toBeNull();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).not.toContain('Poner mis horasinicio, fin y pausas');
    expect(screen.queryByText(/proyectos/)).toBeNull();
  });

  it('shows no number that the company does not show', async () => {
    api.handle(registros.registrosHoy, () => createHoyTerminada({ minutos: null, previsto: null }));
    api.handle(registros.mensajeConfirmacion, () =>
      createMensaje({
        diferenciaMinutos: null,
        trabajadoMinutos: null,
        previstoMinutos: null,
        mensaje: '',
        opciones: ['sugerido', 'rectificar'],
      }),
    );
    await show();
    expect((await radio(/Hora sugerida/)).closest('label')?.textContent).toBe('Hora sugeridasalida a las 17:42');
    expect(document.body.textContent).not.toContain('8:16');
  });

  it('leads home where no day has ended', async () => {
    api.handle(registros.registrosHoy, () => createHoyTrabajando());
    api.handle(registros.mensajeConfirmacion, () => createMensaje({ registroId: null, opciones: [] }));
    const { router } = await show();
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
  });

  it('opens the sum that leads to the difference', async () => {
    const { router } = await show();
    await userEvent.click(await screen.findByRole('link', { name: /Cómo se calcula la diferencia/ }));
    expect(await screen.findByRole('dialog', { name: 'Cómo se calcula la diferencia' })).toBeDefined();
    expect(router.state.location.pathname).toBe('/confirmacion-jornada/2/suma');
  });

  it('says why it could not be fetched, and fetches it again', async () => {
    let fails = true;
    api.handle(registros.mensajeConfirmacion, () => {
      if (fails) throw new FakeFailure('general.no-disponible', { message: 'El servicio no está disponible.' });
      return createMensaje();
    });
    await show();
    await screen.findByText('El servicio no está disponible.');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Probar otra vez' }));
    expect(await radio(/Como está/)).toBeDefined();
  });

  it.each(['0', 'x', '-1'])('is no page for the type %s', async (tipo) => {
    await show(`/confirmacion-jornada/${tipo}`);
    expect(await screen.findByText('Esta página no existe. Comprueba la dirección o vuelve al inicio.')).toBeDefined();
  });
});

describe('after the clock-out', () => {
  const leave = async () => {
    api.handle(registros.registrosHoy, () => createHoyTrabajando());
    const hoy = createHoyTerminada();
    api.handle(registros.guardar, () => ({
      registro: hoy.registros.at(-1)!,
      hoy,
      repetido: false,
      deshacerHasta: '2026-10-22T13:24:10+02:00',
    }));
    const app = await renderApp({ api, path: '/home' });
    await userEvent.click(await screen.findByRole('button', { name: 'Salida' }));
    return app;
  };

  it('home leads to it where the day differs from the plan', async () => {
    const { router } = await leave();
    await waitFor(() => expect(router.state.location.pathname).toBe('/confirmacion-jornada/2'));
  });

  it.each([
    ['it went as planned', createMensaje({ difiere: false, diferenciaMinutos: 3 })],
    ['there is nothing to offer but to reopen it', createMensaje({ opciones: ['rectificar'] })],
    ['the clock-out was taken back meanwhile', createMensaje({ registroId: null, opciones: [] })],
  ])('home stays where %s', async (_name, mensaje) => {
    api.handle(registros.mensajeConfirmacion, () => mensaje);
    const { router, requestsTo } = await leave();
    await screen.findByText('Jornada terminada a las 17:58');
    await waitFor(() => expect(requestsTo(registros.mensajeConfirmacion)).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Deshacer' })).toBeDefined();
    expect(router.state.location.pathname).toBe('/home');
    expect(screen.getByRole('link', { name: 'Cambiar cómo termina el día' }).getAttribute('href')).toBe('/confirmacion-jornada/2');
  });
});
