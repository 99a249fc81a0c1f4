export { citasDe, type DuenoDeAgenda } from './agenda.ts';
export { tellAgain, type CitaDicha } from './contar.ts';
export type { Cita, Cuando } from './modelo.ts';
