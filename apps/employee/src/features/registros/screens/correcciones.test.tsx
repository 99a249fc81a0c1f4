import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registros, type SalidaDe } from '@jornada/contract';
import { tareas, type ImputacionVista } from '@jornada/contract/tareas/calls.ts';
import { createCorreccion, createDiaVista, createPerfil, createRegistro, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createFinishedDay, FECHA, hourAt, hoy, listado, salida, sheet } from '../testing/a-finished-day.ts';

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

const solicitud = (changes: Partial<SalidaDe<typeof registros.cargaSolicitud>> = {}) =>
  api.handle(registros.cargaSolicitud, () => ({ registro: salida, correcciones: [], acuerdoInmediato: false, ...changes }));

describe('asking for another hour', () => {
  it('shows what the day would say and who decides, and sends one request', async () => {
    solicitud();
    api.handle(registros.solicitarCambioHora, ({ hora, motivo }) => ({
      registro: salida,
      correccion: createCorreccion({ momentoNuevo: hora, motivo }),
      hoy,
    }));
    const { requestsTo, router } = await show('/solicitud-cambio-hora/106');
    const page = await sheet('Pedir otra hora');
    await userEvent.type(await within(page).findByLabelText('Hora correcta'), '18:28');
    await waitFor(() => expect(page.textContent).toContain('8:46'));
    expect(page.textContent).toContain('+0:46');
    expect(page.textContent).toContain('Lo decide tu responsable');
    await userEvent.type(within(page).getByRole('textbox', { name: 'Motivo' }), 'Cerré el muelle.');
    await userEvent.dblClick(within(page).getByRole('button', { name: 'Enviar la solicitud' }));
    await screen.findAllByText('Solicitud enviada. Te avisaremos aquí.');
    expect(requestsTo(registros.solicitarCambioHora).map(({ input }) => input)).toEqual([
      { id: 106, hora: '2026-10-22T16:28:00Z', motivo: 'Cerré el muelle.' },
    ]);
    expect(sessionStorage.length).toBe(0);
    await waitFor(() => expect(router.state.location.search).toMatchObject({ mes: '2026-10', dia: FECHA }));
  });

  it('says before it is sent that more is given to tasks than the day would have, without what the clock gave', async () => {
    solicitud();
    const tarea = { tareaId: 1, nombre: 'Informe', proyecto: { id: 2, nombre: 'Informes' }, cliente: null, facturable: true };
    const entry = (id: number, minutos: number, origen: ImputacionVista['origen']): ImputacionVista => ({
      id,
      fecha: FECHA,
      tarea: { ...tarea, categoriaId: null, anclada: false, ultimoUso: null },
      desde: null,
      minutos,
      categoriaId: null,
      observacion: null,
      facturable: true,
      origen,
      fija: null,
    });
    api.handle(tareas.imputaciones, () => ({
      dias: [{ fecha: FECHA, trabajadoMinutos: 496, pagadoMinutos: 0, asignadoMinutos: 490, faltaMinutos: 6, cierre: null }],
      items: [entry(1, 450, 'persona'), entry(2, 40, 'reloj')],
      semanas: [],
    }));
    await show('/solicitud-cambio-hora/106', { perfil: createPerfil({ ModuloProyectos: true }) });
    const page = within(await sheet('Pedir otra hora'));
    const hour = await page.findByLabelText('Hora correcta');
    await userEvent.type(hour, '17:20');
    await waitFor(() => expect(page.getByText('Con el cambio')).toBeDefined());
    expect(page.queryByText(/en tareas/)).toBeNull();
    await userEvent.clear(hour);
    await userEvent.type(hour, '15:42');
    expect(await page.findByText(/^Tienes 7:30 en tareas; el día quedaría en 6:00\. Sobrarían 1:30/)).toBeDefined();
  });

  it('says beforehand that it counts at once, where the company agrees', async () => {
    solicitud({ acuerdoInmediato: true });
    await show('/solicitud-cambio-hora/106');
    const page = await sheet('Pedir otra hora');
    await waitFor(() => expect(page.textContent).toContain('Se aplica al momento y queda escrito.'));
    expect(within(page).getByRole('button', { name: 'Cambiar la hora' })).toBeDefined();
  });

  it('asks for hour and reason before it sends anything', async () => {
    solicitud();
    const { requestsTo } = await show('/solicitud-cambio-hora/106');
    const page = await sheet('Pedir otra hora');
    await userEvent.click(await within(page).findByRole('button', { name: 'Enviar la solicitud' }));
    expect(within(page).getAllByText('Este dato es obligatorio.')).toHaveLength(2);
    expect(document.activeElement).toBe(within(page).getByLabelText('Hora correcta'));
    expect(requestsTo(registros.solicitarCambioHora)).toEqual([]);
  });

  it('tells a refusal of the hour at the hour, and keeps what was typed over a reload', async () => {
    solicitud();
    api.handle(registros.solicitarCambioHora, () => {
      throw new FakeFailure('registros.hora-fuera-de-orden', { message: 'Esa hora no encaja.' });
    });
    await show('/solicitud-cambio-hora/106');
    const page = await sheet('Pedir otra hora');
    await userEvent.type(await within(page).findByLabelText('Hora correcta'), '17:45');
    await userEvent.type(within(page).getByRole('textbox', { name: 'Motivo' }), 'Porque sí.');
    await userEvent.click(within(page).getByRole('button', { name: 'Enviar la solicitud' }));
    const field = await within(page).findByLabelText<HTMLInputElement>('Hora correcta');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(page.textContent).toContain('Esa hora no encaja.');
    cleanup();

    await show('/solicitud-cambio-hora/106');
    const again = await sheet('Pedir otra hora');
    expect((await within(again).findByLabelText<HTMLInputElement>('Hora correcta')).value).toBe('17:45');
    expect(within(again).getByRole<HTMLTextAreaElement>('textbox', { name: 'Motivo' }).value).toBe('Porque sí.');
    cleanup();

    await show('/solicitud-cambio-hora/106', { perfil: createPerfil({ UserName: 'OTRA' }) });
    const others = within(await sheet('Pedir otra hora'));
    expect((await others.findByLabelText<HTMLInputElement>('Hora correcta')).value).toBe('');
  });

  it('of a shift of the night: which day is meant is said and can be chosen', async () => {
    const entrada = createRegistro({ id: 1, momento: hourAt('22:00') });
    const leave = createRegistro({ id: 106, clase: 'salida', tipoId: 2, nombre: 'Salida', momento: hourAt('06:00', '2026-10-23') });
    solicitud({ registro: leave });
    api.handle(registros.listado, () =>
      listado(FECHA, { items: [entrada, leave], dia: createDiaVista({ fecha: FECHA, previsto: null, tramos: [] }) }),
    );
    await show('/solicitud-cambio-hora/106', { now: hourAt('09:00', '2026-10-23') });
    const page = await sheet('Pedir otra hora');
    await userEvent.type(await within(page).findByLabelText('Hora correcta'), '06:30');
    const day = await within(page).findByLabelText<HTMLSelectElement>('Día');
    expect(day.selectedOptions[0]?.textContent).toBe('vie 23 oct (el día siguiente)');
    expect([...day.options].map(({ textContent }) => textContent)).toContain('jue 22 oct');
    expect(page.textContent).not.toContain('Si es un error');
  });

  it('warns about an hour that makes a day of 21 hours, and sends it after a question', async () => {
    solicitud();
    api.handle(registros.solicitarCambioHora, () => ({ registro: salida, correccion: createCorreccion(), hoy }));
    const { requestsTo } = await show('/solicitud-cambio-hora/106', { now: hourAt('09:00', '2026-10-23') });
    const page = await sheet('Pedir otra hora');
    await userEvent.type(await within(page).findByLabelText('Hora correcta'), '07:29');
    await waitFor(() =>
      expect(page.textContent.replaceAll('\u00A0', ' ')).toContain('Serían 21:47 h en un día. Si es un error, cambia la hora.'),
    );
    expect(page.querySelector('[data-kind=after] [data-tone]')?.getAttribute('data-tone')).toBe('warn');
    await userEvent.type(within(page).getByRole('textbox', { name: 'Motivo' }), 'Inventario.');
    await userEvent.click(within(page).getByRole('button', { name: 'Enviar la solicitud' }));
    await userEvent.click(await within(page).findByRole('button', { name: 'Sí, es correcto' }));
    await waitFor(() => expect(requestsTo(registros.solicitarCambioHora)).toHaveLength(1));
  });

  it('shows a request that still waits, and takes it back', async () => {
    const correccion = createCorreccion({ registroId: 106 });
    let isThere = true;
    api.handle(registros.cargaSolicitud, () => ({
      registro: salida,
      correcciones: isThere ? [correccion] : [{ ...correccion, estado: 'retirada' as const }],
      acuerdoInmediato: false,
    }));
    api.handle(registros.retirarCorreccion, () => {
      isThere = false;
      return { correcciones: [{ ...correccion, estado: 'retirada' as const }] };
    });
    const { requestsTo } = await show('/solicitud-cambio-hora/106');
    const page = await sheet('Pedir otra hora');
    await within(page).findByText(/«Olvidé/);
    expect(page.textContent).toContain('«Olvidé fichar al cerrar el muelle.»');
    await userEvent.click(within(page).getByRole('button', { name: 'Retirar la solicitud' }));
    await screen.findByLabelText('Hora correcta');
    expect(requestsTo(registros.retirarCorreccion).map(({ input }) => input)).toEqual([{ ids: [201] }]);
  });

  it.each(['/solicitud-cambio-hora/0', '/edit-observaciones/0'])('%s says what is not there, and asks the server nothing', async (path) => {
    const { requestsTo } = await show(path);
    await screen.findByText('No se ha encontrado el registro. Vuelve al calendario y elige otro.');
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(requestsTo(registros.cargaSolicitud).length + requestsTo(registros.cargaObservaciones).length).toBe(0);
  });

  it("says the server's words where the record is not one's own", async () => {
    api.handle(registros.cargaSolicitud, () => {
      throw new FakeFailure('registros.no-existe', { message: 'Ese registro no existe.' });
    });
    await show('/solicitud-cambio-hora/999');
    expect(await within(await sheet('Pedir otra hora')).findByText('Ese registro no existe.')).toBeDefined();
  });

  it('a reason that is refused is told at the reason alone, and leads there', async () => {
    solicitud();
    api.handle(registros.solicitarCambioHora, () => {
      throw new FakeFailure('general.datos-no-validos', { message: 'Revisa los campos.', fields: { motivo: 'Dilo con otras palabras.' } });
    });
    await show('/solicitud-cambio-hora/106');
    const page = await sheet('Pedir otra hora');
    await userEvent.type(await within(page).findByLabelText('Hora correcta'), '17:45');
    const reason = within(page).getByRole('textbox', { name: 'Motivo' });
    await userEvent.type(reason, 'Sí.');
    await userEvent.click(within(page).getByRole('button', { name: 'Enviar la solicitud' }));
    await within(page).findByText('Dilo con otras palabras.');
    await waitFor(() => expect(document.activeElement).toBe(reason));
    expect(page.textContent).not.toContain('Revisa los campos.');
  });
});
