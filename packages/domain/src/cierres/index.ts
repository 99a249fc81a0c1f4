export * from './modelo.ts';
export { balanceDelAno, type MesDelAno } from './ano.ts';
export { mesDePersona, type MesDePersona } from './mes-de-persona.ts';
export { obstaculoDeOrden, primerMesAbierto, type CodigoCierre, type EstadoCierres } from './orden.ts';
