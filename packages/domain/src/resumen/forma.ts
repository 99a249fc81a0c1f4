import type { Jornada, Marca } from '../registros/modelo.ts';
import type { FormaDeMarca } from './modelo.ts';

/** How a mark that stands came about. One that both sides agreed to add or to move is a corrected one, for ever. */
export function formaDe(marca: Marca, { correcciones }: Pick<Jornada, 'correcciones'>): FormaDeMarca {
  const isAdded = correcciones.some(({ registroId }) => registroId === marca.registroId);
  if (isAdded || marca.momentoOriginal !== null) return 'corregido';
  return marca.modo;
}
