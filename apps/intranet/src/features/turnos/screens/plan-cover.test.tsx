import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { turnos, type CeldaParaEscribir } from '@jornada/contract/turnos/calls.ts';
import { FakeFailure } from '@jornada/testkit';
import { NO_PREVIEW, PLAN_DAYS, Planning, planCell, planDay, planPerson } from '../../../testing/planning.ts';

let plan: Planning;
beforeEach(() => {
  plan = new Planning();
});
afterEach(() => {
  cleanup();
  expect(plan.api.problems).toEqual([]);
});

it('shows cover beside what is needed, with what is missing in words', async () => {
  const necesidad = {
    id: 9,
    centroId: 4,
    nombre: 'Mañana',
    puestoId: null,
    inicio: '06:00',
    fin: '14:00',
    personas: [3, 3, 3, 3, 3, 0, 0],
    enFestivos: null,
    vigenteDesde: '2027-01-01',
    vigenteHasta: null,
    version: 1,
  };
  const day = (fecha: string, previstas: number) => ({
    fecha,
    necesarias: 3,
    previstas,
    faltan: Math.max(0, 3 - previstas),
    faltanMinutos: 0,
    horas: [],
  });
  plan.api.handle(turnos.cobertura, () => ({ items: [{ necesidad, dias: [day('2027-03-01', 3), day('2027-03-02', 2)] }] }));
  await plan.open();
  const table = await screen.findByRole('table', { name: 'Cobertura' });
  expect(within(table).getAllByRole('cell')[1]?.getAttribute('aria-label')).toBe('2 de 3');
  expect(within(table).getByText('falta 1')).toBeDefined();
  expect(await screen.findByText('Falta 1 en mañana')).toBeDefined();
});

it('names who could work instead where something is wrong with a day, and puts them in as one action', async () => {
  const warning = { regla: 'descanso-diario' as const, norma: 'ET 34.3', fecha: '2027-03-02', valorMinutos: 480, limiteMinutos: 720 };
  const about = { cambios: [], nuevos: [], preavisos: [], obstaculos: [] };
  plan.people = [
    planPerson(
      2,
      'Airam Rodríguez',
      PLAN_DAYS.map((fecha) => planDay(fecha, { partes: [] })),
    ),
    planPerson(1, 'Nayra Alemán'),
  ];
  plan.api.handle(turnos.previsualizar, () => ({
    ...NO_PREVIEW,
    items: [{ persona: { id: 1, nombre: 'Nayra Alemán' }, ...about, avisos: [warning] }],
  }));
  plan.api.handle(turnos.sustitutos, () => ({
    items: [{ persona: { id: 2, nombre: 'Airam Rodríguez', iniciales: 'AR' }, descanso: 870, deseo: 'favor' as const, avisos: [] }],
    total: 1,
  }));
  const { requestsTo } = await plan.open();
  await userEvent.click(await planCell('Nayra', 3));
  expect(screen.queryByText('Airam Rodríguez', { selector: 'b' })).toBeNull();
  expect(screen.getByRole('button', { name: '¿Quién puede en su lugar?' })).toBeTruthy();
  await userEvent.click(await planCell('Nayra', 2));
  const found = within(await screen.findByRole('region', { name: 'En su lugar puede' }));
  expect((await found.findByText(/descansa/)).textContent?.replaceAll('\u00A0', ' ')).toBe('descansa 14:30 h, le viene bien');
  await userEvent.click(found.getByRole('button', { name: 'Poner a Airam Rodríguez' }));
  await waitFor(() => expect(requestsTo(turnos.escribir)).toHaveLength(1));
  const [sent] = requestsTo(turnos.escribir) as { input: { celdas: CeldaParaEscribir[] } }[];
  expect(sent?.input.celdas.map(({ personaId, que }) => [personaId, que])).toEqual([
    [1, 'libre'],
    [2, 'turnos'],
  ]);
});

it('offers what is missing with its day and its shift', async () => {
  const necesidad = {
    id: 9,
    centroId: 4,
    nombre: 'Tarde',
    puestoId: 3,
    inicio: '15:00',
    fin: '21:00',
    personas: [2, 2, 2, 2, 2, 0, 0],
    enFestivos: null,
    vigenteDesde: '2027-01-01',
    vigenteHasta: null,
    version: 1,
  };
  plan.api.handle(turnos.cobertura, () => ({
    items: [{ necesidad, dias: [{ fecha: '2027-03-04', necesarias: 2, previstas: 1, faltan: 1, faltanMinutos: 360, horas: [] }] }],
  }));
  plan.api.handle(cambioTurnos.ofrecer, () => {
    throw new FakeFailure('general.no-disponible');
  });
  const { requestsTo } = await plan.open();
  await userEvent.click(await screen.findByRole('button', { name: 'Ofrecer lo que falta en Tarde' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Ofrecer un turno' }));
  await waitFor(() =>
    expect(sheet.getByRole<HTMLSelectElement>('combobox', { name: 'Turno' }).selectedOptions[0]?.textContent).toContain('Tarde'),
  );
  await userEvent.click(sheet.getByRole('button', { name: 'Ofrecer un turno' }));
  await waitFor(() => expect(requestsTo(cambioTurnos.ofrecer)).toHaveLength(1));
  expect(requestsTo(cambioTurnos.ofrecer)[0]?.input).toMatchObject({
    centroId: 4,
    fecha: '2027-03-04',
    partes: [{ turno: { codigo: 'T', inicio: '14:00', fin: '22:00' }, puestoId: 3 }],
  });
});
