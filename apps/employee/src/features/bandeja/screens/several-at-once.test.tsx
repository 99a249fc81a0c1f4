import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '@jornada/contract';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { createPorDecidir, FakeFailure, type FakeApi } from '@jornada/testkit';
import { alba, createInbox, jonas, lucia } from '../testing/to-decide.ts';

let api: FakeApi;
let inbox: ReturnType<typeof createInbox>;
beforeEach(() => {
  inbox = createInbox();
  ({ api } = inbox);
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

describe('requests that wait for a decision, several at once', () => {
  it('decided several at once, say of each what came of it', async () => {
    inbox.items = [jonas, alba];
    api.handle(solicitudes.decidir, () => {
      inbox.items = [alba];
      return {
        items: [
          { id: 51, estado: 'aprobada' as const, version: 2, error: null },
          { id: 52, estado: null, version: null, error: { codigo: 'vacaciones.sin-saldo', mensaje: 'Ya no le llegan los días.' } },
        ],
      };
    });
    const { requestsTo } = await inbox.show('/bandeja/solicitudes');
    await userEvent.click(await screen.findByLabelText('Elegir todas'));
    const bar = screen.getByRole('group', { name: '2 elegidas' });
    expect(bar.textContent).toContain('ninguna tiene avisos');
    const barClass = bar.className;
    await userEvent.click(within(bar).getByRole('button', { name: 'Aprobar 2' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ya mismo' }));
    const told = await screen.findByText('1 aprobada.');
    const status = told.closest('[role="status"]');
    expect(status?.textContent).toContain('1 sigue sin decidir:Alba Ríos, Vacaciones 28');
    expect(status?.textContent).toContain('Ya no le llegan los días.');
    // It stands where the bar was, with the focus, until it was read.
    const close = screen.getByRole('button', { name: 'Entendido' });
    expect(document.activeElement).toBe(close);
    expect(status?.parentElement?.className).toBe(barClass);
    await userEvent.click(close);
    expect(screen.queryByText('1 aprobada.')).toBeNull();
    expect(requestsTo(solicitudes.decidir).map(({ input }) => input)).toEqual([
      {
        decision: 'aprobar',
        cuales: [
          { id: 51, version: 1 },
          { id: 52, version: 1 },
        ],
      },
    ]);
  });

  it('with a warning are left out of an approval of several, and led to', async () => {
    inbox.items = [jonas, lucia, alba];
    api.handle(solicitudes.decidir, ({ cuales }) => ({
      items: cuales.map(({ id }) => ({ id, estado: 'aprobada' as const, version: 2, error: null })),
    }));
    const { router, requestsTo } = await inbox.show('/bandeja/solicitudes');
    await userEvent.click(await screen.findByLabelText('Elegir todas'));
    const bar = screen.getByRole('group', { name: '3 elegidas' });
    expect(bar.textContent).toContain('1 tiene avisos: Lucía Martín Soto');
    await userEvent.click(within(bar).getByRole('button', { name: 'Aprobar 2 sin avisos' }));
    expect(await screen.findByText('Se aprueban 2')).toBeDefined();
    // They have left the list, and the other one has not.
    expect(screen.queryByLabelText('Elegir la de Jonas Weber')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ya mismo' }));
    await screen.findByText('2 aprobadas.');
    expect(requestsTo(solicitudes.decidir).map(({ input }) => input)).toMatchObject([{ cuales: [{ id: 51 }, { id: 52 }] }]);
    await userEvent.click(screen.getByLabelText('Elegir la de Lucía Martín Soto'));
    expect(screen.queryByRole('button', { name: /^Aprobar/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Revisar 1' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/bandeja/solicitudes/41'));
  });

  it('approved by mistake are back with one press, still ticked, and nobody was told', async () => {
    inbox.items = [jonas, alba];
    const { requestsTo } = await inbox.show('/bandeja/solicitudes');
    await userEvent.click(await screen.findByLabelText('Elegir todas'));
    await userEvent.click(screen.getByRole('button', { name: 'Aprobar 2' }));
    const undo = await screen.findByRole('button', { name: 'Deshacer' });
    expect(document.activeElement).toBe(undo);
    await userEvent.click(undo);
    expect(screen.getByRole('group', { name: '2 elegidas' })).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Elegir la de Jonas Weber').checked).toBe(true);
    expect(requestsTo(solicitudes.decidir)).toEqual([]);
  });

  it('approved together do not stay open beside the list', async () => {
    inbox.items = [jonas, lucia];
    await inbox.show('/bandeja/solicitudes', { width: 1440 });
    await screen.findByRole('button', { name: 'Aprobar' });
    await userEvent.click(screen.getByLabelText('Elegir la de Jonas Weber'));
    expect(screen.getByRole('region', { name: 'Jonas Weber' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Aprobar 1' }));
    await screen.findByRole('region', { name: 'Lucía Martín Soto' });
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByLabelText('Elegir la de Jonas Weber')).toHaveProperty('checked', true);
    await userEvent.click(screen.getByRole('button', { name: 'Aprobar 1' }));
    api.handle(solicitudes.decidir, ({ cuales }) => {
      inbox.items = [lucia];
      return { items: cuales.map(({ id }) => ({ id, estado: 'aprobada' as const, version: 2, error: null })) };
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ya mismo' }));
    await screen.findByText('1 aprobada.');
    expect(screen.getByRole('region', { name: 'Lucía Martín Soto' })).toBeDefined();
    expect(screen.queryByText('Jonas Weber')).toBeNull();
  });

  it('that could not be rejected are ticked again, with the reason that was typed', async () => {
    inbox.items = [jonas, alba];
    api.handle(solicitudes.decidir, () => {
      throw new FakeFailure('general.no-disponible', { message: 'Ahora no.' });
    });
    await inbox.show('/bandeja/solicitudes');
    await userEvent.click(await screen.findByLabelText('Elegir todas'));
    await userEvent.click(screen.getByRole('button', { name: 'Rechazar…' }));
    await userEvent.type(screen.getByRole('textbox'), 'Estamos cerrados.');
    await userEvent.click(screen.getByRole('button', { name: 'Rechazar 2' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ya mismo' }));
    expect(await screen.findByText('Ahora no.')).toBeDefined();
    expect(screen.getByRole('group', { name: '2 elegidas' })).toBeDefined();
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Estamos cerrados.');
  });

  it('are sent by themselves after ten seconds', async () => {
    inbox.items = [jonas, alba];
    api.handle(solicitudes.decidir, ({ cuales }) => ({
      items: cuales.map(({ id }) => ({ id, estado: 'aprobada' as const, version: 2, error: null })),
    }));
    const { clock, requestsTo } = await inbox.show('/bandeja/solicitudes');
    await userEvent.click(await screen.findByLabelText('Elegir todas'));
    await userEvent.click(screen.getByRole('button', { name: 'Aprobar 2' }));
    await screen.findByText('Se aprueban 2');
    expect(requestsTo(solicitudes.decidir)).toEqual([]);
    clock.advance({ seconds: 10 });
    await waitFor(() => expect(requestsTo(solicitudes.decidir)).toHaveLength(1));
  });

  it('are sent before somebody signs out', async () => {
    inbox.items = [jonas, alba];
    let ended = false;
    api.handle(auth.salir, () => {
      ended = true;
      return null;
    });
    let isInTime = false;
    api.handle(solicitudes.decidir, ({ cuales }) => {
      isInTime = !ended;
      return { items: cuales.map(({ id }) => ({ id, estado: 'aprobada' as const, version: 2, error: null })) };
    });
    await inbox.show('/bandeja/solicitudes', { width: 1440 });
    await userEvent.click(await screen.findByLabelText('Elegir todas'));
    await userEvent.click(screen.getByRole('button', { name: 'Aprobar 2' }));
    await screen.findByText('Se aprueban 2');
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    await waitFor(() => expect(ended).toBe(true));
    expect(isInTime).toBe(true);
  });

  it('approved together are sent at once by whoever leaves the page', async () => {
    inbox.items = [jonas, alba];
    api.handle(solicitudes.decidir, ({ cuales }) => ({
      items: cuales.map(({ id }) => ({ id, estado: 'aprobada' as const, version: 2, error: null })),
    }));
    const { requestsTo } = await inbox.show('/bandeja/solicitudes');
    await userEvent.click(await screen.findByLabelText('Elegir todas'));
    await userEvent.click(screen.getByRole('button', { name: 'Aprobar 2' }));
    await screen.findByText('Se aprueban 2');
    await userEvent.click(screen.getByRole('link', { name: /^Lo tuyo/ }));
    await waitFor(() => expect(requestsTo(solicitudes.decidir)).toHaveLength(1));
  });

  it('are noted if they are sick leave, alone and among others', async () => {
    const leave = { modulo: 'bajas' as const, titulo: null };
    inbox.items = [{ ...jonas, ...leave }, lucia];
    await inbox.show('/bandeja/solicitudes');
    const row = await screen.findByRole('button', { name: /Jonas Weber/ });
    expect(row.textContent).toContain('Comunicada: solo hay que anotarla');
    await userEvent.click(screen.getByLabelText('Elegir la de Jonas Weber'));
    expect(screen.getByRole('button', { name: 'Anotar 1' })).toBeDefined();
    await userEvent.click(screen.getByLabelText('Elegir todas'));
    expect(screen.getByRole('button', { name: 'Anotar 1 sin avisos' })).toBeDefined();
    cleanup();
    inbox.items = [{ ...jonas, ...leave }, alba];
    await inbox.show('/bandeja/solicitudes');
    await userEvent.click(await screen.findByLabelText('Elegir todas'));
    expect(screen.getByRole('button', { name: 'Aprobar o anotar 2' })).toBeDefined();
  });

  it('are chosen without the cancellations, which are decided one by one', async () => {
    inbox.items = [
      jonas,
      lucia,
      createPorDecidir({ id: 60, estado: 'anulacion-solicitada', persona: { ...jonas.persona, nombre: 'Eva Sanz' } }),
    ];
    await inbox.show('/bandeja/solicitudes');
    await userEvent.click(await screen.findByLabelText('Elegir todas'));
    expect(screen.getByRole('group', { name: '2 elegidas' })).toBeDefined();
    expect(screen.queryByLabelText('Elegir la de Eva Sanz')).toBeNull();
    expect(screen.getByRole('button', { name: /Eva Sanz/ }).textContent).toContain('Anular: ');
  });
});
