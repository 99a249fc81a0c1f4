import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bandeja } from '@jornada/contract';
import { disponibilidad, type DisponibilidadVista } from '@jornada/contract/disponibilidad.ts';
import { FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

let api: FakeApi;
let said: DisponibilidadVista[];
beforeEach(() => {
  api = createApi();
  said = [{ id: 1, clase: 'silencio', diaSemana: 5, fecha: null, desde: '20:00', hasta: '08:00' }];
  api.handle(bandeja.pendientes, () => ({ total: 0, respuestas: 0 }));
  api.handle(disponibilidad.propia, () => ({ items: said }));
  api.handle(disponibilidad.anadir, ({ clase, diaSemana = null, fecha = null, desde = null, hasta = null }) => {
    const one = { id: said.length + 1, clase, diaSemana, fecha, desde, hasta };
    said = [...said, one];
    return one;
  });
  api.handle(disponibilidad.quitar, ({ id }) => {
    if (!said.some((one) => one.id === id)) throw new FakeFailure('disponibilidad.no-existe');
    said = said.filter((one) => one.id !== id);
    return null;
  });
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const show = () => renderApp({ api, path: '/configuracion/disponibilidad' });
const rows = async () => within(await screen.findByRole('list', { name: 'Lo que has indicado' })).findAllByRole('listitem');

it('tells what was said, says more of a day, and takes it back', async () => {
  const { requestsTo } = await show();
  expect((await rows()).map(({ textContent }) => textContent)).toEqual(['Viernes, de 20:00 a 8:00No me avisesQuitar']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Qué' }), 'No estoy disponible');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Día' }), 'Miércoles');
  await userEvent.click(screen.getByRole('button', { name: 'Añadir' }));
  await screen.findByRole('button', { name: 'Quitar: Miércoles' });
  expect(requestsTo(disponibilidad.anadir).map(({ input }) => input)).toEqual([{ clase: 'no', diaSemana: 3, desde: null, hasta: null }]);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar: Viernes, de 20:00 a 8:00' }));
  await screen.findByRole('button', { name: 'Quitar: Miércoles' });
  expect(requestsTo(disponibilidad.quitar).map(({ input }) => input)).toEqual([{ id: '1' }]);
});

it('wants the date where it is about one', async () => {
  const { requestsTo } = await show();
  await rows();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Día' }), 'Una fecha');
  await userEvent.click(screen.getByRole('button', { name: 'Añadir' }));
  expect(await screen.findByText('Elige la fecha.')).toBeTruthy();
  expect(requestsTo(disponibilidad.anadir)).toEqual([]);
});
