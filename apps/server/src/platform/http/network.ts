import { isIP } from 'node:net';

/** Groups of an IPv6 address that name the network of a site. */
const SITE_GROUPS = 3;

/**
 * The network of an address, without the part that names one device: `203.0.113.0/24`, `2001:db8:1::/48`. Empty if it is no address.
 */
export function networkOf(address: string): string {
  // An IPv4 client on a socket that serves both versions.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIP(plain) !== 6) return '';
  const [head = ''] = plain.split('::');
  const groups = head.split(':').filter(Boolean).slice(0, SITE_GROUPS);
  while (groups.at(-1) === '0') groups.pop();
  return `${groups.join(':').toLowerCase()}::/48`;
}
