import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registros, type HoyVista } from '@jornada/contract';
import { createHoy, createHoyEnPausa, createHoyTerminada, createHoyTrabajando, createRegistro, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';
import { action, showHome } from '../testing/show-home.ts';

let api: FakeApi;
beforeEach(() => {
  api = createApi();
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  expect(api.problems).toEqual([]);
});

const show = (hoy: HoyVista, options: Partial<Parameters<typeof renderApp>[0]> = {}) => showHome(api, hoy, options);

describe('the bar of a phone', () => {
  it('stays as it is when the day comes: a press while it is read counts', async () => {
    const { promise, resolve } = Promise.withResolvers<HoyVista>();
    api.handle(registros.registrosHoy, () => promise);
    await renderApp({ api, path: '/home', now: createHoy().ahora });
    const link = await screen.findByRole('link', { name: 'Tu configuración' });
    resolve(createHoy());
    await action('Fichar la entrada');
    expect(screen.getByRole('link', { name: 'Tu configuración' })).toBe(link);
  });
});

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
      { motivo: 'ausencia', ausencia: { clase: 'vacaciones', aprobada: true, minutos: null, mitad: null } } as const,
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
});
