/**
 * The closed list of what somebody may do: `<feature>.<verb>:<scope>`. Default deny. `own` is one's own data, `team`
 * that of the people one is responsible for, `all` the whole company.
 */
export const PERMISOS = [
  'registros.ver:own',
  'registros.ver:team',
  'registros.ver:all',
  'registros.fichar:own',
  'registros.corregir:own',
  'registros.corregir:team',
  'registros.corregir:all',
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
  'intranet.abrir:all',
  'correo.ver:all',
  'cierres.gestionar:all',
  'bolsa.gestionar:all',
  'festivos.gestionar:all',
  'proyectos.gestionar:all',
  'auditoria.ver:all',
  'departamentos.gestionar:all',
  'centros.gestionar:all',
  'horarios.gestionar:all',
  'empresa.configurar:all',
  'sesiones.gestionar:all',
  'quiosco.usar:all',
] as const;

export type Permiso = (typeof PERMISOS)[number];
