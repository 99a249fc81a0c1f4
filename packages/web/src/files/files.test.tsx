import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { login } from '@jornada/contract';
import { ficheros, ficherosDe, type FicheroVista } from '@jornada/contract/ficheros.ts';
import { createFakeApi, createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import type { ContractForm } from '../form/contract-form.ts';
import { ServicesProvider, type WebServices } from '../services.tsx';
import { createFakeServices } from '../testing/create-fake-services.ts';
import { FileList } from './file-list.tsx';
import { FilesField } from './files-field.tsx';
import { createUploads, type FileKeeper, type KeptFile } from './uploads.ts';

const FACTURA: FicheroVista = { id: 31, nombre: 'factura.pdf', tipo: 'application/pdf', bytes: 48_213, vistaPrevia: false };
const TIQUE: FicheroVista = { id: 32, nombre: 'tique.jpg', tipo: 'image/jpeg', bytes: 1_234_567, vistaPrevia: true };

let api: FakeApi;
let services: WebServices;
let said: number[][];
beforeEach(async () => {
  said = [];
  api = createFakeApi({ login, ficheros }, { translate: (code) => `[${code}]` });
  api.handle(ficheros.temporales, () => ({ items: [FACTURA, TIQUE], maximoBytes: 1024 * 1024 }));
  api.handle(ficheros.subir, (_input, { file }) => ({ ...FACTURA, nombre: file?.name ?? '', bytes: file?.size ?? 0 }));
  api.handle(ficheros.eliminar, () => null);
  api.handle(ficheros.enlace, ({ id }) => ({ token: `t${id}` }));
  ({ services } = await createFakeServices({ api, perfil: createPerfil(), now: '2026-10-22T13:24:00+02:00' }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  expect(api.problems).toEqual([]);
});

/** A form with one field, which holds its value. */
function Around({ initial, max, schema }: { initial: number[]; max?: number; schema?: ReturnType<typeof ficherosDe> }) {
  const [value, setValue] = useState(initial);
  const set = (next: number[]): void => {
    said.push(next);
    setValue(next);
  };
  const of = { field: () => ({ value, set, error: undefined, rule: { schema } }), hold: () => () => undefined } as unknown as ContractForm<{
    ficheros: number[];
  }>;
  return (
    <>
      <FilesField of={of} name="ficheros" label="Tiques" {...(max === undefined ? {} : { max })} />
      <button onClick={() => setValue([])}>Guardado</button>
    </>
  );
}
const show = (what: React.ReactNode) =>
  render(
    <MantineProvider>
      <QueryClientProvider client={services.queryClient}>
        <ServicesProvider services={services}>{what}</ServicesProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
const choose = (...files: File[]): void => void fireEvent.change(screen.getByLabelText('Añadir archivos'), { target: { files } });
const pdf = (name: string, size = 100): File => new File([new Uint8Array(size)], name, { type: 'application/pdf' });
const rows = (): string[] => screen.queryAllByRole('listitem').map((row) => row.textContent ?? '');

describe('the files of a form', () => {
  it('are uploaded as they are chosen, and their ids are its value', async () => {
    show(<Around initial={[]} />);
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
    show(<Around initial={[]} />);
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
    show(<Around initial={[]} />);
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
    show(<Around initial={[]} />);
    expect(screen.getByText('Sin red no se pueden subir archivos. Lo que has escrito se queda aquí.')).toBeTruthy();
    choose(pdf('a.pdf'));
    expect(await screen.findByText('Se subirá cuando haya red.')).toBeTruthy();
    api.offline = false;
    vi.restoreAllMocks();
    fireEvent(globalThis.window, new Event('online'));
    await waitFor(() => expect(said.at(-1)).toEqual([31]));
  });

  it('that a draft had are shown again; what has expired is told', async () => {
    show(<Around initial={[31, 99]} />);
    expect(await screen.findByText('Un archivo que habías subido ha caducado. Vuelve a añadirlo.')).toBeTruthy();
    expect(rows()).toEqual(['factura.pdf48 kB']);
    expect(said.at(-1)).toEqual([31]);
  });

  it('are no more than they may be', async () => {
    show(<Around initial={[]} max={1} />);
    choose(pdf('a.pdf'), pdf('b.pdf'));
    expect(await screen.findByText('Como mucho un archivo.')).toBeTruthy();
    await waitFor(() => expect(rows()).toEqual(['a.pdf100 bytes']));
  });

  it('are looked at in large before they are sent, and in their own size to read the small print', async () => {
    show(<Around initial={[32]} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Abrir tique.jpg' }));
    const button = await screen.findByRole('button', { name: 'Ver tique.jpg en su tamaño' });
    await userEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
  });

  it('that this browser cannot show are shown as the server has them', async () => {
    show(<Around initial={[]} />);
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
    show(<Around initial={[]} schema={ficherosDe('application/pdf')} />);
    expect(await screen.findByText('Solo PDF, hasta 1 MB cada uno.')).toBeTruthy();
    expect(screen.getByLabelText('Añadir archivos').getAttribute('accept')).toBe('application/pdf');
    expect(screen.queryByLabelText('Hacer una foto')).toBeNull();
    choose(new File([new Uint8Array(10)], 'foto.png', { type: 'image/png' }), pdf('factura.pdf'));
    await waitFor(() => expect(said.at(-1)).toEqual([31]));
    expect(rows()[0]).toBe('foto.pngAquí solo se puede añadir PDF. Elige otro archivo.');
    expect(api.requests.filter(({ call }) => call === ficheros.subir)).toHaveLength(1);
  });

  it('can be dropped', async () => {
    show(<Around initial={[]} />);
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
    show(<Around initial={[]} />);
    await screen.findByText('PDF o imágenes, hasta 1 MB cada uno.');
    choose(photo('tique.jpeg', 'image/jpeg', 900_000));
    await waitFor(() => expect(said.at(-1)).toHaveLength(1));
    expect(files()).toEqual([['tique.jpeg', 900_000]]);
  });

  it('is made smaller before it is sent, also one that the server would not take', async () => {
    const { drawn } = openPictures(['image/jpeg', 'image/heic']);
    show(<Around initial={[]} />);
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
    show(<Around initial={[]} />);
    await screen.findByText('PDF o imágenes, hasta 1 MB cada uno.');
    choose(photo('taxi.heic', 'image/heic', 900_000));
    await waitFor(() => expect(said.at(-1)).toEqual([31]));
    expect(files()).toEqual([['taxi.heic', 900_000]]);
    await screen.findByText(/no se abren fotos HEIC/);
  });

  it('that cannot be opened and is too large is not sent, and says what to do', async () => {
    openPictures([]);
    show(<Around initial={[]} />);
    await screen.findByText('PDF o imágenes, hasta 1 MB cada uno.');
    choose(photo('taxi.heic', 'image/heic', 2_000_000));
    await screen.findByText(/no se puede hacer más pequeña una foto HEIC/);
    expect(files()).toEqual([]);
  });
});

describe('the files of a form that are kept on this device', () => {
  /** A device, and a form that is opened on it. */
  function createDevice() {
    const kept = new Map<string, KeptFile>();
    const keeper: FileKeeper = {
      files: () => Promise.resolve([...kept.values()]),
      add: async (key, file) =>
        void kept.set(key, { key, nombre: file.name, tipo: file.type, bytes: await file.arrayBuffer(), ficheroId: null }),
      noteUpload: (key, ficheroId) => {
        const one = kept.get(key);
        if (one) kept.set(key, { ...one, ficheroId });
        return Promise.resolve();
      },
      noteRefusal: (key, refusal) => {
        const one = kept.get(key);
        if (one) kept.set(key, { ...one, refusal });
        return Promise.resolve();
      },
      remove: (key) => Promise.resolve(void kept.delete(key)),
    };
    const open = async (ids: number[]) => {
      const heard: number[][] = [];
      const uploads = createUploads({ client: services.client, keeper });
      uploads.listen({ onChange: (next) => heard.push(next), onDone: () => undefined });
      await uploads.start(ids);
      return { uploads, heard, states: () => uploads.items.get().map(({ nombre, state }) => [nombre, state]) };
    };
    return { kept, open };
  }
  const sent = (): number => api.requests.filter(({ call }) => call === ficheros.subir).length;

  it('are there again when it is opened later, and are uploaded once there is a network', async () => {
    const { kept, open } = createDevice();
    api.offline = true;
    const first = await open([]);
    first.uploads.add(pdf('taxi.pdf'));
    expect(await first.uploads.settle()).toBe(false);
    await waitFor(() => expect(kept.size).toBe(1));
    const later = await open([]);
    expect(later.states()).toEqual([['taxi.pdf', 'waiting']]);
    api.offline = false;
    later.uploads.retry();
    expect(await later.uploads.settle()).toBe(true);
    expect(later.heard.at(-1)).toEqual([31]);
  });

  it('are not uploaded twice while the server has them, and once more when it has not', async () => {
    const { open } = createDevice();
    const first = await open([]);
    first.uploads.add(pdf('factura.pdf'));
    expect(await first.uploads.settle()).toBe(true);
    const later = await open([31]);
    expect([later.states(), sent()]).toEqual([[['factura.pdf', 'done']], 1]);
    api.handle(ficheros.temporales, () => ({ items: [], maximoBytes: 1024 * 1024 }));
    const muchLater = await open([31]);
    expect(await muchLater.uploads.settle()).toBe(true);
    expect([muchLater.uploads.earlier.get().lost, muchLater.heard, sent()]).toEqual([0, [[], [31]], 2]);
  });

  it('are shown without a network, and asked for when it is back', async () => {
    const { open } = createDevice();
    const first = await open([]);
    first.uploads.add(pdf('factura.pdf'));
    await first.uploads.settle();
    api.offline = true;
    const later = await open([31]);
    expect([later.states(), later.uploads.earlier.get().isUnread]).toEqual([[['factura.pdf', 'waiting']], false]);
    api.offline = false;
    later.uploads.retry();
    await waitFor(() => expect(later.states()).toEqual([['factura.pdf', 'done']]));
    expect(sent()).toBe(1);
  });

  it.each([
    ['ficheros.demasiado-grande', 1],
    ['ficheros.danado', 1],
    ['general.desconocido', 2],
  ] as const)('that the server refused with %s are sent %i times when the form is opened again', async (code, times) => {
    const { open } = createDevice();
    api.handle(ficheros.subir, () => {
      throw new FakeFailure(code, { message: 'No.' });
    });
    const first = await open([]);
    first.uploads.add(pdf('factura.pdf'));
    expect(await first.uploads.settle()).toBe(false);
    const later = await open([]);
    expect([await later.uploads.settle(), later.states(), sent()]).toEqual([false, [['factura.pdf', 'failed']], times]);
    expect(later.uploads.items.get().map(({ problem, canRetry }) => [problem, canRetry])).toEqual([['No.', times === 2]]);
  });

  it('that are removed are removed from the device', async () => {
    const { kept, open } = createDevice();
    const { uploads } = await open([]);
    uploads.add(pdf('factura.pdf'));
    await uploads.settle();
    uploads.remove(uploads.items.get()[0]?.key ?? '');
    await waitFor(() => expect(kept.size).toBe(0));
  });
});

describe('the files of a thing that is changed', () => {
  it('are there from the start, are not deleted before it is saved, and are back when the change is discarded', async () => {
    const heard: number[][] = [];
    const uploads = createUploads({ client: services.client, saved: [FACTURA, TIQUE] });
    uploads.listen({ onChange: (next) => heard.push(next), onDone: () => undefined });
    api.handle(ficheros.temporales, () => ({ items: [], maximoBytes: 1024 * 1024 }));
    await uploads.start([31, 32]);
    const names = (): string[] => uploads.items.get().map(({ nombre }) => nombre);
    expect([names(), uploads.earlier.get().lost, heard]).toEqual([['factura.pdf', 'tique.jpg'], 0, []]);
    uploads.remove('31');
    expect([names(), heard.at(-1)]).toEqual([['tique.jpg'], [32]]);
    uploads.keep([31, 32]);
    expect(names().toSorted()).toEqual(['factura.pdf', 'tique.jpg']);
    expect(api.requests.some(({ call }) => call === ficheros.eliminar)).toBe(false);
  });
});

describe('the files of a thing', () => {
  it('show their pictures, open above the page, or are given to the device', async () => {
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      clicked.push(this.href);
    });
    show(<FileList of={[FACTURA, TIQUE]} />);
    const list = screen.getByRole('list', { name: 'Archivos' });
    await waitFor(() => expect(list.querySelector('img')?.getAttribute('src')).toBe('/instancia/ficheros/descargar?token=t32&como=vista'));
    fireEvent.click(within(list).getByRole('button', { name: 'Abrir tique.jpg' }));
    const picture = await screen.findByRole('img', { name: 'tique.jpg' });
    expect(picture.getAttribute('src')).toContain('como=ver');
    fireEvent.click(within(list).getByRole('button', { name: 'Abrir factura.pdf', hidden: true }));
    await waitFor(() => expect(clicked).toEqual([expect.stringContaining('/instancia/ficheros/descargar?token=t31&como=guardar')]));
    vi.restoreAllMocks();
  });
});

it('shows a picture that was seen also without a network, and no longer once the server has refused it', async () => {
  const kept = new Map<string, Blob>();
  services.pictures = {
    take: async (name) => {
      const picture = new Blob(['x'], { type: 'image/jpeg' });
      kept.set(name, picture);
      return picture;
    },
    find: async (name) => kept.get(name) ?? null,
    drop: async (name) => void kept.delete(name),
    clear: async () => kept.clear(),
  };
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:kept');
  const pictures = () => document.querySelectorAll('img[src="blob:kept"]').length;
  const look = async (keeps: boolean) => {
    cleanup();
    services.queryClient.clear();
    show(<FileList of={[TIQUE]} keeps={keeps} />);
    await screen.findByText('tique.jpg');
  };
  await look(true);
  await waitFor(() => expect(pictures()).toBe(1));
  api.offline = true;
  await look(true);
  await waitFor(() => expect(pictures()).toBe(1));
  // Files of other parts of the product are not kept.
  await look(false);
  expect(pictures()).toBe(0);
  api.offline = false;
  api.handle(ficheros.enlace, () => {
    throw new FakeFailure('ficheros.no-existe');
  });
  await look(true);
  await waitFor(() => expect(kept.size).toBe(0));
  expect(pictures()).toBe(0);
});
