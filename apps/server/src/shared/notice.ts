import type { ClaseAviso } from '@jornada/contract/avisos.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { Queryable } from '../platform/database/pool.ts';
import type { PushMessage } from '../platform/push/send.ts';

/** Somebody who can be told. */
export type Destinatario = { usuarioId: number; nombre: string; email: string; idioma: Idioma; entidad: string; roles: string[] };

/** What exactly a notice is about. */
export type Asunto = {
  /** Of the thing, for the app to ask for. 0: of no thing in particular. */
  id?: number;
  /** Which of the messages of its kind, where there are several: `mensajes.<clase>.<caso>`. */
  caso?: string;
  /** `YYYY-MM`: the month that it is about. */
  mes?: string;
};

/** How a notice reaches a device. */
export type Envio = {
  /** Where it leads in the employee app. */
  ruta(asunto: Asunto): string;
  /** For how long it is of use. */
  ttlHoras: number;
  urgency: PushMessage['urgency'];
  /** On a device, one notice takes the place of another of the same topic. */
  topic?: string;
};

/** A kind of notice. `Data`: what is known when there is something to tell. Ids only, because the queue of jobs has no row-level security. */
export type NoticeKind<Data> = {
  clase: ClaseAviso;
  envio: Envio;
  /** Whom to tell of what. Asked when the job runs: nobody, if there is nothing to tell by then. */
  decide(tx: Queryable, data: Data & { entidadId: number }): Promise<{ people: readonly Destinatario[]; asunto: Asunto }>;
};

/** Declares a kind of notice. Its module lists it in `notices` and sends it with `tell` of `notificaciones`. */
export const defineNotice = <Data extends object>(notice: NoticeKind<Data>): NoticeKind<Data> => notice;
