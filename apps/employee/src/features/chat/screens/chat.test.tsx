import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chat } from '@jornada/contract/chat/calls.ts';
import { createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { refresh } from '@jornada/web/after-call.ts';
import { perfilQuery } from '@jornada/web/perfil-query.ts';
import { createApi, renderApp } from '../../../testing/render-app.tsx';
import { createRoom } from '../testing/create-room.ts';
import { HOLD_MS } from '../use-message-touch.ts';
import { drawsRows } from '../testing/draws-rows.ts';

/** What waits on a device belongs to one person, whom the token names. */
const Token = `h.${btoa(JSON.stringify({ ent: 1, usr: 7 }))}.s`;
const perfil = createPerfil({ ModuloChat: true, NumChatsSinLeer: 3, Token });
let api: FakeApi;
beforeEach(() => {
  drawsRows();
  api = createApi();
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  expect(api.problems).toEqual([]);
});
const show = (path: string, width = 390) => renderApp({ api, path, perfil, width });
const field = () => screen.findByRole('textbox', { name: 'Mensaje' });
const articles = () => screen.queryAllByRole('article').map(({ textContent }) => textContent);

it('says in the menu what the profile counted, and asks only once something may be new', async () => {
  createRoom(api).put({});
  const { services, requestsTo } = await show('/home', 1440);
  const entry = await screen.findByRole('link', { name: /Chat/ });
  expect(entry.textContent).toContain('3');
  expect(requestsTo(chat.pendientes)).toEqual([]);
  await act(() => refresh(services.queryClient, ['chat']));
  await waitFor(() => expect(entry.textContent).toContain('1'));
  expect(requestsTo(chat.pendientes)).toHaveLength(1);
});

it('asks again where a profile that came later says another number: it may be the older one', async () => {
  const room = createRoom(api);
  const { services } = await show('/home', 1440);
  const entry = await screen.findByRole('link', { name: /Chat/ });
  room.put({ texto: 'Buenos días' });
  await act(() => refresh(services.queryClient, ['chat']));
  await waitFor(() => expect(entry.textContent).toContain('1'));
  const tell = (NumChatsSinLeer: number) =>
    act(() => {
      const told = { ...perfil, NumChatsSinLeer };
      const reads = services.queryClient.getQueryCache().getAll();
      const updatedAt = Math.max(...reads.map(({ state }) => state.dataUpdatedAt)) + 1;
      services.queryClient.setQueryData(perfilQuery(services).queryKey, told, { updatedAt });
      services.session.update({ profile: told });
    });
  // Asked for before that message, answered after it.
  tell(0);
  expect(entry.textContent).toContain('1');
  room.put({ texto: '¿Quién abre mañana?' });
  tell(5);
  await waitFor(() => expect(entry.textContent).toContain('2'));
});

it('keeps what is typed while the message before it is being stored, and sends both in their order', async () => {
  createRoom(api);
  const { services, requestsTo } = await show('/chat-view/7');
  const typed = await field();
  const { add } = services.chatQueue;
  const stored = Promise.withResolvers<void>();
  vi.spyOn(services.chatQueue, 'add').mockImplementation((item) => stored.promise.then(() => add(item)));
  await userEvent.type(typed, 'Esto primero');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await userEvent.type(typed, 'Y esto detrás');
  await act(async () => stored.resolve());
  expect(typed).toHaveProperty('value', 'Y esto detrás');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() =>
    expect(requestsTo(chat.escribir).map(({ input }) => input)).toMatchObject([{ texto: 'Esto primero' }, { texto: 'Y esto detrás' }]),
  );
});

it('gives back what the device cannot store, before what was typed since', async () => {
  createRoom(api);
  const { services } = await show('/chat-view/7');
  const typed = await field();
  const stored = Promise.withResolvers<never>();
  vi.spyOn(services.chatQueue, 'add').mockReturnValue(stored.promise);
  await userEvent.type(typed, 'Esto primero');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await userEvent.type(typed, 'Y esto detrás');
  await act(async () => stored.reject(new Error('The disk is full')));
  expect(typed).toHaveProperty('value', 'Esto primero\nY esto detrás');
});

it('lists rooms, and a room in which nobody has written shows no hour', async () => {
  createRoom(api);
  await show('/chat-list');
  const row = await screen.findByRole('link', { name: /Turno de mañana/ });
  expect(row.textContent).toContain('Sin mensajes todavía');
  expect(row.textContent).not.toContain('13:20');
});

