import { lawOn } from './familia.ts';
import type { MenosQueLaLey, VersionPermiso } from './modelo.ts';

const less = (own: number | null, law: number | null): boolean => own !== null && law !== null && own < law;
const isPaid = ({ pago }: VersionPermiso): boolean => pago !== 'sin-pago';

/** Where a permit of an agreement is below the law of a country on its first day. Only said: agreements may count in their own way. */
export function missingToLawOf(propia: VersionPermiso, pais: string): MenosQueLaLey[] {
  const ley = lawOn(pais, propia.codigo, propia.vigente);
  if (!ley) return [];
  const isComparable = propia.unidad === ley.unidad;
  const least = Math.min(propia.cantidad ?? Infinity, ...Object.values(propia.porGrado));
  const found: (MenosQueLaLey | false)[] = [
    !isComparable && 'otra-unidad',
    isComparable && ley.cantidad !== null && least < ley.cantidad && 'cantidad',
    isComparable && propia.viajeDias + least < ley.viajeDias + (ley.cantidad ?? 0) && 'viaje',
    less(propia.monoparental ?? propia.cantidad, ley.monoparental) && 'monoparental',
    isPaid(ley) && !isPaid(propia) && 'pago',
    (propia.avisoDias ?? 0) > (ley.avisoDias ?? 0) && 'aviso',
    less(propia.edadMeses, ley.edadMeses) && 'edad',
  ];
  return found.filter((one) => one !== false);
}
