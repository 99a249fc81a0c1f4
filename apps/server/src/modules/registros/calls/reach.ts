import type { Sesion } from '../../../shared/sesion.ts';

/** Whose proposals a person may answer in the company's name, beside their own: nobody's, their team's, everybody's. */
export type Alcance = 'own' | 'team' | 'all';

export function scopeOf({ permisos }: Pick<Sesion, 'permisos'>): Alcance {
  if (permisos.has('registros.corregir:all')) return 'all';
  return permisos.has('registros.corregir:team') ? 'team' : 'own';
}

/** Whether this session may handle corrections of that person's record at all. The rules decide the details. */
export function reaches(
  sesion: Pick<Sesion, 'permisos' | 'personaId'>,
  { personaId, responsableId }: { personaId: number; responsableId: number | null },
): boolean {
  if (personaId === sesion.personaId) return true;
  const reach = scopeOf(sesion);
  return reach === 'all' || (reach === 'team' && responsableId === sesion.personaId);
}
