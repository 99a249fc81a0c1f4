const SAME_MACHINE = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])$/;
const SAME_NETWORK =
  /^(?:10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|169\.254(?:\.\d+){2}|\[f[cd][\da-f]{2}:.*|.*\.(?:local|lan|internal)|[^.:]+)$/;

/** From where alone an address opens; null: from everywhere, as far as its name says. */
export function reachOfAddress(url: string): 'maquina' | 'red' | null {
  const { hostname } = new URL(url);
  if (SAME_MACHINE.test(hostname)) return 'maquina';
  return SAME_NETWORK.test(hostname) ? 'red' : null;
}
