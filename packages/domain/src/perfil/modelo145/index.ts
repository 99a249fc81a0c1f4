export * from './modelo.ts';
export * from './derechos.ts';
export { examineFormulario, REGLAS_145, type Problema145, type Regla145 } from './reglas.ts';
export { compareFormularios, type Cambio145 } from './cambios.ts';
export { canonicoDe145, orderFormulario, type Contenido145 } from './canonico.ts';
export { mesDeEfecto, plazoDeComunicacion } from './plazo.ts';
export { pruebasDe, type Prueba145 } from './pruebas.ts';
export { ACUSE_145, DECLARACION_145, TEXTO_145_VERSION } from './declaracion.ts';
