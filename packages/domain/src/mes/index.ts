export { diaSumado, needsLook } from './dia-sumado.ts';
export { TIRA, type DiaSumado, type JornadaSumada, type MesSumado, type SumasDeMes } from './modelo.ts';
export { diasDe, sumaDeSumados, sumasDeMes } from './sumas-de-mes.ts';
