import { randomUUID } from 'node:crypto';
import { CABECERAS, type Sobre } from '@jornada/contract/envelope.ts';
import type { Call, EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import type { HoyVista, RegistroVista } from '@jornada/contract/registros.ts';
import { urlOf } from '../platform/http/router.ts';
import { TEST_PASSWORD } from './test-company.ts';

/** The answer that a device gets: status 0 if nobody answered. `retryAfter` in seconds, null if the answer has none. */
export type PhoneAnswer<T> = { status: number; code: string; retryAfter: number | null; content: T | null };

type Hecho = { registro: RegistroVista; hoy: HoyVista; repetido: boolean };
type SignedIn = { Perfil: { Token: string } };

/** The same for a call of the contract. */
export type Called<C extends Call> = PhoneAnswer<SalidaDe<C>>;

type Request = { method?: string; body?: object; headers?: Record<string, string> };

/** A device gives up in the end, as the apps do: a process that dies may take a connection with it that nobody closes. */
const PATIENCE_MS = 30_000;

/** The device of a person. It speaks HTTP with servers in separate processes. `origin` is called before each request. */
export function createPhone({ origin, userName, address }: { origin: () => string; userName: string; address?: string }) {
  let token = '';
  let cookie = '';

  async function send<T>(path: string, { method = 'GET', body, headers = {} }: Request = {}): Promise<PhoneAnswer<T>> {
    try {
      const response = await fetch(origin() + path, {
        method,
        headers: {
          ...(token ? { [CABECERAS.accessToken]: token } : {}),
          ...(cookie ? { cookie } : {}),
          ...(body ? { 'content-type': 'application/json' } : {}),
          // Behind a proxy each device has its own address.
          ...(address ? { 'x-forwarded-for': address } : {}),
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      // The answer may come from a proxy.
      const isOurs = response.headers.get('content-type')?.startsWith('application/json');
      if (!isOurs) return { status: response.status, code: '', retryAfter: null, content: null };
      const sobre = (await response.json()) as Sobre<T>;
      const given = response.headers.getSetCookie()[0]?.split(';')[0];
      if (given) cookie = given;
      const retryAfter = response.headers.get('retry-after');
      return {
        status: response.status,
        code: sobre.Error.Code,
        retryAfter: retryAfter === null ? null : Number(retryAfter),
        content: sobre.content,
      };
    } catch {
      return { status: 0, code: '', retryAfter: null, content: null };
    }
  }

  /** Makes any call of the contract. */
  function call<C extends Call>(target: C, input: EntradaDe<C>, headers: Record<string, string> = {}): Promise<Called<C>> {
    const inQuery = target.method === 'GET' || target.method === 'DELETE';
    const query = new URLSearchParams(
      inQuery ? Object.entries(input as object).map(([key, value]) => [key, String(value)]) : [],
    ).toString();
    return send<SalidaDe<C>>(urlOf(target) + (query && `?${query}`), {
      method: target.method,
      headers,
      ...(inQuery ? {} : { body: input as object }),
    });
  }

  return {
    call,
    userName,
    get cookie() {
      return cookie;
    },
    get token() {
      return token;
    },
    async signIn(password: string = TEST_PASSWORD): Promise<PhoneAnswer<SignedIn>> {
      const answer = await send<SignedIn>('/api/login', { method: 'POST', body: { UserName: userName, Password: password } });
      token = answer.content?.Perfil?.Token ?? token;
      return answer;
    },
    async refresh(): Promise<PhoneAnswer<{ Token: string }>> {
      const answer = await send<{ Token: string }>('/instancia/auth/refreshToken');
      token = answer.content?.Token ?? token;
      return answer;
    },
    /** A renewal with another secret than this device's, which does not change. */
    async refreshAs(headers: { cookie: string }): Promise<PhoneAnswer<{ Token: string }>> {
      const own = cookie;
      const answer = await send<{ Token: string }>('/instancia/auth/refreshToken', { headers });
      cookie = own;
      return answer;
    },
    clock: (tipo: number, clave: string = randomUUID(), more: object = {}): Promise<PhoneAnswer<Hecho>> =>
      send<Hecho>('/instancia/registros', { method: 'POST', body: { tipo, ...more }, headers: { [CABECERAS.idempotencyKey]: clave } }),
    today: (): Promise<PhoneAnswer<HoyVista>> => send<HoyVista>('/instancia/registros/registrosHoy'),
  };
}

export type Phone = ReturnType<typeof createPhone>;
