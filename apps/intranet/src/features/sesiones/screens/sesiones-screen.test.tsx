import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sesiones, type SesionDeEmpresa } from '@jornada/contract';
import { FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const uuid = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const ANA: SesionDeEmpresa = {
  id: uuid(1),
  clase: 'recordada',
  esActual: false,
  dispositivo: { forma: 'movil', navegador: 'Firefox', sistema: 'Android' },
  creada: '2026-10-01T06:00:00Z',
  ultimoUso: '2026-10-22T09:30:00Z',
  persona: { id: 11, nombre: 'Ana Ruiz' },
};
const ANA_TABLET: SesionDeEmpresa = {
  ...ANA,
  id: uuid(2),
  clase: 'normal',
  dispositivo: { forma: 'desconocida', navegador: null, sistema: null },
};
const OWN: SesionDeEmpresa = { ...ANA, id: uuid(3), esActual: true, persona: { id: 1, nombre: 'Marta Gil' } };

let api: FakeApi;
let open: SesionDeEmpresa[];
beforeEach(() => {
  open = [OWN, ANA, ANA_TABLET];
  api = createApi({ sesiones });
  api.handle(sesiones.deEmpresa, ({ texto = '' }) => {
    const items = open.filter(({ persona }) => persona.nombre.toLowerCase().includes(texto.toLowerCase()));
    return { items, total: items.length };
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

it('says who is signed in where and since when; a device that does not tell is called so', async () => {
  await renderIntranet({ api, path: '/sesiones' });
  const texts = (await rows()).map(({ textContent }) => textContent ?? '');
  expect(texts[0]).toContain('Esta');
  expect(texts[1]).toMatch(/Ana Ruiz.*Firefox · Android.*11:30/);
  expect(texts[2]).toContain('Aparato sin identificar');
  const one = await openRow(1, 'Ana Ruiz');
  expect(one.getByText('90 días desde el último uso')).toBeDefined();
});

it('ends one session after a question, and it is gone from the list', async () => {
  api.handle(sesiones.cerrarUna, ({ id }) => {
    open = open.filter((one) => one.id !== id);
    return null;
  });
  const { services, requestsTo } = await renderIntranet({ api, path: '/sesiones' });
  const one = await openRow(1, 'Ana Ruiz');
  await userEvent.click(one.getByRole('button', { name: 'Cerrar esta sesión' }));
  expect(requestsTo(sesiones.cerrarUna)).toHaveLength(0);
  const question = one.getByRole('group', { name: /¿Cerrar esta sesión de Ana Ruiz\?/ });
  await userEvent.click(within(question).getByRole('button', { name: 'Cerrar esta sesión' }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(services.notices.toast.get()?.text).toBe('Sesión cerrada.');
  expect(requestsTo(sesiones.cerrarUna).map(({ input }) => input)).toEqual([{ id: ANA.id }]);
  expect(screen.queryByRole('region', { name: 'Ana Ruiz' })).toBeNull();
});

it('ends all of a person, and says how many those were', async () => {
  api.handle(sesiones.cerrarDePersona, ({ persona }) => {
    const before = open.length;
    open = open.filter((one) => one.persona.id !== persona);
    return { cerradas: before - open.length };
  });
  const { services, requestsTo } = await renderIntranet({ api, path: '/sesiones' });
  const one = await openRow(1, 'Ana Ruiz');
  await userEvent.click(one.getByRole('button', { name: 'Cerrar todas las suyas' }));
  const question = one.getByRole('group', { name: /¿Cerrar todas las sesiones de Ana Ruiz\?/ });
  await userEvent.click(within(question).getByRole('button', { name: 'Cerrar todas las suyas' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(services.notices.toast.get()?.text).toBe('2 sesiones cerradas.');
  expect(requestsTo(sesiones.cerrarDePersona).map(({ input }) => input)).toEqual([{ persona: 11 }]);
});

it('offers no end of the session that one is in', async () => {
  await renderIntranet({ api, path: '/sesiones' });
  const own = await openRow(0, 'Marta Gil');
  expect(own.getByText(/^Es la sesión con la que estás aquí/)).toBeDefined();
  expect(own.queryByRole('button', { name: 'Cerrar esta sesión' })).toBeNull();
});

it('says why a session could not be ended, where it was asked', async () => {
  api.handle(sesiones.cerrarUna, () => {
    throw new FakeFailure('sesiones.no-existe');
  });
  await renderIntranet({ api, path: '/sesiones' });
  const one = await openRow(1, 'Ana Ruiz');
  await userEvent.click(one.getByRole('button', { name: 'Cerrar esta sesión' }));
  const question = within(one.getByRole('group', { name: /¿Cerrar esta sesión/ }));
  await userEvent.click(question.getByRole('button', { name: 'Cerrar esta sesión' }));
  expect((await question.findByRole('alert')).textContent).not.toBe('');
});

it('finds by name, keeps what was typed in the address, and says so where nobody is found', async () => {
  const { router } = await renderIntranet({ api, path: '/sesiones?texto=ana' });
  expect(await rows()).toHaveLength(2);
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar por nombre' });
  expect(search.value).toBe('ana');
  await userEvent.type(search, 'x');
  expect(await screen.findByText('Nadie con ese nombre tiene una sesión abierta')).toBeDefined();
  expect(router.state.location.search).toMatchObject({ texto: 'anax' });
});
