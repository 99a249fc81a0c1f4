import { feature } from './feature.ts';

// Declarations for features without calls so far: the menu, the roles and the settings of a company already know them.
export const retribuciones = feature('retribuciones', { permisos: { 'ver:own': ['empleado'] } });

/**
 * Calls of the specification (as in `surface.json`) that no server answers yet. This list only becomes shorter. A test compares
 * it with the contract.
 */
export const PENDING_GROUPS = ['tareas'] as const;

export const PENDING_CALLS = ['GET /perfil/retribuciones'] as const;
