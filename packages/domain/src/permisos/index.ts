export * from './modelo.ts';
export {
  familyFor,
  givenOn,
  type AsignacionFamilia,
  type FamiliaConAsignaciones,
  type FamiliaAsignada,
  type LugarDePersona,
} from './asignacion.ts';
export { counterOf, type ContadorPermiso, type UsoPermiso } from './contador.ts';
export { amountOf, daysOfPermit, type DiasPermiso } from './dias.ts';
export { PERMISOS_ESTATUTO } from './estatuto.ts';
export {
  checkPermit,
  countersFor,
  takenByHours,
  MAX_DIAS_PERMISO,
  type AusenciaConocida,
  type ContadorDePeticion,
  type ExamenPermiso,
  type PermisoPedido,
  type SituacionPermisos,
} from './examen.ts';
export { isLawKnown, lawOn, permitFor, permitOn, permitsOn } from './familia.ts';
export { missingToLawOf } from './ley.ts';
export {
  countPermit,
  fieldsOf,
  isOfDays,
  onlyNeeded,
  type CuentaPermiso,
  type DatosDelPermiso,
  type DiaDePermiso,
  type MotivoPermiso,
  type PeticionPermiso,
} from './peticion.ts';
export { lastDayFor, type SucesoPermiso } from './suceso.ts';
