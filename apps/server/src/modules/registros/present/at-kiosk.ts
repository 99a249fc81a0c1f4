import type { Ausencia } from '@jornada/domain/horario/modelo.ts';
import type { Sesion } from '../../../shared/sesion.ts';

/** Kinds of absence that may tell something of somebody's health. Permits are among them: those for a doctor's visit are. */
const HEALTH: ReadonlySet<unknown> = new Set<Ausencia['clase']>(['baja', 'permiso']);

const isOfHealth = (value: unknown): boolean =>
  HEALTH.has(value) || (typeof value === 'object' && value !== null && 'clase' in value && HEALTH.has(value.clase));

const hide = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(hide);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, key === 'ausencia' && isOfHealth(of) ? null : hide(of)]));
};

/** What a tablet shows that everybody uses: days without work stay, but whether they are of a leave or of a permit is not said. */
export const shownTo = <T>({ esQuiosco }: Pick<Sesion, 'esQuiosco'>, content: T): T => (esQuiosco ? (hide(content) as T) : content);
