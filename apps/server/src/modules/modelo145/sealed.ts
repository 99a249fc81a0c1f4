import type { Seals } from '../../shared/seals.ts';
import { OFICIAL } from './official.ts';
import { printModelo145, type Impreso145 } from './pdf.ts';

export type PrintSealed145 = (entidadId: number, one: Omit<Impreso145, 'version'>) => Promise<Buffer>;

/** Prints a form and seals it, outside of any transaction: a server for time stamps may take its time. */
export const createPrintSealed145 =
  ({ seals, version }: { seals: Pick<Seals, 'sign'>; version: string }): PrintSealed145 =>
  async (entidadId, one) =>
    seals.sign(entidadId, await printModelo145({ ...one, version }), { reason: OFICIAL.titulo, name: one.empresa.nombre });
