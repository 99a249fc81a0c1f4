export type { DiaSumado, JornadaSumada, MesSumado, SumasDeMes } from './modelo.ts';
export { sumasDeMes } from './sumas-de-mes.ts';
