export * from './call.ts';
export * from './envelope.ts';
export * from './errores.ts';
export * from './perfil.ts';
export * from './permisos-de-rol.ts';
export * from './acciones.ts';
export * from './avisos.ts';
export * from './auditoria.ts';
export { CALLS, FEATURES } from './features.ts';
export { factsOf } from './feature.ts';
export { acceso, PROVEEDORES, type Proveedor } from './acceso.ts';
export { accesoIntranet, CLAIMS, COMPARAR_CON, type ProveedorVista } from './acceso-intranet.ts';
export { auth, METODOS_LOGIN } from './auth.ts';
export * from './ajustes.ts';
export { bandeja } from './bandeja.ts';
export { bolsa, type CuentaBolsaVista } from './bolsa.ts';
export { centros, type CentroGestionado } from './centros.ts';
export { cierres } from './cierres.ts';
export * from './contacto.ts';
export * from './correo.ts';
export { departamentos, type DepartamentoGestionado } from './departamentos.ts';
export {
  empresa,
  type AjustesEmpresa,
  type ClaveFicherosVista,
  type EmpresaVista,
  type SelloEmpresaVista,
  type TipoGestionado,
} from './empresa.ts';
export { festivos } from './festivos.ts';
export { horarios, type DefinicionHorario, type HorarioGestionado } from './horarios.ts';
export { cuenta, misDatos } from './cuenta.ts';
export {
  COLUMNAS_COMUNES,
  COLUMNAS_MES,
  mes,
  NOMBRES_COLUMNA,
  type ColumnaMes,
  type DiaDelMesVista,
  type MesDeAlguienVista,
} from './mes/calls.ts';
export { documentacion } from './documentacion/calls.ts';
export { factores, type EstadoFactores, type Llave } from './factores.ts';
export { fotos, MAXIMO_FOTO_BYTES } from './fotos.ts';
export * from './personas.ts';
export { notificaciones, webPush, type AjustesAvisos } from './notificaciones.ts';
export { novedades } from './novedades.ts';
export { proyectos } from './proyectos.ts';
export { login, type SegundoFactor } from './login.ts';
export { geo } from './geo.ts';
export * from './recovery.ts';
export * from './registro.ts';
export * from './registros.ts';
export * from './resumen.ts';
export * from './sesiones.ts';
export * from './simulado.ts';
export { team, type CompaneraVista, type DepartamentoContado, type FueraHoy, type MiTarjeta, type PuestoVista } from './team.ts';
export * from './tipos.ts';
export { versiones } from './versiones.ts';