it('shows what others write, says that it was read, and reads it out once', async () => {
  const room = createRoom(api);
  room.put({ texto: 'Buenos días' });
  const { services, requestsTo } = await show('/chat-view/7');
  await screen.findByText('Buenos días');
  await waitFor(() => expect(requestsTo(chat.leido).map(({ input }) => input)).toEqual([{ SalaId: 7, hasta: 1 }]));
  expect(services.notices.spoken.get()?.text ?? '').not.toContain('Buenos días');
  room.put({ texto: '¿Quién abre mañana?' });
  await act(() => refresh(services.queryClient, ['chat']));
  await screen.findByText('¿Quién abre mañana?');
  expect(services.notices.spoken.get()?.text).toBe('Ana Vidal Cruz: ¿Quién abre mañana?');
  // More that comes at once is not said word by word.
  room.put({ texto: 'Uno' });
  await act(() => refresh(services.queryClient, ['chat']));
  room.put({ texto: 'Dos' });
  await act(() => refresh(services.queryClient, ['chat']));
  await screen.findByText('Dos');
  expect(services.notices.spoken.get()?.text).toBe('Ana Vidal Cruz: ¿Quién abre mañana?');
});

/** Chooses an action of a message. */
const choose = async (which: number, name: string) => {
  await userEvent.click(screen.getAllByRole('button', { name: 'Acciones del mensaje' })[which] ?? document.body);
  await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }));
};

it('sends what is written, answers, reacts, changes and deletes', async () => {
  const room = createRoom(api);
  room.put({ texto: '¿Quién cierra hoy?' });
  const { requestsTo } = await show('/chat-view/7');
  await screen.findByText('¿Quién cierra hoy?');
  await choose(0, 'Responder');
  await userEvent.type(await field(), 'Yo');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(articles()[1] ?? '').toContain('Yo'));
  expect(requestsTo(chat.escribir).at(-1)?.input).toMatchObject({ SalaId: 7, texto: 'Yo', respuestaA: 1 });
  // A person who speaks to the device says what is to be read.
  const quoted = await screen.findByRole('button', { name: /^Responde a / });
  expect(quoted.getAttribute('aria-label')).toContain(quoted.textContent);

  await choose(0, 'De acuerdo');
  expect(await screen.findByRole('button', { name: 'De acuerdo: 1' })).toBeDefined();
  await choose(1, 'Cambiar');
  const typed = await field();
  await userEvent.clear(typed);
  await userEvent.type(typed, 'Yo, a las diez');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar el cambio' }));
  await waitFor(() => expect(articles()[1] ?? '').toContain('Yo, a las diez'));
  expect(articles()[1] ?? '').toContain('editado');
  await choose(1, 'Borrar');
  await userEvent.click(await screen.findByRole('button', { name: 'Borrar' }));
  await waitFor(() => expect(articles()[1] ?? '').toContain('Mensaje borrado'));
});

it('is one stop of the Tab key: arrows lead through the messages, Enter opens the menu, and closed it gives the focus back', async () => {
  const room = createRoom(api);
  for (const texto of ['Uno', 'Dos', 'Tres']) room.put({ texto, reacciones: [{ simbolo: 'bien', cuantas: 2, mia: false }] });
  await show('/chat-view/7', 1440);
  await screen.findByText('Tres');
  const messages = screen.getByRole('region', { name: 'Mensajes de Turno de mañana' });
  const all = () => within(messages).getAllByRole('article');
  const stops = () =>
    all()
      .flatMap((one) => [one, ...within(one).getAllByRole('button')])
      .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([all()[2]]);
  act(() => all()[2]?.focus());
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(all()[1]);
  expect(stops()).toEqual([all()[1]]);
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(all()[0]);
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(document.activeElement).toBe(all()[2]);
  // To the right lies what the message has.
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('De acuerdo: 2');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  const menu = await screen.findByRole('dialog');
  await userEvent.click(await within(menu).findByRole('button', { name: 'De acuerdo' }));
  await waitFor(() => expect(document.activeElement).toBe(all()[1]));
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Responder' }));
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
});

