import type { CodigoError } from '@jornada/contract/errores.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Tokens } from '../../platform/http/tokens.ts';

/** As long as a visitor may take to answer the questions. */
const SECONDS = 30 * 60;

/** Signed keys of what a tablet was shown, so that nobody names others by counting. `refusal`: the error for a key that is none. */
export const createTabletKeys = (tokens: Tokens, { purpose, refusal }: { purpose: string; refusal: CodigoError }) => ({
  sign: (entidadId: number, id: number): Promise<string> => tokens.sign({ ent: entidadId, id }, { purpose, seconds: SECONDS }),

  /** Which one was chosen. @throws AppError `refusal`. */
  async read(entidadId: number, clave: string): Promise<number> {
    const found = await tokens.verify(clave, { purpose });
    const { ent, id } = found.state === 'valid' ? found.claims : {};
    if (ent !== entidadId || typeof id !== 'number') throw new AppError(refusal);
    return id;
  },
});
