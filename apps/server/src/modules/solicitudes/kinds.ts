import type { CodigoError } from '@jornada/contract/errores.ts';
import type { AvisoAlDecidir } from '@jornada/contract/solicitudes/vistas.ts';
import type { ModuloSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { Contenido, Solicitud } from './model.ts';

/** What a module adds to its requests. Everything runs within the turn of the person. */
export type SolicitudKind = {
  modulo: ModuloSolicitud;
  /** True if an approved request changes the record: then a closed month holds it up. */
  changesRecord: boolean;
  /** The refusal for a person who wants to take back what was approved; missing: they may ask for its cancellation. */
  noCancelling?: CodigoError;
  /** Whether somebody who sees a request of another person may read what that person wrote; missing: they may. */
  readsWords?(sesion: Sesion): boolean;
  /** True if `prepare` may approve a request at once, and its person cancels an approved one without a decision. */
  decidesItself?: boolean;
  /** Checks once more what may have changed since it was sent. @throws AppError that says why it cannot be approved. */
  checkApproval(tx: Queryable, sesion: Sesion, solicitud: Solicitud): Promise<void>;
  /** Whether its person may still take it back. @throws AppError that says why not. */
  checkTakeBack?(tx: Queryable, sesion: Sesion, solicitud: Solicitud): Promise<void>;
  /** Called after each change, with the request as it is now. */
  onChange(tx: Transaction, entidadId: number, solicitud: Solicitud): Promise<void>;
  /** What whoever decides should know of each of these requests, as codes. */
  findWarnings(tx: Queryable, sesion: Sesion, solicitudes: readonly Solicitud[]): Promise<ReadonlyMap<number, readonly AvisoAlDecidir[]>>;
};

/**
 * What is sent. `prepare` runs within the turn, and is told which request is changed; `save` writes the table of the module. `isGranted`:
 * nobody has to decide, so that it is approved at once.
 */
export type EnvioSolicitud = {
  modulo: ModuloSolicitud;
  id: number | null;
  version: number | null;
  borrador: boolean;
  clave: string | null;
  /** For the key: the same key with another body is a mistake. */
  cuerpo: unknown;
  prepare(tx: Transaction, id: number | null): Promise<{ contenido: Contenido; isGranted?: boolean; save(id: number): Promise<void> }>;
};

export type SolicitudKinds = {
  join(kind: SolicitudKind): void;
  of(modulo: ModuloSolicitud): SolicitudKind;
  modulos(): readonly ModuloSolicitud[];
};

/** The kinds of requests. Each module joins once, when it is built. */
export function createKinds(): SolicitudKinds {
  const kinds = new Map<ModuloSolicitud, SolicitudKind>();
  return {
    join: (kind) => void kinds.set(kind.modulo, kind),
    of(modulo) {
      const kind = kinds.get(modulo);
      if (!kind) throw new Error(`no module has requests of ${modulo}`);
      return kind;
    },
    modulos: () => [...kinds.keys()],
  };
}
