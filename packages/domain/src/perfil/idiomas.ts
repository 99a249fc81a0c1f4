export const IDIOMAS = ['es', 'en', 'pt', 'de'] as const;
export type Idioma = (typeof IDIOMAS)[number];
/** The language if no other one is known. */
export const IDIOMA_POR_DEFECTO: Idioma = 'en';
