import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { centros, correo, departamentos, empresa, horarios, personas, type HorarioGestionado } from '@jornada/contract';
import { FakeFailure, type FakeApi } from '@jornada/testkit';
import { AT_A_GLANCE, ficha, fila, handleAtAGlance, handlePeople } from '../../../testing/people.ts';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const MANANA: HorarioGestionado = {
  id: 1,
  nombre: 'Mañana',
  abierto: true,
  personas: 3,
  centro: null,
  versiones: [
    {
      desde: '2025-01-01',
      cambiable: false,
      definicion: { clase: 'flexible', cortesiaMinutos: 5, trabajaFestivos: false, semana: [null, null, null, null, null, null, null] },
    },
  ],
  version: 1,
};

let api: FakeApi;
beforeEach(() => {
  api = createApi({ correo, personas, horarios, centros, departamentos, empresa, ...AT_A_GLANCE });
  handlePeople(api);
  handleAtAGlance(api);
  api.handle(horarios.listado, () => ({ items: [MANANA], total: 1 }));
  api.handle(personas.asignarVarias, ({ ids }) => ({ cambiadas: ids, iguales: 0 }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});
const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));

it('gives several people a schedule from a day on, in one call', async () => {
  const { requestsTo } = await renderIntranet({ api, path: '/personas' });
  await tick('Elegir a Lucía Martín Soto');
  await tick('Elegir a Rosa Lima');
  const bar = screen.getByRole('group', { name: 'Personas elegidas' });
  expect(within(bar).getByRole('status').textContent).toBe('2 elegidas');
  await userEvent.click(within(bar).getByRole('button', { name: 'Asignar…' }));
  const aside = await screen.findByRole('region', { name: 'Asignar a 2 personas' });
  const save = within(aside).getByRole('button', { name: 'Asignar a 2 personas' });
  await userEvent.click(save);
  expect(within(aside).getByText('Elige al menos un horario, un centro o un departamento.')).toBeDefined();
  await userEvent.selectOptions(within(aside).getByLabelText('Horario'), 'Mañana');
  await userEvent.click(save);
  expect((await screen.findAllByText('Guardado para Lucía y Rosa.')).length).toBeGreaterThan(0);
  expect(requestsTo(personas.asignarVarias).map(({ input }) => input)).toEqual([
    { ids: [7, 9], contrato: { desde: '2026-10-22', horarioId: 1 } },
  ]);
  // They stay chosen for the next action.
  expect(within(screen.getByRole('group', { name: 'Personas elegidas' })).getByText('2 elegidas')).toBeDefined();
});

it('names three of many who were changed, and counts the others; who had it already is counted apart', async () => {
  const many = ['Ana Gil', 'Eva Luna', 'Luis Vega', 'Olga Ruiz', 'Pau Mas', 'Teo Rey'].map((nombre, index) =>
    fila(20 + index, nombre, { estado: 'ausente', hasta: '2026-10-23' }),
  );
  api.handle(personas.listado, () => ({ items: many, hayMas: false, ahora: '2026-10-22T11:24:00Z' }));
  api.handle(personas.asignarVarias, ({ ids }) => ({ cambiadas: ids.slice(1), iguales: 1 }));
  await renderIntranet({ api, path: '/personas' });
  await tick('Elegir las 6 que se ven');
  await userEvent.click(screen.getByRole('button', { name: 'Asignar…' }));
  await userEvent.selectOptions(await screen.findByLabelText('Horario'), 'Mañana');
  await userEvent.click(screen.getByRole('button', { name: 'Asignar a 6 personas' }));
  expect((await screen.findAllByText('Guardado para Eva, Luis, Olga y 2 más. 1 ya lo tenía.')).length).toBeGreaterThan(0);
});

it('invites those who are chosen, and says what became of it', async () => {
  api.handle(personas.invitarVarias, () => ({ invitadas: 1, pendientes: [], sinCorreo: 1, iguales: 0 }));
  api.handle(correo.listado, () => ({ items: [], total: 0, seEnvia: false }));
  const { requestsTo } = await renderIntranet({ api, path: '/personas' });
  await tick('Elegir a Lucía Martín Soto');
  await tick('Elegir a Rosa Lima');
  await userEvent.click(screen.getByRole('button', { name: 'Invitar' }));
  const said = '1 invitación sin enviar: espera en «Correo saliente» a que la entregues. 1 persona no tiene correo.';
  expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
  expect(requestsTo(personas.invitarVarias).map(({ input }) => input)).toEqual([{ ids: [7, 9] }]);
  expect(screen.getByText('2 elegidas')).toBeDefined();
});

