export const IDIOMAS = ['es', 'en', 'pt', 'de'] as const;
export type Idioma = (typeof IDIOMAS)[number];
/** Where no other language is known. */
export const IDIOMA_POR_DEFECTO: Idioma = 'en';
