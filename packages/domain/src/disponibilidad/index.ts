export * from './modelo.ts';
export { silenceEnds } from './silencio.ts';
export { isAskable, saidOn, wishesFor } from './deseos.ts';
