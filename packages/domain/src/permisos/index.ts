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
export { daysOfPermit, type DiasPermiso } from './dias.ts';
export {
  checkPermit,
  countersFor,
  takenByHours,
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
export type { SucesoPermiso } from './suceso.ts';
