import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { personas } from '@jornada/contract';
import { excesos, type DiaExcesoDePersona } from '@jornada/contract/excesos/calls.ts';
import { FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const suma = { pagada: 60, descanso: 0, 'fuerza-mayor': 0, complementaria: 0, flexible: 45 };
const none = { tolerancia: 5, ocultos: 0 };
const jonay = { id: 7, nombre: 'Jonay Betancor' };
const day = (over: Partial<DiaExcesoDePersona> = {}): DiaExcesoDePersona => ({
  fecha: '2026-10-21',
  exceso: 105,
  partes: [
    { categoria: 'pagada', minutos: 60, fuente: 'solicitud' },
    { categoria: 'flexible', minutos: 45, fuente: 'regla' },
  ],
  persona: jonay,
  libres: 45,
  cerrado: false,
  decision: null,
  ...over,
});
const single = day({
  persona: { id: 8, nombre: 'Ana Sanz' },
  exceso: 30,
  partes: [{ categoria: 'descanso', minutos: 30, fuente: 'mano' }],
});

let api: FakeApi;
beforeEach(() => {
  api = createApi({ excesos, personas });
  api.handle(personas.opciones, () => ({
    centros: [{ id: 4, nombre: 'Atocha' }],
    departamentos: [],
    horarios: [],
    responsables: [],
    hoy: '2026-10-22',
  }));
  api.handle(excesos.listado, () => ({ items: [day(), single], total: 2, suma, ...none }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});
const open = (more = '') => renderIntranet({ api, path: `/excesos${more}` });

it('shows the sums of a month, and of each day what its minutes are', async () => {
  const { requestsTo } = await open();
  const rows = await screen.findByRole('list', { name: 'Excesos de jornada' });
  const [first, second] = within(rows).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/Horas extra pagadas 1:00\sh · Flexibles \(bolsa\) 0:45\sh/);
  expect(first?.textContent).toMatch(/1:45\sh/);
  // Of one category alone its minutes are not said twice.
  expect(second?.textContent?.match(/0:30/g)).toHaveLength(1);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Categoría' }), 'Fuerza mayor');
  await waitFor(() => expect(requestsTo(excesos.listado).at(-1)?.input).toMatchObject({ categoria: 'fuerza-mayor', desde: '2026-10-01' }));
});

it('says how many days the tolerance leaves out, and shows them', async () => {
  api.handle(excesos.listado, ({ todos }) => ({ items: todos === 'si' ? [day(), single] : [], total: 2, suma, tolerancia: 5, ocultos: 2 }));
  await open();
  await screen.findByText(/2 días con menos de 5 min no se muestran/);
  expect(screen.queryByText('Ana Sanz')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar' }));
  await screen.findByText('Ana Sanz');
  await userEvent.click(screen.getByRole('button', { name: 'No mostrar' }));
  await screen.findByText(/no se muestran/);
});

it('decides a day by hand with its reason, and says what was refused', async () => {
  api.handle(excesos.decidir, () => {
    throw new FakeFailure('excesos.demasiado');
  });
  const { requestsTo } = await open();
  await userEvent.click(await screen.findByRole('button', { name: /Jonay Betancor/ }));
  const rest = await screen.findByRole('textbox', { name: /^Horas extra a descanso/ });
  await userEvent.type(rest, '0:45');
  await userEvent.type(screen.getByRole('textbox', { name: /^Motivo/ }), 'Inventario');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar la decisión' }));
  await screen.findByRole('alert');
  expect(requestsTo(excesos.decidir).map(({ input }) => input)).toEqual([
    { persona: 7, fecha: '2026-10-21', motivo: 'Inventario', partes: [{ categoria: 'descanso', minutos: 45 }] },
  ]);
});

it('offers nothing to decide of a closed day', async () => {
  api.handle(excesos.listado, () => ({ items: [day({ cerrado: true })], total: 1, suma, ...none }));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /Jonay Betancor/ }));
  await screen.findByRole('heading', { name: 'Jonay Betancor' });
  expect(screen.queryByRole('textbox', { name: /^Motivo/ })).toBeNull();
});

it('counts the year of each person against its limit', async () => {
  const counter = { ano: 2026, suma, cuentan: 60, porDescansar: 0, limite: 4800, quedan: 4740, norma: 'ET 35.2', persona: jonay };
  api.handle(excesos.contadores, () => ({ items: [counter], total: 1 }));
  await open('?parte=contadores');
  const row = await screen.findByText('Jonay Betancor');
  expect(row.closest('li,tr')?.textContent).toMatch(/1:00/);
});
