import type * as z from 'zod/mini';
import type { ModuloEmpresa } from './ajustes.ts';

export type Metodo = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** none: open. sesion: any signed-in person. Otherwise the permission that it takes, `<feature>.<verb>:<scope>`. */
export type Acceso = 'none' | 'sesion' | `${string}.${string}:${'own' | 'team' | 'all'}`;

/**
 * One call of the wire as its feature declares it: all that client, server, documentation and tests need to know of it.
 * Input travels as JSON body for POST and PUT, as query for GET and DELETE, see `inputInQuery`.
 */
export type Definition<
  Entrada extends z.ZodMiniType = z.ZodMiniType,
  Salida extends z.ZodMiniType = z.ZodMiniType,
  A extends Acceso = Acceso,
  F extends boolean | undefined = boolean | undefined,
  E extends string = string,
> = {
  /** `central`: path as it stands, under /api. `instance`: relative to InstanceURL. */
  host: 'central' | 'instance';
  method: Metodo;
  path: string;
  acceso: A;
  /** A GET that changes something: no HEAD route, never cached, never prefetched. */
  escribe?: boolean;
  /** A POST or PUT whose input travels as query, as the specification has it. */
  enConsulta?: boolean;
  /** About the person who is signed in, even while they act for somebody else: the header `Usuario-Simulado` is ignored. */
  soloTitular?: boolean;
  /** Refused while acting for somebody, also with `soloTitular`: passwords, PINs, pictures and one's own data are nobody else's business. */
  sinSimular?: boolean;
  /** Most bytes of the body; 64 KiB unless it says so. */
  maximoBytes?: number;
  /** Takes much of the processor or the memory: only few run at once, of one person one, and the next ones wait in a queue. */
  costosa?: true;
  /** The media type of the bytes that it answers in the place of the envelope, where a browser shows or keeps them; errors come in the envelope as ever. */
  binaria?: string;
  /** Unknown fields are dropped instead of refused, so that what an older app has kept still arrives. */
  tolera?: boolean;
  /** Answers with a stream of server-sent events until one side ends it. The data of each event has the shape of `salida`. */
  flujo?: F;
  /** Made before anybody has signed in: an app that knows no instance yet asks the one beside it. */
  sinSesion?: boolean;
  /** A call of ours, not of the specification. */
  nuestra?: boolean;
  /**
   * The features, or single calls by their id, whose reads are another once it has succeeded, beside those of its own feature: an app asks
   * them anew. `nada`: nothing that an app reads is another.
   */
  cambia?: readonly string[] | 'nada';
  /**
   * What a read answers from then on comes with the answer: an app shows that and does not ask. `lectura`: the path of that read; `campo`: the
   * field of the answer that it is, all of it unless said; `por`: the field of the answer that is its input, none unless said.
   */
  trae?: { lectura: string; campo?: string; por?: string };
  /** The part of the product that the company must have switched on; unless said here, that of the feature. */
  modulo?: ModuloEmpresa | undefined;
  /** For the API documentation: a sentence that says what it does. What else is good to know stands in further ones. */
  resumen: string;
  entrada: Entrada;
  salida: Salida;
  /** The codes this call may answer with, beside those that every call may. */
  errores: readonly E[];
};

/** A call of the wire. */
export type Call<Entrada extends z.ZodMiniType = z.ZodMiniType, Salida extends z.ZodMiniType = z.ZodMiniType> = Definition<
  Entrada,
  Salida
> & {
  /** `<feature>.<name>`, unique. */
  id: string;
  /** The name of its feature. */
  feature: string;
};

/** Whether a call's input travels as query; else it is JSON in the body. */
export const inputInQuery = ({ method, enConsulta }: Pick<Call, 'method' | 'enConsulta'>): boolean =>
  method === 'GET' || method === 'DELETE' || enConsulta === true;

/** Declares a call, which counts once it is part of a feature; exists for its type inference only. */
export function call<
  Entrada extends z.ZodMiniType,
  Salida extends z.ZodMiniType,
  const A extends Acceso,
  const E extends string,
  const F extends boolean | undefined = undefined,
>(definition: Definition<Entrada, Salida, A, F, E>): Definition<Entrada, Salida, A, F, E> {
  return definition;
}

/** What a caller passes. */
export type EntradaDe<C extends Definition> = z.input<C['entrada']>;
/** What the server works with after validation. */
export type ValidadaDe<C extends Definition> = z.output<C['entrada']>;
/** What is in `content`. */
export type SalidaDe<C extends Definition> = z.output<C['salida']>;
