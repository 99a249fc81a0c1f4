export {
  estimateRetencion,
  LINEAS_RETENCION,
  MOTIVOS_SIN_ESTIMACION,
  type Estimacion,
  type LineaRetencion,
  type MotivoSinEstimacion,
  type PagaAnual,
} from './estimacion.ts';
export { CONTRATOS_IRPF, TERRITORIOS, type ContratoIrpf, type TablasIrpf, type Territorio } from './tablas.ts';
