import type * as z from 'zod/mini';
import type { CodigoError } from './errores.ts';
import type { Permiso } from './permisos.ts';

export type Metodo = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the wire: all that client, server, documentation and tests need to know of it.
 * Input travels as JSON body for POST and PUT, as query for GET and DELETE, see `inputInQuery`.
 */
export type Call<Entrada extends z.ZodMiniType = z.ZodMiniType, Salida extends z.ZodMiniType = z.ZodMiniType> = {
  /** `central`: path as it stands, under /api. `instance`: relative to InstanceURL. */
  host: 'central' | 'instance';
  method: Metodo;
  path: string;
  /** none: open. sesion: any signed-in person. Otherwise the permission that it takes. */
  acceso: 'none' | 'sesion' | Permiso;
  /** A GET that changes something: no HEAD route, never cached, never prefetched. */
  escribe?: boolean;
  /** A POST or PUT whose input travels as query, as the specification has it. */
  enConsulta?: boolean;
  /** About whoever is signed in, also while they act for somebody: `Usuario-Simulado` is not looked at. */
  soloTitular?: boolean;
  /** Refused while acting for somebody, also with `soloTitular`: passwords, PINs, pictures and one's own data are nobody else's business. */
  sinSimular?: boolean;
  /** Most bytes of the body; 64 KiB unless it says so. */
  maximoBytes?: number;
  /** Answers bytes in the place of the envelope, where a browser shows or keeps them; errors come in the envelope as ever. */
  binaria?: boolean;
  /** Fields that are not known are left out instead of refused: what an older app has kept must still arrive. */
  tolera?: boolean;
  /** Answers with a stream of server-sent events, each with what `salida` says as its data, until one side ends it. */
  flujo?: boolean;
  /** Made before anybody has signed in: an app that knows no instance yet asks the one beside it. */
  sinSesion?: boolean /** A call of ours, not of the specification. */;
  nuestra?: boolean;
  /** One sentence for the API documentation. */
  resumen: string;
  entrada: Entrada;
  salida: Salida;
  /** The codes this call may answer with, beside those that every call may. */
  errores: readonly CodigoError[];
};

/** Whether a call's input travels as query; else it is JSON in the body. */
export const inputInQuery = ({ method, enConsulta }: Pick<Call, 'method' | 'enConsulta'>): boolean =>
  method === 'GET' || method === 'DELETE' || enConsulta === true;

/** Declares a call; exists for its type inference only. */
export function call<E extends z.ZodMiniType, S extends z.ZodMiniType>(definition: Call<E, S>): Call<E, S> {
  return definition;
}

/** What a caller passes. */
export type EntradaDe<C extends Call> = z.input<C['entrada']>;
/** What the server works with after validation. */
export type ValidadaDe<C extends Call> = z.output<C['entrada']>;
/** What is in `content`. */
export type SalidaDe<C extends Call> = z.output<C['salida']>;
