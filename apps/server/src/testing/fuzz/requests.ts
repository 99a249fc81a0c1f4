import { inputInQuery, type Call } from '@jornada/contract/call.ts';
import type { Luck } from '../../modules/demo/random.ts';
import { urlOf } from '../../platform/http/router.ts';
import { HOSTILE } from './pools.ts';
import { spoil, valueFor } from './values.ts';

/** One request as it is sent. `isOrdinary`: with the headers of its identity, and nothing else. */
export type FuzzRequest = {
  call: Call;
  url: string;
  payload: string | null;
  headers: Record<string, string>;
  isOrdinary: boolean;
  /** For people to read. */
  text: string;
};

const UUIDS = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'x', '0'.repeat(36)];
/** Headers take visible ASCII only. */
const ODD_HEADERS = ['', 'x', 'null', '..', 'a.b.c', 'A'.repeat(2000), '1.2.3', 'eyJhbGciOiJub25lIn0.eyJ1c3IiOjF9.'];

const queryOf = (input: unknown): string => {
  const pairs = typeof input === 'object' && input !== null ? Object.entries(input) : [['sorpresa', input] as const];
  return new URLSearchParams(
    pairs.map(([key, value]) => [key, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  ).toString();
};

/** Requests one after the other: half of them as the contract has them, half with something wrong somewhere. */
export function createRequests({ luck, calls, ids }: { luck: Luck; calls: readonly Call[]; ids: readonly (number | string)[] }) {
  // A stream answers without an end; the end of a session is what revives it; what takes much comes seldom, as with people.
  const usable = calls.filter(({ flujo, id }) => !flujo && id !== 'auth.salir');
  function pickCall(): Call {
    const call = luck.pick(usable);
    return call.costosa && luck.chance(0.9) ? pickCall() : call;
  }
  function oddHeaders(): Record<string, string> {
    const name = luck.pick([
      'idempotency-key',
      'usuario-simulado',
      'access-token',
      'accept-language',
      'cookie',
      'x-jornada-client',
      'origin',
    ]);
    return { [name]: name === 'cookie' ? `jornada_refresh=${luck.pick(ODD_HEADERS)}; jornada_aparato=x` : luck.pick(ODD_HEADERS) };
  }
  function bodyOf(input: unknown): string {
    if (luck.chance(0.01)) return luck.pick(['', '[', 'null', '"x"', '[]', '{"__proto__":1}', '{"a":1,"a":2}', '['.repeat(20_000)]);
    return JSON.stringify(input) ?? 'null';
  }
  return {
    next(): FuzzRequest {
      const call = pickCall();
      const fitting = valueFor(call.entrada, { luck, ids });
      const input = luck.chance(0.5) ? fitting : luck.chance(0.95) ? spoil(fitting, luck) : luck.pick(HOSTILE);
      const isOdd = luck.chance(0.05);
      const inQuery = inputInQuery(call);
      const query = inQuery ? queryOf(input) : '';
      const payload = inQuery ? null : bodyOf(input);
      const headers = {
        ...(luck.chance(0.2) ? { 'idempotency-key': luck.chance(0.5) ? crypto.randomUUID() : luck.pick(UUIDS.slice(0, 2)) } : {}),
        ...(isOdd ? oddHeaders() : {}),
      };
      const url = urlOf(call) + (query && `?${query}`);
      return { call, url, payload, headers, isOrdinary: !isOdd, text: `${call.method} ${url} ${payload ?? ''}`.slice(0, 600) };
    },
  };
}
