import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

// Addresses that are not public: of this machine, private networks, cloud services, and groups of hosts.
const inner = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, prefix);
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address lies within a network that outsiders must not reach through the server. */
export function isInnerAddress(address: string): boolean {
  // An IPv4 address written as IPv6.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isInnerAddress(mapped);
  return inner.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Looks a name up and refuses it if any of its addresses is not public. The connection uses the addresses that were checked. */
export const outerLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = error ? [] : found;
    if (error || !first) return done(error ?? new Error(`${hostname} has no address`), '', 4);
    if (found.some(({ address }) => isInnerAddress(address))) return done(new Error(`${hostname} is an inner address`), '', 4);
    if (options.all) return done(null, found);
    done(null, first.address, first.family);
  });
};
