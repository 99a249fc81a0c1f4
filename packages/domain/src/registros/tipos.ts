import type { Subtipo } from '../horario/modelo.ts';
import type { TipoRegistro } from './modelo.ts';

/** The returns that a company offers from a pause: those of its kind, otherwise the first of all. */
export function returnsFrom(tipos: readonly TipoRegistro[], subtipo: Subtipo | undefined): TipoRegistro[] {
  const returns = tipos.filter(({ clase, activo }) => clase === 'regreso' && activo !== false);
  const matching = returns.filter((tipo) => tipo.subtipo === subtipo);
  return matching.length > 0 ? matching : returns.slice(0, 1);
}
