import type * as z from 'zod/mini';
import type { ModuloEmpresa } from './ajustes.ts';

export type Metodo = 'GET' | 'POST' | 'PUT' | 'DELETE';
/**
 * none: open to everybody. sesion: anybody who is signed in. Otherwise the permission that is needed, `<feature>.<verb>:<scope>`.
 */
export type Acceso = 'none' | 'sesion' | `${string}.${string}:${'own' | 'team' | 'all'}`;

/**
 * One call of the wire as its feature declares it: everything that client, server, documentation and tests need. The input is the
 * JSON body for POST and PUT, and the query for GET and DELETE; see `inputInQuery`.
 */
export type Definition<
  Entrada extends z.ZodMiniType = z.ZodMiniType,
  Salida extends z.ZodMiniType = z.ZodMiniType,
  A extends Acceso = Acceso,
  F extends boolean | undefined = boolean | undefined,
  E extends string = string,
> = {
  /** `central`: the path is below /api. `instance`: the path is below InstanceURL. */
  host: 'central' | 'instance';
  method: Metodo;
  path: string;
  acceso: A;
  /** A GET that changes something: no HEAD route, not cached, not prefetched. */
  escribe?: boolean;
  /** A POST or PUT with its input in the query, as the specification wants. */
  enConsulta?: boolean;
  /** Always about the person who is signed in: the header `Usuario-Simulado` is ignored. */
  soloTitular?: boolean;
  /**
   * Refused while somebody acts for another person, even with `soloTitular`. Passwords, PINs, pictures and own data are only for
   * the person.
   */
  sinSimular?: boolean;
  /** Maximum size of the body in bytes; 64 KiB if left out. */
  maximoBytes?: number;
  /**
   * The body is a form with parts (`multipart/form-data`) instead of JSON: one file, and the fields of `entrada` as text.
   */
  multiparte?: true;
  /** Needs much processor time or memory: only few run at once, one of a person, and the next ones wait in a queue. */
  costosa?: true;
  /**
   * The media type of the answer, if it is bytes instead of the envelope, for a browser to show or save. Errors still come in the
   * envelope.
   */
  binaria?: string;
  /** Unknown fields are ignored instead of refused, so that the stored actions of an older app are accepted. */
  tolera?: boolean;
  /** The answer is a stream of server-sent events until one side ends it. The data of each event has the shape of `salida`. */
  flujo?: F;
  /** Of the calls for everybody who is signed in: one that guests from outside may make, too. All others are refused to them. */
  invitados?: true;
  /**
   * Beside the permission, the person's PIN of the documents: what `documentacion.insertarPin` has given comes in the header `Pin-Token`.
   * Nobody has it who acts for somebody else.
   */
  conPin?: true;
  /**
   * Exists at a kiosk: for the tablet itself, or for whoever stands in front of it with a PIN, a badge or a phone. Every other call that
   * needs a session is refused there (ADR 53). Ask whether somebody with a photographed badge may know or do it.
   */
  enQuiosco?: true;
  /** May be called before anybody has signed in. An app that knows no instance yet uses its own. */
  sinSesion?: boolean;
  /** Not in the specification. */
  nuestra?: boolean;
  /**
   * What a success changes beside its own feature: features, or single calls by their id. An app repeats the reads of these.
   * `nada`: no read of an app changes.
   */
  cambia?: readonly string[] | 'nada';
  /**
   * The answer contains the new result of a read, so an app shows it without a request. `lectura`: the path of that read.
   * `campo`: the field of the answer with the result; the whole answer if left out. `por`: the field of the answer with the input
   * of that read; no input if left out.
   */
  trae?: { lectura: string; campo?: string; por?: string };
  /** The part of the product that the company must have switched on. Left out: that of the feature. */
  modulo?: ModuloEmpresa | undefined;
  /** For the API documentation: one sentence that says what the call does. More sentences may follow. */
  resumen: string;
  entrada: Entrada;
  salida: Salida;
  /** The error codes of this call, beside those of every call. */
  errores: readonly E[];
};

/** A call of the wire. */
export type Call<Entrada extends z.ZodMiniType = z.ZodMiniType, Salida extends z.ZodMiniType = z.ZodMiniType> = Definition<
  Entrada,
  Salida
> & {
  /** `<feature>.<name>`, unique. */
  id: string;
  /** The name of the feature that declares it. */
  feature: string;
};

/** Whether a call's input is in the query; otherwise it is JSON in the body. */
export const inputInQuery = ({ method, enConsulta }: Pick<Call, 'method' | 'enConsulta'>): boolean =>
  method === 'GET' || method === 'DELETE' || enConsulta === true;

/** Any call with this input, whatever it answers. */
export type CallWith<Input> = Call<z.ZodMiniType<unknown, Input>>;

/** Declares a call. It does nothing else but give TypeScript the types. A call exists on the wire only as part of a feature. */
export function call<
  Entrada extends z.ZodMiniType,
  Salida extends z.ZodMiniType,
  const A extends Acceso,
  const E extends string,
  const F extends boolean | undefined = undefined,
>(definition: Definition<Entrada, Salida, A, F, E>): Definition<Entrada, Salida, A, F, E> {
  return definition;
}

/** The input as a caller passes it. */
export type EntradaDe<C extends Definition> = z.input<C['entrada']>;
/** The input as the server gets it after validation. */
export type ValidadaDe<C extends Definition> = z.output<C['entrada']>;
/** The type of `content`. */
export type SalidaDe<C extends Definition> = z.output<C['salida']>;
