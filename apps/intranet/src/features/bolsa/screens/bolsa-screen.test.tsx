import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bolsa, type CuentaBolsaVista } from '@jornada/contract';
import { CABECERAS } from '@jornada/contract/envelope.ts';
import { FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const CUENTA: CuentaBolsaVista = {
  hoy: '2026-10-22',
  saldoMinutos: 150,
  comprometidosMinutos: 60,
  topeMinutos: 2400,
  excesoMinutos: 0,
  proximaCaducidad: { fecha: '2027-03-31', minutos: 90 },
  lotes: [],
  movimientos: [
    {
      id: 1,
      clase: 'ajuste',
      fecha: '2026-10-01',
      minutos: 150,
      saldoMinutos: 150,
      caduca: '2027-03-31',
      motivo: 'Inventario',
      autor: 'Marta Gil',
      momento: '2026-10-01T09:00:00Z',
      anulado: false,
    },
  ],
};
const ANA = { id: 11, nombre: 'Ana Ruiz' };
const REGLA = { desde: '1900-01-01', irregularMeses: 12, extraMeses: 4, topeMinutos: 2400 };

let api: FakeApi;
beforeEach(() => {
  api = createApi({ bolsa });
  api.handle(bolsa.reglas, () => ({ items: [REGLA] }));
  api.handle(bolsa.cuenta, () => ({ persona: ANA, cuenta: CUENTA }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

it('says of a closed and reopened month which line has no effect any more', async () => {
  const [one] = CUENTA.movimientos;
  if (!one) throw new Error('no movement');
  const line = { ...one, fecha: '2026-08-31', motivo: null, anulado: true };
  const movimientos = [
    { ...line, clase: 'cierre' as const },
    { ...line, id: 2, clase: 'reapertura' as const, minutos: -150, saldoMinutos: 0 },
  ];
  api.handle(bolsa.cuenta, () => ({ persona: ANA, cuenta: { ...CUENTA, movimientos } }));
  await renderIntranet({ api, path: '/bolsa?persona=11' });
  expect((await screen.findByText('Cierre de agosto')).closest('li')?.textContent).toContain('sin efecto: el mes se reabrió');
  expect(screen.getAllByText(/sin efecto/)).toHaveLength(1);
});

it('lists the banks of everybody with what expires next, finds by name, and opens one', async () => {
  const { saldoMinutos, comprometidosMinutos, excesoMinutos, proximaCaducidad } = CUENTA;
  const ana = { id: ANA.id, persona: ANA, saldoMinutos, comprometidosMinutos, excesoMinutos, proximaCaducidad };
  const eva = {
    id: 12,
    persona: { id: 12, nombre: 'Eva Sanz' },
    saldoMinutos: -30,
    comprometidosMinutos: 0,
    excesoMinutos: 0,
    proximaCaducidad: null,
  };
  api.handle(bolsa.listado, ({ texto, sort }) => {
    const all = sort === 'saldo' ? [eva, ana] : [ana, eva];
    return { items: all.filter(({ persona }) => persona.nombre.includes(texto ?? '')), hayMas: false };
  });
  const { router, requestsTo } = await renderIntranet({ api, path: '/bolsa' });
  const row = (await screen.findByText('Ana Ruiz')).closest('li');
  expect(row?.textContent).toContain('+2:30');
  expect(row?.textContent).toMatch(/Caducan 1:30\sh el 31\/03\/2027 · 1:00\sh prometidas/);
  expect(screen.getByText('Eva Sanz').closest('li')?.textContent).toContain('−0:30');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Orden' }), 'Menos saldo primero');
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /Ana Ruiz|Eva Sanz/ }).map(({ textContent }) => textContent)[0]).toContain('Eva Sanz'),
  );
  expect(requestsTo(bolsa.listado).at(-1)?.input).toMatchObject({ sort: 'saldo', dir: 'asc' });
  expect(router.state.location.search).toMatchObject({ orden: 'menos' });
  await userEvent.type(screen.getByRole('searchbox'), 'Ana');
  await waitFor(() => expect(screen.queryByText('Eva Sanz')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: /Ana Ruiz/ }));
  expect(await screen.findByRole('heading', { name: 'Ana Ruiz' })).toBeDefined();
  expect(router.state.location.search).toMatchObject({ persona: 11, parte: 'persona' });
});

