import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { registros } from '@jornada/contract';
import { horasExtra } from '@jornada/contract/horas-extra/calls.ts';
import {
  createConsecuenciasExtra,
  createExtra,
  createHoy,
  createNuevoExtra,
  createPerfil,
  createSolicitud,
  FakeFailure,
  type FakeApi,
} from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

const perfil = createPerfil({ ModuloHorasExtra: true });
const nuevo = createNuevoExtra();

let api: FakeApi;
beforeEach(() => {
  api = createApi();
  api.handle(registros.registrosHoy, () => createHoy());
  api.handle(horasExtra.resumen, () => ({
    tope: { ...nuevo.tope, pedidosMinutos: 90, quedanMinutos: 4710 },
    tipologias: [
      {
        tipologia: { id: 1, nombre: null, clase: 'ordinaria' as const },
        aprobadosMinutos: 0,
        pedidosMinutos: 90,
        pagoMinutos: 0,
        descansoMinutos: 0,
      },
    ],
    porDescansar: { minutos: 84, caduca: '2027-02-07' },
    propuestas: nuevo.propuestas,
    suma: {
      pedidosMinutos: 90,
      encontradosMinutos: 165,
      pagoMinutos: 75,
      descansoMinutos: 0,
      fuerzaMayorMinutos: 0,
      complementariaMinutos: 0,
      flexibleMinutos: 90,
    },
  }));
  api.handle(horasExtra.listado, () => ({
    items: [
      createSolicitud({
        id: 7,
        modulo: 'horas-extra',
        desde: '2026-11-13',
        hasta: '2026-11-13',
        cantidad: { unidad: 'minutos', minutos: 75 },
      }),
    ],
    total: 1,
  }));
  api.handle(horasExtra.anios, () => ({ items: [2026] }));
  api.handle(horasExtra.estados, () => ({ items: [{ id: 'pendiente' as const, nombre: 'Pendiente' }] }));
  api.handle(horasExtra.byId, () => createExtra());
  api.handle(horasExtra.nuevo, ({ data }) => {
    const { fecha } = JSON.parse(data ?? '{}') as { fecha?: string };
    return { ...nuevo, consecuencias: fecha ? createConsecuenciasExtra() : null };
  });
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const show = (path: string, options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ api, path, perfil, now: '2026-11-23T09:00:00+01:00', ...options });

it('the list says what is left, what the record has, and the rest to take', async () => {
  await show('/horas-extra-list');
  await screen.findByText('Aún puedes hacer 78:30 h extra');
  for (const [label, amount] of [
    ['Encontradas en el registro', '2:45 h'],
    ['Por pagar', '1:15 h'],
    ['A la bolsa de horas', '1:30 h'],
  ] as const)
    expect(screen.getByText(label).parentElement?.textContent.replace(/\s/g, ' ')).toBe(`${label}${amount}`);
  screen.getByText('1:24 h de descanso por disfrutar; las primeras caducan el 7 feb 2027');
  const proposal = screen.getByRole('link', { name: /0:37\sh$/ });
  expect(proposal.getAttribute('href')).toBe('/horas-extra-form?fecha=2026-11-17&minutos=37');
});

it('a day of the record is chosen above the form, and sent with a reason', async () => {
  api.handle(horasExtra.guardar, () => createExtra());
  const { requestsTo, router } = await show('/horas-extra-form');
  await userEvent.click(await screen.findByRole('link', { name: /Ordinaria/ }));
  await userEvent.click(await screen.findByRole('button', { name: /8:37\sh trabajadas/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/horas-extra-form'));
  expect((await screen.findByLabelText('Cuánto')).getAttribute('value')).toBe('0:37');
  await screen.findByRole('heading', { name: /0:49\sh de descanso/ });
  await userEvent.click(screen.getByRole('button', { name: 'Enviar la solicitud' }));
  expect(requestsTo(horasExtra.guardar)).toEqual([]);
  await userEvent.type(screen.getByLabelText('Motivo'), 'Inventario');
  await userEvent.click(screen.getByRole('radio', { name: 'Pago' }));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar la solicitud' }));
  await waitFor(() =>
    expect(requestsTo(horasExtra.guardar).map(({ input }) => input)).toEqual([
      {
        fecha: '2026-11-17',
        tipologia: 1,
        compensacion: 'pago',
        minutos: 37,
        inicio: null,
        fin: null,
        proyecto: null,
        comentario: 'Inventario',
      },
    ]),
  );
});

it('an unreadable length is said at once, and what the server refuses stands below', async () => {
  api.handle(horasExtra.guardar, () => {
    throw new FakeFailure('horas-extra.sin-exceso', { message: 'El registro de ese día no da para tanto.' });
  });
  await show('/horas-extra-form?fecha=2026-11-17');
  const field = await screen.findByLabelText('Cuánto');
  await userEvent.clear(field);
  await userEvent.type(field, 'mucho');
  await screen.findByText('Escribe horas y minutos, como 1:30.');
  await userEvent.clear(field);
  await userEvent.type(field, '2');
  await userEvent.type(screen.getByLabelText('Motivo'), 'Inventario');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar la solicitud' }));
  await screen.findByText('El registro de ese día no da para tanto.');
});

it('a request says what the record has of it, and what it brought to the hour bank', async () => {
  api.handle(horasExtra.byId, () =>
    createExtra({ estado: 'aprobada', espera: null, minutos: 120, realesMinutos: 75, bolsa: { minutos: 100, caduca: '2027-03-13' } }),
  );
  await show('/horas-extra-view/7');
  await screen.findByText('Se aprobaron 2:00 h; el registro tiene 1:15 h.');
  screen.getByText('1:40 h ya en la bolsa de horas, hasta el 13 mar 2027');
});
