import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registros, resumen } from '@jornada/contract';
import { bolsa } from '@jornada/contract/bolsa.ts';
import { firmas } from '@jornada/contract/firmas/calls.ts';
import { FakeFailure, type FakeApi } from '@jornada/testkit';
import { BOTH, createYear } from '../testing/a-year.ts';
import { createAnual, createBolsa, createGraficos } from '../testing/factories.ts';

let api: FakeApi;
let show: ReturnType<typeof createYear>['show'];
beforeEach(() => {
  ({ api, show } = createYear());
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  expect(api.problems).toEqual([]);
});

describe('the summary', () => {
  it('is the year as a ledger: months, what each left, what has gathered; nothing of before the contract', async () => {
    await show('/resumen');
    const table = await screen.findByRole('table', { name: 'Mes a mes' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent?.replace(/\s+/g, ' '))).toEqual([
      expect.stringContaining('Septiembre'),
      expect.stringContaining('+0:14'),
      expect.stringContaining('NoviembrePor venir'),
      expect.stringContaining('DiciembrePor venir'),
      expect.stringContaining('2026 hasta hoy'),
    ]);
    expect(within(table).getByText('1 día no cuenta: falta un registro')).toBeDefined();
    expect(within(table).getByText('cerrado')).toBeDefined();
  });

  it('has one filled button: of a month that waits to be confirmed, where there is one', async () => {
    const items = [{ ano: 2026, mes: 9, estado: 'pendiente' as const, momento: null, plazo: '2026-10-03' }];
    api.handle(firmas.propias, () => ({ activa: true, items, total: 1 }));
    await show('/resumen');
    expect((await screen.findByRole('link', { name: 'Revisar y confirmar' })).dataset['variant']).toBe('filled');
    expect(document.querySelectorAll('main [data-variant="filled"]')).toHaveLength(1);
  });

  it('opens a month into its days, and each day into the calendar', async () => {
    const { router } = await show('/resumen');
    await userEvent.click(await screen.findByRole('button', { name: /^Octubre/ }));
    expect(router.state.location.search).toMatchObject({ ano: 2026, mes: 10 });
    const day = await screen.findByRole('link', { name: /mié 21 oct.*8:26 de 8:00.*\+0:26/ });
    expect(day.getAttribute('href')).toContain('/registros-list?mes=2026-10&dia=2026-10-21');
    await userEvent.click(screen.getByRole('button', { name: /^Octubre/ }));
    expect(screen.queryByRole('link', { name: /mié 21 oct/ })).toBeNull();
  });

  it('says what is in the hour bank, until when, and how it came there', async () => {
    await show('/resumen');
    const bank = await screen.findByRole('region', { name: 'Bolsa de horas' });
    await within(bank).findByText(/caducan el 31 dic 2026/);
    expect(bank.textContent).toContain('Agosto de 2026hasta 31 dic 20261:30');
    expect(bank.textContent).toContain('Cierre de agosto31 ago 2026+1:30');
    expect(screen.getByRole('region', { name: 'Ausencias' }).textContent).toContain('Vacaciones2 más por venir5 días');
  });

  it('leads from the year to the bank, line by line, and says which months are not in it yet', async () => {
    api.handle(registros.balanceAnual, () => {
      const { meses } = createAnual();
      return createAnual({
        meses: meses.map((mes) => (mes.mes === 9 ? { ...mes, balanceMinutos: 193 } : mes)),
        bolsa: { inicialMinutos: -36, saldoMinutos: 127 },
      });
    });
    await show('/resumen');
    const link = await screen.findByRole('region', { name: 'Del año a la bolsa de horas' });
    expect(
      within(link)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['−0:36', '+3:13', '−0:30', '+2:07']);
    expect(-36 + 193 - 30).toBe(127);
    within(link).getByText('Octubre aún no está cerrado: entrará en la bolsa al cerrarse.');
  });

  it('ends with the sum below the differences and with what has gathered below the running total', async () => {
    await show('/resumen');
    const table = await screen.findByRole('table', { name: 'Mes a mes' });
    const total = within(table).getByRole('row', { name: /2026 hasta hoy/ });
    expect(
      within(total)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['96:14', '96:00', '+0:14', '+0:14']);
  });

  it('begins the movements with what the hidden ones add up to, so that the shown lines lead to the balance', async () => {
    const [one] = createBolsa().movimientos;
    if (!one) throw new Error('no movement');
    const amounts = [60, -15, 30, 20, -10, 5, 7];
    const movimientos = amounts.map((minutos, index) => ({
      ...one,
      id: index + 1,
      fecha: `2026-0${index + 1}-28`,
      minutos,
      saldoMinutos: amounts.slice(0, index + 1).reduce((sum, amount) => sum + amount, 0),
    }));
    api.handle(bolsa.propia, () => createBolsa({ movimientos, saldoMinutos: 97 }));
    await show('/resumen');
    const bank = await screen.findByRole('region', { name: 'Bolsa de horas' });
    await within(bank).findByText('Saldo anterior');
    const values = (): string[] => {
      const list = within(bank).getByText('Movimientos').nextElementSibling;
      return [...(list?.querySelectorAll('dd:last-child') ?? [])].map(({ textContent }) => textContent ?? '');
    };
    expect(values()).toEqual(['+0:45', '+0:30', '+0:20', '−0:10', '+0:05', '+0:07', '+1:37']);
    await userEvent.click(within(bank).getByRole('button', { name: 'Ver los 7 movimientos' }));
    expect(within(bank).queryByText('Saldo anterior')).toBeNull();
    expect(values()).toHaveLength(8);
  });

  it('says of a closed and reopened month which line has no effect any more, and only of that one', async () => {
    const [one] = createBolsa().movimientos;
    if (!one) throw new Error('no movement');
    const line = (id: number, clase: 'cierre' | 'reapertura', minutos: number) => ({
      ...one,
      id,
      clase,
      fecha: '2026-08-31',
      minutos,
      saldoMinutos: id === 1 ? minutos : 0,
      motivo: null,
      anulado: true,
    });
    api.handle(bolsa.propia, () => createBolsa({ movimientos: [line(1, 'cierre', 60), line(2, 'reapertura', -60)], saldoMinutos: 0 }));
    await show('/resumen');
    const bank = within(await screen.findByRole('region', { name: 'Bolsa de horas' }));
    const closed = (await bank.findByText('Cierre de agosto')).closest('dl > div');
    expect(closed?.textContent).toContain('sin efecto: el mes se reabrió');
    expect(bank.getAllByText(/sin efecto/)).toHaveLength(1);
  });

  it('is shown even if the hour bank cannot be loaded, which is tried again', async () => {
    let fails = true;
    api.handle(bolsa.propia, () => {
      if (fails) throw new FakeFailure('general.no-disponible', { message: 'Ahora no.' });
      return createBolsa();
    });
    await show('/resumen');
    const bank = await screen.findByRole('region', { name: 'Bolsa de horas' });
    await within(bank).findByText('No hemos podido traer «Bolsa de horas»: el servidor no responde');
    expect(screen.getByRole('table', { name: 'Mes a mes' })).toBeDefined();
    fails = false;
    await userEvent.click(within(bank).getByRole('button', { name: 'Probar otra vez' }));
    await within(bank).findByText(/caducan el/);
  });

  it('of somebody who has not worked yet says what will be here', async () => {
    const nothing = { trabajadoMinutos: 0, previstoMinutos: 0, balanceMinutos: 0, diasQueCuentan: 0, incompletos: 0 };
    api.handle(registros.balanceAnual, () =>
      createAnual({ meses: createAnual().meses.map((mes) => ({ ...mes, ...nothing })), total: nothing }),
    );
    await show('/resumen');
    await screen.findByText('Aquí se irá sumando tu año');
  });

  it('that cannot be fetched says why', async () => {
    api.handle(registros.balanceAnual, () => {
      throw new FakeFailure('general.no-disponible', { message: 'El servicio no está disponible.' });
    });
    await show('/resumen');
    await screen.findByText('El servicio no está disponible.');
    expect(screen.getByRole('button', { name: 'Probar otra vez' })).toBeDefined();
  });
});

