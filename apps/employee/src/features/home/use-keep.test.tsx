import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { login, registros, type HoyVista } from '@jornada/contract';
import { createHoyEnPausa, createHoyTrabajando, createMemoryQueueStore, createPerfil, createTipos, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../testing/render-app.tsx';

let api: FakeApi;
beforeEach(() => {
  api = createApi();
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  expect(api.problems).toEqual([]);
});

// The stored data name their owner, who is in the token.
const perfil = createPerfil({ Token: `h.${btoa(JSON.stringify({ ent: 1, usr: 7 }))}.s` });
const show = (hoy: HoyVista, options: Partial<Parameters<typeof renderApp>[0]> = {}) => {
  api.handle(registros.registrosHoy, () => hoy);
  return renderApp({ api, path: '/home', now: hoy.ahora, perfil, ...options });
};
const action = (name: string | RegExp) => screen.findByRole('button', { name });
const offline = (isOffline: boolean): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
};
const lunch = () => ({ ...createHoyEnPausa(), ahora: '2026-10-22T13:30:00+02:00' });

it('sends what has waited with the zone in which it was made, and with both readings of the own clock', async () => {
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  const inZone = (timeZone: string) => zone.mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);
  api.handle(registros.entregar, () => ({ retenido: false, propuesto: false, sinObservacion: false, hoy: lunch() }));
  const { requestsTo, services, clock } = await show(createHoyTrabajando());
  const lunchButton = await action('Empezar la comida');
  const pressed = clock.now();
  inZone('America/Bogota');
  api.offline = true;
  await userEvent.click(lunchButton);
  await screen.findByText(/1 fichaje guardado aquí, se enviará solo\./);
  inZone('Asia/Tokyo');
  clock.advance({ hours: 9 });
  api.offline = false;
  await services.queue.flush();
  const [sent] = requestsTo(registros.entregar);
  expect(sent?.input).toMatchObject({
    timezone: 'America/Bogota',
    diferido: { momento: pressed.toString(), enviado: pressed.add({ hours: 9 }).toString() },
  });
});

it('sends the time that the server had signed last, and says where what has waited counts only once the company agrees', async () => {
  api.handle(registros.entregar, () => ({ retenido: false, propuesto: true, sinObservacion: false, hoy: lunch() }));
  const { services, requestsTo } = await show(createHoyTrabajando());
  const lunchButton = await action('Empezar la comida');
  services.clock.start()(services.clock.now().toString(), '1773126000.key.signature');
  api.offline = true;
  await userEvent.click(lunchButton);
  await screen.findByText(/1 fichaje guardado aquí, se enviará solo\./);
  api.offline = false;
  await services.queue.flush();
  expect(requestsTo(registros.entregar)[0]?.input).toMatchObject({ diferido: { sello: '1773126000.key.signature' } });
  await screen.findByText(/Este fichaje contará cuando tu empresa lo confirme/);
});

it('says where what has waited was kept without its remark, which the company shows no more', async () => {
  api.handle(registros.entregar, () => ({ retenido: false, propuesto: false, sinObservacion: true, hoy: lunch() }));
  const { services } = await show(createHoyTrabajando());
  const lunchButton = await action('Empezar la comida');
  api.offline = true;
  await userEvent.click(lunchButton);
  await screen.findByText(/1 fichaje guardado aquí, se enviará solo\./);
  api.offline = false;
  await services.queue.flush();
  expect(await screen.findByText('Este fichaje se ha guardado sin su comentario: tu empresa ya no los usa.')).toBeDefined();
});

it('waits behind what another tab is sending', async () => {
  api.handle(registros.guardar, () => expect.fail('it overtook what waits'));
  const store = createMemoryQueueStore();
  const { requestsTo } = await show(createHoyTrabajando(), { store });
  const lunchButton = await action('Empezar la comida');
  const other = { key: crypto.randomUUID(), owner: '/instancia 1 7', body: { tipo: 1 }, made: '2026-10-22T08:02:00+02:00' };
  await store.tab().add({ ...other, mayHaveArrived: true, refusal: null });
  api.handle(registros.entregar, () => new Promise(() => undefined));
  await userEvent.click(lunchButton);
  await screen.findByText('2 fichajes guardados aquí, se enviarán solos.');
  expect(requestsTo(registros.guardar)).toEqual([]);
});

describe('what waits', () => {
  const kept = { owner: '/instancia 1 7', body: { tipo: 1 }, made: '2026-10-22T13:24:30+02:00', mayHaveArrived: false, refusal: null };

  it('is marked in the list of the day, the end of a pause too, and taken back there', async () => {
    const { services } = await show(createHoyEnPausa());
    const back = await action('Volver al trabajo');
    act(() => offline(true));
    await userEvent.click(back);
    const takeBack = await action(/^Retirar /);
    expect(takeBack.closest('li')?.textContent).toMatch(/Comida.*sin enviar/);
    await userEvent.click(takeBack);
    await screen.findByText('Retirado. No se enviará.');
    expect(screen.queryByText('sin enviar')).toBeNull();
    await action('Volver al trabajo');
    expect(services.queue.get()).toEqual([]);
  });

  it('is not given back where it was sent meanwhile', async () => {
    const store = createMemoryQueueStore();
    const { services, requestsTo } = await show(createHoyTrabajando(), { store });
    await action('Empezar la comida');
    await waitFor(() => expect(requestsTo(login.conToken)).toHaveLength(1));
    await act(() => services.queue.flush());
    const other = store.tab();
    await other.add({ ...kept, key: crypto.randomUUID(), body: { tipo: createTipos().find(({ clase }) => clase === 'salida')!.id } });
    await act(() => services.queue.refresh());
    const [waiting] = await other.all();
    const takeBack = await action(/^Retirar Salida/);
    await other.replace({ ...waiting!, mayHaveArrived: true });
    await userEvent.click(takeBack);
    await screen.findByText('Ya ha salido de este dispositivo. Puedes anularlo en el calendario.');
    expect(store.kept()).toHaveLength(1);
  });
});

describe('what home shows without a connection', () => {
  it('says of which hour it is, and of which day once that is over, also while something waits', async () => {
    const { clock } = await show(createHoyTrabajando());
    const lunchButton = await action('Empezar la comida');
    act(() => offline(true));
    await screen.findByText('Última actualización: 13:24. Puedes fichar: se guarda aquí y se envía solo.');
    await userEvent.click(lunchButton);
    await screen.findByText('1 fichaje guardado aquí, se enviará solo. Última actualización: 13:24.');
    clock.advance({ hours: 12 });
    act(() => offline(false));
    api.offline = true;
    act(() => offline(true));
    await screen.findByText('1 fichaje guardado aquí, se enviará solo. Última actualización: ayer, 13:24.');
  });
});
