import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import type { FakeApi } from '@jornada/testkit';
import { createInbox } from '../testing/to-decide.ts';

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

describe('stand-ins', () => {
  const persona = (id: number, nombre: string) => ({ id, nombre });
  const days = { desde: '2026-11-23', hasta: '2026-11-27' };

  it('say in the inbox for whom one decides today, and who decides for oneself', async () => {
    const [own, other] = [
      { id: 1, titular: persona(3, 'Marta Gil'), suplente: persona(7, 'Dani Soler'), parte: 'titular' as const },
      { id: 2, titular: persona(8, 'Alba Ríos'), suplente: persona(3, 'Marta Gil'), parte: 'suplente' as const },
    ];
    api.handle(solicitudes.suplencias, () => ({
      items: [
        { ...own, ...days },
        { ...other, ...days },
      ],
      total: 2,
    }));
    await inbox.show('/bandeja/solicitudes');
    await screen.findByText('Hoy decides también por Alba Ríos.');
    expect(screen.getByText('Hoy Dani Soler también puede decidir por ti.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Suplencias' }).getAttribute('href')).toBe('/bandeja/suplencias');
  });

  it('are named with their days, by name, and ended after a question', async () => {
    const made = { id: 1, titular: persona(3, 'Marta Gil'), suplente: persona(7, 'Dani Soler'), parte: 'titular' as const, ...days };
    let named = false;
    api.handle(solicitudes.suplencias, () => ({ items: named ? [made] : [], total: Number(named) }));
    api.handle(solicitudes.suplentes, () => ({ items: [persona(7, 'Dani Soler')] }));
    api.handle(solicitudes.guardarSuplencia, () => {
      named = true;
      return made;
    });
    api.handle(solicitudes.quitarSuplencia, () => null);
    const { requestsTo } = await inbox.show('/bandeja/suplencias');
    await screen.findByText('Nadie: decides tú.');
    await userEvent.click(screen.getByRole('button', { name: 'Nombrar' }));
    await screen.findByText('Elige quién decidirá por ti.');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar a una persona de la empresa' }), 'dani');
    await userEvent.click(await screen.findByRole('button', { name: 'Dani Soler' }));
    await userEvent.type(screen.getByLabelText(/^Desde/), '23/11/2026');
    await userEvent.type(screen.getByLabelText(/^Hasta/), '27/11/2026');
    await userEvent.click(screen.getByRole('button', { name: 'Nombrar' }));
    await waitFor(() => expect(requestsTo(solicitudes.guardarSuplencia)[0]?.input).toEqual({ suplente: 7, ...days }));
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar la suplencia de Dani Soler' }));
    await userEvent.click(screen.getByRole('button', { name: 'Quitar la suplencia' }));
    await waitFor(() => expect(requestsTo(solicitudes.quitarSuplencia)).toHaveLength(1));
  });
});
