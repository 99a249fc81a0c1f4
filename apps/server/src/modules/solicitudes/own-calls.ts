import { stateTextOf } from '@jornada/contract/solicitudes/state-text.ts';
import { ESTADOS_SOLICITUD, type EstadoSolicitud, type ModuloSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import { stateOf } from '../../shared/filters.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { listOwn, PideLista } from './reading.ts';

type Options = {
  db: Database;
  translate: TranslateText;
  /** The engine. */
  solicitudes: {
    listOf: (sesion: Sesion, pide: PideLista) => ReturnType<typeof listOwn>;
    yearsOf: (sesion: Sesion, modulos: readonly ModuloSolicitud[]) => Promise<number[]>;
    takeBack: (
      sesion: Sesion,
      which: { modulo: ModuloSolicitud; id: number; version: number | null; clave: string | null },
    ) => Promise<void>;
  };
};
type Asked<I> = { session: Sesion; input: I };
type Listado = Omit<PideLista, 'modulos' | 'anio' | 'estado'> & {
  filtro_Anio?: number | undefined;
  filtro_Estado?: EstadoSolicitud | undefined;
  EstadoId?: EstadoSolicitud | undefined;
};
type TakenBack = { id: number; version?: number | undefined };

/** Only expenses are paid. */
const ESTADOS = ESTADOS_SOLICITUD.filter((estado) => estado !== 'pagada');

/**
 * What answers the calls that every module of requests has (`solicitudCalls` of the contract), but for the two of its form. `read`: one
 * request with the fields of its module.
 */
export function createOwnCalls<Vista>(
  { db, translate, solicitudes }: Options,
  {
    modulo,
    estados = ESTADOS,
    read,
  }: {
    modulo: ModuloSolicitud;
    estados?: readonly EstadoSolicitud[];
    read: (tx: Queryable, sesion: Sesion, id: number) => Promise<Vista>;
  },
) {
  const one = (sesion: Sesion, id: number): Promise<Vista> => db.tenant(sesion.entidadId, (tx) => read(tx, sesion, id));
  const handlers = {
    listado: async ({ session, input: { filtro_Anio, filtro_Estado, EstadoId, ...page } }: Asked<Listado>) =>
      solicitudes.listOf(session, { ...page, modulos: [modulo], anio: filtro_Anio, estado: stateOf({ filtro_Estado, EstadoId }) }),

    estados: async ({ session: { idioma } }: Asked<object>) => ({
      items: estados.map((id) => ({ id, nombre: translate(idioma, stateTextOf(modulo, id)) })),
    }),

    anios: async ({ session }: Asked<object>) => ({ items: await solicitudes.yearsOf(session, [modulo]) }),

    byId: ({ session, input: { id } }: Asked<{ id: number }>) => one(session, id),

    eliminar: async ({ session, input: { id, version }, clave }: Asked<TakenBack> & { clave: string | null }) => {
      await solicitudes.takeBack(session, { modulo, id, version: version ?? null, clave });
      return one(session, id);
    },
  };
  return handlers;
}
