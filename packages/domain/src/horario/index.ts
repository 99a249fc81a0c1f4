export * from './modelo.ts';
export { reviewHorario, type DefectoHorario } from './review-horario.ts';
export { isNoche, franjaNocturna, minutosNocturnos, type FranjaNocturna } from './noche.ts';
export { byWeight, createPlanner, type Planner } from './planner.ts';
export { seasonOn } from './temporada.ts';
export { sumYear, type SumaAno } from './ano.ts';
export { mealHours, type HoraDeComer } from './comida-flexible.ts';
