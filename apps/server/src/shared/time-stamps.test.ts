import { expect, test } from 'vitest';
import { makeTestSecrets } from '../testing/test-server.ts';
import { createVault } from '../platform/vault.ts';
import { createTimeStamps } from './time-stamps.ts';

const NOW = '2026-03-10T07:00:00.900Z';
const clock = { now: () => Temporal.Instant.from(NOW) };
const [one, other] = [makeTestSecrets('one').data, makeTestSecrets('other').data];
const stampsOf = (...data: typeof one) => createTimeStamps({ vault: createVault({ data }), clock });
const ANA = { entidadId: 3, usuarioId: 12 };
const stamp = stampsOf(...one).sign(ANA);

test('a stamp says when the server made it, in whole seconds, and every server with the same keys knows it', () => {
  expect(stampsOf(...one).read(ANA, stamp)).toBe('2026-03-10T07:00:00Z');
});

test('a stamp outlives a change of keys while the old one is in the list', () => {
  expect(stampsOf(...other, ...one).read(ANA, stamp)).toBe('2026-03-10T07:00:00Z');
  expect(stampsOf(...other).read(ANA, stamp)).toBeNull();
});

test('nobody can say another time, use the stamp of somebody else, or make one', () => {
  const [seconds = '', ...rest] = stamp.split('.');
  const flipped = stamp.slice(0, -2) + (stamp.at(-2) === 'A' ? 'B' : 'A') + stamp.slice(-1);
  const forged = [
    `${Number(seconds) - 60}.${rest.join('.')}`,
    flipped,
    stamp.replace('.one.', '.two.'),
    seconds,
    '',
    'a.b.c',
    `${stamp}\n`,
  ];
  for (const text of [...forged, null, undefined]) expect(stampsOf(...one).read(ANA, text)).toBeNull();
  for (const holder of [
    { ...ANA, usuarioId: 13 },
    { ...ANA, entidadId: 4 },
    // The same digits, divided in another way.
    { entidadId: 31, usuarioId: 2 },
  ])
    expect(stampsOf(...one).read(holder, stamp)).toBeNull();
});
