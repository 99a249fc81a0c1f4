import { act, cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registros, type CorreccionVista, type HoyVista } from '@jornada/contract';
import {
  createBalance,
  createCorreccion,
  createLineaDia,
  createDiaVista,
  createHoy,
  createHoyEnPausa,
  createHoyTerminada,
  createHoyTrabajando,
  createPerfil,
  createRegistro,
  FakeFailure,
  type FakeApi,
} from '@jornada/testkit';
import { deviceTime } from '@jornada/web/native/clock.ts';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

let api: FakeApi;
beforeEach(() => {
  api = createApi();
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  expect(api.problems).toEqual([]);
});

const show = (hoy: HoyVista, options: Partial<Parameters<typeof renderApp>[0]> = {}) => {
  api.handle(registros.registrosHoy, () => hoy);
  return renderApp({ api, path: '/home', now: hoy.ahora, ...options });
};
const action = (name: string) => screen.findByRole('button', { name });

/** The server's answer to a lunch that starts at 13:30 and can be undone until 13:30:10. */
const lunch = () => {
  const hoy = { ...createHoyEnPausa(), ahora: '2026-10-22T13:30:00+02:00' };
  const registro = hoy.registros.find(({ id }) => id === 104);
  if (!registro) throw new Error('The factory has another lunch');
  return { registro, hoy, repetido: false, deshacerHasta: '2026-10-22T13:30:10+02:00' };
};

