export * from './modelo.ts';
export { silenceEnds } from './silencio.ts';
export { daysLeftAlone, isAskable, wishesFor } from './deseos.ts';
