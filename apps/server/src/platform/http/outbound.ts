import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** A request to an address that somebody else chose was refused, took too long, or had an answer that was too long. */
export class OutboundError extends Error {}

export type OutboundRequest = { method?: string; headers?: Record<string, string>; body?: string; signal?: AbortSignal };

/**
 * Like fetch, but for addresses that somebody typed in. It follows no redirect and limits the length of the answer. @throws
 * OutboundError
 */
export type OutboundFetch = (address: string, request?: OutboundRequest) => Promise<Response>;

const TIMEOUT_MS = 5000;
const MAX_BYTES = 256 * 1024;

/**
 * Addresses outside of the public internet: this machine, its network, and IPv6 addresses that stand for IPv4 ones. There are two
 * lists, because in a single one the range of mapped addresses would cover every IPv4 address.
 */
const PRIVATE_4 = new BlockList();
const PRIVATE_6 = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE_4.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE_6.addSubnet(net, bits, 'ipv6');

/** Whether an IP address lies outside of the public internet. */
export const isPrivateAddress = (address: string): boolean =>
  isIP(address) === 6 ? PRIVATE_6.check(address, 'ipv6') : PRIVATE_4.check(address, 'ipv4');

const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');
const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

/**
 * Whether a request to an address is allowed: https to a public host or to one of `privateHosts`; plain http only to this machine, and only
 * if it is one of them. The IP address behind a public name is checked when the connection is made.
 */
export function isOutboundAllowed(address: string, privateHosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const host = bareHost(url);
  if (url.username || url.password) return false;
  const isListed = privateHosts.includes(host);
  if (url.protocol === 'http:') return isListed && isLoopback(host);
  if (url.protocol !== 'https:') return false;
  return isListed || (isIP(host) === 0 ? host.includes('.') && !host.endsWith('.localhost') : !isPrivateAddress(host));
}

/**
 * Looks a name up and refuses addresses that are not public. The connection uses the addresses that were checked, so an attacker gains nothing
 * from a name server that answers differently the second time.
 */
export const publicLookup: LookupFunction = (host, options, callback) => {
  resolve(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, '', 0);
    const [first] = found;
    if (!first || found.some(({ address }) => isPrivateAddress(address)))
      return callback(new OutboundError(`${host} is not a public host`), '', 0);
    if (options.all) return callback(null, found);
    return callback(null, first.address, first.family);
  });
};

async function readBody(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MAX_BYTES) {
      answer.destroy();
      throw new OutboundError('The answer is too long');
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** `privateHosts`: hosts that may be asked although they are not public. */
export function createOutboundFetch({ privateHosts }: { privateHosts: readonly string[] }): OutboundFetch {
  return async (address, { method = 'GET', headers = {}, body, signal } = {}) => {
    if (!isOutboundAllowed(address, privateHosts)) throw new OutboundError('This address may not be asked');
    const url = new URL(address);
    const limit = AbortSignal.timeout(TIMEOUT_MS);
    const send = url.protocol === 'http:' ? requestHttp : requestHttps;
    try {
      const answer = await new Promise<IncomingMessage>((done, fail) => {
        const outgoing = send(
          url,
          {
            method,
            headers: { ...headers, ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }) },
            signal: signal ? AbortSignal.any([signal, limit]) : limit,
            agent: false,
            ...(privateHosts.includes(bareHost(url)) ? {} : { lookup: publicLookup }),
          },
          done,
        );
        outgoing.on('error', fail);
        outgoing.end(body);
      });
      const content = await readBody(answer);
      const status = answer.statusCode ?? 502;
      const known = Object.entries(answer.headers).flatMap(([name, value]) =>
        [value ?? []].flat().map((one): [string, string] => [name, one]),
      );
      return new Response([101, 204, 205, 304].includes(status) ? null : new Uint8Array(content), { status, headers: known });
    } catch (error) {
      if (error instanceof OutboundError) throw error;
      throw new OutboundError('The address did not answer', { cause: error });
    }
  };
}
