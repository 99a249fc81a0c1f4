export { badgeCode, isStepGood, phoneCode, readCodigo, SEGUNDOS_POR_PASO, stepAt, textToSign, type CodigoLeido } from './codigo.ts';
export { segundosInactividad, type SegundosInactividad } from './inactividad.ts';
export { isOffered } from './ofrecido.ts';
export { cifrasDePin, makePin } from './pin.ts';
