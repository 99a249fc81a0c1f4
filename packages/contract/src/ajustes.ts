import { MODULOS_SOLICITUD } from '@jornada/domain/solicitudes/modelo.ts';

/** Parts of the product that a company switches on or off. */
export const MODULOS_EMPRESA = [...MODULOS_SOLICITUD, 'proyectos', 'chat', 'wiki', 'team', 'visitas'] as const;
export type ModuloEmpresa = (typeof MODULOS_EMPRESA)[number];

/** Roles that a company may restrict. Admins cannot be restricted, because somebody must be able to lift a restriction. */
export const ROLES_CONMUTABLES = ['empleado', 'responsable'] as const;

/**
 * Access that a company may take from a role. Seeing one's own record is not in the list: the law lets everybody see theirs, also where the
 * company keeps it for people who do not clock.
 */
export const ACCESOS_CONMUTABLES = [
  'registros.fichar:own',
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