describe('the rules', () => {
  it('show each rule with its first day, and can be changed from tomorrow on', async () => {
    api.handle(bolsa.cambiarReglas, (regla) => ({ items: [regla, REGLA] }));
    const { services, requestsTo } = await renderIntranet({ api, path: '/bolsa?parte=reglas' });
    expect(await screen.findByText(/Caducan a los 12 meses; las horas extra, a los 4/)).toBeDefined();
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar las reglas' });
    await userEvent.click(save);
    expect(screen.getByText('No has cambiado nada todavía.')).toBeDefined();
    expect(requestsTo(bolsa.cambiarReglas)).toEqual([]);
    const cap = screen.getByLabelText<HTMLInputElement>('Tope (horas)');
    expect(cap.value).toBe('40');
    await userEvent.clear(cap);
    await userEvent.type(cap, '37,5');
    await userEvent.click(save);
    await waitFor(() => expect(services.notices.toast.get()?.text).toBe('Guardado.'));
    expect(requestsTo(bolsa.cambiarReglas).map(({ input }) => input)).toEqual([
      { desde: '2026-10-23', irregularMeses: 12, extraMeses: 4, topeMinutos: 2250 },
    ]);
  });

  it.each([
    ['Tope (horas)', 'cuarenta', 'Escribe horas, como 2,5 o 2:30.'],
    ['Tope (horas)', '-2', 'Escribe horas, como 2,5 o 2:30.'],
    ['Meses: horas extra', '0', 'De 1 a 60 meses.'],
    ['Meses: distribución irregular', '100', 'De 1 a 60 meses.'],
  ])('are not saved where %s is %j, which would be another rule', async (label, typed, problem) => {
    const { requestsTo } = await renderIntranet({ api, path: '/bolsa?parte=reglas' });
    const field = await screen.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    expect(screen.getByText(problem)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar las reglas' }));
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(requestsTo(bolsa.cambiarReglas)).toEqual([]);
  });

  it('have no cap only where nothing is typed', async () => {
    api.handle(bolsa.cambiarReglas, (regla) => ({ items: [regla] }));
    const { requestsTo } = await renderIntranet({ api, path: '/bolsa?parte=reglas' });
    await userEvent.clear(await screen.findByLabelText('Tope (horas)'));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar las reglas' }));
    await waitFor(() => expect(requestsTo(bolsa.cambiarReglas)[0]?.input).toMatchObject({ topeMinutos: null }));
  });
});

describe('the bank of a person', () => {
  const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);

  it('says what is in it, what expires and when, and each line with who wrote it and why', async () => {
    const { requestsTo } = await renderIntranet({ api, path: '/bolsa?persona=11' });
    expect(await screen.findByRole('heading', { name: 'Ana Ruiz' })).toBeDefined();
    expect(requestsTo(bolsa.cuenta).map(({ input }) => input)).toEqual([{ persona: '11' }]);
    expect(screen.getByText(/1 h 30 min el 31\/0?3\/2027|1:30.*31\/0?3\/2027/)).toBeDefined();
    expect(screen.getByText(/Marta Gil · «Inventario»/)).toBeDefined();
  });

  it('takes hours with their reason; the account that comes back is shown', async () => {
    api.handle(bolsa.anotar, ({ minutos }) => {
      const saldoMinutos = 150 + minutos;
      const cuenta = {
        ...CUENTA,
        saldoMinutos,
        movimientos: [...CUENTA.movimientos, { ...CUENTA.movimientos[0]!, id: 2, minutos, saldoMinutos }],
      };
      api.handle(bolsa.cuenta, () => ({ persona: ANA, cuenta }));
      return { persona: ANA, cuenta };
    });
    const { services, requestsTo } = await renderIntranet({ api, path: '/bolsa?persona=11' });
    await type('Horas', '−0:45');
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Anotar horas' });
    await userEvent.click(save);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Motivo (lo lee la persona)')));
    expect(requestsTo(bolsa.anotar)).toEqual([]);
    await type('Motivo (lo lee la persona)', 'Salió antes');
    await userEvent.click(save);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Horas').value).toBe(''));
    expect(services.notices.toast.get()?.text).toBe('Guardado.');
    expect(requestsTo(bolsa.anotar).map(({ input }) => input)).toEqual([
      { persona: 11, clase: 'ajuste', minutos: -45, motivo: 'Salió antes' },
    ]);
  });

  it('is written once where the answer was lost and the button is pressed again', async () => {
    let tries = 0;
    api.handle(bolsa.anotar, () => {
      tries += 1;
      if (tries === 1) throw new FakeFailure('general.no-disponible');
      return { persona: ANA, cuenta: CUENTA };
    });
    const { services, requestsTo } = await renderIntranet({ api, path: '/bolsa?persona=11' });
    await type('Horas', '2');
    await type('Motivo (lo lee la persona)', 'Inventario');
    await userEvent.click(screen.getByRole('button', { name: 'Anotar horas' }));
    await waitFor(() => expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Anotar horas' }));
    await waitFor(() => expect(services.notices.toast.get()?.text).toBe('Guardado.'));
    const keys = requestsTo(bolsa.anotar).map(({ headers }) => headers.get(CABECERAS.idempotencyKey));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('takes nothing that is no number of hours, and says so', async () => {
    const { requestsTo } = await renderIntranet({ api, path: '/bolsa?persona=11' });
    await type('Horas', 'dos');
    await type('Motivo (lo lee la persona)', 'Inventario');
    expect(screen.getByText('Escribe horas, como 2,5 o 2:30.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Anotar horas' }));
    expect(requestsTo(bolsa.anotar)).toEqual([]);
  });

  it('says why hours were refused, and keeps what was typed', async () => {
    api.handle(bolsa.anotar, () => {
      throw new FakeFailure('bolsa.sin-saldo', { message: 'En la bolsa solo hay 2 h 30 min.' });
    });
    await renderIntranet({ api, path: '/bolsa?persona=11' });
    await userEvent.selectOptions(await screen.findByLabelText('Qué'), 'Pago de horas');
    await type('Horas', '9');
    await type('Motivo (lo lee la persona)', 'Nómina');
    await userEvent.click(screen.getByRole('button', { name: 'Anotar horas' }));
    expect(await screen.findByText(/solo hay 2 h 30 min/)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Horas').value).toBe('9');
  });

  it('is asked for where nobody is chosen yet', async () => {
    await renderIntranet({ api, path: '/bolsa?parte=persona' });
    const empty = await screen.findByText('Elige a una persona');
    expect(within(empty.closest('main') ?? document.body).getByRole('searchbox', { name: 'Buscar a una persona' })).toBeDefined();
  });
});
