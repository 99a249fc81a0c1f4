import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { createOfertaDeTurno, FakeFailure, TURNOS_DE_PRUEBA as turnos, YERAY, type FakeApi } from '@jornada/testkit';
import { createChanges, LIST } from '../testing/changes.ts';

let api: FakeApi;
let told: ReturnType<typeof createChanges>;
beforeEach(() => {
  told = createChanges();
  ({ api } = told);
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

describe('an offered shift', () => {
  const oferta = createOfertaDeTurno({ id: 5, elige: 'primero', comentario: 'inventario' });

  it('is taken with one tap, and taken back within ten seconds', async () => {
    let taken = false;
    api.handle(cambioTurnos.turnos, () => ({ ofertas: [{ ...oferta, apuntado: taken }], anillos: [], isAgotado: false, turnos }));
    api.handle(cambioTurnos.apuntarme, () => ((taken = true), { oferta: { ...oferta, apuntado: true }, turnos }));
    api.handle(cambioTurnos.desapuntarme, () => ((taken = false), { oferta, turnos }));
    const { requestsTo } = await told.show(LIST);
    await userEvent.click(await screen.findByRole('button', { name: /^Me apunto: Sábado 12, mañana, inventario/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Deshacer/ }));
    await waitFor(() => expect(requestsTo(cambioTurnos.desapuntarme)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: /^Me apunto:/ })).toBeDefined();
  });

  it('withdraws an own offer, once asked, and does not name whose it is', async () => {
    let isThere = true;
    const own = { ...oferta, mia: true, de: YERAY, version: 3 };
    api.handle(cambioTurnos.turnos, () => ({ ofertas: isThere ? [own] : [], anillos: [], isAgotado: false, turnos }));
    api.handle(cambioTurnos.retirarOferta, () => ((isThere = false), { oferta: { ...own, estado: 'retirada' as const }, turnos }));
    const { requestsTo } = await told.show(LIST);
    const part = within(await screen.findByRole('region', { name: 'Tus propuestas' }));
    expect(part.queryByText(/de Yaiza/)).toBeNull();
    await userEvent.click(await part.findByRole('button', { name: /^Retirar la oferta: Sábado 12/ }));
    await userEvent.click(part.getByRole('button', { name: 'Retirar' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Retirar la oferta/ })).toBeNull());
    expect(requestsTo(cambioTurnos.retirarOferta).map(({ input }) => input)).toEqual([{ id: String(oferta.id), version: '3' }]);
  });

  it('that somebody else was faster for says so in its row', async () => {
    api.handle(cambioTurnos.turnos, () => ({ ofertas: [oferta], anillos: [], isAgotado: false, turnos }));
    api.handle(cambioTurnos.apuntarme, () => {
      throw new FakeFailure('cambio-turnos.ya-tiene-dueno');
    });
    await told.show(LIST);
    await userEvent.click(await screen.findByRole('button', { name: /^Me apunto:/ }));
    const offers = within(await screen.findByRole('region', { name: 'Se ofrece' }));
    expect((await offers.findByRole('alert')).textContent).toContain('ya-tiene-dueno');
  });

  it('that could not be asked for can be asked for again', async () => {
    api.handle(cambioTurnos.turnos, () => ({ ofertas: [oferta], anillos: [], isAgotado: false, turnos }));
    api.handle(cambioTurnos.apuntarme, () => {
      throw new FakeFailure('general.no-disponible', { message: 'Ahora no.' });
    });
    const { requestsTo } = await told.show(LIST);
    await userEvent.click(await screen.findByRole('button', { name: /^Me apunto:/ }));
    await waitFor(() => expect(requestsTo(cambioTurnos.apuntarme)).toHaveLength(1));
    expect(await screen.findByText('Ahora no.')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Me apunto:/ })).toBeDefined();
  });
});
