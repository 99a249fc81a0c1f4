import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { horarios, personas, type DefinicionHorario, type HorarioGestionado } from '@jornada/contract';
import type { FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

type Fijo = Extract<DefinicionHorario, { clase: 'fijo' }>;
type Turno = NonNullable<Fijo['semana'][0]>;
const comida: Turno['pausas'][0] = { subtipo: 'comida', inicio: '13:00', minutos: 60, pagada: false };
const cafe: Turno['pausas'][0] = { subtipo: 'cafe', inicio: '11:00', minutos: 20, pagada: true };
const turno = (inicio: string, pausas: Turno['pausas']): Turno => ({ codigo: 'D', nombre: 'Día', inicio, fin: '17:00', pausas });
const semana = (inicio: string): Fijo => {
  const long = turno(inicio, [comida]);
  return {
    clase: 'fijo',
    cortesiaMinutos: 5,
    trabajaFestivos: false,
    semana: [long, long, long, long, turno(inicio, [cafe]), null, null],
  };
};
const OFICINA: HorarioGestionado = {
  id: 3,
  nombre: 'Oficina',
  abierto: true,
  personas: 2,
  version: 4,
  versiones: [
    { desde: '2027-01-01', definicion: semana('10:00'), cambiable: true },
    { desde: '2025-01-01', definicion: semana('08:00'), cambiable: false },
  ],
};

let api: FakeApi;
beforeEach(() => {
  api = createApi({ horarios, personas });
  api.handle(horarios.listado, () => ({ items: [OFICINA], total: 1 }));
  api.handle(horarios.cambiar, () => OFICINA);
  api.handle(personas.listado, () => ({ items: [], hayMas: false, ahora: '2026-10-22T11:24:00Z' }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

async function openForm(button: string) {
  const { requestsTo } = await renderIntranet({ api, path: '/horarios?ver=3' });
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const type = (group: string, label: string, value: string) =>
    fireEvent.change(within(screen.getByRole('group', { name: group })).getByLabelText(label), { target: { value } });
  const save = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Guardar el cambio' }));
    await waitFor(() => expect(requestsTo(horarios.cambiar)).toHaveLength(1));
    const [sent] = requestsTo(horarios.cambiar).map(({ input }) => input as { desde: string; definicion: Fijo });
    if (!sent) throw new Error('nothing was sent');
    return sent;
  };
  return { type, save, requestsTo };
}

const descriptionOf = (field: HTMLElement) => document.querySelector(`[id="${field.getAttribute('aria-describedby')}"]`)?.textContent;

const begins = ({ semana: days }: Fijo) => days.flatMap((day) => day?.inicio ?? []);
const LONG = 'Pausas: Lunes, martes, miércoles y jueves';

it('what is changed of the breaks of some days is changed on those days only', async () => {
  const { type, save } = await openForm('Cambiar desde un día');
  type(LONG, 'Minutos', '45');
  const sent = await save();
  const shorter = turno('08:00', [{ ...comida, minutos: 45 }]);
  expect(sent.definicion.semana).toEqual([shorter, shorter, shorter, shorter, turno('08:00', [cafe]), null, null]);
});

it('a day is given breaks of its own, and the same as the others again', async () => {
  const { type, save } = await openForm('Cambiar desde un día');
  await userEvent.selectOptions(screen.getByLabelText('Dar otras pausas a un día'), 'Miércoles');
  type('Pausas: Miércoles', 'Minutos', '30');
  const friday = within(screen.getByRole('group', { name: 'Pausas: Viernes' }));
  await userEvent.click(friday.getByRole('button', { name: 'Las mismas que Lunes, martes y jueves' }));
  const sent = await save();
  expect(sent.definicion.semana.map((day) => day?.pausas[0]?.minutos)).toEqual([60, 60, 30, 60, 60, undefined, undefined]);
});

it('a change begins with what holds today, not with what is planned for later', async () => {
  const { type, save } = await openForm('Cambiar desde un día');
  expect(within(screen.getByRole('group', { name: 'Lunes' })).getByLabelText('De')).toHaveProperty('value', '8:00');
  type('Lunes', 'De', '09:00');
  const sent = await save();
  expect([sent.desde, ...begins(sent.definicion)]).toEqual(['2026-10-23', '09:00', '08:00', '08:00', '08:00', '08:00']);
});

it('what is planned for later can be changed as well, from its own day', async () => {
  const { type, save } = await openForm('Cambiar esta versión');
  type('Lunes', 'De', '11:00');
  const sent = await save();
  expect([sent.desde, ...begins(sent.definicion)]).toEqual(['2027-01-01', '11:00', '10:00', '10:00', '10:00', '10:00']);
});

it('a break that does not fit is told at its own field, and nothing is sent', async () => {
  const { requestsTo } = await openForm('Cambiar desde un día');
  const hour = within(screen.getByRole('group', { name: 'Pausas: Viernes' })).getByLabelText('Hora');
  fireEvent.change(hour, { target: { value: '7:30' } });
  expect(hour.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(hour)).toBe('Una pausa queda fuera del turno.');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar el cambio' }));
  await waitFor(() => expect(document.activeElement).toBe(hour));
  expect(screen.getAllByText('Una pausa queda fuera del turno.')).toHaveLength(1);
  expect(requestsTo(horarios.cambiar)).toEqual([]);
});

it('a week without a working day is told at its days', async () => {
  await openForm('Cambiar desde un día');
  for (const day of ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes']) fireEvent.click(screen.getByRole('checkbox', { name: day }));
  expect(descriptionOf(screen.getByRole('checkbox', { name: 'Lunes' }))).toBe('No hay ningún día de trabajo.');
});
