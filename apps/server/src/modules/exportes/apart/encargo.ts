import type { FilaExporte } from '../repo.ts';
import type { ResultadoExporte } from '../write/encargo.ts';

/** What the process of an export is told at its start. */
export type EncargoAparte = {
  /** The database, as the server's own role. */
  url: string;
  entidadId: number;
  exporte: FilaExporte;
  /** The instant of the record, and of all that is computed for it. */
  ahora: string;
  version: string;
  /** Files are made beside this path: it is followed by a number. */
  base: string;
  /** The name of the archive. */
  nombre: string;
  /** Bytes of the room that PDFs leave for their signature. */
  sitioDelSello: number;
};

/** `firma`: the signature of the digest that was asked for last. */
export type ParaElProceso = { encargo: EncargoAparte } | { firma: Uint8Array };

/** An error as it can be sent. `code`: that of the system, such as a disk without room. */
export type FalloAparte = { name: string; message: string; stack: string | undefined; code: string | undefined };

/** `porFirmar`: a digest (SHA-256), which the process has no key to sign. */
export type DelProceso =
  | { hecho: number; total: number }
  | { porFirmar: Uint8Array }
  | { resultado: ResultadoExporte }
  | { demasiadoGrande: true }
  | { fallo: FalloAparte };
