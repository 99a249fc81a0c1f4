import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { createFilesWorld, type FilesWorld } from '../../testing/files-world.ts';

const LIMIT = 1024 * 1024;
const PIECE = Buffer.alloc(64 * 1024, 'x');

let world: FilesWorld;
let port: number;
beforeAll(async () => {
  world = await createFilesWorld({ files: { maxBytes: LIMIT } });
  await world.server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (world.server.app.server.address() as AddressInfo).port;
});
afterAll(() => world.close());

/** The beginning of a form with a file, over a real connection. Nobody waits for what becomes of it unless `answerOf` is asked. */
function begin(token: string): ClientRequest {
  const sending = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/instancia/ficheros/subir',
    headers: { 'access-token': token, 'content-type': 'multipart/form-data; boundary=b' },
  });
  sending.on('error', () => undefined);
  sending.write('--b\r\nContent-Disposition: form-data; name="fichero"; filename="a.pdf"\r\n\r\n%PDF-1.4\n');
  return sending;
}
const closeOf = (sending: ClientRequest): Promise<void> => new Promise((resolve) => sending.once('close', resolve));
async function answerOf(sending: ClientRequest): Promise<[number, string]> {
  // What it still sends may fail before the answer is read.
  const response = await new Promise<IncomingMessage>((resolve) => sending.once('response', resolve));
  const text = Buffer.concat(await response.toArray()).toString();
  return [response.statusCode ?? 0, (JSON.parse(text) as { Error: { Code: string } }).Error.Code];
}

test('ten gigabytes are cut at the limit: the sender is told, and then cut off', async () => {
  const sending = begin(world.tokens.ANA);
  let sent = 0;
  const closed = closeOf(sending);
  const answer = answerOf(sending);
  // As fast as it is taken, until the connection ends.
  const pour = (): void => {
    while (sent < 10 * 1024 ** 3 && !sending.destroyed) {
      sent += PIECE.length;
      if (!sending.write(PIECE)) return void sending.once('drain', pour);
    }
  };
  pour();
  expect(await answer).toEqual([413, 'ficheros.demasiado-grande']);
  await closed;
  // What the machine itself buffers is beyond what the server has read.
  expect(sent).toBeLessThan(64 * LIMIT);
  expect(world.onDisk()).toEqual([]);
});

test('somebody without a session cannot keep the server reading either', async () => {
  const sending = begin('');
  const closed = closeOf(sending);
  const answer = answerOf(sending);
  const pour = (): void => {
    while (!sending.destroyed) if (!sending.write(PIECE)) return void sending.once('drain', pour);
  };
  pour();
  expect(await answer).toEqual([401, 'sesion.caducada']);
  await closed;
});

test('an upload that is broken off leaves nothing', async () => {
  const sending = begin(world.tokens.ANA);
  sending.write(PIECE);
  await expect.poll(() => world.onDisk()).toHaveLength(1);
  sending.destroy();
  await expect.poll(() => world.onDisk()).toEqual([]);
  expect((await world.server.call(ficheros.temporales, {}, { token: world.tokens.ANA })).content.items).toEqual([]);
});

test('a person has four uploads under way, and others have theirs', async () => {
  const four = Array.from({ length: 4 }, () => begin(world.tokens.ANA));
  await expect.poll(() => world.onDisk()).toHaveLength(4);
  const fifth = begin(world.tokens.ANA);
  expect(await answerOf(fifth)).toEqual([503, 'general.no-disponible']);
  expect((await world.send(Buffer.from('%PDF-1.4 %%EOF'), { token: world.tokens.LUIS })).status).toBe(200);
  for (const one of [...four, fifth]) one.destroy();
  await expect.poll(() => world.onDisk().filter((path) => path.startsWith('incoming'))).toEqual([]);
});
