export { createFormat, type Format } from './format.ts';
export type { DateStyle } from './format/dates.ts';
export { chooseIdioma, localeOf, toIdioma } from './idioma.ts';
export { defaultTypeNameKey } from './tipos.ts';
