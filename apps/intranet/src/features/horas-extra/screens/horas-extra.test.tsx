import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { horasExtra } from '@jornada/contract/horas-extra/calls.ts';
import { createTipologia, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const reglas = {
  version: 0,
  desde: '2026-01-01',
  alPasar: 'avisar' as const,
  diasAtras: 60,
  diasAntes: 60,
  minimoMinutos: 15,
  semanaMinutos: null,
};
const persona = { id: 7, nombre: 'Lucía Martín Soto' };

const SUMAS = {
  pedidosMinutos: 105,
  encontradosMinutos: 120,
  pagoMinutos: 60,
  descansoMinutos: 45,
  fuerzaMayorMinutos: 0,
  complementariaMinutos: 0,
  flexibleMinutos: 15,
};

let api: FakeApi;
beforeEach(() => {
  api = createApi({ horasExtra });
  api.handle(horasExtra.mes, () => ({
    items: [
      {
        persona,
        ...SUMAS,
        excesos: [
          {
            fecha: '2026-11-13',
            exceso: 120,
            partes: [
              { categoria: 'pagada' as const, minutos: 60, fuente: 'solicitud' as const },
              { categoria: 'descanso' as const, minutos: 45, fuente: 'solicitud' as const },
              { categoria: 'flexible' as const, minutos: 15, fuente: 'regla' as const },
            ],
          },
        ],
        dias: [
          {
            id: 1,
            fecha: '2026-11-13',
            minutos: 60,
            tipologia: { id: 4, nombre: 'Feria', clase: 'festiva' as const },
            como: 'pago' as const,
            resultaMinutos: 105,
          },
          {
            id: 2,
            fecha: '2026-11-13',
            minutos: 45,
            tipologia: { id: 1, nombre: null, clase: 'ordinaria' as const },
            como: 'descanso' as const,
            resultaMinutos: 60,
          },
        ],
      },
    ],
    total: 1,
    suma: SUMAS,
  }));
  api.handle(horasExtra.tipologiasGestionadas, () => ({
    items: [
      { ...createTipologia(), desde: null, version: 0 },
      { ...createTipologia({ descansoPorHora: 90 }), desde: '2027-01-01', version: 1 },
    ],
    total: 2,
  }));
  api.handle(horasExtra.reglas, () => ({ items: [reglas], total: 1 }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

it('the month says who is paid and who rests, and opens into the days', async () => {
  await renderIntranet({ api, path: '/horas-extra?ano=2026&mes=11' });
  const row = await screen.findByRole('button', { name: /Lucía Martín Soto/ });
  const words = row.textContent.replace(/\s/g, ' ');
  expect(words).toContain('1:45 h pedidas · 2:00 h encontradas · 0:45 h a descanso · 0:15 h a la bolsa');
  expect(words).toContain('Por pagar 1:00 h');
  screen.getByText('Lo mismo que llevan el resumen mensual y la exportación para nóminas.');
  await userEvent.click(row);
  await screen.findByText('Feria, se paga como 1:45 h');
  screen.getByText('Ordinaria, 1:00 h de descanso');
});

it('a kind is changed from a day on, and says what is to come', async () => {
  api.handle(horasExtra.guardarTipologia, () => ({ ...createTipologia(), desde: '2026-12-01', version: 1 }));
  const { requestsTo } = await renderIntranet({ api, path: '/horas-extra?parte=tipos&ver=1' });
  await screen.findByText('Desde el 01/01/2027');
  const day = screen.getByLabelText(/Vale desde/);
  await userEvent.clear(day);
  await userEvent.type(day, '01/12/2026');
  const rest = screen.getByLabelText(/Descanso por hora/);
  await userEvent.clear(rest);
  await userEvent.type(rest, '85');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(requestsTo(horasExtra.guardarTipologia)).toHaveLength(1));
  expect(requestsTo(horasExtra.guardarTipologia)[0]?.input).toMatchObject({
    id: 1,
    version: 0,
    desde: '2026-12-01',
    descansoPorHora: 85,
    nombre: null,
  });
});

it('a full week is typed in hours', async () => {
  api.handle(horasExtra.guardarReglas, () => ({ ...reglas, version: 1, semanaMinutos: 2250 }));
  const { requestsTo } = await renderIntranet({ api, path: '/horas-extra?parte=reglas' });
  const week = await screen.findByLabelText('Semana completa (h)');
  await userEvent.type(week, 'toda');
  await screen.findByText('Escribe las horas como 37:30 o 37,5.');
  await userEvent.clear(week);
  await userEvent.type(week, '37,5');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(requestsTo(horasExtra.guardarReglas)[0]?.input).toMatchObject({ semanaMinutos: 2250, alPasar: 'avisar' }));
});
