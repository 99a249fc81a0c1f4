import { expect, test } from 'vitest';
import { clientOf, networkOf } from './network.ts';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::5', '2001:db8::/48'],
  ['2001:db8:0:7::5', '2001:db8::/48'],
  ['2001::3:4:5:6:7:8', '2001:0:3::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['::1', '::/48'],
  ['nobody', ''],
  ['', ''],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::3:4:5:6:7', '2001:db8:0:3::/64'],
  ['::1', '::/64'],
])('the tries of %s count for %s', (ip, client) => {
  expect(clientOf({ ip })).toBe(client);
});
