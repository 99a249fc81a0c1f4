import type { CodigoError } from '@jornada/contract/errores.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { Queryable } from '../platform/database/pool.ts';
import type { IncomingFiles } from '../platform/files/incoming.ts';
import type { SealedStore } from '../platform/files/sealing/sealed-store.ts';
import type { ReceiveProblem } from '../platform/http/receive.ts';
import type { Sesion } from './sesion.ts';

/** Where files are kept and worked on, and how large they may be. */
export type FileDesk = {
  store: SealedStore;
  incoming: IncomingFiles;
  /** Of one file, as it is sent. */
  maxBytes: number;
  /** Of all files of a company together, as they are stored. */
  companyBytes: number;
};

/** Who may see and change the files that belong to things of a feature; `asuntoId` is the id of such a thing. */
export type FileRules = {
  canRead(tx: Queryable, sesion: Sesion, asuntoId: number): Promise<boolean>;
  /** May add files to the thing and take files away from it. Left out: nobody, once the thing is written. */
  canChange?(tx: Queryable, sesion: Sesion, asuntoId: number): Promise<boolean>;
  /** May add files, though they may not take one away. Left out: who may change them. */
  canAdd?(tx: Queryable, sesion: Sesion, asuntoId: number): Promise<boolean>;
  /**
   * Whether somebody who may see a file types the PIN of their documents for it, where the contract has its files behind one (`ficheros.conPin`): it is
   * their own, and not seen by what they are allowed to see of others. Left out: always.
   */
  needsPin?(tx: Queryable, sesion: Sesion, asuntoId: number): Promise<boolean>;
  /** Called when somebody is given the link to one, for which they need no PIN though others do. */
  onLook?(tx: Queryable, sesion: Sesion, asuntoId: number): Promise<void>;
  /**
   * Called when somebody opens one for themselves, in its whole size: not for its small picture, and not when another person acts for them.
   * Opened counts as seen. `isKept`: to keep it, and not only to look at it.
   */
  onOpen?(tx: Transaction, quien: Pick<Sesion, 'entidadId' | 'personaId'>, asuntoId: number, isKept: boolean): Promise<void>;
  /** Whether it was taken from somebody since they were given the link to it. Left out: never, as long as the link is good. */
  isGone?(tx: Queryable, quien: Pick<Sesion, 'entidadId' | 'personaId'>, asuntoId: number): Promise<boolean>;
  /** Called after some were added to a thing that is written. */
  onAdded?(tx: Queryable, sesion: Sesion, asuntoId: number): Promise<void>;
};

/** How a sender is told of a problem with a file that arrives. */
export const RECEIVE_PROBLEMS: Readonly<Record<ReceiveProblem, CodigoError>> = {
  none: 'ficheros.falta',
  several: 'ficheros.uno-solo',
  empty: 'ficheros.vacio',
  large: 'ficheros.demasiado-grande',
  cut: 'ficheros.interrumpido',
  full: 'ficheros.sin-espacio',
};

const MEBIBYTE = 1024 * 1024;
/** The most that a file may have, for the message of an error. */
export const sizeOf = ({ maxBytes }: Pick<FileDesk, 'maxBytes'>): { params: { megas: number } } => ({
  params: { megas: Math.floor((maxBytes / MEBIBYTE) * 10) / 10 },
});
