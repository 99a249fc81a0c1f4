import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tareas, type SemanaPorAprobarVista } from '@jornada/contract/tareas/calls.ts';
import { createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const weekOf = (id: number, nombre: string, lunes: string): SemanaPorAprobarVista => ({
  persona: { id, nombre },
  proyecto: { id: 4, nombre: 'Portal de reservas' },
  lunes,
  minutos: 930,
  enviada: '2026-10-19T08:00:00Z',
  version: 2,
  dias: [
    { fecha: lunes, minutos: 450 },
    { fecha: Temporal.PlainDate.from(lunes).add({ days: 2 }).toString(), minutos: 480 },
  ],
});

let api: FakeApi;
let waiting: SemanaPorAprobarVista[];
beforeEach(() => {
  waiting = [weekOf(7, 'Airam Rodríguez', '2026-10-12'), weekOf(8, 'Nayra Alemán', '2026-10-05')];
  api = createApi({ tareas });
  api.handle(tareas.porAprobar, () => ({ items: waiting, total: waiting.length }));
  api.handle(tareas.decidirSemana, ({ personaId }) => {
    waiting = waiting.filter(({ persona }) => persona.id !== personaId);
    return null;
  });
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const MANAGER = createPerfil({ EsAdmin: false, AccesoResponder: true, Modulos: ['proyectos'], Insignias: { proyectos: 2 } });
const open = () => renderIntranet({ api, path: '/proyectos/semanas', perfil: MANAGER });

it('shows a manager the days of each week under its Monday, the earliest first, and counts them in the menu', async () => {
  await open();
  await screen.findByText('Airam Rodríguez');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Semana del 5 – 11 oct', 'Semana del 12 – 18 oct']);
  expect(screen.getAllByText('7:30')).toHaveLength(2);
  const menu = within(screen.getByRole('navigation', { name: 'Menú' }));
  expect(menu.getByRole('img', { name: '2 semanas esperan tu aprobación' })).toBeDefined();
  const tabs = within(screen.getByRole('navigation', { name: 'Proyectos' }));
  expect(tabs.getByRole('img', { name: '2 semanas esperan tu aprobación' })).toBeDefined();
  // A tint of the accent has too little contrast with the words on it: what is not the main action is plain.
  expect(screen.getByRole('button', { name: /^Aprobar.*Airam/ }).dataset['variant']).toBe('default');
});

it('approves the chosen ones, and what cannot be approved any more stops none of the others', async () => {
  api.handle(tareas.decidirSemana, ({ personaId }) => {
    waiting = waiting.filter(({ persona }) => persona.id !== personaId);
    if (personaId === 7) throw new FakeFailure('tareas.semana-decidida', { message: 'Sobre esa semana ya se ha decidido.' });
    return null;
  });
  const { requestsTo } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Elegir todas' }));
  await screen.findByText('2 semanas elegidas');
  await userEvent.click(screen.getByRole('button', { name: 'Aprobar' }));
  await screen.findByText('Ninguna semana espera');
  expect(requestsTo(tareas.decidirSemana).map(({ input }) => input)).toEqual([
    { personaId: 7, proyectoId: 4, lunes: '2026-10-12', version: 2, aprueba: true },
    { personaId: 8, proyectoId: 4, lunes: '2026-10-05', version: 2, aprueba: true },
  ]);
  expect(screen.getByText('1 semana aprobada.')).toBeDefined();
  expect(screen.getByText('Sobre esa semana ya se ha decidido.')).toBeDefined();
});

it('gives a week back with a reason only', async () => {
  const { requestsTo } = await open();
  await userEvent.click(await screen.findByRole('button', { name: /^Devolver Airam/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Devolver' }));
  expect(requestsTo(tareas.decidirSemana)).toHaveLength(0);
  await userEvent.type(screen.getByRole('textbox', { name: 'Motivo, que leerá Airam Rodríguez' }), 'Falta el martes');
  await userEvent.click(screen.getByRole('button', { name: 'Devolver' }));
  await waitFor(() => expect(screen.queryByText('Airam Rodríguez')).toBeNull());
  expect(requestsTo(tareas.decidirSemana)[0]?.input).toEqual({
    personaId: 7,
    proyectoId: 4,
    lunes: '2026-10-12',
    version: 2,
    aprueba: false,
    motivo: 'Falta el martes',
  });
});

it('a week that was sent again meanwhile is chosen no more: nobody has looked at it yet', async () => {
  api.handle(tareas.decidirSemana, () => {
    waiting = waiting.filter(({ persona }) => persona.id === 7).map((week) => ({ ...week, version: 4, minutos: 2400 }));
    return null;
  });
  await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Airam/ }));
  await screen.findByText('1 semana elegida');
  await userEvent.click(screen.getByRole('button', { name: /^Aprobar.*Nayra/ }));
  await waitFor(() => expect(screen.queryByText('Nayra Alemán')).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Airam/ }).checked).toBe(false);
  expect(screen.queryByText('1 semana elegida')).toBeNull();
});
