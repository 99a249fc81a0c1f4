import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { login, registros } from '@jornada/contract';
import { createHoy, createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

/** Whether the device is a phone or a computer. */
function holdInHand(isPhone: boolean): void {
  const ask = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(pointer: coarse)' ? (Object.assign(new EventTarget(), { matches: isPhone }) as MediaQueryList) : ask(query),
  );
  vi.spyOn(window.screen, 'width', 'get').mockReturnValue(isPhone ? 390 : 1440);
}

const RETO = 'r'.repeat(40);
const inside = { InstanceURL: '/instancia', Environment: 'produccion', Perfil: createPerfil(), Entidades: [] };
const asks = (code: 'login.segundo-factor' | 'login.falta-segundo-factor', Metodos: ('totp' | 'recuperacion')[]) => () => {
  const SegundoFactor = { Reto: RETO, Metodos, Opciones: null };
  throw new FakeFailure(code, { content: { ...inside, Perfil: null, SegundoFactor } });
};

let api: FakeApi;
beforeEach(() => {
  api = createApi();
  api.handle(registros.registrosHoy, () => createHoy());
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

async function enter() {
  const rendered = await renderApp({ api, path: '/login', perfil: null, now: '2026-10-22T07:58:00+02:00' });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('DNI, NIE o usuario'), '00000001R');
  await user.type(screen.getByLabelText('Contraseña'), 'secreta');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  return { user, ...rendered };
}

it('asks for the code of the app, says why one was refused, and goes in with the right one', async () => {
  api.handle(login.entrar, asks('login.segundo-factor', ['totp', 'recuperacion']));
  api.handle(login.segundoFactor, ({ Prueba }) => {
    if (!('Codigo' in Prueba) || Prueba.Codigo !== '123456')
      throw new FakeFailure('login.codigo-no-valido', { message: 'No es correcto.' });
    return inside;
  });
  const { user, requestsTo } = await enter();
  const field = await screen.findByLabelText('Código de 6 cifras');
  expect(document.activeElement).toBe(field);
  await user.type(field, '654321');
  await user.click(screen.getByRole('button', { name: 'Confirmar y entrar' }));
  expect((await screen.findByText('No es correcto.')).closest('[role=alert]')).not.toBeNull();
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, '123 456');
  await user.click(screen.getByRole('button', { name: 'Confirmar y entrar' }));
  await screen.findByRole('button', { name: 'Fichar la entrada' });
  expect(requestsTo(login.segundoFactor).map(({ input }) => input)).toEqual([
    { Reto: RETO, Prueba: { Codigo: '654321' } },
    { Reto: RETO, Prueba: { Codigo: '123 456' } },
  ]);
});

it('takes a code on paper in its place, and leads back to the start', async () => {
  api.handle(login.entrar, asks('login.segundo-factor', ['totp', 'recuperacion']));
  const { user } = await enter();
  await user.click(await screen.findByRole('button', { name: 'Usar un código de recuperación' }));
  expect(screen.getByLabelText('Código de recuperación')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Entrar con otro usuario' }));
  expect(await screen.findByLabelText('Contraseña')).toBeTruthy();
});

it('an admin who has none sets one up, and keeps the codes on paper before going in', async () => {
  api.handle(login.entrar, asks('login.falta-segundo-factor', []));
  api.handle(login.prepararFactor, () => ({ Secreto: 'ABCDEFGHIJKLMNOP', Uri: 'otpauth://totp/x?secret=ABCDEFGHIJKLMNOP' }));
  api.handle(login.activarFactor, () => ({ ...inside, CodigosRecuperacion: ['AAAAA-BBBBB', 'CCCCC-DDDDD'] }));
  const { user } = await enter();
  expect(await screen.findByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Código QR para tu aplicación de códigos' })).toBeTruthy();
  await user.type(screen.getByLabelText('Código de 6 cifras'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirmar y entrar' }));
  expect(await screen.findByText('AAAAA-BBBBB')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Los he guardado' }));
  await screen.findByRole('button', { name: 'Fichar la entrada' });
});

it.each([
  [true, 'Abre tu aplicación de códigos en este móvil', Node.DOCUMENT_POSITION_FOLLOWING],
  [false, 'Abre tu aplicación de códigos (Google', Node.DOCUMENT_POSITION_PRECEDING],
])('on a phone (%s) the key comes before the picture, elsewhere after it', async (isPhone, words, place) => {
  holdInHand(isPhone);
  api.handle(login.entrar, asks('login.falta-segundo-factor', []));
  api.handle(login.prepararFactor, () => ({ Secreto: 'ABCDEFGHIJKLMNOP', Uri: 'otpauth://totp/x?secret=ABCDEFGHIJKLMNOP' }));
  await enter();
  const key = await screen.findByText('ABCD EFGH IJKL MNOP');
  const picture = screen.getByRole('img', { name: 'Código QR para tu aplicación de códigos' });
  expect(key.compareDocumentPosition(picture)).toBe(place);
  expect(screen.getByText(words, { exact: false })).toBeDefined();
});

it('the key says itself that it is copied: a toast would lie over the picture', async () => {
  holdInHand(true);
  api.handle(login.entrar, asks('login.falta-segundo-factor', []));
  api.handle(login.prepararFactor, () => ({ Secreto: 'ABCDEFGHIJKLMNOP', Uri: 'otpauth://totp/x?secret=ABCDEFGHIJKLMNOP' }));
  const { user, services } = await enter();
  await user.click(await screen.findByRole('button', { name: 'Copiar' }));
  expect(await screen.findByRole('button', { name: 'Copiado.' })).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe('ABCDEFGHIJKLMNOP');
  expect(services.notices.toast.get()).toBeNull();
});
