export * from './modelo.ts';
export type { CodigoRegistros } from './codigos.ts';
export type { Arco, TramoDelArco } from './arco.ts';
export { lineaDelDia, type Trazo } from './linea.ts';
export {
  balance,
  lineaDeDia,
  mayorDe,
  NADA,
  sumDia,
  type Balance,
  type LineaDia,
  type MayorDia,
  type SumaDeDias,
  type Sumando,
} from './balance.ts';
export {
  admitsRemark,
  SEGUNDOS_PARA_DESHACER,
  type AjustesFichaje,
  type ContextoFichaje,
  type Decidido,
  type Decision,
} from './decision.ts';
export { decideAcuerdo, decideRetirada } from './decide-acuerdo.ts';
export { decideAlta, type OrdenAlta } from './decide-alta.ts';
export { decideAnulacion, decideCorreccion, decideObservacion, decideRectificarFin } from './decide-correccion.ts';
export { countsByItself, decideDiferido, fechaDeDiferido, type OrdenDiferida } from './decide-diferido.ts';
export { decideFichaje, type OrdenFichaje } from './decide-fichaje.ts';
export { decidePersonalizado, decidePresencia, decideSugerido, differsFromPlan } from './decide-fin.ts';
export { settleOpenDay, isOlvidada, fechaDeEntrada } from './dia.ts';
export { readDays, type DiaDeLog } from './dias.ts';
export { contextAfter, daysAfter, linesWrittenWith, withIds } from './escrito.ts';
export { horaOficial, type MedidaDelAparato } from './hora-oficial.ts';
export { estadoDeHoy, type EstadoDeHoy } from './hoy.ts';
export { minutosDeJornada } from './minutos.ts';
export { projectJornada } from './project-jornada.ts';
export { versionesDe } from './versiones.ts';
export type { PausaPendiente } from './pausas.ts';
export { horaDeSalida, type HoraDeSalida } from './salida.ts';
export type { PosicionJuzgada } from '../distancia/index.ts';
