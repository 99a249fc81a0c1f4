import type { FirmaDocumento } from '@jornada/domain/documentacion/modelo.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Sesion } from '../../shared/sesion.ts';

/** One document for one person. `ficheroId`: stored, and of nothing yet. */
type ParaUna = {
  tipoId: number;
  titulo: string;
  periodo: string | null;
  firma: FirmaDocumento;
  plazo: string | null;
  personas: readonly number[];
  ficheroId: number;
};

/** What splitting needs of the documents of people. All of it happens within the caller's transaction. */
export type GiveDocuments = {
  /** @throws AppError `documentacion.tipo-no-existe`, `documentacion.plazo-no-valido`. */
  checkKind(tx: Transaction, sesion: Sesion, datos: Pick<ParaUna, 'tipoId' | 'firma' | 'plazo'>, hoy: string): Promise<void>;
  /** Gives a file to people and tells them. */
  publishIn(tx: Transaction, sesion: Sesion, publicacion: ParaUna, hoy: string): Promise<{ id: number; persona: number }[]>;
  /** Takes documents back within their hour, but for signed ones. @returns those that were taken back. */
  takeBackIn(tx: Transaction, sesion: Sesion, ids: readonly number[], motivo: string): Promise<number[]>;
};
