export * from './modelo.ts';
export { avisosDelAno, type SumaDia } from './anual.ts';
export { avisosDelDia, avisosDePausas } from './avisos.ts';
export { avisosAlEntrar, avisosAlSeguir, proximoAviso } from './guardian.ts';
export { DIAS_ATRAS, historiaDe, resumenDe, type DiaResumido, type Historia, type OpcionesHistoria } from './historia.ts';
export { rowOfNights } from './horas.ts';
export { limitesEn, topeComplementarias } from './vigentes.ts';
