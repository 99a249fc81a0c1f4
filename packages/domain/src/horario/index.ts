export * from './modelo.ts';
export { revisarHorario, type DefectoHorario } from './revisar.ts';
export { esNoche, franjaNocturna, minutosNocturnos, type FranjaNocturna } from './noche.ts';
export { planificarDia, planificarDias } from './planificar.ts';
