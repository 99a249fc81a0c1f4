import type { VersionPermiso } from './modelo.ts';

/** What the children of one birth add to a permit, in its unit: the first one nothing. `hijos` null: one. */
export function moreForChildren(
  { porHijo = null }: Pick<VersionPermiso, 'porHijo'>,
  { hijos, isMonoparental }: { hijos?: number | null | undefined; isMonoparental: boolean },
): number {
  if (!porHijo) return 0;
  return Math.max(0, (hijos ?? 1) - 1) * (isMonoparental ? porHijo.monoparental : porHijo.cantidad);
}
