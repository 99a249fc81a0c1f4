import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registros, tipos, type HoyVista } from '@jornada/contract';
import { createHoyTrabajando, createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, type renderApp } from '../../../testing/render-app.tsx';
import { action, lunch, showHome } from '../testing/show-home.ts';

let api: FakeApi;
beforeEach(() => {
  api = createApi();
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  expect(api.problems).toEqual([]);
});

const show = (hoy: HoyVista, options: Partial<Parameters<typeof renderApp>[0]> = {}) => showHome(api, hoy, options);

describe('an action that got no answer, or a no,', () => {
  it('sends what got no answer again as the same action', async () => {
    api.handle(registros.guardar, lunch);
    let isLost = true;
    const fetch: typeof globalThis.fetch = async (resource, init) => {
      const answer = await api.fetch(resource, init);
      if (isLost && init?.method === 'POST') throw new TypeError('Failed to fetch');
      return answer;
    };
    const { requestsTo } = await show(createHoyTrabajando(), { fetch });
    await userEvent.click(await action('Empezar la comida'));
    const problem = await screen.findByRole('dialog', { name: 'Tu fichaje no ha llegado' });
    isLost = false;
    await userEvent.click(within(problem).getByRole('button', { name: 'Probar otra vez' }));
    await action('Volver al trabajo');
    const [first, second] = requestsTo(registros.guardar);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(second?.input).toEqual(first?.input);
  });

  it('keeps what a server has no time for, and sends it by itself as the same action', async () => {
    let isBusy = true;
    api.handle(registros.guardar, () => {
      if (isBusy) throw new FakeFailure('general.no-disponible', { headers: { 'Retry-After': '2' } });
      return lunch();
    });
    api.handle(registros.entregar, () => ({ retenido: false, propuesto: false, sinObservacion: false, hoy: lunch().hoy }));
    // The stored data name their owner, who is in the token.
    const perfil = createPerfil({ Token: `h.${btoa(JSON.stringify({ ent: 1, usr: 7 }))}.s` });
    const { requestsTo, services } = await show(createHoyTrabajando(), { perfil });
    await userEvent.click(await action('Empezar la comida'));
    await screen.findByText('1 fichaje guardado aquí, se enviará solo.');
    expect(screen.queryByRole('dialog')).toBeNull();
    // Not at once: the server said when.
    expect(requestsTo(registros.guardar)).toHaveLength(1);
    isBusy = false;
    await services.queue.flush();
    await action('Volver al trabajo');
    const [first] = requestsTo(registros.guardar);
    const [second] = requestsTo(registros.entregar);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(second?.input).toMatchObject({ diferido: { momento: expect.any(String) } });
    expect(services.queue.get()).toEqual([]);
  });

  it('sends what a server in trouble may have written again as the same action', async () => {
    let isInTrouble = true;
    api.handle(registros.guardar, () => {
      if (isInTrouble) throw new FakeFailure('general.desconocido');
      return lunch();
    });
    const { requestsTo } = await show(createHoyTrabajando());
    await userEvent.click(await action('Empezar la comida'));
    const problem = await screen.findByRole('dialog');
    isInTrouble = false;
    await userEvent.click(within(problem).getByRole('button', { name: 'Probar otra vez' }));
    await action('Volver al trabajo');
    const [first, second] = requestsTo(registros.guardar);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('gives each action its own key', async () => {
    api.handle(registros.guardar, () => {
      throw new FakeFailure('registros.en-pausa', { message: 'Estás en una pausa.' });
    });
    const { requestsTo } = await show(createHoyTrabajando());
    await userEvent.click(await action('Empezar la comida'));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cerrar' }));
    await userEvent.click(await action('Salida'));
    await screen.findByRole('dialog');
    const keys = requestsTo(registros.guardar).map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('says in words why it was refused, and lets try again where that can help', async () => {
    api.handle(registros.guardar, () => {
      throw new FakeFailure('registros.demasiado-lejos', { message: 'Estás a 1240 m de tu centro.' });
    });
    await show(createHoyTrabajando());
    await userEvent.click(await action('Empezar la comida'));
    const problem = await screen.findByRole('dialog', { name: 'Estás demasiado lejos' });
    expect(within(problem).getByRole('alert').textContent).toBe('Estás a 1240 m de tu centro.');
    expect(within(problem).getByRole('button', { name: 'Probar otra vez' })).toBeDefined();
  });

  it('opens for what a shortcut of the app’s icon came for, and clocks it only when it is pressed', async () => {
    api.handle(registros.guardar, lunch);
    const { requestsTo } = await show(createHoyTrabajando(), { path: '/home/otros?clase=pausa' });
    const sheet = await screen.findByRole('dialog', { name: 'Otros fichajes' });
    expect(within(sheet).getAllByRole('radio')).toHaveLength(3);
    expect(requestsTo(registros.guardar)).toHaveLength(0);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Empezar la comida' }));
    await action('Volver al trabajo');
    expect(requestsTo(registros.guardar)).toHaveLength(1);
  });

  it('says so where a shortcut came for what the day does not allow now, and offers nothing else', async () => {
    await show(createHoyTrabajando(), { path: '/home/otros?clase=entrada' });
    const sheet = await screen.findByRole('dialog', { name: 'Otros fichajes' });
    expect(within(sheet).getByText('Ahora mismo no toca fichar esto. Mira cómo va tu día.')).toBeDefined();
    expect(within(sheet).queryByRole('radio')).toBeNull();
  });

  it('asks for what a type demands before it sends anything', async () => {
    const { requestsTo, router } = await show(createHoyTrabajando(), {
      path: '/home/otros?tipo=6',
      perfil: createPerfil({ ComentariosEnFichajes: false }),
    });
    const sheet = await screen.findByRole('dialog', { name: 'Otros fichajes' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Médico' }));
    expect(within(sheet).getByText('Este dato es obligatorio.')).toBeDefined();
    expect(requestsTo(registros.guardar)).toHaveLength(0);

    api.handle(registros.guardar, lunch);
    await userEvent.type(within(sheet).getByRole('textbox', { name: /Observaciones/ }), 'Revisión');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Médico' }));
    await action('Volver al trabajo');
    expect(requestsTo(registros.guardar)[0]?.input).toMatchObject({ tipo: 6, observaciones: 'Revisión' });
    expect(router.state.location.pathname).toBe('/home');
  });

  it('sends no project with a type that asks for none, though one was chosen for another before', async () => {
    api.handle(tipos.proyectos, () => ({ items: [{ Id: 7, Nombre: 'Portal', Cliente: null }] }));
    api.handle(registros.guardar, () => {
      const done = lunch();
      return { ...done, registro: { ...done.registro, proyecto: 'Portal' } };
    });
    const { requestsTo } = await show({ ...createHoyTrabajando(), acciones: [3, 8] }, { path: '/home/otros?tipo=8' });
    const sheet = await screen.findByRole('dialog', { name: 'Otros fichajes' });
    await within(sheet).findByRole('option', { name: 'Portal' });
    await userEvent.selectOptions(within(sheet).getByRole('combobox', { name: 'Proyecto' }), 'Portal');
    await userEvent.click(within(sheet).getByRole('radio', { name: /Comida/ }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Empezar la comida' }));
    await action('Volver al trabajo');
    expect(requestsTo(registros.guardar)[0]?.input).not.toHaveProperty('proyectoId');
    // A break is told by its name, whatever project it belongs to.
    expect(screen.getAllByText(/^Comida desde las/).length).toBeGreaterThan(0);
  });
});
