export { citasDe, type DuenoDeAgenda } from './agenda.ts';
export type { Cita, Cuando } from './modelo.ts';
