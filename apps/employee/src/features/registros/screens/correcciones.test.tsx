import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registros, type SalidaDe } from '@jornada/contract';
import { tareas, type ImputacionVista } from '@jornada/contract/tareas/calls.ts';
import {
  createCorreccion,
  createDiaVista,
  createHoy,
  createHoyTerminada,
  createPerfil,
  createRegistro,
  FakeFailure,
  type FakeApi,
} from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

const FECHA = '2026-10-22';
const at = (hora: string, fecha = FECHA) => `${fecha}T${hora}:00+02:00`;
const hoy = createHoyTerminada();
const salida = hoy.registros.find(({ clase }) => clase === 'salida') ?? createRegistro();

let api: FakeApi;
beforeEach(() => {
  api = createApi();
  api.handle(registros.registrosHoy, () => hoy);
  api.handle(registros.calendario, () => ({
    ano: 2026,
    mes: 10,
    hoy: FECHA,
    dias: [],
    balance: null,
    cerrado: false,
    festivosConfirmados: true,
  }));
  api.handle(registros.leyenda, () => ({ items: [] }));
  api.handle(registros.listado, ({ filtro_fecha = FECHA }) => listado(filtro_fecha));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  expect(api.problems).toEqual([]);
});

function listado(fecha: string, changes: Partial<SalidaDe<typeof registros.listado>> = {}): SalidaDe<typeof registros.listado> {
  const dia = createDiaVista({ fecha, tramos: hoy.tramos });
  return { fecha, items: hoy.registros, total: hoy.registros.length, correcciones: [], retenidos: [], dia, ...changes };
}

const solicitud = (changes: Partial<SalidaDe<typeof registros.cargaSolicitud>> = {}) =>
  api.handle(registros.cargaSolicitud, () => ({ registro: salida, correcciones: [], acuerdoInmediato: false, ...changes }));
const show = (path: string, options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ api, path, now: at('18:30'), ...options });
const sheet = (name: string) => screen.findByRole('dialog', { name });
const type = (element: HTMLElement, hora: string) => userEvent.type(element, hora);

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
    await type(await within(page).findByLabelText('Hora correcta'), '18:28');
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
    await type(hour, '17:20');
    await waitFor(() => expect(page.getByText('Con el cambio')).toBeDefined());
    expect(page.queryByText(/en tareas/)).toBeNull();
    await userEvent.clear(hour);
    await type(hour, '15:42');
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
    await type(await within(page).findByLabelText('Hora correcta'), '17:45');
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
    const entrada = createRegistro({ id: 1, momento: at('22:00') });
    const leave = createRegistro({ id: 106, clase: 'salida', tipoId: 2, nombre: 'Salida', momento: at('06:00', '2026-10-23') });
    solicitud({ registro: leave });
    api.handle(registros.listado, () =>
      listado(FECHA, { items: [entrada, leave], dia: createDiaVista({ fecha: FECHA, previsto: null, tramos: [] }) }),
    );
    await show('/solicitud-cambio-hora/106', { now: at('09:00', '2026-10-23') });
    const page = await sheet('Pedir otra hora');
    await type(await within(page).findByLabelText('Hora correcta'), '06:30');
    const day = await within(page).findByLabelText<HTMLSelectElement>('Día');
    expect(day.selectedOptions[0]?.textContent).toBe('vie 23 oct (el día siguiente)');
    expect([...day.options].map(({ textContent }) => textContent)).toContain('jue 22 oct');
    expect(page.textContent).not.toContain('Si es un error');
  });

  it('warns about an hour that makes a day of 21 hours, and sends it after a question', async () => {
    solicitud();
    api.handle(registros.solicitarCambioHora, () => ({ registro: salida, correccion: createCorreccion(), hoy }));
    const { requestsTo } = await show('/solicitud-cambio-hora/106', { now: at('09:00', '2026-10-23') });
    const page = await sheet('Pedir otra hora');
    await type(await within(page).findByLabelText('Hora correcta'), '07:29');
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
});

