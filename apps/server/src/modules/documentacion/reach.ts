import type { Queryable } from '../../platform/database/pool.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { scopeOf, type Alcance } from '../../shared/reach/reach.ts';

/** Whether somebody gives documents to people, and so sees those of everybody. */
export const managesAll = ({ permisos }: Pick<Sesion, 'permisos'>): boolean => permisos.has('documentacion.gestionar:all');

/**
 * Whose documents somebody sees beside their own: everybody's (`jefes` null), or, of the kinds that the company lets them see, those of the
 * people they answer for.
 */
export async function reachOf(tx: Queryable, sesion: Sesion, hoy: string): Promise<Alcance> {
  const { entidadId, personaId, permisos } = sesion;
  if (managesAll(sesion)) return { entidadId, personaId, jefes: null };
  if (!permisos.has('documentacion.ver:team')) return { entidadId, personaId, jefes: [] };
  // Who decides about everybody's requests does not see everybody's documents for that.
  const { jefes } = await scopeOf(tx, sesion, hoy);
  return { entidadId, personaId, jefes: jefes ?? [personaId] };
}
