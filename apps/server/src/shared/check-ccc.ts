import { normalizeNumero, numeroMal, problemaDeCcc } from '@jornada/domain/personas/seguridad-social.ts';
import { AppError } from '../platform/http/app-error.ts';

/** An employer's account as it is stored; empty: none. @throws AppError `empresa.ccc-no-valido`, with the account that it should probably be. */
export function checkCcc(texto: string): string {
  const ccc = normalizeNumero(texto);
  const problema = ccc === '' ? null : problemaDeCcc(ccc);
  if (problema) throw new AppError('empresa.ccc-no-valido', { fields: { ccc: numeroMal('ccc', problema) } });
  return ccc;
}
