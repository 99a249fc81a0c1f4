import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registros, tipos, type SalidaDe } from '@jornada/contract';
import { createCorreccion, createDiaVista, createHoy, createRegistro, type FakeApi } from '@jornada/testkit';
import { createFinishedDay, FECHA, hourAt, hoy, listado, sheet } from '../testing/a-finished-day.ts';

let api: FakeApi;
let show: ReturnType<typeof createFinishedDay>['show'];
beforeEach(() => {
  ({ api, show } = createFinishedDay());
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  expect(api.problems).toEqual([]);
});

describe('a forgotten clock-out', () => {
  const AYER = '2026-10-21';
  const olvidada = { fecha: AYER, inicio: hourAt('08:02', AYER), ultimo: hourAt('14:50', AYER) };
  const entrada = createRegistro({ id: 90, fecha: AYER, momento: hourAt('08:02', AYER) });
  const unfinished = (changes: Partial<SalidaDe<typeof registros.listado>> = {}) =>
    api.handle(registros.listado, () =>
      listado(AYER, { items: [entrada], dia: createDiaVista({ fecha: AYER, estado: 'incompleta', tramos: [] }), ...changes }),
    );

  it('is asked for on home, and the planned end is only a suggestion', async () => {
    unfinished();
    const morning = createHoy({ olvidada });
    api.handle(registros.registrosHoy, () => morning);
    api.handle(registros.proponerFichajes, () => ({ fecha: AYER, correcciones: [createCorreccion({ clase: 'alta' })], hoy: morning }));
    const { requestsTo } = await show('/home', { now: morning.ahora });
    await screen.findByText('Ayer no fichaste la salida');
    expect(screen.getByRole('button', { name: 'Fichar la entrada' })).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Decir cuándo salí' }));

    const page = await sheet('¿A qué hora saliste?');
    const field = within(page).getByLabelText<HTMLInputElement>('Hora de salida');
    expect(field.value).toBe('');
    await userEvent.click(within(page).getByRole('button', { name: 'A las 17:20, como estaba previsto' }));
    expect(field.value).toBe('17:20');
    await userEvent.click(within(page).getByRole('button', { name: 'Olvidé fichar al salir.' }));
    await userEvent.click(within(page).getByRole('button', { name: 'Enviar la solicitud' }));
    await waitFor(() => expect(requestsTo(registros.proponerFichajes)).toHaveLength(1));
    expect(requestsTo(registros.proponerFichajes)[0]?.input).toEqual({
      fecha: AYER,
      marcas: [{ tipo: 2, hora: '2026-10-21T15:20:00Z' }],
      motivo: 'Olvidé fichar al salir.',
    });
  });

  it('opens where one says when one left, also on a day that does not look unfinished, and after something else was begun there', async () => {
    unfinished({ dia: createDiaVista({ fecha: AYER, estado: 'abierta', tramos: [] }) });
    const morning = createHoy({ olvidada });
    api.handle(registros.registrosHoy, () => morning);
    await show(`/registros-list/proponer?fecha=${AYER}`, { now: morning.ahora });
    await userEvent.type(await within(await sheet('Añadir un fichaje')).findByLabelText(/^Hora/), '09:10');
    cleanup();
    await show('/home', { now: morning.ahora });
    await userEvent.click(await screen.findByRole('link', { name: 'Decir cuándo salí' }));
    const page = await sheet('¿A qué hora saliste?');
    expect(within(page).getByRole('radio', { name: 'La salida', checked: true })).toBeDefined();
    expect(within(page).getByLabelText<HTMLInputElement>('Hora de salida').value).toBe('');
  });

  it('once told, waits for its answer, on home and on its page', async () => {
    const correccion = createCorreccion({
      clase: 'alta',
      registroId: null,
      fecha: AYER,
      momentoAntes: null,
      momentoNuevo: hourAt('17:20', AYER),
    });
    unfinished({ correcciones: [correccion] });
    const morning = createHoy({ olvidada });
    api.handle(registros.registrosHoy, () => morning);
    await show('/home', { now: morning.ahora });
    await userEvent.click(await screen.findByRole('link', { name: 'Ver lo enviado' }));
    const page = await sheet('Añadir un fichaje');
    expect(within(page).getByRole('button', { name: 'Retirar la solicitud' })).toBeDefined();
  });
});

