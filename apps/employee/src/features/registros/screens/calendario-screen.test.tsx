import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registros } from '@jornada/contract';
import { createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createOctoberApi, month, october, openCalendar } from '../testing/october.ts';

let api: FakeApi;

beforeEach(() => {
  api = createOctoberApi();
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

/** The button of a day, found by its sentence. A search by role and name would be slow among so many. */
const day = async (words: RegExp): Promise<HTMLElement> => {
  const button = (await screen.findByText(words)).closest('button');
  if (!button) throw new Error(`No button says ${String(words)}`);
  return button;
};

describe('the month', () => {
  it('opens at today’s, says what it comes to and what does not count', async () => {
    await openCalendar(api);
    // The first test waits for the screen's code.
    await waitFor(() => expect(document.title).toBe('Octubre 2026 · Jornada'));
    expect((await day(/22 de octubre: hoy/)).getAttribute('aria-current')).toBe('date');
    expect(screen.getByText('de saldo').parentElement?.textContent).toContain('+0:26');
    expect(document.body.textContent).toContain('8:26 de 8:00');
    await userEvent.click(screen.getByRole('button', { name: 'El 16 no cuenta: falta la salida' }));
    const dialog = await screen.findByRole('dialog', { name: 'Viernes 16 oct' });
    expect(within(dialog).getByRole('link', { name: 'Añadir la salida' }).getAttribute('href')).toContain('/registros-list/proponer?');
  });

  it('is a grid with Monday first, the other days of whose weeks belong to its neighbours', async () => {
    await openCalendar(api, '/registros-list?mes=2026-10');
    await day(/21 de octubre/);
    const rows = screen.getAllByRole('row');
    expect(rows).toHaveLength(6);
    expect(
      within(rows[0]!)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)[0],
    ).toBe('lunesL');
    expect(within(rows[1]!).getAllByRole('gridcell')[0]?.textContent).toContain('28 de septiembre');
  });

  it('takes two requests at first, and one for each next month', async () => {
    const { requestsTo } = await openCalendar(api);
    await day(/21 de octubre/);
    await screen.findByText('Mañana');
    expect(api.requests.filter(({ call }) => call === registros.calendario || call === registros.leyenda)).toHaveLength(2);
    expect(api.requests.filter(({ call }) => call === registros.listado)).toHaveLength(0);
    await userEvent.click(screen.getByRole('link', { name: 'Mes siguiente' }));
    await day(/ 2 de noviembre/);
    expect(requestsTo(registros.calendario)).toHaveLength(2);
    expect(requestsTo(registros.leyenda)).toHaveLength(1);
  });

  it('keeps the old one in sight, busy, until the new one is there', async () => {
    await openCalendar(api);
    await day(/21 de octubre/);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    api.handle(registros.calendario, async () => {
      await arrived;
      return month('2026-09');
    });
    await userEvent.click(screen.getByRole('link', { name: 'Mes anterior' }));
    await waitFor(() => expect(document.title).toBe('Septiembre 2026 · Jornada'));
    const grid = screen.getByRole('grid');
    expect([grid.getAttribute('aria-busy'), grid.textContent?.includes('21 de octubre')]).toEqual(['true', true]);
    arrive();
    await day(/21 de septiembre/);
    expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('false');
  });

  it('says why it could not be fetched, and fetches it again', async () => {
    let fails = true;
    api.handle(registros.calendario, () => {
      if (fails) throw new FakeFailure('general.no-disponible', { message: 'El servicio no está disponible.' });
      return october();
    });
    await openCalendar(api);
    await screen.findByText('El servicio no está disponible.');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Probar otra vez' }));
    expect(await day(/21 de octubre/)).toBeDefined();
  });

  it('tells neither plan, shifts nor balance where the company shows none', async () => {
    api.handle(registros.calendario, () => ({
      ...october({ hasBalance: false }),
      dias: october().dias.map((dia) => ({ ...dia, previsto: null, linea: { ...dia.linea, previstoMinutos: 0, diferenciaMinutos: 0 } })),
    }));
    const perfil = createPerfil({ VerJornadaPrevista: false, MostrarHorasTotalizadasJornada: true, AccesoTurnos: false });
    const { requestsTo } = await openCalendar(api, '/registros-list', { perfil });
    expect((await day(/21 de octubre/)).textContent).not.toContain('+0:26');
    expect(screen.queryByText('de saldo')).toBeNull();
    expect(requestsTo(registros.leyenda)).toHaveLength(0);
  });
});

describe('by keyboard', () => {
  it('one day takes the Tab key, the arrows lead to the others, Enter opens, Escape gives the focus back', async () => {
    const { router } = await openCalendar(api);
    const today = await day(/22 de octubre: hoy/);
    expect(screen.getAllByRole('gridcell').flatMap((cell) => [...cell.querySelectorAll('[tabindex="0"]')])).toEqual([today]);
    today.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement?.textContent).toContain('21 de octubre');
    await userEvent.keyboard('{Enter}');
    const heading = await screen.findByRole('heading', { name: 'Miércoles 21 oct' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(router.state.location.search).toMatchObject({ mes: '2026-10', dia: '2026-10-21' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Miércoles 21 oct' })).toBeNull());
    expect(document.activeElement?.textContent).toContain('21 de octubre');
  });

  it('turns the page at the end of the month and goes on from there', async () => {
    await openCalendar(api, '/registros-list?mes=2026-10');
    (await day(/31 de octubre/)).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('1 de noviembre'));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('1 de octubre'));
  });
});
