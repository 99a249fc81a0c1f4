import { expect, it } from 'vitest';
import { isMuster, openMuster } from './muster.ts';

const ORIGIN = 'https://app.example';
const MUSTER = `${ORIGIN}/intranet/visitas?parte=recuento`;

it('answers for the list of who is inside, and for no other page of the intranet', () => {
  const asked = ['/intranet/visitas?parte=recuento', '/intranet/visitas?parte=tipos', '/intranet/visitas', '/intranet?parte=recuento'];
  expect(asked.map((path) => isMuster(new URL(path, ORIGIN)))).toEqual([true, false, false, false]);
});

it('gives the page of the intranet as long as there is a network, whatever the server says', async () => {
  const answer = await openMuster(new Request(MUSTER), async () => new Response('', { status: 503 }));
  expect(answer.status).toBe(503);
});

it('leads to the same list in this app without a network', async () => {
  const answer = await openMuster(new Request(MUSTER), async () => {
    throw new TypeError('no network');
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `${ORIGIN}/recuento`]);
});
