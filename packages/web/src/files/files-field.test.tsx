import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ficheros, ficherosDe } from '@jornada/contract/ficheros.ts';
import { FakeFailure } from '@jornada/testkit';
import { createFilesDesk, FACTURA, FormWithFiles, pdf, TIQUE, type FilesDesk } from './testing/files-desk.tsx';

let api: FilesDesk['api'];
let services: FilesDesk['services'];
let show: FilesDesk['show'];
let said: number[][];
beforeEach(async () => {
  said = [];
  ({ api, services, show } = await createFilesDesk());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  expect(api.problems).toEqual([]);
});

const choose = (...files: File[]): void => void fireEvent.change(screen.getByLabelText('Añadir archivos'), { target: { files } });
const rows = (): string[] => screen.queryAllByRole('listitem').map((row) => row.textContent ?? '');

describe('the files of a form', () => {
  it('are uploaded as they are chosen, and their ids are its value', async () => {
    show(<FormWithFiles said={said} initial={[]} />);
    expect(await screen.findByText('PDF o imágenes, hasta 1 MB cada uno.')).toBeTruthy();
    choose(pdf('a.pdf', 48_213));
    await waitFor(() => expect(said.at(-1)).toEqual([31]));
    expect(rows()).toEqual(['a.pdf48 kB']);
    expect(services.notices.spoken.get()?.text).toBe('a.pdf: subido');
    // Saved: the form is empty again, and nothing is deleted.
    fireEvent.click(screen.getByText('Guardado'));
    await waitFor(() => expect(rows()).toEqual([]));
    expect(api.requests.some(({ call }) => call === ficheros.eliminar)).toBe(false);
  });

  it('can be removed again, on the server too', async () => {
    show(<FormWithFiles said={said} initial={[]} />);
    choose(pdf('a.pdf'));
    await waitFor(() => expect(said.at(-1)).toEqual([31]));
    fireEvent.click(screen.getByLabelText('Quitar a.pdf'));
    expect(said.at(-1)).toEqual([]);
    await waitFor(() => expect(api.requests.at(-1)).toMatchObject({ call: ficheros.eliminar, input: { id: '31' } }));
  });

  it('that are refused say why, one by one, and keep nothing from the others', async () => {
    api.handle(ficheros.subir, (_input, { file }) => {
      if (file?.name === 'b.pdf') throw new FakeFailure('ficheros.danado', { message: 'El archivo está dañado.' });
      return FACTURA;
    });
    show(<FormWithFiles said={said} initial={[]} />);
    await screen.findByText(/hasta 1 MB/);
    choose(pdf('grande.pdf', 1024 * 1024 + 1), pdf('b.pdf'), pdf('factura.pdf'));
    await waitFor(() => expect(said.at(-1)).toEqual([31]));
    expect(rows()).toEqual(['grande.pdfEl archivo pasa de 1 MB.', 'b.pdfEl archivo está dañado.', 'factura.pdf48 kB']);
    // What is too large was not even sent.
    expect(api.requests.filter(({ call }) => call === ficheros.subir)).toHaveLength(2);
  });

  it('wait for the network, and are uploaded when it is back', async () => {
    vi.spyOn(globalThis.navigator, 'onLine', 'get').mockReturnValue(false);
    api.offline = true;
    show(<FormWithFiles said={said} initial={[]} />);
    expect(screen.getByText('Sin red no se pueden subir archivos. Lo que has escrito se queda aquí.')).toBeTruthy();
    choose(pdf('a.pdf'));
    expect(await screen.findByText('Se subirá cuando haya red.')).toBeTruthy();
    api.offline = false;
    vi.restoreAllMocks();
    fireEvent(globalThis.window, new Event('online'));
    await waitFor(() => expect(said.at(-1)).toEqual([31]));
  });

  it('that a draft had are shown again; what has expired is told', async () => {
    show(<FormWithFiles said={said} initial={[31, 99]} />);
    expect(await screen.findByText('Un archivo que habías subido ha caducado. Vuelve a añadirlo.')).toBeTruthy();
    expect(rows()).toEqual(['factura.pdf48 kB']);
    expect(said.at(-1)).toEqual([31]);
  });

  it('are no more than they may be', async () => {
    show(<FormWithFiles said={said} initial={[]} max={1} />);
    choose(pdf('a.pdf'), pdf('b.pdf'));
    expect(await screen.findByText('Como mucho un archivo.')).toBeTruthy();
    await waitFor(() => expect(rows()).toEqual(['a.pdf100 bytes']));
  });

  it('are looked at in large before they are sent, and in their own size to read the small print', async () => {
    show(<FormWithFiles said={said} initial={[32]} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Abrir tique.jpg' }));
    const button = await screen.findByRole('button', { name: 'Ver tique.jpg en su tamaño' });
    await userEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
  });

  it('that this browser cannot show are shown as the server has them', async () => {
    show(<FormWithFiles said={said} initial={[]} />);
    api.handle(ficheros.subir, () => TIQUE);
    const heic = new File([new Uint8Array(9)], 'foto.heic', { type: 'image/heic' });
    fireEvent.change(screen.getByLabelText('Añadir archivos'), { target: { files: [heic] } });
    await waitFor(() => expect(said.at(-1)).toEqual([32]));
    const picture = screen.getByRole('listitem').querySelector('img');
    expect(picture?.getAttribute('src')).toContain('blob:');
    if (picture) fireEvent.error(picture);
    await waitFor(() => expect(screen.getByRole('listitem').querySelector('img')?.getAttribute('src')).toContain('token=t32&como=vista'));
  });

  it('are of the kinds that the schema takes: others are not offered, and not sent', async () => {
    show(<FormWithFiles said={said} initial={[]} schema={ficherosDe('application/pdf')} />);
    expect(await screen.findByText('Solo PDF, hasta 1 MB cada uno.')).toBeTruthy();
    expect(screen.getByLabelText('Añadir archivos').getAttribute('accept')).toBe('application/pdf');
    expect(screen.queryByLabelText('Hacer una foto')).toBeNull();
    choose(new File([new Uint8Array(10)], 'foto.png', { type: 'image/png' }), pdf('factura.pdf'));
    await waitFor(() => expect(said.at(-1)).toEqual([31]));
    expect(rows()[0]).toBe('foto.pngAquí solo se puede añadir PDF. Elige otro archivo.');
    expect(api.requests.filter(({ call }) => call === ficheros.subir)).toHaveLength(1);
  });

  it('can be dropped', async () => {
    show(<FormWithFiles said={said} initial={[]} />);
    const drop = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(drop, { dataTransfer: { files: [pdf('a.pdf')], types: ['Files'] } });
    fireEvent(screen.getByRole('group', { name: 'Tiques' }), drop);
    await waitFor(() => expect(said.at(-1)).toEqual([31]));
  });
});

describe('a photo', () => {
  const photo = (name: string, type: string, size: number): File => new File([new Uint8Array(size)], name, { type });
  /** A browser that opens pictures of these types, and draws them unless it has no canvas. */
  function openPictures(types: string[], { hasCanvas = true } = {}): { drawn: number[][] } {
    const drawn: number[][] = [];
    vi.stubGlobal('createImageBitmap', ({ type }: Blob) =>
      types.includes(type)
        ? Promise.resolve({ width: 4000, height: 3000, close: () => undefined })
        : Promise.reject(new DOMException('', 'InvalidStateError')),
    );
    const context = hasCanvas ? { fillRect: vi.fn(), drawImage: vi.fn() } : null;
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(this: HTMLCanvasElement, done, type) {
      drawn.push([this.width, this.height]);
      done(new Blob([new Uint8Array(5)], { type: type ?? '' }));
    });
    return { drawn };
  }
  const files = (): (readonly [string, number] | null)[] =>
    api.requests.filter(({ call }) => call === ficheros.subir).map(({ file }) => (file ? [file.name, file.size] : null));

  it('is sent as it is where nothing can be drawn', async () => {
    openPictures(['image/jpeg'], { hasCanvas: false });
    show(<FormWithFiles said={said} initial={[]} />);
    await screen.findByText('PDF o imágenes, hasta 1 MB cada uno.');
    choose(photo('tique.jpeg', 'image/jpeg', 900_000));
    await waitFor(() => expect(said.at(-1)).toHaveLength(1));
    expect(files()).toEqual([['tique.jpeg', 900_000]]);
  });

  it('is made smaller before it is sent, also one that the server would not take', async () => {
    const { drawn } = openPictures(['image/jpeg', 'image/heic']);
    show(<FormWithFiles said={said} initial={[]} />);
    await screen.findByText('PDF o imágenes, hasta 1 MB cada uno.');
    choose(photo('tique.jpeg', 'image/jpeg', 2_000_000), photo('taxi.heic', 'image/heic', 2_000_000));
    await waitFor(() => expect(said.at(-1)).toHaveLength(2));
    expect(files()).toEqual([
      ['tique.jpg', 5],
      ['taxi.jpg', 5],
    ]);
    expect(drawn).toEqual([
      [2560, 1920],
      [2560, 1920],
    ]);
  });

  it('that the browser cannot open is sent as it is, which is said', async () => {
    openPictures([]);
    show(<FormWithFiles said={said} initial={[]} />);
    await screen.findByText('PDF o imágenes, hasta 1 MB cada uno.');
    choose(photo('taxi.heic', 'image/heic', 900_000));
    await waitFor(() => expect(said.at(-1)).toEqual([31]));
    expect(files()).toEqual([['taxi.heic', 900_000]]);
    await screen.findByText(/no se abren fotos HEIC/);
  });

  it('that cannot be opened and is too large is not sent, and says what to do', async () => {
    openPictures([]);
    show(<FormWithFiles said={said} initial={[]} />);
    await screen.findByText('PDF o imágenes, hasta 1 MB cada uno.');
    choose(photo('taxi.heic', 'image/heic', 2_000_000));
    await screen.findByText(/no se puede hacer más pequeña una foto HEIC/);
    expect(files()).toEqual([]);
  });
});
