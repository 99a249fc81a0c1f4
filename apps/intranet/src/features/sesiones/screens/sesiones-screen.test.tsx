import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sesiones, type SesionAbierta } from '@jornada/contract';
import { FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const uuid = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const PHONE: SesionAbierta = {
  id: uuid(1),
  clase: 'recordada',
  esActual: false,
  dispositivo: { forma: 'movil', navegador: 'Firefox', sistema: 'Android' },
  creada: '2026-10-01T06:00:00Z',
  ultimoUso: '2026-10-22T09:30:00Z',
};
const UNKNOWN: SesionAbierta = {
  ...PHONE,
  id: uuid(2),
  clase: 'normal',
  dispositivo: { forma: 'desconocida', navegador: null, sistema: null },
  ultimoUso: '2026-10-21T09:30:00Z',
};
const MARTA = { id: 1, nombre: 'Marta Gil' };
const ANA = { id: 11, nombre: 'Ana Ruiz' };

let api: FakeApi;
let open: Map<typeof ANA, SesionAbierta[]>;
beforeEach(() => {
  open = new Map([
    [MARTA, [{ ...PHONE, id: uuid(3), esActual: true }]],
    [ANA, [PHONE, UNKNOWN]],
  ]);
  api = createApi({ sesiones });
  api.handle(sesiones.deEmpresa, ({ texto = '' }) => {
    const items = [...open]
      .filter(([{ nombre }, own]) => own.length > 0 && nombre.toLowerCase().includes(texto.toLowerCase()))
      .map(([persona, own]) => ({
        persona,
        sesiones: own.length,
        ultimoUso: own[0]?.ultimoUso ?? '',
        esActual: own.some(({ esActual }) => esActual),
      }));
    return { items, total: items.length };
  });
  api.handle(sesiones.dePersona, ({ persona }) => {
    const [who, items] = [...open].find(([{ id }]) => String(id) === String(persona)) ?? [];
    if (!who || !items) throw new FakeFailure('sesiones.persona-no-existe');
    return { persona: who, items };
  });
  api.handle(sesiones.cerrarUna, ({ id }) => {
    for (const [who, own] of open)
      open.set(
        who,
        own.filter((one) => one.id !== id),
      );
    return null;
  });
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const rows = async () => within(await screen.findByRole('list', { name: 'Sesiones' })).getAllByRole('button');
async function openRow(index: number, name: string) {
  await userEvent.click((await rows())[index] as HTMLElement);
  return within(await screen.findByRole('region', { name }));
}

it('shows each person once, with the number of sessions and the last use; the signed-in person is marked', async () => {
  await renderIntranet({ api, path: '/sesiones' });
  const texts = (await rows()).map(({ textContent }) => textContent);
  expect(texts).toEqual([expect.stringMatching(/^Marta Gil1 sesiónLa tuya/), expect.stringMatching(/^Ana Ruiz2 sesiones.*22 oct, 11:30$/)]);
});

it('opens a person into their devices, and keeps that in the address; a device that does not tell is called so', async () => {
  const { router } = await renderIntranet({ api, path: '/sesiones' });
  const ana = await openRow(1, 'Ana Ruiz');
  const devices = ana.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(devices[0]).toMatch(/^Firefox · Android.*90 días desde el último uso/);
  expect(devices[1]).toMatch(/^Dispositivo sin identificar.*22 horas desde el último uso/);
  expect(router.state.location.search).toMatchObject({ ver: 11 });
});

it('ends one session after a question; the others of the person stay in sight', async () => {
  const { services, requestsTo } = await renderIntranet({ api, path: '/sesiones' });
  const ana = await openRow(1, 'Ana Ruiz');
  await userEvent.click(ana.getByRole('button', { name: 'Cerrar la sesión de Firefox · Android' }));
  expect(requestsTo(sesiones.cerrarUna)).toHaveLength(0);
  const question = ana.getByRole('group', { name: /¿Cerrar esta sesión de Ana Ruiz\?/ });
  await userEvent.click(within(question).getByRole('button', { name: 'Cerrar esta sesión' }));
  await waitFor(() => expect(ana.getAllByRole('listitem')).toHaveLength(1));
  expect(services.notices.toast.get()?.text).toBe('Sesión cerrada.');
  expect(requestsTo(sesiones.cerrarUna).map(({ input }) => input)).toEqual([{ id: PHONE.id }]);
  expect((await rows())[1]?.textContent).toContain('1 sesión');
});

it('ends all of a person, and says how many those were', async () => {
  api.handle(sesiones.cerrarDePersona, () => {
    open.set(ANA, []);
    return { cerradas: 2 };
  });
  const { services, requestsTo } = await renderIntranet({ api, path: '/sesiones' });
  const ana = await openRow(1, 'Ana Ruiz');
  await userEvent.click(ana.getByRole('button', { name: 'Cerrar todas las suyas' }));
  const question = ana.getByRole('group', { name: /¿Cerrar todas las sesiones de Ana Ruiz\?/ });
  await userEvent.click(within(question).getByRole('button', { name: 'Cerrar todas las suyas' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(services.notices.toast.get()?.text).toBe('2 sesiones cerradas.');
  expect(requestsTo(sesiones.cerrarDePersona).map(({ input }) => input)).toEqual([{ persona: 11 }]);
  expect(screen.queryByRole('region', { name: 'Ana Ruiz' })).toBeNull();
});

it('offers no end of the session that one is in, only of the others', async () => {
  open.get(MARTA)?.push(UNKNOWN);
  await renderIntranet({ api, path: '/sesiones' });
  const own = await openRow(0, 'Marta Gil');
  expect(own.getByText(/^Es la sesión con la que estás aquí/)).toBeDefined();
  const buttons = own.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(buttons).toEqual(['Cerrar la ficha', 'Cerrar la sesión de Dispositivo sin identificar', 'Cerrar todas las demás']);
});

it('says why a session could not be ended, where it was asked', async () => {
  api.handle(sesiones.cerrarUna, () => {
    throw new FakeFailure('sesiones.no-existe');
  });
  await renderIntranet({ api, path: '/sesiones?ver=11' });
  const ana = within(await screen.findByRole('region', { name: 'Ana Ruiz' }));
  await userEvent.click(ana.getByRole('button', { name: 'Cerrar la sesión de Firefox · Android' }));
  const question = within(ana.getByRole('group', { name: /¿Cerrar esta sesión/ }));
  await userEvent.click(question.getByRole('button', { name: 'Cerrar esta sesión' }));
  expect((await question.findByRole('alert')).textContent).not.toBe('');
});

it('finds by name, keeps what was typed in the address, and says so where nobody is found', async () => {
  const { router } = await renderIntranet({ api, path: '/sesiones?texto=ana' });
  expect(await rows()).toHaveLength(1);
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar por nombre' });
  expect(search.value).toBe('ana');
  await userEvent.type(search, 'x');
  expect(await screen.findByText('Nadie con ese nombre tiene una sesión abierta')).toBeDefined();
  expect(router.state.location.search).toMatchObject({ texto: 'anax' });
});
