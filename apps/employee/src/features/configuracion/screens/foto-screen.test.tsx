import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fotos, sesiones } from '@jornada/contract';
import { createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

const SIN_CAMARA = 'No se puede usar la cámara. Elige una imagen en su lugar.';
const RECORTAR = 'Mueve la imagen y ajusta el tamaño.';
const NO_SE_LEE = 'No hemos podido abrir esa imagen. Prueba con otra.';

let api: FakeApi;
beforeEach(() => {
  api = createApi();
  api.handle(sesiones.listado, () => ({ items: [] }));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  expect(api.problems).toEqual([]);
});

async function open(TieneFoto = false) {
  const app = await renderApp({ api, path: '/configuracion/foto', perfil: createPerfil({ TieneFoto }) });
  await screen.findByRole('button', { name: 'Elegir una imagen' });
  return { ...app, user: userEvent.setup() };
}

/** A camera with the given answer. @returns how often it was switched off. */
function stubCamera(answer: (stream: MediaStream) => Promise<MediaStream>) {
  const stop = vi.fn();
  const stream = { getTracks: () => [{ stop }, { stop }] } as unknown as MediaStream;
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: () => answer(stream) } });
  // The test browser's element accepts only its own kind of streams.
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { configurable: true, writable: true, value: null });
  return stop;
}

/** The canvas on which a picture is drawn. */
function stubCanvas(convertToBlob: () => Promise<Blob>) {
  const drawn = vi.fn();
  class Canvas {
    getContext = () => ({ setTransform: vi.fn(), drawImage: drawn });
    convertToBlob = convertToBlob;
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
  return drawn;
}

describe('the camera', () => {
  test('takes a picture to be cut, and is switched off afterwards', async () => {
    const stop = stubCamera((stream) => Promise.resolve(stream));
    const drawn = stubCanvas(() => Promise.resolve(new Blob(['x'], { type: 'image/jpeg' })));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Hacer una foto' }));
    const shoot = await screen.findByRole<HTMLButtonElement>('button', { name: 'Hacer la foto' });
    await waitFor(() => expect(shoot.disabled).toBe(false));
    expect(stop).not.toHaveBeenCalled();
    await user.click(shoot);
    expect((await screen.findAllByText(RECORTAR)).length).toBeGreaterThan(0);
    expect(drawn).toHaveBeenCalledOnce();
    expect(stop).toHaveBeenCalledTimes(2);
  });

  test('is not there to shoot with before it shows anything', async () => {
    stubCamera(() => new Promise(() => undefined));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Hacer una foto' }));
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Hacer la foto' })).disabled).toBe(true);
  });

  test('that is refused, or is none, is said, and an image can be chosen instead', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Hacer una foto' }));
    expect((await screen.findByText(SIN_CAMARA)).getAttribute('role')).toBe('alert');
    stubCamera(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await user.click(screen.getByRole('button', { name: 'Hacer una foto' }));
    expect(await screen.findByText(SIN_CAMARA)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Elegir una imagen' })).toBeDefined();
  });

  test('whose picture cannot be taken says so', async () => {
    const stop = stubCamera((stream) => Promise.resolve(stream));
    stubCanvas(() => Promise.reject(new DOMException('no', 'EncodingError')));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Hacer una foto' }));
    const shoot = await screen.findByRole<HTMLButtonElement>('button', { name: 'Hacer la foto' });
    await waitFor(() => expect(shoot.disabled).toBe(false));
    await user.click(shoot);
    expect(await screen.findByText(SIN_CAMARA)).toBeDefined();
    expect(stop).toHaveBeenCalledTimes(2);
  });

  test('is switched off where one thinks better of it, also while it is still being asked for', async () => {
    const asked = Promise.withResolvers<MediaStream>();
    let given: MediaStream | undefined;
    const stop = stubCamera((stream) => {
      given = stream;
      return asked.promise;
    });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Hacer una foto' }));
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByRole('button', { name: 'Elegir una imagen' })).toBeDefined();
    if (given) asked.resolve(given);
    await waitFor(() => expect(stop).toHaveBeenCalledTimes(2));
    expect(screen.queryByText(SIN_CAMARA)).toBeNull();
  });
});

describe('a photo', () => {
  test('that is no image is said as soon as the browser cannot show it', async () => {
    const { user } = await open();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    await user.upload(input as HTMLInputElement, new File(['no'], 'foto.jpg', { type: 'image/jpeg' }));
    await screen.findAllByText(RECORTAR);
    const [image] = document.querySelectorAll('main img');
    fireEvent.error(image as Element);
    expect((await screen.findByText(NO_SE_LEE)).getAttribute('role')).toBe('alert');
    expect(screen.getByRole('button', { name: 'Elegir una imagen' })).toBeDefined();
  });

  test('is taken away after a question, and the initials are back', async () => {
    api.handle(fotos.poner, () => ({ TieneFoto: false, FotoToken: '' }));
    const { user, requestsTo, services, router } = await open(true);
    await user.click(screen.getByRole('button', { name: 'Quitar la foto' }));
    expect(requestsTo(fotos.poner)).toHaveLength(0);
    const question = (await screen.findByText(/^Se borra del todo/)).closest('[role="group"]') ?? document.body;
    await user.click(within(question as HTMLElement).getByRole('button', { name: 'Quitar la foto' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/configuracion'));
    expect(services.notices.toast.get()?.text).toBe('Foto quitada.');
    expect(services.session.get().profile).toMatchObject({ TieneFoto: false, FotoToken: '' });
    expect(requestsTo(fotos.poner).map(({ input }) => input)).toEqual([{ photo: '' }]);
  });

  test('that could not be taken away is still there, and it is said why', async () => {
    api.handle(fotos.poner, () => {
      throw new FakeFailure('cuenta.demasiados-intentos');
    });
    const { user, services } = await open(true);
    await user.click(screen.getByRole('button', { name: 'Quitar la foto' }));
    await user.click(screen.getByRole('button', { name: 'Quitar la foto' }));
    await waitFor(() => expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true));
    expect(services.session.get().profile?.TieneFoto).toBe(true);
  });

  test('that is not there is not offered to be taken away', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Quitar la foto' })).toBeNull();
  });
});
