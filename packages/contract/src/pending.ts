/**
 * Calls of the specification (as `surface.json` lists them) that no server answers yet. This list only shrinks; a test
 * holds it against the contract.
 */
export const PENDING_GROUPS = [
  'vacaciones',
  'bajas',
  'permisos',
  'reservas',
  'horasExtra',
  'gastos',
  'cambioturnos',
  'chat',
  'tareas',
  'quiosco',
  'visitas',
  'solicitudes',
  'team',
  'ficheros',
  'wiki',
  'perfil',
] as const;

export const PENDING_CALLS = ['GET /documentacion/tipos', 'GET /documentacion/listado'] as const;
