import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { personas } from '@jornada/contract';
import { turnos } from '@jornada/contract/turnos/calls.ts';
import { FakeFailure, type FakeApi } from '@jornada/testkit';
import { ficha, handlePeople } from '../../../testing/people.ts';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

let api: FakeApi;
beforeEach(() => {
  api = createApi({ personas, turnos });
  handlePeople(api);
  api.handle(turnos.puestos, () => ({ items: [], total: 0 }));
  api.handle(personas.crear, ({ nombre, email, roles }) => ({
    ...ficha,
    id: 30,
    nombre,
    email,
    roles: [...roles],
    cuenta: 'sin-acceso' as const,
    invitada: null,
  }));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  expect(api.problems).toEqual([]);
});

async function type(fields: Record<string, string>) {
  const aside = await screen.findByRole('region', { name: 'Nueva persona' });
  for (const [label, text] of Object.entries(fields)) await userEvent.type(await within(aside).findByLabelText(label), text);
  return aside;
}

it('says which fields must not stay empty', async () => {
  await renderIntranet({ api, path: '/personas?ver=nuevo' });
  const aside = within(await screen.findByRole('region', { name: 'Nueva persona' }));
  await aside.findByLabelText('Nombre completo');
  const isRequired = (label: string) => aside.getByLabelText(label).getAttribute('aria-required');
  const must = ['Nombre completo', 'DNI, NIE u otro', 'Alta', 'Centro', 'Horario'];
  expect(must.map(isRequired)).toEqual(must.map(() => 'true'));
  const may = ['Correo', 'Móvil', 'Puesto', 'Departamento'];
  expect(may.map(isRequired)).toEqual(may.map(() => 'false'));
});

it('the only centre and the only schedule are chosen already, and roles can be given', async () => {
  const { requestsTo } = await renderIntranet({ api, path: '/personas?ver=nuevo' });
  const aside = await type({ 'Nombre completo': 'Iris Pol', 'DNI, NIE u otro': '12345678Z' });
  await userEvent.click(within(aside).getByRole('checkbox', { name: /Responsable/ }));
  await userEvent.click(within(aside).getByRole('button', { name: 'Crear' }));
  await screen.findByRole('region', { name: 'Iris Pol ya está en la lista' });
  expect(requestsTo(personas.crear)[0]?.input).toMatchObject({
    centroId: 1,
    horarioId: 1,
    alta: '2026-10-22',
    roles: ['empleado', 'responsable'],
    invitar: false,
  });
});

it('the schedule of somebody hired long ago counts from today, unless another day is said', async () => {
  const { requestsTo } = await renderIntranet({ api, path: '/personas?ver=nuevo' });
  const aside = await type({ 'Nombre completo': 'Iris Pol', 'DNI, NIE u otro': '12345678Z' });
  const hired = within(aside).getByLabelText<HTMLInputElement>('Alta');
  const counts = within(aside).getByLabelText<HTMLInputElement>('El horario cuenta desde');
  const today = counts.value;
  await userEvent.clear(hired);
  await userEvent.type(hired, '01/03/2019');
  await userEvent.tab();
  expect(counts.value).toBe(today);
  // The reason is shown, and the other choice is one press away.
  expect(within(aside).getByText(/^Los días anteriores quedan sin horario/)).toBeDefined();
  await userEvent.click(within(aside).getByRole('button', { name: 'Crear' }));
  await screen.findByRole('region', { name: 'Iris Pol ya está en la lista' });
  expect(requestsTo(personas.crear)[0]?.input).toMatchObject({ alta: '2019-03-01', desde: '2026-10-22' });
});

it('the schedule of somebody hired before today counts from the hire when that is asked for', async () => {
  const { requestsTo } = await renderIntranet({ api, path: '/personas?ver=nuevo' });
  const aside = await type({ 'Nombre completo': 'Iris Pol', 'DNI, NIE u otro': '12345678Z' });
  expect(within(aside).queryByText(/^Los días anteriores/)).toBeNull();
  const hired = within(aside).getByLabelText<HTMLInputElement>('Alta');
  await userEvent.clear(hired);
  await userEvent.type(hired, '05/10/2026');
  await userEvent.tab();
  await userEvent.click(within(aside).getByRole('button', { name: 'Contar desde el alta' }));
  expect(within(aside).queryByText(/^Los días anteriores/)).toBeNull();
  await userEvent.click(within(aside).getByRole('button', { name: 'Crear' }));
  await screen.findByRole('region', { name: 'Iris Pol ya está en la lista' });
  expect(requestsTo(personas.crear)[0]?.input).toMatchObject({ alta: '2026-10-05', desde: '2026-10-05' });
});

