import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { login } from '@jornada/contract';
import { ficheros, type FicheroVista } from '@jornada/contract/ficheros.ts';
import { createFakeApi, createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import type { ContractForm } from '../form/contract-form.ts';
import { ServicesProvider, type WebServices } from '../services.tsx';
import { createFakeServices } from '../testing/create-fake-services.ts';
import { FileList } from './file-list.tsx';
import { FilesField } from './files-field.tsx';

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
function Around({ initial, max }: { initial: number[]; max?: number }) {
  const [value, setValue] = useState(initial);
  const set = (next: number[]): void => {
    said.push(next);
    setValue(next);
  };
  const of = { field: () => ({ value, set, error: undefined, rule: {} }) } as unknown as ContractForm<{ ficheros: number[] }>;
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

  it('can be dropped', async () => {
    show(<Around initial={[]} />);
    const drop = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(drop, { dataTransfer: { files: [pdf('a.pdf')], types: ['Files'] } });
    fireEvent(screen.getByRole('group', { name: 'Tiques' }), drop);
    await waitFor(() => expect(said.at(-1)).toEqual([31]));
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
