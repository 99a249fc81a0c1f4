import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { FakeFailure } from '@jornada/testkit';
import { createFilesDesk, FACTURA, pdf, TIQUE, type FilesDesk } from './testing/files-desk.tsx';
import { createUploads, type FileKeeper, type KeptFile } from './uploads.ts';

let api: FilesDesk['api'];
let services: FilesDesk['services'];
beforeEach(async () => {
  ({ api, services } = await createFilesDesk());
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
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

  it('are not left out of what is sent before the server was asked for them, nor where it gave no answer', async () => {
    const uploads = createUploads({ client: services.client });
    void uploads.start([31]);
    expect(await uploads.settle()).toBe(true);
    expect(uploads.items.get().map(({ vista }) => vista?.id)).toEqual([31]);
    api.offline = true;
    const { uploads: later } = await createDevice().open([31]);
    expect(await later.settle()).toBe(false);
    api.offline = false;
    expect(await later.settle()).toBe(true);
    expect(later.items.get().map(({ vista }) => vista?.id)).toEqual([31]);
  });

  it('that belong to the thing already need no answer of the server to be sent again', async () => {
    const uploads = createUploads({ client: services.client, saved: [FACTURA] });
    api.offline = true;
    await uploads.start([FACTURA.id]);
    expect(await uploads.settle()).toBe(true);
    expect(uploads.items.get().map(({ vista }) => vista?.id)).toEqual([FACTURA.id]);
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