it('who has an unused invitation is invited again when that is asked for, and only they', async () => {
  api.handle(personas.invitarVarias, ({ otraVez }) =>
    otraVez ? { invitadas: 2, pendientes: [], sinCorreo: 0, iguales: 0 } : { invitadas: 1, pendientes: [8, 9], sinCorreo: 0, iguales: 0 },
  );
  api.handle(correo.listado, () => ({ items: [], total: 0, seEnvia: true }));
  const { requestsTo } = await renderIntranet({ api, path: '/personas' });
  await tick('Elegir las 3 que se ven');
  await userEvent.click(screen.getByRole('button', { name: 'Invitar' }));
  const first = '1 invitación enviada. 2 personas ya tienen una invitación sin usar.';
  expect((await screen.findAllByText(first)).length).toBeGreaterThan(0);
  await userEvent.click(await screen.findByRole('button', { name: 'Volver a invitar a 2' }));
  expect((await screen.findAllByText('2 invitaciones enviadas. Los enlaces anteriores ya no sirven.')).length).toBeGreaterThan(0);
  expect(requestsTo(personas.invitarVarias).map(({ input }) => input)).toEqual([{ ids: [7, 8, 9] }, { ids: [8, 9], otraVez: true }]);
  expect(screen.getByRole('button', { name: 'Invitar' })).toBeDefined();
});

it('a person without a password can be invited from the top of their file', async () => {
  api.handle(personas.byId, () => ({ ...ficha, cuenta: 'sin-acceso' as const }));
  api.handle(personas.invitar, () => ({ ...ficha, cuenta: 'invitada' as const, invitada: '2026-10-22T11:24:00Z' }));
  const { requestsTo } = await renderIntranet({ api, path: '/personas?ver=7' });
  const file = await screen.findByRole('region', { name: 'Lucía Martín Soto' });
  expect(within(file).getByText('Sin contraseña')).toBeDefined();
  await userEvent.click(within(file).getByRole('button', { name: 'Invitar' }));
  expect((await screen.findAllByText('Invitación enviada.')).length).toBeGreaterThan(0);
  expect(requestsTo(personas.invitar)[0]?.input).toEqual({ id: 7, version: 4 });
  expect(within(file).queryByRole('button', { name: 'Invitar' })).toBeNull();
});

it('ticks all who show with one box, by the keyboard as well, and remembers them while the list is filtered', async () => {
  await renderIntranet({ api, path: '/personas' });
  const all = await screen.findByRole('checkbox', { name: 'Elegir las 3 que se ven' });
  all.focus();
  await userEvent.keyboard(' ');
  expect(screen.getByText('3 elegidas')).toBeDefined();
  await tick('Elegir a Iván Prieto');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Elegir las 3 que se ven' }).indeterminate).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: /Ausentes/ }));
  expect(await screen.findByText('1 de 1')).toBeDefined();
  expect(screen.getByText('2 elegidas')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Desmarcar' }));
  expect(screen.queryByText('2 elegidas')).toBeNull();
});

it('where somebody cannot, says who and why, and does it for the others only when asked to', async () => {
  api.handle(personas.asignarVarias, ({ ids }) => {
    if (!ids.includes(8)) return { cambiadas: ids, iguales: 0 };
    throw new FakeFailure('personas.no-pueden', { content: { impedidas: [{ id: 8, nombre: 'Iván Prieto', motivo: 'mes-cerrado' }] } });
  });
  const { requestsTo } = await renderIntranet({ api, path: '/personas' });
  for (const nombre of ['Lucía Martín Soto', 'Iván Prieto']) await tick(`Elegir a ${nombre}`);
  await userEvent.click(screen.getByRole('button', { name: 'Asignar…' }));
  await userEvent.selectOptions(await screen.findByLabelText('Horario'), 'Mañana');
  await userEvent.click(screen.getByRole('button', { name: 'Asignar a 2 personas' }));
  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toContain('No se ha cambiado nada: 1 persona no puede.');
  expect(problem.textContent).toContain('Iván Prieto: ese día cae en un mes cerrado de su centro');
  await userEvent.click(within(problem).getByRole('button', { name: 'Asignar a la otra' }));
  expect((await screen.findAllByText('Guardado para Lucía.')).length).toBeGreaterThan(0);
  expect(requestsTo(personas.asignarVarias).map(({ input }) => (input as { ids: number[] }).ids)).toEqual([[7, 8], [7]]);
});

it('a schedule says who has it, and leads to choosing who will have it too', async () => {
  const { router, requestsTo } = await renderIntranet({ api, path: '/horarios?ver=1' });
  const aside = await screen.findByRole('region', { name: 'Mañana' });
  expect(await within(aside).findByRole('link', { name: /Lucía Martín Soto/ })).toBeDefined();
  expect(requestsTo(personas.listado)[0]?.input).toMatchObject({ horario: '1' });
  await userEvent.click(within(aside).getByRole('link', { name: 'Asignar a…' }));
  expect(await screen.findByText('Elige quién tendrá «Mañana»')).toBeDefined();
  // A press on a row chooses it now.
  await userEvent.click(screen.getByRole('button', { name: /Rosa Lima/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Asignar…' }));
  expect((await screen.findByLabelText<HTMLSelectElement>('Horario')).value).toBe('1');
  await userEvent.click(screen.getByRole('button', { name: 'Asignar a 1 persona' }));
  expect(await screen.findByRole('region', { name: 'Mañana' })).toBeDefined();
  expect(router.state.location.href).toBe('/horarios?ver=1');
});