it('a kiosk is asked for no contract, and is nothing else', async () => {
  const { requestsTo } = await renderIntranet({ api, path: '/personas?ver=nuevo' });
  const aside = await type({ 'Nombre completo': 'Entrada', 'DNI, NIE u otro': 'quiosco-1' });
  await userEvent.click(within(aside).getByRole('checkbox', { name: /Quiosco/ }));
  expect(within(aside).queryByLabelText('Centro')).toBeNull();
  await userEvent.click(within(aside).getByRole('button', { name: 'Crear' }));
  await screen.findByRole('region', { name: 'Entrada ya está en la lista' });
  expect(requestsTo(personas.crear)[0]?.input).toMatchObject({ roles: ['quiosco'] });
});

it('afterwards offers the invitation, the schedule, the file, and another one', async () => {
  api.handle(personas.invitar, () => ({
    ...ficha,
    id: 30,
    nombre: 'Iris Pol',
    email: 'iris@aurora.example',
    invitada: '2026-10-22T11:24:00Z',
    cuenta: 'invitada' as const,
  }));
  const { router } = await renderIntranet({ api, path: '/personas?ver=nuevo' });
  const aside = await type({ 'Nombre completo': 'Iris Pol', 'DNI, NIE u otro': '12345678Z', Correo: 'iris@aurora.example' });
  await userEvent.click(within(aside).getByRole('checkbox', { name: 'Enviar la invitación por correo' }));
  await userEvent.click(within(aside).getByRole('button', { name: 'Crear' }));
  const made = await screen.findByRole('region', { name: 'Iris Pol ya está en la lista' });
  await userEvent.click(within(made).getByRole('button', { name: 'Enviar invitación' }));
  expect(await within(made).findByText('Invitación enviada a iris@aurora.example')).toBeDefined();
  await userEvent.click(within(made).getByRole('button', { name: 'Añadir otra persona' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Nombre completo')).value).toBe('');
  await type({ 'Nombre completo': 'Iris Pol', 'DNI, NIE u otro': '12345678Z' });
  await userEvent.click(screen.getByRole('button', { name: 'Crear' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar horario o centro' }));
  expect(router.state.location.search).toEqual({ ver: 30, pestana: 'horario' });
  expect(await screen.findByRole('heading', { name: 'Cambiar desde un día' })).toBeDefined();
});

it('an error of the server about a field is shown at that field', async () => {
  api.handle(personas.crear, () => {
    throw new FakeFailure('personas.documento-no-valido', { fields: { documento: 'Escríbelo así: 12345678Z.' } });
  });
  await renderIntranet({ api, path: '/personas?ver=nuevo' });
  const aside = await type({ 'Nombre completo': 'Iris Pol', 'DNI, NIE u otro': '12345678A' });
  await userEvent.click(within(aside).getByRole('button', { name: 'Crear' }));
  expect(await within(aside).findAllByText('Escríbelo así: 12345678Z.')).toHaveLength(1);
  const field = within(aside).getByLabelText('DNI, NIE u otro');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
});

it('what has to be known is asked for at its field before anything is sent', async () => {
  const { requestsTo } = await renderIntranet({ api, path: '/personas?ver=nuevo' });
  const aside = await screen.findByRole('region', { name: 'Nueva persona' });
  await userEvent.click(await within(aside).findByRole('button', { name: 'Crear' }));
  expect(await within(aside).findAllByText('Este dato es obligatorio.')).toHaveLength(2);
  expect(document.activeElement).toBe(within(aside).getByLabelText('Nombre completo'));
  expect(requestsTo(personas.crear)).toEqual([]);
});

it('what was begun is still there after going elsewhere, until it is sent or given up', async () => {
  const { router } = await renderIntranet({ api, path: '/personas?ver=nuevo' });
  await userEvent.click(within(await type({ 'Nombre completo': 'Iris Pol' })).getByRole('checkbox', { name: /Responsable/ }));
  await userEvent.click(screen.getByRole('link', { name: 'Correo saliente' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Nueva persona' })).toBeNull());
  await router.navigate({ to: '/personas', search: { ver: 'nuevo' } as never });
  const name = () => screen.findByLabelText<HTMLInputElement>('Nombre completo');
  expect((await name()).value).toBe('Iris Pol');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Responsable/ }).checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Vaciar' }));
  expect((await name()).value).toBe('');
  expect(screen.queryByRole('button', { name: 'Vaciar' })).toBeNull();
  await type({ 'Nombre completo': 'Iris Pol', 'DNI, NIE u otro': '12345678Z' });
  await userEvent.click(screen.getByRole('button', { name: 'Crear' }));
  await screen.findByRole('region', { name: 'Iris Pol ya está en la lista' });
  await router.navigate({ to: '/personas', search: {} });
  await router.navigate({ to: '/personas', search: { ver: 'nuevo' } as never });
  expect((await name()).value).toBe('');
});