describe('a day that nobody clocked', () => {
  it('is asked about first where its hours look like a mistake, and not sent if one wants to change them', async () => {
    api.handle(registros.listado, () =>
      listado(FECHA, { items: [], total: 0, dia: createDiaVista({ fecha: FECHA, estado: null, tramos: [] }) }),
    );
    api.handle(registros.proponerFichajes, () => ({ fecha: FECHA, correcciones: [createCorreccion({ clase: 'alta' })], hoy }));
    const { requestsTo } = await show(`/registros-list/proponer?fecha=${FECHA}`);
    const page = await sheet('Añadir un día sin fichar');
    const send = () => userEvent.click(within(page).getByRole('button', { name: 'Enviar la solicitud' }));
    await userEvent.type(within(page).getByLabelText('Hora de entrada'), '00:30');
    await userEvent.type(within(page).getByLabelText('Hora de salida'), '14:30');
    await send();
    expect(within(page).queryByRole('group', { name: /¿Seguro que es así\?/ })).toBeNull();
    await userEvent.type(within(page).getByRole('textbox', { name: 'Motivo' }), 'Guardia.');
    await send();
    const question = await within(page).findByRole('group', {
      name: /^Serían 14:00.*¿Seguro que es así/,
    });
    await userEvent.click(within(question).getByRole('button', { name: 'No, lo cambio' }));
    expect(document.activeElement?.closest('[role=dialog]')).toBe(page);
    expect(requestsTo(registros.proponerFichajes)).toHaveLength(0);
    await send();
    await within(page).findByRole('group', { name: /¿Seguro que es así/ });
    await userEvent.clear(within(page).getByLabelText('Hora de entrada'));
    await userEvent.type(within(page).getByLabelText('Hora de entrada'), '01:30');
    await waitFor(() => expect(within(page).queryByRole('group', { name: /¿Seguro/ })).toBeNull());
    await send();
    await userEvent.click(await within(page).findByRole('button', { name: 'Sí, es correcto' }));
    await waitFor(() => expect(requestsTo(registros.proponerFichajes)).toHaveLength(1));
    expect(await screen.findByText('Enviado. Lo decide tu responsable.')).toBeDefined();
  });

  it('is added with its beginning and its end', async () => {
    api.handle(registros.listado, () =>
      listado(FECHA, { items: [], total: 0, dia: createDiaVista({ fecha: FECHA, estado: null, tramos: [] }) }),
    );
    api.handle(registros.proponerFichajes, () => ({ fecha: FECHA, correcciones: [createCorreccion({ clase: 'alta' })], hoy }));
    const { requestsTo } = await show(`/registros-list/proponer?fecha=${FECHA}`);
    const page = await sheet('Añadir un día sin fichar');
    await userEvent.type(within(page).getByLabelText('Hora de entrada'), '08:00');
    await userEvent.type(within(page).getByLabelText('Hora de salida'), '16:00');
    await waitFor(() => expect(page.textContent).toContain('8:00'));
    await userEvent.type(within(page).getByRole('textbox', { name: 'Motivo' }), 'Estuve en la feria.');
    await userEvent.click(within(page).getByRole('button', { name: 'Enviar la solicitud' }));
    await waitFor(() => expect(requestsTo(registros.proponerFichajes)).toHaveLength(1));
    expect(requestsTo(registros.proponerFichajes)[0]?.input).toMatchObject({
      marcas: [
        { tipo: 1, hora: '2026-10-22T06:00:00Z' },
        { tipo: 2, hora: '2026-10-22T14:00:00Z' },
      ],
    });
  });
});

it('a mark of a type that asks for no project takes none along, though one was chosen for another before', async () => {
  api.handle(tipos.proyectos, () => ({ items: [{ Id: 7, Nombre: 'Portal', Cliente: null }] }));
  api.handle(registros.proponerFichajes, () => ({ fecha: FECHA, correcciones: [createCorreccion({ clase: 'alta' })], hoy }));
  const { requestsTo } = await show(`/registros-list/proponer?fecha=${FECHA}`);
  const page = await sheet('Añadir un fichaje');
  const kind = await within(page).findByRole<HTMLSelectElement>('combobox', { name: 'Tipo de fichaje' });
  const asked = kind.value;
  await userEvent.selectOptions(kind, 'Cambio de proyecto');
  await userEvent.selectOptions(await within(page).findByRole('combobox', { name: 'Proyecto' }), await within(page).findByText('Portal'));
  await userEvent.selectOptions(kind, asked);
  await userEvent.type(within(page).getByLabelText(/^Hora/), '09:10');
  await userEvent.type(within(page).getByRole('textbox', { name: 'Motivo' }), 'Se me pasó.');
  await userEvent.click(within(page).getByRole('button', { name: 'Enviar la solicitud' }));
  await waitFor(() => expect(requestsTo(registros.proponerFichajes)).toHaveLength(1));
  expect(requestsTo(registros.proponerFichajes)[0]?.input).not.toHaveProperty('marcas.0.proyectoId');
});
