import { auth } from '@jornada/contract/auth.ts';
import { bandeja } from '@jornada/contract/bandeja.ts';
import { registros } from '@jornada/contract/registros.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { composed } from '../platform/database/pool.ts';
import { createTestCompany, type TestCompany } from './test-company.ts';
import { createTestServer, type TestServerOptions } from './test-server.ts';

const SIMULATE = composed('update instancia.sesiones set simulado_id = $2 where entidad_id = $1 and usuario_id = $3');

/** The last request of the company that is about all of these proposals; 0: none. */
const REQUEST = composed<{ id: number; version: number }>(`
  select coalesce(max(s.solicitud_id), 0) as id, coalesce(max(s.version), 0)::int as version from (
    select x.solicitud_id, x.version from instancia.solicitudes x join instancia.correcciones c using (entidad_id, solicitud_id)
    where x.entidad_id = $1 and c.registros @> $2::bigint[] order by 1 desc limit 1) s`);

const LOG = composed<{ evento: string; autor: number; origen: string; canonico: string }>(
  'select evento, autor_id as autor, origen, canonico from instancia.registros where entidad_id = $1 and usuario_id = $2 order by numero',
);

/** A server with a company of managers and teams, and short functions for what people do about corrections. */
export async function createTestTeam(options: Parameters<typeof createTestCompany>[1] & Pick<TestServerOptions, 'now' | 'push' | 'fcm'>) {
  const { now, push, fcm = null, ...company } = options;
  const server = await createTestServer({ now, fcm, ...(push ? { push } : {}) });
  const empresa: TestCompany = await createTestCompany(server.db, company);

  /** What a person may do at an instant. Time jumps, so the session is new. */
  async function as(userName: string, at: string, simulado?: string) {
    server.clock.set(at);
    const { Token: token } = await server.signIn(userName);
    const extras: { token: string; simulado?: string } = { token };
    if (simulado !== undefined) {
      const ids = [empresa.entidadId, empresa.personas[simulado], empresa.personas[userName]];
      await server.db.tenant(empresa.entidadId, (tx) => tx.query(SIMULATE, ids));
      extras.simulado = (await server.call(auth.renovarSimulado, {}, { token })).content.Token;
    }
    const withKey = (clave?: string) => ({ ...extras, ...(clave ? { clave } : {}) });
    /** Decides about the request with these proposals, as it is now. `codigo`: why not; null: it was done. */
    async function decide(ids: number[], acepta: boolean, motivo?: string) {
      const [which] = await server.db.tenant(empresa.entidadId, (tx) => tx.query(REQUEST, [empresa.entidadId, ids]));
      if (!which) throw new Error('no row');
      const input = { cuales: [which], decision: acepta ? ('aprobar' as const) : ('rechazar' as const), motivo: motivo ?? null };
      const { content, sobre } = await server.call(solicitudes.decidir, input, extras);
      const codigo = content ? (content.items[0]?.error?.codigo ?? null) : sobre.Error.Code;
      const { content: abierta } = await server.call(bandeja.correccion, { id: which.id }, extras);
      return { codigo, sobre, estado: abierta?.estado, correcciones: abierta?.asunto.correcciones ?? [] };
    }
    return {
      ...extras,
      clock: (tipo: keyof TestCompany['tipos']) => server.call(registros.guardar, { tipo: empresa.tipos[tipo] }, extras),
      correct: (id: number, hora: string) => server.call(registros.solicitarCambioHora, { id, hora, motivo: 'No era esa hora' }, extras),
      add: (fecha: string, marcas: [keyof TestCompany['tipos'], string][], clave?: string) =>
        server.call(
          registros.proponerFichajes,
          { fecha, marcas: marcas.map(([tipo, hora]) => ({ tipo: empresa.tipos[tipo], hora })), motivo: 'Olvidé fichar' },
          withKey(clave),
        ),
      answer: (ids: number[], acepta: boolean, motivo?: string, clave?: string) =>
        server.call(registros.responderCorreccion, { ids, acepta, ...(motivo === undefined ? {} : { motivo }) }, withKey(clave)),
      decide,
      withdraw: (ids: number[]) => server.call(registros.retirarCorreccion, { ids }, extras),
      dia: async (fecha: string) => (await server.call(registros.listado, { filtro_fecha: fecha }, extras)).content,
      bandeja: async (estado: 'por-responder' | 'en-espera' | 'resueltas', page: { start?: number; limit?: number } = {}) =>
        (await server.call(bandeja.listado, { estado, ...page }, extras)).content,
      porDecidir: async (page: { cuales?: 'esperan' | 'decididas'; start?: number; limit?: number } = {}) => {
        const { items, total } = (await server.call(solicitudes.porDecidir, { ...page, modulo: 'correcciones' }, extras)).content;
        return { items: items.flatMap(({ asunto }) => asunto ?? []), total };
      },
      porDecidirTotal: async () => (await server.call(solicitudes.pendientes, {}, extras)).content.total,
      pendientes: async () => (await server.call(bandeja.pendientes, {}, extras)).content.total,
      respuestas: async () => (await server.call(bandeja.pendientes, {}, extras)).content.respuestas,
      view: async (hasta: string) => (await server.call(bandeja.vistas, { hasta }, extras)).content.respuestas,
    };
  }

  /** Every line of a person's record, in the order of writing. */
  const logOf = (userName: string) =>
    server.db.tenant(empresa.entidadId, (tx) => tx.query(LOG, [empresa.entidadId, empresa.personas[userName]]));

  return { server, empresa, as, logOf, close: () => server.close() };
}

export type TestTeam = Awaited<ReturnType<typeof createTestTeam>>;
