/** What a company switches on or off as a whole. */
export const MODULOS_EMPRESA = [
  'vacaciones',
  'bajas',
  'permisos',
  'reservas',
  'proyectos',
  'horas-extra',
  'gastos',
  'chat',
  'wiki',
  'team',
] as const;
export type ModuloEmpresa = (typeof MODULOS_EMPRESA)[number];

/** Roles from which a company may keep something. Admins keep theirs: somebody has to be able to give it back. */
export const ROLES_CONMUTABLES = ['empleado', 'responsable'] as const;

/** What a company may keep from a role. The own record is not among it: everybody sees theirs by law. */
export const ACCESOS_CONMUTABLES = [
  'resumen.ver:own',
  'estadisticas.ver:own',
  'vacaciones.ver:own',
  'bajas.ver:own',
  'permisos.ver:own',
  'turnos.ver:own',
  'turnos.cambiar:own',
  'registros.proyectos:own',
  'retribuciones.ver:own',
  'modelo145.ver:own',
  'documentacion.ver:own',
  'people.ver:all',
] as const;
export type AccesoConmutable = (typeof ACCESOS_CONMUTABLES)[number];
