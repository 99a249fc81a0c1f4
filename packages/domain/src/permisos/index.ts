export * from './modelo.ts';
export { counterOf, type ContadorPermiso, type UsoPermiso } from './contador.ts';
export { amountOf, daysOfPermit, lastDayFor, type DiasPermiso, type SucesoPermiso } from './dias.ts';
export { PERMISOS_ESTATUTO } from './estatuto.ts';
export { permitOn, permitsOn } from './familia.ts';
