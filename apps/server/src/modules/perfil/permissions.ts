import type { Permiso } from '@jornada/contract/permisos.ts';

/** What each role may do. Default deny: what is not named here is refused. */
const EMPLEADO: readonly Permiso[] = [
  'registros.ver:own',
  'registros.fichar:own',
  'registros.corregir:own',
  'registros.proyectos:own',
  'resumen.ver:own',
  'estadisticas.ver:own',
  'vacaciones.ver:own',
  'bajas.ver:own',
  'permisos.ver:own',
  'reservas.ver:own',
  'horas-extra.ver:own',
  'gastos.ver:own',
  'turnos.ver:own',
  'turnos.cambiar:own',
  'retribuciones.ver:own',
  'modelo145.ver:own',
  'documentacion.ver:own',
  'cuenta.gestionar:own',
  'people.ver:all',
];
const RESPONSABLE: readonly Permiso[] = [...EMPLEADO, 'registros.ver:team', 'registros.corregir:team'];
const ADMIN: readonly Permiso[] = [
  ...RESPONSABLE,
  'registros.ver:all',
  'registros.corregir:all',
  'intranet.abrir:all',
  'contacto.atender:all',
  'correo.ver:all',
  'acceso.gestionar:all',
  'cierres.gestionar:all',
  'bolsa.gestionar:all',
  'festivos.gestionar:all',
  'personas.ver:all',
  'personas.gestionar:all',
  'personas.actuar:all',
  'proyectos.gestionar:all',
  'auditoria.ver:all',
  'departamentos.gestionar:all',
  'centros.gestionar:all',
  'horarios.gestionar:all',
  'empresa.configurar:all',
  'sesiones.gestionar:all',
];

export const ROLES = {
  empleado: EMPLEADO,
  responsable: RESPONSABLE,
  admin: ADMIN,
  quiosco: ['quiosco.usar:all'] as readonly Permiso[],
} as const;
export type Rol = keyof typeof ROLES;

/** What a company keeps from a role, although the role could have it. */
export type SinAcceso = Partial<Record<string, readonly Permiso[]>>;

/** The union of what the roles give, each without what the company keeps from it; unknown roles give nothing. */
export function permissionsOf(roles: readonly string[], sinAcceso: SinAcceso = {}): ReadonlySet<Permiso> {
  const given = (rol: string): readonly Permiso[] => {
    if (!Object.hasOwn(ROLES, rol)) return [];
    const kept = sinAcceso[rol];
    const all: readonly Permiso[] = ROLES[rol as Rol];
    return kept ? all.filter((permiso) => !kept.includes(permiso)) : all;
  };
  return new Set(roles.flatMap(given));
}
