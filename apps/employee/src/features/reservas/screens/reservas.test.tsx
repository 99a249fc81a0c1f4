import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registros } from '@jornada/contract';
import { reservas, type ReservaVista } from '@jornada/contract/reservas/calls.ts';
import type { SalaDeAgenda } from '@jornada/contract/reservas/vistas.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import {
  createDiaPrevisto,
  createHoy,
  createOcupada,
  createPerfil,
  createPuede,
  createReserva,
  createSala,
  createSalaDeAgenda,
  FakeFailure,
  type FakeApi,
} from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

const perfil = createPerfil({ ModuloReservas: true });
const PRADO = { id: 6, nombre: 'Sala Prado', aforo: 12, equipamiento: ['pantalla' as const] };

let api: FakeApi;
let salas: SalaDeAgenda[];
let vista: ReservaVista;
beforeEach(() => {
  api = createApi();
  vista = createReserva();
  salas = [
    createSalaDeAgenda({
      ocupadas: [createOcupada('08:30', '09:30'), createOcupada('11:00', '12:00', { asunto: 'Ventas' })],
    }),
    createSalaDeAgenda(PRADO),
    createSalaDeAgenda({ id: 7, nombre: 'Cabina', aforo: 1, equipamiento: [] }),
    createSalaDeAgenda({ id: 8, nombre: 'Mesa 1', clase: 'mesa', aforo: 1, equipamiento: [] }),
  ];
  api.handle(registros.registrosHoy, () => createHoy());
  api.handle(reservas.agenda, ({ fecha = '2026-11-25', dias = 1 }) => ({
    fechas: Array.from({ length: dias }, (_, index) => masDias(fecha, index)),
    lugarPropio: 1,
    salas,
  }));
  api.handle(reservas.listado, () => ({ items: [createReserva()], total: 1 }));
  api.handle(reservas.anios, () => ({ items: [2026] }));
  api.handle(reservas.estados, () => ({ items: [{ id: 'aprobada' as const, nombre: 'Aprobada' }] }));
  api.handle(reservas.byId, () => vista);
  api.handle(reservas.nuevo, ({ data }) => {
    const { sala, fin } = JSON.parse(data ?? '{}') as { sala?: number; fin?: string };
    const isTaken = sala === 5;
    return {
      valores: { sala: null, inicio: null, fin: null, asunto: null, asistentes: null, comentario: null },
      version: null,
      estado: null,
      salas: [createSala(), createSala(PRADO)],
      decide: [],
      consecuencias: fin
        ? {
            obstaculos: isTaken ? ['ocupada' as const] : [],
            choque: null,
            alternativas: {
              misma: null,
              otras: isTaken ? [{ sala: createSala(PRADO), inicio: '2026-11-25T10:00:00+01:00', fin: '2026-11-25T11:30:00+01:00' }] : [],
            },
            minutos: 90,
            seDecide: false,
          }
        : null,
    };
  });
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const show = (path: string, options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ api, path, perfil, now: '2026-11-23T09:00:00+01:00', ...options });
const BOARD = '/reservas-form?fecha=2026-11-25&hora=10:00&minutos=90';
/** The head of a room: its name, and how it stands. */
const room = (name: RegExp) => screen.findByRole('button', { name, pressed: undefined });

describe('the rooms of a day', () => {
  it('say how they stand, and the button books the first that is free and large enough', async () => {
    api.handle(reservas.guardar, () => createReserva());
    const { router, requestsTo } = await show(`${BOARD}&personas=6`);
    expect((await room(/^Sala Retiro/)).textContent).toContain('ocupada desde las 11:00');
    expect((await room(/^Sala Prado/)).textContent).toContain('libre');
    expect((await room(/^Cabina/)).textContent).toContain('cabe 1');
    expect(screen.queryByText('Mesa 1')).toBeNull();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Reservar Sala Prado, 10:00 – 11:30' }));
    await waitFor(() =>
      expect(requestsTo(reservas.guardar).map(({ input }) => input)).toEqual([
        { sala: 6, inicio: '2026-11-25T10:00', fin: '2026-11-25T11:30', asistentes: 6 },
      ]),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/reservas-view/41'));
  });

  it('a taken one offers the nearest free time and another room, each with one tap', async () => {
    const { router } = await show(BOARD);
    await userEvent.click(await room(/^Sala Retiro/));
    const card = await screen.findByRole('region', { name: 'Sala Retiro choca con «Ventas», 11:00 – 12:00' });
    // Where the eye is: below the room that was tapped, not below all of them.
    expect(within(screen.getByRole('listitem', { name: 'Sala Retiro' })).getByRole('region')).toBe(card);
    await userEvent.click(within(card).getByRole('button', { name: /Sala Retiro, 9:30 – 11:00/ }));
    expect(await screen.findByRole('button', { name: 'Reservar Sala Retiro, 9:30 – 11:00' })).toBeDefined();
    router.history.back();
    await router.navigate({ to: '/reservas-form', search: { fecha: '2026-11-25', hora: '10:00', minutos: 90, sala: 5 } });
    const again = await screen.findByRole('region', { name: /choca con/ });
    await userEvent.click(within(again).getByRole('button', { name: /Sala Prado, 10:00 – 11:30/ }));
    expect(await screen.findByRole('button', { name: 'Reservar Sala Prado, 10:00 – 11:30' })).toBeDefined();
    expect(within(screen.getByRole('region', { name: /choca con/ })).getByText('Elegida')).toBeDefined();
  });

  it('a taken hour on the line of a room is answered there: by whom it is taken, and what there is instead', async () => {
    await show('/reservas-form?fecha=2026-11-25&hora=13:00&minutos=60');
    const line = await screen.findByRole('button', { name: 'Horas de Sala Retiro: toca una libre para reservarla' });
    // From 8 to 20 in 120 pixels: 11:30.
    vi.spyOn(line, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 120, 36));
    fireEvent.click(line, { clientX: 35, detail: 1 });
    expect(await screen.findByRole('region', { name: 'Sala Retiro choca con «Ventas», 11:00 – 12:00' })).toBeDefined();
  });

  it('that one has taken oneself are said as one’s own, with the way to the booking', async () => {
    salas = [createSalaDeAgenda({ ocupadas: [createOcupada('11:00', '12:00', { reservaId: 41, asunto: 'Ventas' })] })];
    const { router } = await show(BOARD);
    const own = await room(/^Sala Retiro/);
    expect(own.textContent).toContain('ya es tuya, 11:00 – 12:00');
    await userEvent.click(own);
    const card = await screen.findByRole('region', { name: 'Ya tienes Sala Retiro, 11:00 – 12:00' });
    await userEvent.click(within(card).getByRole('link', { name: 'Ver tu reserva' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/reservas-view/41'));
  });

  it('in the evening are those of tomorrow: no hour of today is offered that has passed', async () => {
    await show('/reservas-form', { now: '2026-11-23T22:30:00+01:00' });
    expect(await screen.findByRole('heading', { level: 1, name: /24/ })).toBeDefined();
    await room(/^Sala Retiro/);
    expect(screen.queryByRole('button', { name: 'Esa hora ya ha pasado' })).toBeNull();
  });

  it('on a Friday evening are those of the next working day, not of Saturday', async () => {
    const hoy = { fecha: '2026-11-27', siguiente: createDiaPrevisto({ fecha: '2026-12-01' }) };
    api.handle(registros.registrosHoy, () => createHoy(hoy));
    await show('/reservas-form', { now: '2026-11-27T19:30:00+01:00' });
    expect(await screen.findByRole('heading', { level: 1, name: /^martes/i })).toBeDefined();
  });

  it('how many a room seats stands with its word', async () => {
    await show(BOARD);
    expect((await room(/^Sala Retiro/)).textContent).toContain('8 plazas');
  });

  it('whoever is too late is told, sees the room taken, and what is free instead', async () => {
    api.handle(reservas.guardar, () => {
      salas = salas.map((one) => (one.id === 6 ? { ...one, ocupadas: [createOcupada('10:00', '11:00')] } : one));
      throw new FakeFailure('reservas.ocupada', { message: 'Alguien ya la tiene a esa hora.' });
    });
    await show(`${BOARD}&sala=6`);
    await userEvent.click(await screen.findByRole('button', { name: /^Reservar Sala Prado/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('Alguien ya la tiene');
    expect(await screen.findByRole('region', { name: 'Sala Prado está ocupada, 10:00 – 11:00' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Ver qué hay libre' })).toBeDefined();
  });

  it('the handles move by keyboard, and the address keeps the hours', async () => {
    const { router } = await show(BOARD);
    const end = await screen.findByRole('slider', { name: 'Acaba' });
    expect(end.getAttribute('aria-valuetext')).toBe('11:30');
    fireEvent.keyDown(end, { key: 'ArrowRight' });
    await waitFor(() => expect(router.state.location.search).toMatchObject({ hora: '10:00', minutos: 105 }));
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Empieza' }), { key: 'PageUp' });
    await waitFor(() => expect(router.state.location.search).toMatchObject({ hora: '11:00', minutos: 45 }));
  });

  it('what is asked for is in the address: for how many, and with what', async () => {
    const { router } = await show(BOARD);
    await userEvent.click(await screen.findByRole('button', { name: /cualquier sala/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Una persona más' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'pantalla' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ personas: 1, con: 'pantalla' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ver las salas' }));
    expect(screen.queryByRole('button', { name: /Cabina/ })).toBeNull();
  });

  it('without rooms it says so', async () => {
    salas = [];
    await show(BOARD);
    expect(await screen.findByText('Aún no hay nada que reservar')).toBeDefined();
  });

  it('a week shows what is left of each day, and a day of it opens', async () => {
    const { router } = await show(`${BOARD}&vista=semana`, { width: 1440 });
    const cell = await screen.findByRole('button', { name: /Sala Retiro, .*25 de noviembre: 10:00.h libres/ });
    await userEvent.click(cell);
    await waitFor(() => expect(router.state.location.search).toMatchObject({ fecha: '2026-11-25', sala: 5 }));
  });
});

describe('the details of a booking', () => {
  it('say that it is taken, and take another room with one tap', async () => {
    api.handle(reservas.guardar, () => createReserva({ sala: createSala(PRADO) }));
    const { requestsTo } = await show('/reservas-modal?fecha=2026-11-25&hora=10:00&minutos=90&sala=5');
    await screen.findByText(/Alguien ya la tiene a esa hora/);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Sala Prado.*Elegir/ }));
    expect(await screen.findByText(/Libre: 1:30/)).toBeDefined();
    await userEvent.type(screen.getByLabelText('Asunto (opcional)'), 'Ventas');
    await userEvent.click(screen.getByRole('button', { name: 'Reservar' }));
    await waitFor(() =>
      expect(requestsTo(reservas.guardar).map(({ input }) => input)).toEqual([
        { sala: 6, inicio: '2026-11-25T10:00', fin: '2026-11-25T11:30', asunto: 'Ventas', asistentes: null, comentario: null },
      ]),
    );
  });
});

describe('an own booking', () => {
  it('is in the list by its room and hours, and is cancelled after a question', async () => {
    api.handle(reservas.eliminar, () => createReserva({ estado: 'anulada', puede: createPuede() }));
    const { requestsTo } = await show('/reservas-list', { width: 1440 });
    expect(await screen.findByText('Sala Retiro · 10:00 – 11:30 · Ventas')).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await userEvent.click(await screen.findByRole('button', { name: /Sí/ }));
    await waitFor(() => expect(requestsTo(reservas.eliminar).map(({ input }) => input)).toEqual([{ id: '41', version: '1' }]));
  });

  it('whose room is shut moves to another one with one tap, and keeps its subject', async () => {
    vista = createReserva({
      salaCerrada: true,
      alternativas: {
        misma: null,
        otras: [{ sala: createSala(PRADO), inicio: '2026-11-25T10:00:00+01:00', fin: '2026-11-25T11:30:00+01:00' }],
      },
    });
    api.handle(reservas.guardar, () => createReserva({ sala: createSala(PRADO) }));
    const { requestsTo } = await show('/reservas-view/41');
    await userEvent.click(await screen.findByRole('button', { name: 'Pasar a Sala Prado' }));
    await waitFor(() =>
      expect(requestsTo(reservas.guardar)[0]?.input).toMatchObject({ id: 41, version: 1, sala: 6, asunto: 'Ventas', asistentes: 6 }),
    );
  });

  it('the list is narrowed down by room and days, in the address', async () => {
    const { requestsTo } = await show('/reservas-list?sala=5&desde=2026-11-01&hasta=2026-11-30');
    await waitFor(() =>
      expect(requestsTo(reservas.listado)[0]?.input).toMatchObject({
        SalaId: '5',
        fechaFiltroInicio: '2026-11-01',
        fechaFiltroFin: '2026-11-30',
      }),
    );
  });
});
