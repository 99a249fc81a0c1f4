import { expect, test, vi } from 'vitest';
import { Directory } from '@capacitor/filesystem';
import { createDeviceFiles } from './device-files.ts';

function phone(fetch = vi.fn<typeof globalThis.fetch>()) {
  const writeFile = vi.fn(async ({ path }: { path: string; data: unknown }) => ({ uri: `file:///cache/${path}` }));
  const rmdir = vi.fn(async () => undefined);
  const share = vi.fn(async () => ({}));
  return {
    writeFile,
    rmdir,
    share,
    fetch,
    files: createDeviceFiles({ filesystem: { writeFile, rmdir }, share: { share }, cache: Directory.Cache, fetch }),
  };
}

test('a file is written where the device may empty it, and handed to the system', async () => {
  const { files, writeFile, rmdir, share } = phone();
  await files.pass({ name: '../../Nómina 1/2.pdf', type: 'application/pdf', bytes: new Uint8Array([104, 105]) });
  expect(rmdir).toHaveBeenCalledOnce();
  const path = 'pasados/-..-Nómina 1-2.pdf';
  expect(writeFile).toHaveBeenCalledWith({ path, directory: 'CACHE', data: 'aGk=', recursive: true });
  expect(share).toHaveBeenCalledWith({ files: [`file:///cache/${path}`] });
});

test('a large file is whole', async () => {
  const { files, writeFile } = phone();
  const bytes = new Uint8Array(100_000).fill(7);
  await files.pass({ name: 'a', type: '', bytes });
  expect(writeFile.mock.calls[0]?.[0].data).toBe(btoa('\u0007'.repeat(100_000)));
});

test('whoever closes the sheet has done nothing wrong, and nor has an empty folder', async () => {
  const { files, share, rmdir } = phone();
  share.mockRejectedValue(new Error('Share canceled'));
  rmdir.mockRejectedValue(Object.assign(new Error('no folder'), { code: 'OS-PLUG-FILE-0008' }));
  await expect(files.pass({ name: 'a.txt', type: 'text/plain', bytes: new Uint8Array() })).resolves.toBeUndefined();
  await expect(files.clear()).resolves.toBeUndefined();
});

test('a sheet that does not open is an error, and so is a folder that stays; a second tap while it is open is none', async () => {
  const { files, share, rmdir } = phone();
  const file = { name: 'a.txt', type: 'text/plain', bytes: new Uint8Array() };
  share.mockRejectedValueOnce(new Error('Error sharing item'));
  await expect(files.pass(file)).rejects.toThrow('Error sharing item');
  share.mockRejectedValueOnce(new Error("Can't share while sharing is in progress"));
  await expect(files.pass(file)).resolves.toBeUndefined();
  rmdir.mockRejectedValue(Object.assign(new Error('not allowed'), { code: 'OS-PLUG-FILE-0007' }));
  await expect(files.clear()).rejects.toThrow('not allowed');
});

test.each([
  [`attachment; filename="b.pdf"; filename*=UTF-8''N%C3%B3mina.pdf`, 'Nómina.pdf'],
  ['attachment; filename="b.pdf"', 'b.pdf'],
  ["attachment; filename*=UTF-8''%E0%A4%A", 'descargar'],
  ['', 'descargar'],
])('a file of the server has the name that it gives: %s', async (disposition, name) => {
  const fetch = vi.fn(async () => new Response('x', { headers: { 'Content-Disposition': disposition } }));
  const { files, writeFile } = phone(fetch);
  await files.passFrom('https://jornada.example/instancia/ficheros/descargar?token=1');
  expect(writeFile.mock.calls[0]?.[0].path).toBe(`pasados/${name}`);
});

test('a file that the server does not give is an error', async () => {
  const { files } = phone(vi.fn(async () => new Response(null, { status: 404 })));
  await expect(files.passFrom('https://jornada.example/f')).rejects.toThrow('404');
});
