export { badgeCode, isStepGood, phoneCode, readCodigo, stepAt, textToSign, type CodigoLeido } from './codigo.ts';
export type { SegundosInactividad } from './inactividad.ts';
export { cifrasDePin, makePin } from './pin.ts';
