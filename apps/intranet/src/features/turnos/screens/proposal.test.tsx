import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { PESOS_NORMALES, turnos, type PropuestaDelPlanVista } from '@jornada/contract/turnos/calls.ts';
import type { FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const LUNES = '2027-03-01';
const made: PropuestaDelPlanVista = {
  numero: 3,
  estado: 'haciendo',
  centroId: 4,
  desde: LUNES,
  hasta: '2027-03-07',
  que: 'huecos',
  margenMinutos: 0,
  segundos: 60,
  pesos: PESOS_NORMALES,
  momento: '2027-02-25T09:00:00Z',
  avance: null,
  isOptima: false,
  dias: [],
  turnos: [],
  abiertas: null,
  roturas: [],
};
const persona = {
  id: 2,
  nombre: 'Airam Rodríguez',
  iniciales: 'AR',
  departamento: null,
  centro: { id: 4, nombre: 'Puerto' },
  horario: 'Rotación',
  puestoId: null,
  puestos: [],
  minutos: 0,
  minutosBorrador: 0,
  dicho: [],
  dias: [],
};

let api: FakeApi;
let now: PropuestaDelPlanVista | null;
let asked: unknown;
let drawn: unknown;
let centros: { id: number; nombre: string }[];

beforeEach(() => {
  now = null;
  centros = [{ id: 4, nombre: 'Puerto' }];
  api = createApi({ turnos, cambioTurnos });
  api.handle(cambioTurnos.listado, () => ({ items: [], total: 0, esperan: 0, turnos: [] }));
  api.handle(turnos.plan, ({ desde, hasta }) => ({
    desde,
    hasta,
    hoy: '2027-02-25',
    turnos: [],
    puestos: [],
    centros,
    departamentos: [],
    items: [persona],
    total: 1,
    otros: [],
  }));
  api.handle(turnos.previsualizar, () => ({ huella: 'h', items: [], personas: 0, cambios: 0, turnos: [] }));
  api.handle(turnos.cobertura, () => ({ items: [] }));
  api.handle(turnos.propuesta, () => ({ propuesta: now, pesos: PESOS_NORMALES }));
  api.handle(turnos.proponer, (input) => {
    asked = input;
    now = { ...made, avance: { coste: 240, cota: 100, faltan: 2 } };
    return { numero: 3 };
  });
  api.handle(turnos.pararPropuesta, () => {
    now = {
      ...made,
      estado: 'hecha',
      avance: { coste: 100, cota: 100, faltan: 1 },
      isOptima: true,
      dias: [{ personaId: 2, fecha: LUNES, partes: [] }],
      abiertas: [
        {
          fecha: '2027-03-02',
          nombre: 'Noche',
          inicio: '22:00',
          fin: '06:00',
          puestoId: null,
          faltan: 1,
          motivos: [{ motivo: 'descanso-diario', personas: [2] }],
        },
      ],
    };
    return null;
  });
  api.handle(turnos.dibujarPropuesta, (input) => {
    drawn = input;
    now = null;
    return { celdas: 1, omitidas: 0 };
  });
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

it('a plan is proposed, becomes better, is stopped, says what it could not meet, and is drawn', async () => {
  await renderIntranet({ api, path: `/turnos?vista=semana&desde=${LUNES}`, now: '2027-02-25T10:00:00+01:00', width: 1440 });
  await userEvent.click(await screen.findByRole('button', { name: 'Rellenar…' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Proponer un plan' }));
  const missing = await sheet.findByLabelText('Cada persona que falta');
  await userEvent.clear(missing);
  await userEvent.type(missing, '250');
  await userEvent.click(sheet.getByRole('button', { name: 'Proponer' }));
  await waitFor(() => expect(asked).toMatchObject({ desde: LUNES, centroId: 4, que: 'huecos', pesos: { ...PESOS_NORMALES, falta: 250 } }));
  expect(await sheet.findByText(/Faltan 2 personas/)).toBeTruthy();
  expect(sheet.getByText(/mar.*, Puerto$/)).toBeTruthy();
  expect(sheet.getByText('Coste: 240. Nada cuesta menos de 100')).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Parar y quedarse con lo mejor' }));
  expect(await sheet.findByText('Cambia 1 día.')).toBeTruthy();
  const open = within(sheet.getByRole('region', { name: 'Lo que no se ha podido cubrir' }));
  expect(open.getByText(/Noche: falta 1/)).toBeTruthy();
  expect(open.getByText(/Airam Rodríguez/)).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Dibujarlo en el borrador' }));
  await waitFor(() => expect(drawn).toEqual({ numero: 3 }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Proponer un plan' })).toBeNull());
});

it('a plan that could not be made says so, and can be asked for again', async () => {
  now = { ...made, estado: 'sin-plan' };
  await renderIntranet({ api, path: `/turnos?vista=semana&desde=${LUNES}`, now: '2027-02-25T10:00:00+01:00', width: 1440 });
  await userEvent.click(await screen.findByRole('button', { name: 'Rellenar…' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Proponer un plan' }));
  expect(await sheet.findByText(/no se ha encontrado ningún plan/)).toBeTruthy();
  expect(sheet.getByRole('button', { name: 'Proponer' })).toBeTruthy();
});

it('where there are several centres, the sheet asks which one and goes on with it', async () => {
  centros.push({ id: 5, nombre: 'Norte' });
  await renderIntranet({ api, path: `/turnos?vista=semana&desde=${LUNES}`, now: '2027-02-25T10:00:00+01:00', width: 1440 });
  await userEvent.click(await screen.findByRole('button', { name: 'Rellenar…' }));
  const sheet = () => within(screen.getByRole('dialog', { name: 'Proponer un plan' }));
  await screen.findByRole('dialog', { name: 'Proponer un plan' });
  await userEvent.selectOptions(await sheet().findByRole('combobox', { name: 'Centro' }), 'Puerto');
  // Its words may take two lines: they are cut nowhere.
  const what = within(await sheet().findByRole('group', { name: 'Qué se propone' }));
  await userEvent.click(what.getByRole('radio', { name: 'Todo lo que nadie ha dibujado' }));
  await userEvent.click(sheet().getByRole('button', { name: 'Proponer' }));
  await waitFor(() => expect(asked).toMatchObject({ desde: LUNES, centroId: 4, que: 'todo' }));
});
