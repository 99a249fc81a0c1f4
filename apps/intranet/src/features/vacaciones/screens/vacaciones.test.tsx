import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { createSaldo, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const politica: SalidaDe<typeof vacaciones.politica>['items'][number] = {
  version: 1,
  desde: '2026-01-01',
  base: 'laborables',
  diasAno: 22,
  devengo: 'por-dias',
  redondeo: 'medio',
  permiteMedios: true,
  avisoDias: 15,
  arrastreHasta: '01-31',
  arrastreMaximo: null,
  primerDiaLibre: 'avisar',
  mediosDias: ['12-24', '12-31'],
  antiguedad: [{ anos: 5, dias: 1 }],
  presenciaMinimaPorCiento: null,
};

let api: FakeApi;
beforeEach(() => {
  api = createApi({ vacaciones });
  api.handle(vacaciones.saldos, () => ({ items: [{ persona: { id: 7, nombre: 'Lucía Martín Soto' }, saldo: createSaldo() }], total: 1 }));
  api.handle(vacaciones.politica, () => ({ items: [politica], total: 1, pais: 'ES' }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

describe('the balance of a person', () => {
  it('opens into its sum, and takes days with their reason, once', async () => {
    api.handle(vacaciones.ajustar, () => createSaldo({ libres: 9.5 }));
    const { requestsTo } = await renderIntranet({ api, path: '/vacaciones?ver=7' });
    await screen.findByText('sin ellos, quedarían 12');
    await userEvent.type(screen.getByLabelText('Días'), '1,5');
    await userEvent.type(screen.getByLabelText('Motivo'), 'Trabajó un festivo.');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Anotar' }));
    await waitFor(() => expect(requestsTo(vacaciones.ajustar)).toHaveLength(1));
    expect(requestsTo(vacaciones.ajustar)[0]?.input).toMatchObject({ persona: 7, anio: 2026, clase: 'ajuste', dias: 1.5, caduca: null });
  });
});

describe('taking more days than there are', () => {
  it('asks first, and a second tap is no answer', async () => {
    api.handle(vacaciones.ajustar, () => createSaldo({ libres: -82 }));
    const { requestsTo } = await renderIntranet({ api, path: '/vacaciones?ver=7' });
    await userEvent.type(await screen.findByLabelText('Días'), '-90');
    await userEvent.type(screen.getByLabelText('Motivo'), 'Un error.');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Anotar' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Se quedaría con −82 días.');
    expect(requestsTo(vacaciones.ajustar)).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Sí, anotarlo' }));
    await waitFor(() => expect(requestsTo(vacaciones.ajustar)).toHaveLength(1));
  });
});

describe('the rules', () => {
  it('say all that holds, in one line', async () => {
    await renderIntranet({ api, path: '/vacaciones?parte=reglas' });
    const line = await screen.findByText(/22 días al año/);
    for (const part of [
      'Redondeo: al medio día más cercano',
      'con medios días',
      'cuentan la mitad: 24 dic y 31 dic',
      '15 días de antelación',
    ])
      expect(line.textContent).toContain(part);
    expect(screen.getByLabelText('Días que cuentan la mitad').getAttribute('aria-required')).toBe('false');
  });

  it('are changed from a day on, and the rest of them stays', async () => {
    api.handle(vacaciones.guardarPolitica, ({ version: _version, ...input }) => ({ ...politica, ...input, version: 1 }));
    const { requestsTo } = await renderIntranet({ api, path: '/vacaciones?parte=reglas' });
    const days = await screen.findByLabelText('Días al año');
    await userEvent.clear(days);
    await userEvent.type(days, '24');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar las reglas' }));
    await waitFor(() => expect(requestsTo(vacaciones.guardarPolitica)).toHaveLength(1));
    const { version: _version, ...kept } = politica;
    expect(requestsTo(vacaciones.guardarPolitica)[0]?.input).toEqual({
      ...kept,
      desde: '2027-01-01',
      diasAno: 24,
      diasSemana: 5,
      arrastraDeuda: true,
      antiguedadDesde: 'ano',
    });
  });

  it('that give less than the law say so, and hold nothing up', async () => {
    await renderIntranet({ api, path: '/vacaciones?parte=reglas' });
    const days = await screen.findByLabelText('Días al año');
    expect(screen.queryByText(/menos que la ley/)).toBeNull();
    await userEvent.clear(days);
    await userEvent.type(days, '21,5');
    await screen.findByText('Es menos que la ley: al menos 22 días, contados así (ET 38).');
  });
});