it('a reason that is refused is told at the reason alone, and leads there', async () => {
  solicitud();
  api.handle(registros.solicitarCambioHora, () => {
    throw new FakeFailure('general.datos-no-validos', { message: 'Revisa los campos.', fields: { motivo: 'Dilo con otras palabras.' } });
  });
  await show('/solicitud-cambio-hora/106');
  const page = await sheet('Pedir otra hora');
  await type(await within(page).findByLabelText('Hora correcta'), '17:45');
  const reason = within(page).getByRole('textbox', { name: 'Motivo' });
  await userEvent.type(reason, 'Sí.');
  await userEvent.click(within(page).getByRole('button', { name: 'Enviar la solicitud' }));
  await within(page).findByText('Dilo con otras palabras.');
  await waitFor(() => expect(document.activeElement).toBe(reason));
  expect(page.textContent).not.toContain('Revisa los campos.');
});

describe('the remark of a record', () => {
  const remark = () =>
    api.handle(registros.cargaObservaciones, () => ({
      registro: { ...salida, observaciones: 'Con retraso.' },
      historia: [
        { momento: at('17:58'), autor: 'Lucía Martín Soto', observaciones: null },
        { momento: at('18:10'), autor: 'Lucía Martín Soto', observaciones: 'Con retraso.' },
      ],
    }));

  it('counts along, shows what was written before, and is saved', async () => {
    remark();
    api.handle(registros.observaciones, ({ observaciones }) => ({ registro: { ...salida, observaciones }, correccion: null, hoy }));
    const { requestsTo } = await show('/edit-observaciones/106');
    const page = await sheet('Observaciones');
    const field = await within(page).findByRole('textbox', { name: 'Qué hay que saber de este fichaje' });
    expect(page.textContent).toContain('12 de 500');
    expect(within(page).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.type(field, ' Obras.');
    expect(page.textContent).toContain('19 de 500');
    await userEvent.click(within(page).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(requestsTo(registros.observaciones)).toHaveLength(1));
    expect(requestsTo(registros.observaciones)[0]?.input).toEqual({ id: 106, observaciones: 'Con retraso. Obras.' });
  });

  it('is not sent while nothing has changed', async () => {
    remark();
    const { requestsTo } = await show('/edit-observaciones/106');
    const page = await sheet('Observaciones');
    await userEvent.click(await within(page).findByRole('button', { name: 'Guardar' }));
    expect(page.textContent).toContain('No has cambiado nada todavía.');
    expect(requestsTo(registros.observaciones)).toEqual([]);
  });

  it('takes another hour along', async () => {
    remark();
    api.handle(registros.observaciones, () => ({ registro: salida, correccion: createCorreccion(), hoy }));
    const { requestsTo } = await show('/edit-observaciones/106');
    const page = await sheet('Observaciones');
    await userEvent.click(await within(page).findByRole('button', { name: 'La hora tampoco es correcta' }));
    await type(await within(page).findByLabelText('Hora correcta'), '18:05');
    expect(page.textContent).toContain('Lo decide tu responsable');
    await userEvent.click(within(page).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(requestsTo(registros.observaciones)).toHaveLength(1));
    expect(requestsTo(registros.observaciones)[0]?.input).toMatchObject({ HoraActualizadaFichaje: '2026-10-22T16:05:00Z' });
  });
});

describe('a forgotten clock-out', () => {
  const AYER = '2026-10-21';
  const olvidada = { fecha: AYER, inicio: at('08:02', AYER), ultimo: at('14:50', AYER) };
  const entrada = createRegistro({ id: 90, fecha: AYER, momento: at('08:02', AYER) });
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
    await type(await within(await sheet('Añadir un fichaje')).findByLabelText(/^Hora/), '09:10');
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
      momentoNuevo: at('17:20', AYER),
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
    await type(within(page).getByLabelText('Hora de entrada'), '00:30');
    await type(within(page).getByLabelText('Hora de salida'), '14:30');
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
    await type(within(page).getByLabelText('Hora de entrada'), '01:30');
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
    await type(within(page).getByLabelText('Hora de entrada'), '08:00');
    await type(within(page).getByLabelText('Hora de salida'), '16:00');
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
