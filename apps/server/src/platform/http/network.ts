import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

const GROUPS = 8;
/** How many groups of an IPv6 address name the network of a site, and the network in which a device can take any address. */
const [SITE, LINK] = [3, 4];

/** An IPv4 client on a socket for both versions counts as IPv4. */
const plainOf = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

/** The first groups of an IPv6 address as a prefix, always written in the same way. */
function prefixOf(address: string, count: number): string {
  const [head = [], tail] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const groups =
    tail === undefined ? [...head] : [...head, ...Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0'), ...tail];
  const first = groups.slice(0, count).map((group) => Number.parseInt(group, 16).toString(16));
  while (first.at(-1) === '0') first.pop();
  return `${first.join(':')}::/${count * 16}`;
}

/** Headers by which a proxy says for whom it asks. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

/**
 * Whether a request comes from this machine. What a proxy passes on that is not trusted (`TRUST_PROXY`) comes from outside, though the proxy itself
 * may run here.
 */
export function isFromThisMachine({ ip, ips, headers }: Pick<FastifyRequest, 'ip' | 'ips' | 'headers'>): boolean {
  const plain = plainOf(ip);
  const isLoopback = plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
  const isPassedOn = (ips?.length ?? 1) < 2 && FORWARDED.some((name) => headers[name] !== undefined);
  return isLoopback && !isPassedOn;
}

/**
 * The network of an address, without the part that names one device: `203.0.113.0/24`, `2001:db8:1::/48`. Empty if it is no address.
 */
export function networkOf(address: string): string {
  const plain = plainOf(address);
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return isIP(plain) === 6 ? prefixOf(plain, SITE) : '';
}

/**
 * The key that counts the tries of an address. An IPv6 device can take any address of its /64, so the whole /64 counts as one.
 */
export function clientOf({ ip }: { ip: string }): string {
  const plain = plainOf(ip);
  return isIP(plain) === 6 ? prefixOf(plain, LINK) : plain;
}
