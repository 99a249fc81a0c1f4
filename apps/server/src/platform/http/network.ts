import { isIP } from 'node:net';

const GROUPS = 8;
/** Groups of an IPv6 address that name the network of a site, and the one network in which a device takes whatever address it likes. */
const [SITE, LINK] = [3, 4];

/** An IPv4 client on a socket that speaks both is IPv4. */
const plainOf = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

/** The first groups of an IPv6 address as a prefix, in one form whatever form it came in. */
function prefixOf(address: string, count: number): string {
  const [head = [], tail] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const groups =
    tail === undefined ? [...head] : [...head, ...Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0'), ...tail];
  const first = groups.slice(0, count).map((group) => Number.parseInt(group, 16).toString(16));
  while (first.at(-1) === '0') first.pop();
  return `${first.join(':')}::/${count * 16}`;
}

/**
 * The network of an address, without the part that names one device: `203.0.113.0/24`, `2001:db8:1::/48`. Empty if it is no address.
 */
export function networkOf(address: string): string {
  const plain = plainOf(address);
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return isIP(plain) === 6 ? prefixOf(plain, SITE) : '';
}

/** Under what the tries of an address are counted: an IPv6 device has as many addresses as it likes, all of one /64. */
export function clientOf({ ip }: { ip: string }): string {
  const plain = plainOf(ip);
  return isIP(plain) === 6 ? prefixOf(plain, LINK) : plain;
}
