import { inputInQuery, type Call } from '@jornada/contract/call.ts';
import { CABECERAS } from '@jornada/contract/envelope.ts';

/** What the client needs to know about a call. The calls of the contract have these fields and more. */
export type Route = Pick<Call, 'host' | 'method' | 'path' | 'acceso' | 'escribe' | 'enConsulta' | 'sinSesion' | 'multiparte' | 'conPin'>;

export type RequestParts = {
  base: string;
  input: unknown;
  language: string;
  /** Name and version of this client, for the server's logs: `web/3.3.8`. */
  client: string;
  token: string | null;
  simulatedToken: string | null;
  /** What the PIN of the documents has given. */
  pinToken?: string | null;
  idempotencyKey: string | null;
  /** Of a call with `multiparte`. */
  file?: File | undefined;
};

/** Whether a call changes something. Such a call carries a key and is never cached. */
export function writes(route: Route): boolean {
  return route.method !== 'GET' || route.escribe === true;
}

/** A call as fetch takes it. The input is the JSON body for POST and PUT, and the query otherwise. */
export function buildRequest(route: Route, parts: RequestParts): { url: string; init: RequestInit } {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': parts.language,
    [CABECERAS.client]: parts.client,
  };
  if (parts.token) headers[CABECERAS.accessToken] = parts.token;
  if (parts.simulatedToken) headers[CABECERAS.usuarioSimulado] = parts.simulatedToken;
  if (parts.pinToken) headers[CABECERAS.pinToken] = parts.pinToken;
  if (parts.idempotencyKey) headers[CABECERAS.idempotencyKey] = parts.idempotencyKey;

  // A redirect would send the token headers to an unknown host.
  const init: RequestInit = { method: route.method, headers, credentials: 'include', redirect: 'error' };
  if (writes(route)) init.cache = 'no-store';
  if (inputInQuery(route)) return { url: parts.base + route.path + queryOf(parts.input), init };

  // The browser writes the content type of a form, with its boundary.
  if (route.multiparte) return { url: parts.base + route.path, init: { ...init, body: formOf(parts) } };
  headers['Content-Type'] = 'application/json';
  return { url: parts.base + route.path, init: { ...init, body: JSON.stringify(parts.input ?? {}) } };
}

function formOf({ input, file }: RequestParts): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input ?? {})) form.append(name, String(value));
  if (file) form.append('fichero', file, file.name);
  return form;
}

function queryOf(input: unknown): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input ?? {})) {
    if (value === undefined || value === null) continue;
    query.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}