it('opens the menu under a finger that rests, and answers where it goes to the right, not from the edge', async () => {
  createRoom(api).put({ texto: 'Uno' });
  await show('/chat-view/7');
  const message = (await screen.findByText('Uno')).closest('article') ?? document.body;
  const finger = { pointerType: 'touch', isPrimary: true, pointerId: 1 };
  const swipe = (from: number, to: number) => {
    fireEvent.pointerDown(message, { ...finger, clientX: from, clientY: 100 });
    fireEvent.pointerMove(message, { ...finger, clientX: from + 20, clientY: 101 });
    fireEvent.pointerMove(message, { ...finger, clientX: to, clientY: 104 });
    fireEvent.pointerUp(message, { ...finger, clientX: to, clientY: 104 });
  };
  swipe(8, 160);
  swipe(100, 130);
  swipe(200, 60);
  expect(screen.queryByText('Respondes a Ana Vidal Cruz')).toBeNull();
  swipe(100, 200);
  expect(await screen.findByText('Respondes a Ana Vidal Cruz')).toBeDefined();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.pointerDown(message, { ...finger, clientX: 100, clientY: 100 });
  await act(async () => vi.advanceTimersByTimeAsync(HOLD_MS));
  vi.useRealTimers();
  expect(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Copiar el texto' })).toBeDefined();
});

it('offers the people of a group after an @, says whom it names, and shows them emphasised', async () => {
  createRoom(api);
  api.handle(chat.miembros, ({ texto = '' }) => {
    const all = [
      { id: 7, nombre: 'Lucía Martín Soto', puesto: '', administra: false, leido: 0, yo: true },
      { id: 8, nombre: 'Ana Vidal Cruz', puesto: 'Cocina', administra: false, leido: 0, yo: false },
      { id: 9, nombre: 'Andrés Gil', puesto: '', administra: false, leido: 0, yo: false },
    ];
    const items = all.filter(({ nombre }) => nombre.toLowerCase().includes(texto.toLowerCase()));
    return { items, total: items.length };
  });
  const { requestsTo } = await show('/chat-view/7', 1440);
  const typed = await field();
  await userEvent.type(typed, 'Hola @');
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['AVAna Vidal CruzCocina', 'AGAndrés Gil']),
  );
  await userEvent.type(typed, 'vid');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.keyboard('{Enter}');
  expect(typed).toHaveProperty('value', 'Hola @Ana Vidal Cruz ');
  expect(screen.queryByRole('option')).toBeNull();
  await userEvent.type(typed, 'y @Andrés, hasta mañana{Enter}');
  await waitFor(() =>
    expect(requestsTo(chat.escribir).at(-1)?.input).toMatchObject({ texto: 'Hola @Ana Vidal Cruz y @Andrés, hasta mañana', menciona: [8] }),
  );
  const name = await screen.findByText('@Ana Vidal Cruz');
  expect(name.tagName).toBe('B');
  // Changed, it goes on naming her, and names whom the change adds.
  await choose(0, 'Cambiar');
  await userEvent.type(await field(), ' @Andr');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(requestsTo(chat.editar).at(-1)?.input).toMatchObject({ menciona: [8, 9] }));
});

it('keeps what is written without a network, and sends it once', async () => {
  const room = createRoom(api);
  room.put({ texto: 'Hola' });
  const { services, requestsTo } = await show('/chat-view/7');
  await screen.findByText('Hola');
  api.offline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.type(await field(), 'Sin red');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(articles()[1] ?? '').toContain('Sin red'));
  const before = requestsTo(chat.escribir).length;
  api.offline = false;
  await act(() => services.chatQueue.flush());
  await waitFor(() => expect(articles()).toHaveLength(2));
  expect(requestsTo(chat.escribir)).toHaveLength(before + 1);
});

it('says that a room is not there as soon as the person is out of it, and shows nothing of it', async () => {
  const room = createRoom(api);
  room.put({ texto: 'Entre nosotros' });
  const { services } = await show('/chat-view/7');
  await screen.findByText('Entre nosotros');
  api.handle(chat.getchatbysalaid, () => {
    throw new FakeFailure('chat.no-existe');
  });
  await act(() => refresh(services.queryClient, ['chat']));
  expect(await screen.findByText('Esta conversación no existe')).toBeDefined();
  expect(screen.queryByText('Entre nosotros')).toBeNull();
});
