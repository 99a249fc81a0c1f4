import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { createDiskStore } from '../../platform/files/disk.ts';
import { openFileStore, readFilePlace } from '../../platform/files/place.ts';
import { StoreFull, type FileStore } from '../../platform/files/store.ts';
import { composed } from '../../platform/database/pool.ts';
import { createFilesWorld, jpeg, pdf, type FilesWorld } from '../../testing/files-world.ts';
import { createS3Server, type S3Server } from '../../testing/s3-server.ts';

let s3: S3Server;
let world: FilesWorld;
let bucket: FileStore;
/** What the store of the server does. Tests put others in its place. */
let store: FileStore;
beforeAll(async () => {
  s3 = await createS3Server();
  bucket = await openFileStore(readFilePlace(s3.url));
  store = bucket;
  world = await createFilesWorld({
    files: {
      store: {
        place: 'test',
        put: (...of) => store.put(...of),
        read: (...of) => store.read(...of),
        remove: (...of) => store.remove(...of),
      },
    },
  });
});
afterAll(async () => {
  await world.close();
  await s3.close();
});

const ana = () => ({ token: world.tokens.ANA });
const download = async (id: number) => {
  const { content } = await world.server.call(ficheros.enlace, { id }, ana());
  return world.server.app.inject({ method: 'GET', url: `/instancia/ficheros/descargar?token=${content.token}&como=ver` });
};
const mine = async () => (await world.server.call(ficheros.temporales, {}, ana())).content.items;
const sweep = async (): Promise<void> => {
  await world.server.jobs.send('ficheros.barrer', {});
  await world.server.jobs.runDue();
};

test('a bucket takes the bytes, gives them back and deletes them; every request is signed', async () => {
  const file = await world.upload(ana(), await jpeg());
  expect([...s3.objects.keys()].toSorted()).toEqual([
    expect.stringMatching(/^\/cubo\/jornada\/\d+\/2026\/[0-9a-f-]{36}$/),
    expect.stringMatching(/^\/cubo\/jornada\/\d+\/2026\/[0-9a-f-]{36}\.vista$/),
  ]);
  const { statusCode, rawPayload } = await download(file.id);
  expect([statusCode, rawPayload.length]).toEqual([200, file.bytes]);
  await world.server.call(ficheros.eliminar, { id: file.id }, ana());
  await expect.poll(() => s3.objects.size).toBe(0);
  expect(world.onDisk()).toEqual([]);
});

test('a bucket that another key opens, that is away or full: told clearly, nothing is kept, and it is made up for later', async () => {
  const wrong = await openFileStore(readFilePlace(s3.url.replace('un%2Fsecreto', 'otro')));
  store = wrong;
  expect((await world.send(pdf(), ana())).code).toBe('general.no-disponible');
  store = bucket;
  s3.trouble = { status: 507, code: 'XMinioStorageFull' };
  const full = await world.send(pdf(), ana());
  expect([full.status, full.code]).toEqual([507, 'ficheros.sin-espacio']);
  expect(full.message).toContain('espacio');
  s3.trouble = { status: 500, code: 'InternalError' };
  expect((await world.send(pdf(), ana())).code).toBe('general.no-disponible');
  s3.trouble = null;
  expect(await mine()).toEqual([]);

  const file = await world.upload(ana());
  s3.trouble = { status: 503, code: 'SlowDown' };
  expect((await download(file.id)).statusCode).toBe(503);
  // Deleted for the person at once, and in the bucket when it answers again.
  expect((await world.server.call(ficheros.eliminar, { id: file.id }, ana())).status).toBe(200);
  expect(await mine()).toEqual([]);
  s3.trouble = null;
  expect(s3.objects.size).toBe(1);
  await sweep();
  expect(s3.objects.size).toBe(0);
});

test('a disk without room is told as such, and leaves nothing', async () => {
  store = { ...createDiskStore(join(world.server.dataFolder, 'files')), put: async () => Promise.reject(new StoreFull('no room')) };
  const { status, code, message } = await world.send(pdf(), ana());
  expect([status, code]).toEqual([507, 'ficheros.sin-espacio']);
  expect(message).toBe('El servidor no tiene espacio para el archivo. Inténtalo más tarde.');
  expect(world.onDisk()).toEqual([]);
  expect(await mine()).toEqual([]);
  store = bucket;
});

test('what a server that was killed had begun is gone an hour later: half-stored bytes, and a file that was arriving', async () => {
  store = createDiskStore(join(world.server.dataFolder, 'files'));
  const { entidadId, personas } = world.company;
  const clave = `${entidadId}/2026/0b5f1c1e-0000-4000-8000-000000000001`;
  const now = world.server.clock.now();
  await world.server.db.tenant(entidadId, (tx) =>
    tx.query(
      composed(`insert into instancia.ficheros (entidad_id, usuario_id, autor_id, estado, clave, nombre, tipo, bytes, sha256, momento)
        values ($1, $2, $2, 'subiendo', $3, 'a.pdf', 'application/pdf', 5, repeat('0', 64), $4)`),
      [entidadId, personas['ANA'], clave, now.toString()],
    ),
  );
  const leave = (path: string): void => {
    const whole = join(world.server.dataFolder, path);
    mkdirSync(dirname(whole), { recursive: true });
    writeFileSync(whole, '%PDF-');
  };
  leave(`files/${clave}.part`);
  leave(`files/${clave}`);
  leave(`incoming/${now.epochMilliseconds}-x.imagen`);
  expect(await mine()).toEqual([]);
  world.server.clock.advance({ minutes: 59 });
  await sweep();
  expect(world.onDisk()).toHaveLength(3);
  world.server.clock.advance({ minutes: 2 });
  await sweep();
  expect(world.onDisk()).toEqual([]);
});

test('no key leads out of the store', async () => {
  const disk = createDiskStore(join(world.server.dataFolder, 'files'));
  for (const key of ['../secrets.json', '/etc/passwd', '1/../../x', '1//x', '.', '1/.x', 'a\u0000b', '1/%2e%2e/x', 'x'.repeat(300), ''])
    for (const one of [disk, bucket])
      for (const attempt of [() => one.read(key), () => one.put(key, '/etc/hostname'), () => one.remove(key)])
        await expect(attempt()).rejects.toThrow('no key');
});

test.each([
  ['file:///srv/ficheros', { folder: '/srv/ficheros' }],
  [
    's3+https://clave:se%2Fcreto@s3.eu-south-2.amazonaws.com/cubo/jornada/?region=eu-south-2',
    {
      s3: {
        url: 'https://s3.eu-south-2.amazonaws.com/cubo/jornada',
        region: 'eu-south-2',
        accessKeyId: 'clave',
        secretAccessKey: 'se/creto',
      },
    },
  ],
])('%s is a place', (text, place) => expect(readFilePlace(text)).toEqual(place));

test.each(['/srv', 'https://a:b@host/cubo', 's3+https://host/cubo', 's3+https://a:b@host', 'nada'])('%s is none', (text) => {
  expect(() => readFilePlace(text)).toThrow(/^must/);
});
