export * from './modelo.ts';
export { cotizacionEn, descansoDe, pagoDe, TIPOLOGIAS, tipologiasEn } from './tipologias.ts';
export { excesoDe, isTheSameTime, minutosDeHoras, propuestaDe, propuestasDe, realesDe, type DiaPropuesto } from './exceso.ts';
export { leyExtraEn, type LeyExtra } from './leyes.ts';
export { regimenesDe, semanaDe, semanaEn, type RegimenEscrito } from './regimen.ts';
export { cuentanDe, topeDe, topeDelAno, venceDe, type ExtraDelTope, type TopeExtra } from './tope.ts';
export { againstIt, checkExtra, REGLAS_EXTRA, type ExamenExtra, type ReglasExtra, type SituacionExtra } from './solicitud.ts';
