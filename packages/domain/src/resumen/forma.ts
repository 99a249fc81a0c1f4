import type { Jornada, Marca } from '../registros/modelo.ts';
import type { FormaDeMarca } from './modelo.ts';

/** How a valid mark was made. If both sides agreed to add or move it, it counts as corrected for ever. */
export function formaDe(marca: Marca, { correcciones }: Pick<Jornada, 'correcciones'>): FormaDeMarca {
  const isAdded = correcciones.some(({ registroId }) => registroId === marca.registroId);
  if (isAdded || marca.momentoOriginal !== null) return 'corregido';
  return marca.modo;
}
