import type { ClaseAviso } from '@jornada/contract/avisos.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { Queryable } from '../platform/database/pool.ts';
import type { TIPOS_NOTIFICACION } from '@jornada/domain/notificaciones/canales.ts';
import type { PushMessage } from '../platform/push/send.ts';

/** A person who can be told. */
export type Destinatario = { usuarioId: number; nombre: string; email: string; idioma: Idioma; entidad: string; roles: string[] };

/** What a notice is about. */
export type Asunto = {
  /** The id of the thing, with which the app can read it. 0: no thing in particular. */
  id?: number;
  /** Which message of its kind, if there are several: `mensajes.<clase>.<caso>`. */
  caso?: string;
  /** The module of the request that it is about. */
  modulo?: string;
  /** `YYYY-MM`: the month that it is about. */
  mes?: string;
  /** The days that it is about, as spans. */
  dias?: readonly { desde: string; hasta: string }[];
};

/** How a notice is sent to a device. */
export type Envio = {
  /** What the app does with it; left out: it shows a message. */
  tipo?: keyof typeof TIPOS_NOTIFICACION;
  /** The page of the employee app that it opens. */
  ruta(asunto: Asunto): string;
  /** For how many hours it is useful. */
  ttlHoras: number;
  urgency: PushMessage['urgency'];
  /** On a device, a notice replaces another one with the same topic. */
  topic?: string;
};

/** A kind of notice. `Data`: what is known when it begins. Only ids, because the queue of jobs has no row-level security. */
export type NoticeKind<Data> = {
  clase: ClaseAviso;
  envio: Envio;
  /** The people to tell, and about what. Called when the job runs; empty if there is nothing to tell any more. */
  decide(tx: Queryable, data: Data & { entidadId: number }): Promise<{ people: readonly Destinatario[]; asunto: Asunto }>;
};

/** Declares a kind of notice. Its module lists it in `notices` and sends it with `tell` of `notificaciones`. */
export const defineNotice = <Data extends object>(notice: NoticeKind<Data>): NoticeKind<Data> => notice;
