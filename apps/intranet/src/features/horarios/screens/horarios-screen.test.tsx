import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { centros, festivos, horarios, personas, type DefinicionHorario, type HorarioGestionado } from '@jornada/contract';
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
  centro: 7,
  version: 4,
  versiones: [
    { desde: '2027-01-01', definicion: semana('10:00'), cambiable: true },
    { desde: '2025-01-01', definicion: semana('08:00'), cambiable: false },
  ],
};

let api: FakeApi;
beforeEach(() => {
  api = createApi({ centros, festivos, horarios, personas });
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
  expect(descriptionOf(hour)).toBe('Viernes: Una pausa queda fuera del turno.');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar el cambio' }));
  await waitFor(() => expect(document.activeElement).toBe(hour));
  expect(screen.getAllByText('Viernes: Una pausa queda fuera del turno.')).toHaveLength(1);
  expect(requestsTo(horarios.cambiar)).toEqual([]);
});

it('a week without a working day is told at its days', async () => {
  await openForm('Cambiar desde un día');
  for (const day of ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes']) fireEvent.click(screen.getByRole('checkbox', { name: day }));
  expect(descriptionOf(screen.getByRole('checkbox', { name: 'Lunes' }))).toBe('No hay ningún día de trabajo.');
});

it('a day whose breaks become those of the others for a moment is still changed alone', async () => {
  const { type, save } = await openForm('Cambiar desde un día');
  const friday = 'Pausas: Viernes';
  await userEvent.selectOptions(within(screen.getByRole('group', { name: friday })).getByLabelText('Pausa'), 'comida');
  type(friday, 'Hora', '13:00');
  // Now Friday has what the other days have, and is about to get something else.
  type(friday, 'Minutos', '60');
  type(friday, 'Minutos', '30');
  const sent = await save();
  expect(sent.definicion.semana.map((day) => day?.pausas[0]?.minutos)).toEqual([60, 60, 60, 60, 30, undefined, undefined]);
});

it('a day is copied to another with its hours and breaks', async () => {
  const { type, save } = await openForm('Cambiar desde un día');
  type('Lunes', 'De', '07:00');
  await userEvent.selectOptions(screen.getByLabelText('a'), 'Viernes');
  await userEvent.click(screen.getByRole('button', { name: 'Copiar el día' }));
  const { definicion } = await save();
  expect(definicion.semana[4]).toEqual(turno('07:00', [comida]));
  expect(definicion.semana[3]).toEqual(turno('08:00', [comida]));
});

it('a summer of its own is sent beside the usual week, and a mistake in it says season and day', async () => {
  const { save } = await openForm('Cambiar desde un día');
  await userEvent.click(screen.getByRole('button', { name: 'Añadir una temporada' }));
  const summer = within(screen.getByRole('group', { name: 'Verano' }));
  const friday = within(summer.getByRole('group', { name: 'Pausas: Viernes' }));
  fireEvent.change(friday.getByLabelText('Hora'), { target: { value: '7:30' } });
  expect(descriptionOf(friday.getByLabelText('Hora'))).toBe('Verano, viernes: Una pausa queda fuera del turno.');
  fireEvent.change(friday.getByLabelText('Hora'), { target: { value: '11:00' } });
  fireEvent.change(within(summer.getByRole('group', { name: 'Lunes' })).getByLabelText('A'), { target: { value: '15:00' } });
  const { definicion } = await save();
  expect(definicion.semana).toEqual(semana('08:00').semana);
  const [season] = definicion.temporadas ?? [];
  expect([season?.desde, season?.hasta, season?.semana[0]?.fin, season?.semana[1]?.fin]).toEqual(['06-15', '09-15', '15:00', '17:00']);
});

it('the year is planned with the version of each day, in the centre of most of its people', async () => {
  const summer = { ...semana('08:00'), semana: semana('12:00').semana };
  const versiones = [
    { desde: '2026-09-01', definicion: semana('08:00'), cambiable: false },
    { desde: '2026-07-01', definicion: summer, cambiable: false },
    { desde: '2025-01-01', definicion: semana('08:00'), cambiable: false },
  ];
  const place = {
    direccion: '',
    region: null,
    zona: 'Europe/Madrid',
    latitud: null,
    longitud: null,
    radioMetros: null,
    festivosConfirmados: [],
    municipio: '',
    ccc: '',
  };
  const centre = (id: number, nombre: string) => ({ ...place, id, nombre, pais: 'ES', abierto: true, personas: 2, version: 1 });
  api.handle(horarios.listado, () => ({ items: [{ ...OFICINA, versiones }], total: 1 }));
  api.handle(centros.listado, () => ({ items: [centre(6, 'Berlín'), centre(7, 'Madrid')], total: 2 }));
  api.handle(festivos.ano, ({ ano, centro }) => ({
    ano,
    centro: { id: centro, nombre: 'Madrid', pais: 'ES', region: null },
    confirmado: null,
    festivos: [],
    propuestos: [],
    locales: [],
    regiones: [],
  }));
  await renderIntranet({ api, path: '/horarios?ver=3' });
  await userEvent.click(await screen.findByRole('radio', { name: 'El año' }));
  const year = within(await screen.findByRole('list', { name: 'El año 2026, mes a mes' }));
  const hours = year.getAllByRole('listitem').map((month) => month.textContent?.match(/días(.*)$/u)?.[1]);
  // June, September: 22 days, four of them Fridays, of nine hours. July: 23 days, five Fridays of five hours. August: 21 days, four Fridays.
  expect(hours.slice(5, 9)).toEqual(['180:00', '97:00', '88:00', '180:00']);
  expect(screen.getByLabelText('Centro')).toHaveProperty('value', '7');
  expect(screen.queryByText(/En verde, las temporadas/u)).toBeNull();
});
