import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOutboundFetch, isOutboundAllowed, isPrivateAddress, publicLookup } from './outbound.ts';

let server: Server;
let origin: string;
let answer: RequestListener = (_request, response) => void response.end();
const asked: string[] = [];
const allowed = createOutboundFetch({ privateHosts: ['127.0.0.1'] });

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise<void>((resolve) => server.close(() => resolve()));
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.100.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '2002:a00:1::',
])('%s is not the public internet', (address) => expect(isPrivateAddress(address)).toBe(true));
test.each(['8.8.8.8', '142.250.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4003::1'])('%s is', (address) =>
  expect(isPrivateAddress(address)).toBe(false),
);

test('a name that leads to this machine is not connected to', async () => {
  const { promise, resolve } = Promise.withResolvers<Error | null>();
  publicLookup('localhost', {}, (error) => resolve(error));
  expect((await promise)?.message).toBe('localhost is not a public host');
});

test.each([
  ['https://idp.example', true],
  ['https://idp.example:8443/x', true],
  ['https://8.8.8.8', true],
  ['https://intern', false],
  ['https://x.localhost', false],
  ['https://127.0.0.1', false],
  ['http://idp.example', false],
])('%s may be asked: %s', (address, may) => expect(isOutboundAllowed(address, [])).toBe(may));

test.each([
  ['https://intern', ['intern'], true],
  ['https://10.0.0.1', ['10.0.0.1'], true],
  ['http://127.0.0.1:99', ['127.0.0.1'], true],
  // Not even if it is listed: passwords typed there could be read on the way.
  ['http://10.0.0.1', ['10.0.0.1'], false],
  ['http://intern', ['intern'], false],
])('%s with %j named: %s', (address, hosts, may) => expect(isOutboundAllowed(address, hosts)).toBe(may));

describe('asking', () => {
  test('sends the given data and returns the answer', async () => {
    answer = (_request, response) => void response.writeHead(201, { 'content-type': 'application/json' }).end('{"a":1}');
    const response = await allowed(`${origin}/x`, { method: 'POST', body: 'ñ' });
    expect([response.status, await response.json()]).toEqual([201, { a: 1 }]);
  });

  test('follows no redirect', async () => {
    answer = (_request, response) => void response.writeHead(302, { location: `${origin}/inside` }).end();
    asked.length = 0;
    expect((await allowed(`${origin}/x`)).status).toBe(302);
    expect(asked).toEqual(['GET /x']);
  });

  test('reads no more than 256 KiB', async () => {
    answer = (_request, response) => void response.end('x'.repeat(300 * 1024));
    await expect(allowed(`${origin}/x`)).rejects.toThrow('too long');
  });

  test('gives up when it is told to', async () => {
    answer = () => undefined;
    await expect(allowed(`${origin}/x`, { signal: AbortSignal.timeout(50) })).rejects.toThrow('did not answer');
  });

  test('asks nobody that is not named', async () => {
    asked.length = 0;
    const plain = createOutboundFetch({ privateHosts: [] });
    await expect(plain(`${origin}/x`)).rejects.toThrow('may not be asked');
    expect(asked).toEqual([]);
  });

  test('a public name that leads inside is not connected to', async () => {
    // Every machine resolves this name to itself, without asking a name server.
    await expect(createOutboundFetch({ privateHosts: [] })('https://localhost.:1/')).rejects.toThrow(
      /not a public host|did not answer|may not be asked/,
    );
  });
});
