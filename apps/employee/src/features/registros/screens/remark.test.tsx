import { cleanup, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registros } from '@jornada/contract';
import { createCorreccion, type FakeApi } from '@jornada/testkit';
import { createFinishedDay, hourAt, hoy, salida, sheet } from '../testing/a-finished-day.ts';

let api: FakeApi;
let show: ReturnType<typeof createFinishedDay>['show'];
beforeEach(() => {
  ({ api, show } = createFinishedDay());
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  expect(api.problems).toEqual([]);
});

describe('the remark of a record', () => {
  const remark = () =>
    api.handle(registros.cargaObservaciones, () => ({
      registro: { ...salida, observaciones: 'Con retraso.' },
      historia: [
        { momento: hourAt('17:58'), autor: 'Lucía Martín Soto', observaciones: null },
        { momento: hourAt('18:10'), autor: 'Lucía Martín Soto', observaciones: 'Con retraso.' },
      ],
    }));

  it('counts along, shows what was written before, and is saved', async () => {
    remark();
    api.handle(registros.observaciones, ({ observaciones }) => ({ registro: { ...salida, observaciones }, correccion: null, hoy }));
    const { requestsTo } = await show('/edit-observaciones/106');
    const page = await sheet('Observaciones');
    const field = await within(page).findByRole('textbox', { name: 'Qué hay que saber de este fichaje' });
    expect(page.textContent).toContain('12 de 500');
    expect(within(page).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.type(field, ' Obras.');
    expect(page.textContent).toContain('19 de 500');
    await userEvent.click(within(page).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(requestsTo(registros.observaciones)).toHaveLength(1));
    expect(requestsTo(registros.observaciones)[0]?.input).toEqual({ id: 106, observaciones: 'Con retraso. Obras.' });
  });

  it('is not sent while nothing has changed', async () => {
    remark();
    const { requestsTo } = await show('/edit-observaciones/106');
    const page = await sheet('Observaciones');
    await userEvent.click(await within(page).findByRole('button', { name: 'Guardar' }));
    expect(page.textContent).toContain('No has cambiado nada todavía.');
    expect(requestsTo(registros.observaciones)).toEqual([]);
  });

  it('takes another hour along', async () => {
    remark();
    api.handle(registros.observaciones, () => ({ registro: salida, correccion: createCorreccion(), hoy }));
    const { requestsTo } = await show('/edit-observaciones/106');
    const page = await sheet('Observaciones');
    await userEvent.click(await within(page).findByRole('button', { name: 'La hora tampoco es correcta' }));
    await userEvent.type(await within(page).findByLabelText('Hora correcta'), '18:05');
    expect(page.textContent).toContain('Lo decide tu responsable');
    await userEvent.click(within(page).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(requestsTo(registros.observaciones)).toHaveLength(1));
    expect(requestsTo(registros.observaciones)[0]?.input).toMatchObject({ HoraActualizadaFichaje: '2026-10-22T16:05:00Z' });
  });
});
