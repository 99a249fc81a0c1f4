import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { FakeFailure } from '@jornada/testkit';
import { FileList } from './file-list.tsx';
import { createFilesDesk, FACTURA, TIQUE, type FilesDesk } from './testing/files-desk.tsx';

let api: FilesDesk['api'];
let services: FilesDesk['services'];
let show: FilesDesk['show'];
beforeEach(async () => {
  ({ api, services, show } = await createFilesDesk());
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
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