describe('what home says', () => {
  it('draws what is worked on a free day on the hours of the whole day, from the first minute on', async () => {
    const working = createHoyTrabajando();
    const previsto = working.previsto && { ...working.previsto, motivo: 'libre' as const, turno: null, minutos: 0 };
    await show({ ...working, previsto });
    const arc = await screen.findByRole('img', { name: /5 horas y 2 minutos|5 h/ });
    expect(arc.textContent).toMatch(/6:00.*23:00/);
    expect(arc.querySelectorAll('[data-kind="trabajado"]').length).toBeGreaterThan(0);
    expect(arc.querySelectorAll('[data-kind="libre"]').length).toBeGreaterThan(50);
  });

  it('before the day: when it starts, and the entry as THE action', async () => {
    await show(createHoy());
    await action('Fichar la entrada');
    expect(screen.getByText('Aún no has entrado')).toBeDefined();
    expect(document.body.textContent).toContain('Empiezas a las 8:00');
    expect(document.body.textContent).toContain('Si entras ahora, puedes salir a las 17:18');
  });

  it('says nothing of coming in now in the middle of the night', async () => {
    await show(createHoy({ ahora: '2026-10-22T03:00:00+02:00' }));
    await action('Fichar la entrada');
    expect(document.body.textContent).not.toContain('Si entras ahora');
  });

  it.each([
    ['07:58', 'Puedes entrar de 8:00 a 10:30', '15:58'],
    ['09:20', 'Puedes entrar hasta las 10:30', '17:20'],
    ['10:40', 'Podías entrar hasta las 10:30', '18:40'],
  ])('on a flexible day at %s: only hours that are still to come', async (hora, text, leave) => {
    const { previsto } = createHoy();
    const turno = previsto!.turno!;
    const flexible = { ...turno, flexible: true, entradaDesde: turno.inicio, entradaHasta: '2026-10-22T10:30:00+02:00', pausas: [] };
    await show(createHoy({ ahora: `2026-10-22T${hora}:00+02:00`, previsto: { ...previsto!, turno: flexible } }));
    await action('Fichar la entrada');
    expect(document.body.textContent).toContain(text);
    expect(document.body.textContent).toContain(`Si entras ahora, puedes salir a las ${leave}`);
  });

  it.each([
    [{ motivo: 'libre' } as const, '2026-10-23', 'Hoy libras', 'Trabajas mañana', 'Mañana'],
    [{ motivo: 'festivo', festivo: 'Fiesta local' } as const, '2026-10-26', 'Hoy es festivo: Fiesta local', 'Trabajas el lunes', 'Lunes'],
    [
      { motivo: 'ausencia', ausencia: { clase: 'vacaciones', aprobada: true, minutos: null } } as const,
      '2026-11-02',
      'Vacaciones',
      'Trabajas el 2 nov',
      'sin horas previstas',
    ],
  ])('on a free day (%o): why, when one works again, and how that day will be if it is near', async (why, next, state, back, arc) => {
    const { previsto } = createHoy();
    if (!previsto) throw new Error('The factory has no plan');
    const hoy = createHoy({ previsto: { ...previsto, ...why, turno: null, minutos: 0 }, siguiente: { ...previsto, fecha: next } });
    await show(hoy);
    await action('Fichar la entrada');
    expect(screen.getByText(state)).toBeDefined();
    const text = document.body.textContent;
    expect(text).toContain(arc);
    expect(screen.queryAllByRole('img', { name: /^Tu próximo día: (mañana|lunes), de 8:00 a 17:20\.$/ })).toHaveLength(
      arc === 'sin horas previstas' ? 0 : 1,
    );
    expect(text).toContain(back);
    // A time of day in the middle could be mistaken for worked time.
    expect(screen.queryByText('ahora')).toBeNull();
  });

  it('at work: since when, how long of how much, and when one may leave', async () => {
    await show(createHoyTrabajando());
    await action('Empezar la comida');
    expect(screen.getByText('Trabajando desde las 8:02')).toBeDefined();
    expect(document.body.textContent).toContain('Puedes salir a las 17:42');
    expect(screen.getByRole('img', { name: 'Hoy has trabajado 5 horas y 2 minutos de 8 horas; hora de salida: 17:42.' })).toBeDefined();
    const rows = within(await screen.findByRole('region', { name: 'Tu día' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '8:02Entrada Oficina Atocha',
      '10:30Café hasta 10:500:20',
      '13:30Comida según el plan1:20',
    ]);
  });

  it('says of a leave hour that it is the plan’s only where it is', async () => {
    await show(createHoy({ ahora: '2026-10-22T08:00:00+02:00' }), { width: 1440 });
    const rows = async () => within(await screen.findByRole('region', { name: 'Tu día' })).getAllByRole('listitem');
    expect((await rows()).at(-1)?.textContent).toBe('17:20Salida según el plan');
    cleanup();
    await show(createHoyTrabajando(), { width: 1440 });
    expect((await rows()).at(-1)?.textContent).toBe('17:42Salida según vas hoy');
  });

  it('says so where one may leave after midnight only, and no more once midnight is over', async () => {
    const late = createHoyTrabajando({
      ahora: '2026-10-22T23:30:00+02:00',
      tramos: [
        {
          clase: 'trabajo',
          inicio: '2026-10-22T20:00:00+02:00',
          fin: null,
          tipoId: 1,
          subtipo: 'trabajo',
          efectivo: true,
          pagado: true,
          proyectoId: null,
        },
      ],
      registros: [createRegistro({ momento: '2026-10-22T20:00:00+02:00' })],
    });
    await show(late);
    await waitFor(() => expect(document.body.textContent).toContain('Puedes salir mañana a las 4:00'));
    cleanup();
    await show({ ...late, ahora: '2026-10-23T00:30:00+02:00' });
    await waitFor(() => expect(document.body.textContent).toContain('Puedes salir a las 4:00'));
  });

  it('lives on with the clock, without asking the server', async () => {
    const { requestsTo } = await show(createHoyTrabajando(), { now: '2026-10-22T13:29:30+02:00' });
    await screen.findByText('5:07');
    expect(requestsTo(registros.registrosHoy)).toHaveLength(1);
  });

  it('in a pause: which one, and when one may leave by coming back in time', async () => {
    await show(createHoyEnPausa());
    await action('Volver al trabajo');
    expect(screen.getByText('Comida desde las 13:30')).toBeDefined();
    expect(document.body.textContent).toContain('si vuelves a las 14:50');
  });

  it('after the day: by how much it differed, and nothing that calls for an action', async () => {
    await show(createHoyTerminada());
    const again = await action('Fichar la entrada');
    expect(again.dataset['variant']).toBe('default');
    expect(document.body.textContent).toContain('Son 0:16 más de lo previsto');
  });

  it('the state only, where the company shows neither plan nor totals', async () => {
    await show(createHoyTrabajando({ previsto: null, minutos: null, mes: null }));
    await screen.findByText('Trabajando desde las 8:02');
    await screen.findByRole('region', { name: 'Tu día' });
    expect(screen.queryByText('5:02')).toBeNull();
    expect(screen.queryByText(/Puedes salir/)).toBeNull();
    expect(screen.queryByText(/Saldo/)).toBeNull();
  });

  it("yesterday's forgotten clock-out, plainly, with the way to say when it was", async () => {
    const dia = createDiaVista({ estado: 'incompleta' });
    api.handle(registros.listado, () => ({ fecha: dia.fecha, items: [], total: 0, correcciones: [], retenidos: [], dia }));
    await show(createHoy({ olvidada: { fecha: '2026-10-21', inicio: '2026-10-21T08:02:00+02:00', ultimo: '2026-10-21T14:50:00+02:00' } }));
    expect(await screen.findByText('Ayer no fichaste la salida')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Decir cuándo salí' });
    expect(link.getAttribute('href')).toContain('fecha=2026-10-21');
    await action('Fichar la entrada');
  });

  it('answers a forgotten clock-out in one tap from its suggestion', async () => {
    const dia = createDiaVista({ estado: 'incompleta' });
    const entrada = createRegistro({ fecha: '2026-10-21', momento: '2026-10-21T08:02:00+02:00' });
    const answer = { fecha: dia.fecha, items: [entrada], total: 1, correcciones: [] as CorreccionVista[], retenidos: [], dia };
    api.handle(registros.listado, () => answer);
    api.handle(registros.proponerFichajes, () => {
      answer.correcciones = [createCorreccion({ clase: 'alta', estado: 'pendiente' })];
      return { fecha: dia.fecha, correcciones: answer.correcciones, hoy };
    });
    const olvidada = { fecha: '2026-10-21', inicio: '2026-10-21T08:02:00+02:00', ultimo: '2026-10-21T08:02:00+02:00' };
    const hoy = createHoy({ olvidada });
    const { requestsTo } = await show(hoy);
    await userEvent.click(await action('Salí a las 17:20'));
    expect(await screen.findByText(/Ya dijiste a qué hora saliste/)).toBeDefined();
    expect(requestsTo(registros.proponerFichajes)[0]?.input).toEqual({
      fecha: '2026-10-21',
      marcas: [{ tipo: 2, hora: '2026-10-21T17:20:00+02:00' }],
      motivo: 'Olvidé fichar al salir.',
    });
  });

  it('the hours of a day that was left open as unknown, and in no sum', async () => {
    const left = createLineaDia({
      fecha: '2026-10-21',
      porque: 'incompleta',
      cuenta: false,
      trabajadoMinutos: 0,
      diferenciaMinutos: 0,
      sumandos: [],
    });
    const hoy = createHoy();
    const semana = [createDiaVista({ fecha: '2026-10-21', estado: 'incompleta', linea: left }), ...hoy.semana.slice(-1)];
    await show({ ...hoy, semana }, { width: 1440 });
    const week = await screen.findByRole('region', { name: 'Esta semana' });
    expect(within(week).getByText('Falta la salida').closest('p')?.textContent).toBe('– Falta la salida');
  });

  it('under the balance what weighs most: a day that does not count yet, else the one that differs most', async () => {
    await show(createHoyTrabajando());
    expect((await screen.findByText('sobre todo, vie 9 oct: +1:15')).closest('a')?.getAttribute('href')).toBe('/home/saldo');
    cleanup();
    const { mes } = createHoy();
    await show(createHoyTrabajando({ mes: mes && { ...mes, incompletos: ['2026-10-16'] } }));
    expect(await screen.findByText('aún no cuenta: vie 16 oct')).toBeDefined();
  });

  it('the balance as a sum of its days: each leads into the calendar, and a public holiday says its name', async () => {
    const festivo = createLineaDia({
      fecha: '2026-10-12',
      motivo: 'festivo',
      festivo: 'Fiesta Nacional',
      cuenta: false,
      porque: 'libre',
      previstoMinutos: 0,
      trabajadoMinutos: 0,
      sumandos: [],
    });
    api.handle(registros.balance, () => createBalance([festivo, createLineaDia()]));
    await show(createHoyTrabajando(), { path: '/home/saldo' });
    const line = (await screen.findByText('Fiesta Nacional', {}, { timeout: 5000 })).closest('div');
    expect(line?.textContent).toBe('Lun 12 octFiesta Nacional–');
    expect(screen.getByText('Mié 21 oct').getAttribute('href')).toBe('/registros-list?mes=2026-10&dia=2026-10-21');
  });

  it('why the day could not be fetched, and fetches it again', async () => {
    let fails = true;
    const hoy = createHoy();
    api.handle(registros.registrosHoy, () => {
      if (fails) throw new FakeFailure('general.no-disponible', { message: 'El servicio no está disponible.' });
      return hoy;
    });
    await renderApp({ api, path: '/home', now: hoy.ahora });
    await screen.findByText('El servicio no está disponible.');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Probar otra vez' }));
    expect(await action('Fichar la entrada')).toBeDefined();
  });

  it('that there is no connection where the device takes itself for connected and no call gets through', async () => {
    const { services } = await show(createHoy());
    await action('Fichar la entrada');
    api.offline = true;
    await act(() => services.queryClient.invalidateQueries());
    expect(await screen.findByText('Sin conexión', {}, { timeout: 5000 })).toBeDefined();
    expect(navigator.onLine).toBe(true);
  });
});

describe('clocking', () => {
  it('shows the new day at once, says it to screen readers, and offers to undo it', async () => {
    api.handle(registros.guardar, lunch);
    const { services, requestsTo } = await show(createHoyTrabajando());
    await userEvent.click(await action('Empezar la comida'));
    await action('Volver al trabajo');
    expect(services.notices.spoken.get()?.text).toBe('Comida desde las 13:30');
    expect(requestsTo(registros.registrosHoy)).toHaveLength(1);

    api.handle(registros.borrar, () => ({ resultado: 'anulado' as const, hoy: createHoyTrabajando() }));
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await action('Empezar la comida');
    expect(requestsTo(registros.borrar)[0]?.input).toEqual({ id: '104' });
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  it('offers no undo once its time is over', async () => {
    api.handle(registros.guardar, () => ({ ...lunch(), deshacerHasta: '2026-10-22T13:23:59+02:00' }));
    await show(createHoyTrabajando());
    await userEvent.click(await action('Empezar la comida'));
    await action('Volver al trabajo');
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  it('leaves the focus on THE button, so that the keyboard goes on from there', async () => {
    // Browsers do this with a button that becomes disabled.
    api.handle(registros.guardar, () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      return lunch();
    });
    await show(createHoyTrabajando());
    (await action('Empezar la comida')).focus();
    await userEvent.keyboard('{Enter}');
    const next = await action('Volver al trabajo');
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  it('takes a double tap as one', async () => {
    api.handle(registros.guardar, lunch);
    const { requestsTo } = await show(createHoyTrabajando());
    const button = await action('Empezar la comida');
    // From here on, every change counts as recent, however slow the machine is.
    vi.spyOn(deviceTime, 'monotonicMs').mockImplementation(() => performance.now() + 60_000);
    await userEvent.dblClick(button);
    await userEvent.click(await action('Volver al trabajo'));
    expect(requestsTo(registros.guardar)).toHaveLength(1);
  });

  it('does nothing on further taps for two seconds after an action', async () => {
    api.handle(registros.guardar, lunch);
    vi.spyOn(deviceTime, 'monotonicMs').mockReturnValue(10_000);
    const { requestsTo } = await show(createHoyTrabajando());
    const tapAt = (button: HTMLElement, timeStamp: number) => {
      const tap = createEvent.click(button);
      Object.defineProperty(tap, 'timeStamp', { value: timeStamp });
      fireEvent(button, tap);
    };
    tapAt(await action('Empezar la comida'), 20_000);
    const back = await action('Volver al trabajo');
    // The buttons say so, and again when they take taps.
    expect(back.getAttribute('aria-disabled')).toBe('true');
    tapAt(back, 10_800);
    tapAt(back, 11_900);
    expect(requestsTo(registros.guardar)).toHaveLength(1);
    await waitFor(() => expect(back.getAttribute('aria-disabled')).toBe('false'), { timeout: 4000 });
    tapAt(back, 12_100);
    await waitFor(() => expect(requestsTo(registros.guardar)).toHaveLength(2));
  });

  it('takes two presses of one moment as one: there is nothing drawn anew between them', async () => {
    api.handle(registros.guardar, lunch);
    const { requestsTo } = await show(createHoyTrabajando());
    const button = await action('Empezar la comida');
    act(() => {
      button.click();
      button.click();
    });
    await action('Volver al trabajo');
    expect(requestsTo(registros.guardar)).toHaveLength(1);
  });

  it('sends what got no answer again as the same action', async () => {
    api.handle(registros.guardar, lunch);
    let isLost = true;
    const fetch: typeof globalThis.fetch = async (resource, init) => {
      const answer = await api.fetch(resource, init);
      if (isLost && init?.method === 'POST') throw new TypeError('Failed to fetch');
      return answer;
    };
    const { requestsTo } = await show(createHoyTrabajando(), { fetch });
    await userEvent.click(await action('Empezar la comida'));
    const problem = await screen.findByRole('dialog', { name: 'Tu fichaje no ha llegado' });
    isLost = false;
    await userEvent.click(within(problem).getByRole('button', { name: 'Probar otra vez' }));
    await action('Volver al trabajo');
    const [first, second] = requestsTo(registros.guardar);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(second?.input).toEqual(first?.input);
  });

  it('keeps what a server has no time for, and sends it by itself as the same action', async () => {
    let isBusy = true;
    api.handle(registros.guardar, () => {
      if (isBusy) throw new FakeFailure('general.no-disponible', { headers: { 'Retry-After': '2' } });
      return lunch();
    });
    api.handle(registros.entregar, () => ({ retenido: false, hoy: lunch().hoy }));
    // The stored data name their owner, who is in the token.
    const perfil = createPerfil({ Token: `h.${btoa(JSON.stringify({ ent: 1, usr: 7 }))}.s` });
    const { requestsTo, services } = await show(createHoyTrabajando(), { perfil });
    await userEvent.click(await action('Empezar la comida'));
    await screen.findByText('1 fichaje guardado aquí, se enviará solo.');
    expect(screen.queryByRole('dialog')).toBeNull();
    // Not at once: the server said when.
    expect(requestsTo(registros.guardar)).toHaveLength(1);
    isBusy = false;
    await services.queue.flush();
    await action('Volver al trabajo');
    const [first] = requestsTo(registros.guardar);
    const [second] = requestsTo(registros.entregar);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(second?.input).toMatchObject({ diferido: { momento: expect.any(String) } });
    expect(services.queue.get()).toEqual([]);
  });

  it('sends what a server in trouble may have written again as the same action', async () => {
    let isInTrouble = true;
    api.handle(registros.guardar, () => {
      if (isInTrouble) throw new FakeFailure('general.desconocido');
      return lunch();
    });
    const { requestsTo } = await show(createHoyTrabajando());
    await userEvent.click(await action('Empezar la comida'));
    const problem = await screen.findByRole('dialog');
    isInTrouble = false;
    await userEvent.click(within(problem).getByRole('button', { name: 'Probar otra vez' }));
    await action('Volver al trabajo');
    const [first, second] = requestsTo(registros.guardar);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('gives each action its own key', async () => {
    api.handle(registros.guardar, () => {
      throw new FakeFailure('registros.en-pausa', { message: 'Estás en una pausa.' });
    });
    const { requestsTo } = await show(createHoyTrabajando());
    await userEvent.click(await action('Empezar la comida'));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cerrar' }));
    await userEvent.click(await action('Salida'));
    await screen.findByRole('dialog');
    const keys = requestsTo(registros.guardar).map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('says in words why it was refused, and lets try again where that can help', async () => {
    api.handle(registros.guardar, () => {
      throw new FakeFailure('registros.demasiado-lejos', { message: 'Estás a 1240 m de tu centro.' });
    });
    await show(createHoyTrabajando());
    await userEvent.click(await action('Empezar la comida'));
    const problem = await screen.findByRole('dialog', { name: 'Estás demasiado lejos' });
    expect(within(problem).getByRole('alert').textContent).toBe('Estás a 1240 m de tu centro.');
    expect(within(problem).getByRole('button', { name: 'Probar otra vez' })).toBeDefined();
  });

  it('opens for what a shortcut of the app’s icon came for, and clocks it only when it is pressed', async () => {
    api.handle(registros.guardar, lunch);
    const { requestsTo } = await show(createHoyTrabajando(), { path: '/home/otros?clase=pausa' });
    const sheet = await screen.findByRole('dialog', { name: 'Otros fichajes' });
    expect(within(sheet).getAllByRole('radio')).toHaveLength(3);
    expect(requestsTo(registros.guardar)).toHaveLength(0);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Empezar la comida' }));
    await action('Volver al trabajo');
    expect(requestsTo(registros.guardar)).toHaveLength(1);
  });

  it('says so where a shortcut came for what the day does not allow now, and offers nothing else', async () => {
    await show(createHoyTrabajando(), { path: '/home/otros?clase=entrada' });
    const sheet = await screen.findByRole('dialog', { name: 'Otros fichajes' });
    expect(within(sheet).getByText('Ahora mismo no toca fichar esto. Mira cómo va tu día.')).toBeDefined();
    expect(within(sheet).queryByRole('radio')).toBeNull();
  });

  it('asks for what a type demands before it sends anything', async () => {
    const { requestsTo, router } = await show(createHoyTrabajando(), {
      path: '/home/otros?tipo=6',
      perfil: createPerfil({ ComentariosEnFichajes: false }),
    });
    const sheet = await screen.findByRole('dialog', { name: 'Otros fichajes' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Médico' }));
    expect(within(sheet).getByText('Este dato es obligatorio.')).toBeDefined();
    expect(requestsTo(registros.guardar)).toHaveLength(0);

    api.handle(registros.guardar, lunch);
    await userEvent.type(within(sheet).getByRole('textbox', { name: /Observaciones/ }), 'Revisión');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Médico' }));
    await action('Volver al trabajo');
    expect(requestsTo(registros.guardar)[0]?.input).toMatchObject({ tipo: 6, observaciones: 'Revisión' });
    expect(router.state.location.pathname).toBe('/home');
  });
});
