import type { CodigoError } from '@jornada/contract/errores.ts';
import type { AvisoAlDecidir } from '@jornada/contract/solicitudes/vistas.ts';
import { MODULOS_SOLICITUD, type AccionSolicitud, type ModuloDecision, type ModuloSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import type { AsuntoVista } from '@jornada/contract/registros/asunto.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { RawBuilder } from 'kysely';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AusenciaPedida, Contenido, EmpresaHoy, Solicitud } from './model.ts';

/** What was done to a request, and by whom. */
export type HechoPorSeguir = { sesion: Sesion; accion: AccionSolicitud; motivo: string | null };

/** What a module adds to its requests. Everything runs within the turn of the person. */
export type SolicitudKind = {
  modulo: ModuloDecision;
  /**
   * Corrections of the record. Every company has them; they are not among what people asked for; they are written down even if nobody is left
   * who could decide; in a closed month they cannot be rejected either; and what was answered stands in the record: another correction undoes it, never a cancellation.
   */
  isOfRecord?: true;
  /** True if an approved request changes the record: then a closed month holds it up. */
  changesRecord: boolean;
  /** The refusal for a person who wants to take back what was approved; missing: they may ask for its cancellation. */
  noCancelling?: CodigoError;
  /** What a request is called in the language of whoever reads; missing: as it was written. */
  titleIn?(titulo: string | null, idioma: Idioma): string | null;
  /** Whether somebody who sees a request of another person may read what that person wrote; missing: they may. */
  readsWords?(sesion: Sesion): boolean;
  /** True if `prepare` may approve a request at once, and its person cancels an approved one without a decision. */
  decidesItself?: boolean;
  /** True if a request keeps something that nobody needs once its person has left: what begins after their last day is cancelled. */
  endsWithContract?: true;
  /**
   * Which approved requests `s` are still open, so that lists of every year have them (`hoy`: the company's day). Missing: none. What waits for a decision, and drafts, are always open.
   */
  staysOpen?(en: EmpresaHoy): RawBuilder<boolean>;
  /** What was approved stays: another request undoes it, nobody cancels it. */
  isFinal?: true;
  /** Everybody whose plan a request changes, its person among them: the turns of all of them are taken. Missing: only its person's. */
  peopleOf?(tx: Queryable, entidadId: number, id: number): Promise<readonly number[]>;
  /** Checks the same when somebody agrees whose own plan it changes. @throws AppError that says why it cannot be any more. */
  checkConsent?(tx: Queryable, sesion: Sesion, solicitud: Solicitud): Promise<void>;
  /** Checks once more what may have changed since it was sent. @throws AppError that says why it cannot be approved. */
  checkApproval(tx: Queryable, sesion: Sesion, solicitud: Solicitud): Promise<void>;
  /** Whether its person may still take it back. @throws AppError that says why not. */
  checkTakeBack?(tx: Queryable, sesion: Sesion, solicitud: Solicitud): Promise<void>;
  /** Called after each change, with the request as it is now. */
  onChange?(tx: Transaction, entidadId: number, solicitud: Solicitud, hecho: HechoPorSeguir): Promise<void>;
  /** The absence that a request stands for: it is kept in the plan of its person. Missing: it stands for none. */
  absenceOf?(tx: Queryable, entidadId: number, solicitud: Solicitud): Promise<AusenciaPedida>;
  /** What whoever decides should know of each of these requests, as codes. */
  findWarnings(tx: Queryable, sesion: Sesion, solicitudes: readonly Solicitud[]): Promise<ReadonlyMap<number, readonly AvisoAlDecidir[]>>;
  /** What a list shows of each of these requests beside what all have. Only corrections have such a thing. */
  findMatters?(tx: Queryable, sesion: Sesion, solicitudes: readonly Solicitud[]): Promise<ReadonlyMap<number, AsuntoVista>>;
};

/**
 * What is sent. `prepare` runs within the turn, and is told which request is changed; `save` writes the table of the module. `isGranted`:
 * nobody has to decide, so that it is approved at once.
 */
export type EnvioSolicitud = {
  modulo: ModuloDecision;
  id: number | null;
  version: number | null;
  borrador: boolean;
  clave: string | null;
  /** For the key: the same key with another body is a mistake. */
  cuerpo: unknown;
  /** Others whose own plan it changes: each has to agree before anybody decides, and decides nothing else. `conforme`: they have agreed already. */
  companeros?: readonly { id: number; conforme: boolean }[];
  prepare(tx: Transaction, id: number | null): Promise<{ contenido: Contenido; isGranted?: boolean; save(id: number): Promise<void> }>;
};

export type SolicitudKinds = {
  join(kind: SolicitudKind): void;
  of(modulo: ModuloDecision): SolicitudKind;
  /** What people ask for. */
  modulos(): readonly ModuloSolicitud[];
  /** Corrections of the record. */
  ofRecord(): readonly ModuloDecision[];
  /** What every company has, and nobody's list of requests: corrections, and changes of shifts. */
  ofEverybody(): readonly ModuloDecision[];
};

const IS_ASKED_FOR: ReadonlySet<string> = new Set(MODULOS_SOLICITUD);

/** The kinds of requests. Each module joins once, when it is built. */
export function createKinds(): SolicitudKinds {
  const kinds = new Map<ModuloDecision, SolicitudKind>();
  return {
    join: (kind) => void kinds.set(kind.modulo, kind),
    of(modulo) {
      const kind = kinds.get(modulo);
      if (!kind) throw new Error(`no module has requests of ${modulo}`);
      return kind;
    },
    modulos: () => MODULOS_SOLICITUD.filter((modulo) => kinds.has(modulo)),
    ofEverybody: () => [...kinds.keys()].filter((modulo) => !IS_ASKED_FOR.has(modulo)),
    ofRecord: () => [...kinds.values()].filter(({ isOfRecord }) => isOfRecord).map(({ modulo }) => modulo),
  };
}
