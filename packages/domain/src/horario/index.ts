export * from './modelo.ts';
export { esNoche, franjaNocturna, minutosNocturnos, type FranjaNocturna } from './noche.ts';
export { planificarDia, planificarDias } from './planificar.ts';
