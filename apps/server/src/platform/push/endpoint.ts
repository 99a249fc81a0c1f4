/** The push services of all known browsers. The address of a subscription must belong to one of them. */
const SERVICES: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/, // Chrome, Edge on Android, Opera, Samsung Internet
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/, // Firefox
  /^(?:[a-z0-9-]+\.)+notify\.windows\.com$/, // Edge on Windows
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/, // Safari
];
const LONGEST = 1024;
const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|localhost|\[::1\])$/;

/** An origin that is allowed beside the known services, for trials on one machine. @throws Error if it is not on this machine. */
export function testOrigin(text: string): string {
  const { origin, hostname } = new URL(text);
  if (!LOOPBACK.test(hostname)) throw new Error(`${text} is not on this machine`);
  return origin;
}

/**
 * Whether the server may send to an address that somebody gave it. It must belong to a known push service, use TLS and the
 * standard port, and contain nothing else. `extra`: origins of this machine, for tests.
 */
export function isPushEndpoint(endpoint: string, extra: readonly string[] = []): boolean {
  if (endpoint.length > LONGEST || !URL.canParse(endpoint) || /[\s\\]/.test(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin, hash } = new URL(endpoint);
  if (username || password || hash) return false;
  if (extra.includes(origin)) return true;
  return protocol === 'https:' && port === '' && SERVICES.some((service) => service.test(hostname));
}
