export type { DiaSumado, JornadaSumada, MesSumado, SumasDeMes } from './modelo.ts';
export { diasDe, sumasDeMes } from './sumas-de-mes.ts';
