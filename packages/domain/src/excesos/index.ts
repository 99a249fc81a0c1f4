export * from './modelo.ts';
export { aparteDe, porRegla, reglaExcesoEn, splitExceso, sumaDe } from './split.ts';
export { cuentanParaTope, type ExcesoDelTope } from './contador.ts';
export { avisoDeComplementarias, avisosDeExceso, complementariasDe, type MesDeComplementarias } from './avisos.ts';
