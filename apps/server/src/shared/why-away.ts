import type { Sesion } from './sesion.ts';

/**
 * Who may see health data of others. Everything that shows an absence asks here whether it may say of which kind it is; the others read all
 * absences as the same (`classFor` of the domain), in lists, sums and orders.
 */
export const seesHealth = ({ permisos }: Pick<Sesion, 'permisos'>): boolean => permisos.has('bajas.gestionar:all');

/** Whether the caller may know why a person is away: the person, and those who may see health data. */
export const knowsWhyAway = (sesion: Pick<Sesion, 'personaId' | 'permisos'>, ownerId: number): boolean =>
  sesion.personaId === ownerId || seesHealth(sesion);
