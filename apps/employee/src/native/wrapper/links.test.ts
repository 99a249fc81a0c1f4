import { expect, test } from 'vitest';
import { createMemoryStorage } from '@jornada/testkit';
import { createFakeEvents } from '../../testing/fake-plugin.ts';
import { createLinks, pathOfLink } from './links.ts';

const hosts = ['jornada.example'];

test.each([
  ['https://jornada.example/signin?autotoken=a&instanceurl=b', '/signin?autotoken=a&instanceurl=b'],
  ['jornada://app/signin?resetLogin=true', '/signin?resetLogin=true'],
  ['https://jornada.example', '/'],
  ['https://jornada.example/wiki-view/7#parte', '/wiki-view/7#parte'],
  ['http://jornada.example/home', null],
  ['https://evil.example/home', null],
  ['https://jornada.example:8443/home', null],
  ['https://jornada.example@evil.example/home', null],
  ['https://ana:secreta@jornada.example/home', null],
  ['https://jornada.example//evil.example', null],
  ['https://jornada.example/intranet/personas', null],
  ['https://jornada.example/instancia/ficheros/descargar?token=1', null],
  ['jornada://otra/home', null],
  ['javascript:alert(1)', null],
  ['no link', null],
])('%s means %s', (link, path) => expect(pathOfLink(link, hosts)).toBe(path));

function phone({ launch, storage = createMemoryStorage() }: { launch?: string; storage?: ReturnType<typeof createMemoryStorage> } = {}) {
  const events = createFakeEvents();
  const getLaunchUrl = async () => (launch === undefined ? undefined : { url: launch });
  return { events, storage, links: createLinks({ plugin: { addListener: events.addListener, getLaunchUrl }, storage, hosts }) };
}

test('the link that started the app is taken once, although the system tells of it twice', async () => {
  const launch = 'https://jornada.example/signin?autotoken=secreto';
  const { links, events, storage } = phone({ launch });
  const told: string[] = [];
  expect(await links.begin()).toBe('/signin?autotoken=secreto');
  events.emit('appUrlOpen', { url: launch });
  links.onLink((path) => told.push(path));
  expect(told).toEqual([]);
  // The page was loaded again: the system still names the same link.
  expect(await phone({ launch, storage }).links.begin()).toBeNull();
  expect(storage.getItem('jornada.enlaces-abiertos')).not.toContain('secreto');
});

test('a page that is loaded again opens no link anew: neither the first one, which Android names, nor the last one, which iOS names', async () => {
  const [first, last] = ['jornada://app/home', 'jornada://app/bandeja'];
  const { links, events, storage } = phone({ launch: first });
  await links.begin();
  events.emit('appUrlOpen', { url: first });
  events.emit('appUrlOpen', { url: last });
  for (const launch of [first, last]) expect(await phone({ launch, storage }).links.begin()).toBeNull();
  // Another start of the app has a storage of its own.
  expect(await phone({ launch: last }).links.begin()).toBe('/bandeja');
});

test('links that come before anybody listens wait, and the same link may come again', async () => {
  const { links, events } = phone();
  const told: string[] = [];
  expect(await links.begin()).toBeNull();
  events.emit('appUrlOpen', { url: 'jornada://app/bandeja' });
  events.emit('appUrlOpen', { url: 'https://evil.example/' });
  const stop = links.onLink((path) => told.push(path));
  events.emit('appUrlOpen', { url: 'jornada://app/bandeja' });
  stop();
  events.emit('appUrlOpen', { url: 'jornada://app/home' });
  expect(told).toEqual(['/bandeja', '/bandeja']);
});

test('what the browser brings at the end of a log-in is told to all who wait, and is no page', async () => {
  const { links, events } = phone();
  await links.begin();
  const told: unknown[] = [];
  links.onLink((path) => told.push(path));
  const link = 'jornada://signin?idlogin=7f2&codigo=a.b-c';
  events.emit('appUrlOpen', { url: link });
  const stop = links.onProviderCode((...code) => told.push(code));
  const stopBeside = links.onProviderCode((idLogin) => told.push(`beside ${idLogin}`));
  events.emit('appUrlOpen', { url: link });
  stopBeside();
  events.emit('appUrlOpen', { url: 'https://jornada.example/signin?idlogin=7f2&codigo=a' });
  events.emit('appUrlOpen', { url: 'jornada://signin?idlogin=7f2' });
  stop();
  events.emit('appUrlOpen', { url: link });
  expect(told).toEqual([['7f2', 'a.b-c'], 'beside 7f2', '/signin?idlogin=7f2&codigo=a']);
});
