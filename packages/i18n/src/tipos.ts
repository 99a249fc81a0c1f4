import type { Subtipo } from '@jornada/domain/horario/modelo.ts';
import type { Clase } from '@jornada/domain/registros/modelo.ts';

/** Classes whose name depends on the purpose (`subtipo`). Every other pair uses the plain name of its class. */
const OWN_NAMES = new Set([
  'entrada-remoto',
  'entrada-desplazamiento',
  'entrada-trabajo-fuera',
  'entrada-espera',
  'pausa-comida',
  'pausa-cafe',
  'pausa-medico',
  'pausa-personal',
  'pausa-sindical',
  'pausa-desplazamiento',
  'pausa-trabajo-fuera',
  'pausa-espera',
]);

/** Catalogue key of the name that a record type has until the company gives it another. */
export function defaultTypeNameKey({ clase, subtipo }: { clase: Clase; subtipo: Subtipo }): string {
  const own = `${clase}-${subtipo}`;
  return `tipos.nombres.${OWN_NAMES.has(own) ? own : clase}`;
}
