import type { Queryable } from '../../platform/database/pool.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { scopeOf, type Alcance } from '../../shared/reach/reach.ts';

/** Whose days somebody may plan: everybody's, or those of the people they answer for. */
export async function plannedBy(tx: Queryable, sesion: Sesion, hoy: string): Promise<Alcance> {
  const { entidadId, personaId, permisos } = sesion;
  return permisos.has('turnos.planificar:all') ? { entidadId, personaId, jefes: null } : scopeOf(tx, sesion, hoy);
}
