export { classFor } from './para-quien.ts';
export { coverOfTeams, type DiaDeEquipos, type EquipoCorto, type GrupoDePlan } from './cobertura-equipos.ts';
