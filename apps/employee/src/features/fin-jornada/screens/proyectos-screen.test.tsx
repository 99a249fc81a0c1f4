import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registros, tipos } from '@jornada/contract';
import { createHoyTerminada, createPerfil, createProyectosHoras, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  api = createApi();
  api.handle(registros.registrosHoy, () => createHoyTerminada());
  api.handle(tipos.proyectosHoras, () => createProyectosHoras());
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const show = (path = '/proyectos-fin-jornada') =>
  renderApp({ api, path, now: '2026-10-22T18:00:00+02:00', perfil: createPerfil({ AccesoProyectosFinJornada: true }) });
const hours = (name: string) => screen.findByRole('textbox', { name: `Horas en ${name}` });
const spread = () => screen.getByRole('region', { name: 'Reparto del día' }).textContent;

describe('project hours', () => {
  it('stand as they were given, and say what is left', async () => {
    await show();
    expect(await hours('Ampliación de Getafe')).toHaveProperty('value', '1:00');
    expect(screen.getByText('Aurora')).toBeDefined();
    expect(spread()).toContain('Quedan 7:16 por repartir');
  });

  it('are typed, stepped by a quarter, or given the rest; and saved', async () => {
    api.handle(registros.guardarHorasProyectos, ({ fecha }) => ({ fecha, totalMinutos: 496 }));
    const { router, requestsTo } = await show();
    await userEvent.clear(await hours('Ampliación de Getafe'));
    await userEvent.type(await hours('Ampliación de Getafe'), '2,5');
    await userEvent.click(screen.getByRole('button', { name: 'Más en Ampliación de Getafe' }));
    expect(await hours('Ampliación de Getafe')).toHaveProperty('value', '2:45');
    await userEvent.click(screen.getByRole('button', { name: 'El resto aquí: 5:31 en Mudanza' }));
    expect(spread()).toContain('Todo repartido');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar el reparto' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    expect(requestsTo(registros.guardarHorasProyectos)[0]?.input).toEqual({
      fecha: '2026-10-22',
      horas: [
        { Id: 1, horasMinutos: 165 },
        { Id: 2, horasMinutos: 331 },
      ],
    });
  });

  it('that were refused are no longer told so once they change', async () => {
    api.handle(registros.guardarHorasProyectos, () => {
      throw new FakeFailure('general.no-disponible', { message: 'Ahora no.' });
    });
    await show();
    await hours('Mudanza');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar el reparto' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Ahora no.');
    await userEvent.click(screen.getByRole('button', { name: 'Más en Mudanza' }));
    await waitFor(() => expect(screen.queryByText('Ahora no.')).toBeNull());
  });

  it('without a positive Id are dropped when they come and when they go', async () => {
    api.handle(registros.guardarHorasProyectos, ({ fecha }) => ({ fecha, totalMinutos: 60 }));
    const { items } = createProyectosHoras();
    const odd = { Id: 0, Nombre: 'Sin proyecto', Cliente: null, horasMinutos: 400 };
    api.handle(tipos.proyectosHoras, () => createProyectosHoras({ items: [odd, ...items, { ...odd, Id: -1 }] }));
    const { requestsTo } = await show();
    await hours('Mudanza');
    expect(screen.queryByText('Sin proyecto')).toBeNull();
    expect(spread()).toContain('Quedan 7:16');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar el reparto' }));
    await waitFor(() => expect(requestsTo(registros.guardarHorasProyectos)).toHaveLength(1));
    expect(requestsTo(registros.guardarHorasProyectos)[0]?.input).toMatchObject({ horas: [{ Id: 1, horasMinutos: 60 }] });
  });

  it('may not be more than was worked', async () => {
    const { requestsTo } = await show();
    await userEvent.clear(await hours('Mudanza'));
    await userEvent.type(await hours('Mudanza'), '8:00');
    expect(spread()).toContain('Sobran 0:44');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar el reparto' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Has repartido más horas');
    expect(requestsTo(registros.guardarHorasProyectos)).toHaveLength(0);
  });

  it('say what the server refused', async () => {
    api.handle(registros.guardarHorasProyectos, () => {
      throw new FakeFailure('registros.proyecto-no-valido', { message: 'Ese proyecto está cerrado.' });
    });
    await show();
    await hours('Mudanza');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar el reparto' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Ese proyecto está cerrado.');
  });

  it('are searched where they are many', async () => {
    const many = Array.from({ length: 11 }, (_, index) => ({ Id: index + 1, Nombre: `Obra ${index + 1}`, Cliente: null, horasMinutos: 0 }));
    api.handle(tipos.proyectosHoras, () => createProyectosHoras({ items: many }));
    await show();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar un proyecto o un cliente' }), 'obra 11');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('of another day are those of its address', async () => {
    const { requestsTo } = await show('/proyectos-fin-jornada/2026-10-20');
    await hours('Mudanza');
    expect(requestsTo(tipos.proyectosHoras)[0]?.input).toEqual({ fecha: '2026-10-20' });
  });

  it('outlive a reload until they are saved', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Más en Mudanza' }));
    cleanup();
    await show();
    expect(await hours('Mudanza')).toHaveProperty('value', '0:15');
  });

  it('are not shown to people without the permission', async () => {
    const { router, requestsTo } = await renderApp({
      api,
      path: '/proyectos-fin-jornada',
      perfil: createPerfil({ AccesoProyectosFinJornada: false }),
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    expect(requestsTo(tipos.proyectosHoras)).toHaveLength(0);
  });
});
