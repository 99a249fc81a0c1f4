import type { EntradaDe } from '@jornada/contract/call.ts';
import { auth } from '@jornada/contract/auth.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { composed } from '../platform/database/pool.ts';
import { createTestCompany } from './test-company.ts';
import { createTestServer, type Extras, type TestServer, type TestServerOptions } from './test-server.ts';

const SIMULATE = composed('update instancia.sesiones set simulado_id = $2 where entidad_id = $1 and usuario_id = $3');

type Which = { id: number; version: number };

type Options = Parameters<typeof createTestCompany>[1] & Pick<TestServerOptions, 'now' | 'push'>;

/** A server with a company, and short functions for what people do about requests for vacations. */
export const createTestRequests = async ({ now, push, ...company }: Options) =>
  createTestRequestsOn(await createTestServer({ now, ...(push ? { push } : {}) }), company);

/** The same of one more company on a server that runs. */
export async function createTestRequestsOn(server: TestServer, company: Omit<Options, 'now' | 'push'>) {
  const empresa = await createTestCompany(server.db, company);
  const idOf = (userName: string): number => empresa.personas[userName] ?? 0;

  /** What somebody does. `simulado`: for whom they act. */
  async function as(userName: string, simulado?: string) {
    const { Token: token } = await server.signIn(userName);
    const extras: Extras = { token };
    if (simulado !== undefined) {
      await server.db.tenant(empresa.entidadId, (tx) => tx.query(SIMULATE, [empresa.entidadId, idOf(simulado), idOf(userName)]));
      extras.simulado = (await server.call(auth.renovarSimulado, {}, { token })).content.Token;
    }
    const withKey = (clave?: string): Extras => ({ ...extras, ...(clave ? { clave } : {}) });
    const decide = (decision: 'aprobar' | 'rechazar' | 'anular', cuales: Which[], motivo: string | null = null) =>
      server.call(solicitudes.decidir, { cuales: cuales.map(({ id, version }) => ({ id, version })), decision, motivo }, extras);
    /** The state after deciding about one, or the code of the error. */
    const outcome = async (...[decision, which, motivo]: [Parameters<typeof decide>[0], Which, string?]): Promise<string> => {
      const { content, sobre } = await decide(decision, [which], motivo ?? null);
      return content ? (content.items[0]?.error?.codigo ?? content.items[0]?.estado ?? '') : sobre.Error.Code;
    };
    return {
      ...extras,
      ask: (datos: EntradaDe<typeof vacaciones.guardar>, clave?: string) => server.call(vacaciones.guardar, datos, withKey(clave)),
      remove: ({ id, version }: { id: number; version?: number }, clave?: string) =>
        server.call(vacaciones.eliminar, version === undefined ? { id } : { id, version }, withKey(clave)),
      open: (id: number) => server.call(vacaciones.byId, { id }, extras),
      saldo: async (input: EntradaDe<typeof vacaciones.resumen> = {}) =>
        (await server.call(vacaciones.resumen, input, extras)).content.saldo,
      nuevo: (fields?: object) => server.call(vacaciones.nuevo, fields ? { data: JSON.stringify(fields) } : {}, extras),
      inbox: async (input: EntradaDe<typeof solicitudes.porDecidir> = {}) =>
        (await server.call(solicitudes.porDecidir, input, extras)).content,
      waiting: async () => (await server.call(solicitudes.pendientes, {}, extras)).content.total,
      decide,
      approve: (which: Which) => outcome('aprobar', which),
      reject: (which: Which, motivo?: string) => outcome('rechazar', which, motivo),
      cancel: (which: Which, motivo?: string) => outcome('anular', which, motivo),
    };
  }

  return { server, empresa, idOf, as, close: () => server.close() };
}

export type TestRequests = Awaited<ReturnType<typeof createTestRequestsOn>>;