describe('the two tabs', () => {
  it('each show by its own rule, and one alone is the page', async () => {
    await show('/resumen', { EstadisticasAppMovil: true, AccesoEstadisticas: true });
    await waitFor(() => expect(document.title).toBe('Estadísticas · Jornada'));
    expect(screen.queryByRole('navigation', { name: 'Resumen y estadísticas' })).toBeNull();
  });

  it('are in the address', async () => {
    const { router } = await show('/resumen?ano=2026');
    await userEvent.click(await screen.findByRole('link', { name: 'Estadísticas' }));
    await screen.findByRole('heading', { level: 2, name: 'Cuándo trabajas' });
    expect(router.state.location.search).toMatchObject({ vista: 'estadisticas', ano: 2026 });
  });

  it('ask nothing where the company shows no totals, but leave the record to its owner', async () => {
    const { requestsTo } = await show('/resumen', { ...BOTH, MostrarHorasTotalizadasJornada: false });
    await screen.findByText('Tu empresa no muestra los totales');
    expect(screen.getByRole('link', { name: 'Exportar mi registro' })).toBeDefined();
    expect(requestsTo(registros.balanceAnual)).toHaveLength(0);
  });
});

describe('the statistics', () => {
  it('say each drawing in a sentence, and give the same figures as a table', async () => {
    await show('/resumen?vista=estadisticas&ano=2026&mes=10');
    await screen.findByRole('img', { name: /Has trabajado 16:14.h de 16:00.h previstas en octubre de 2026\./ });
    const hours = screen.getByRole('region', { name: 'Horas por día' });
    await userEvent.click(within(hours).getByRole('button', { name: 'Ver como tabla' }));
    const rows = within(within(hours).getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DíaTrabajadoPrevistoDiferencia',
      'mar 20 oct7:488:00−0:12',
      'mié 21 oct8:268:00+0:26',
    ]);
  });

  it('say below what was worked how much of it was effective and at night', async () => {
    await show('/resumen?vista=estadisticas&ano=2026&mes=10');
    const figures = await screen.findByRole('region', { name: 'En cifras' });
    expect(figures.textContent?.replaceAll('\u00a0', ' ')).toContain(
      'Trabajado2 díasde ellas, 15:54 h efectivasde ellas, 0:35 h de noche16:14Previsto',
    );
  });

  it('give each bar to the keyboard', async () => {
    await show('/resumen?vista=estadisticas&ano=2026&mes=10');
    const walk = await screen.findByRole('slider', { name: 'Recorre las horas' });
    expect(walk.getAttribute('aria-valuetext')).toMatch(/^mié 21 oct: 8:26.h de 8:00.h$/);
    walk.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(walk.getAttribute('aria-valuetext')).toMatch(/^mar 20 oct: 7:48.h de 8:00.h$/);
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(walk.getAttribute('aria-valuenow')).toBe('1');
    await userEvent.keyboard('{End}');
    expect(walk.getAttribute('aria-valuenow')).toBe('31');
  });

  it('tell pauses, projects, punctuality and how one clocked in words', async () => {
    await show('/resumen?vista=estadisticas&ano=2026&mes=10');
    expect((await screen.findByRole('list', { name: 'En qué se va el tiempo' })).textContent).toContain(
      'Comidapausa no pagada · 2 veces2:40',
    );
    expect(screen.getByRole('list', { name: 'Proyectos' }).textContent).toBe('Muelle10:00Sin proyecto6:14');
    expect(screen.getByRole('region', { name: 'Puntualidad' }).textContent).toContain('1 de 2 días');
    expect(screen.getByRole('list', { name: 'Cómo fichaste' }).textContent).toBe('En directo7Corregido1');
    expect(screen.getByRole('img', { name: /mié 21 oct: de 8:04 a 17:50, 8 horas y 26 minutos/ })).toBeDefined();
  });

  it('go to the month before over the turn of the year, and never into the future', async () => {
    const { router } = await show('/resumen?vista=estadisticas&ano=2026&mes=1');
    await userEvent.click(await screen.findByRole('link', { name: 'Mes anterior' }));
    expect(router.state.location.search).toMatchObject({ ano: 2025, mes: 12 });
    cleanup();
    await show('/resumen?vista=estadisticas&ano=2026&mes=10');
    expect((await screen.findByRole('button', { name: 'Mes siguiente' })).hasAttribute('disabled')).toBe(true);
  });

  it('leave out the plan where the company does not show it', async () => {
    const { total } = createGraficos();
    const dias = createGraficos().dias.map((dia) => ({ ...dia, previstoMinutos: null, diferenciaMinutos: null }));
    api.handle(resumen.datosGraficos, () =>
      createGraficos({ dias, puntualidad: null, total: { ...total, previstoMinutos: null, diferenciaMinutos: null } }),
    );
    await show('/resumen?vista=estadisticas&ano=2026&mes=10', { ...BOTH, VerJornadaPrevista: false });
    await screen.findByRole('img', { name: /^Has trabajado 16:14.h en octubre de 2026\.$/ });
    expect(screen.queryByText('Puntualidad')).toBeNull();
    expect(screen.queryByText('Previsto')).toBeNull();
  });
});
