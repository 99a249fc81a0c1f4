/** Words of splitting: a file with the papers of many people, page by page. */

/** `leyendo`: a job reads its pages. `por-mirar`: somebody looks at what was read, or at the doubts that are left. `publicando`: a job gives people their pages. `parado`: it cannot be split as a whole, see its problem. */
export const ESTADOS_REPARTO = ['leyendo', 'por-mirar', 'publicando', 'publicado', 'parado'] as const;
export type EstadoReparto = (typeof ESTADOS_REPARTO)[number];

/** Why a file cannot be split at all. */
export const PROBLEMAS_REPARTO = ['cifrado', 'danado', 'sin-texto', 'demasiadas-paginas', 'demasiado-grande'] as const;
export type ProblemaReparto = (typeof PROBLEMAS_REPARTO)[number];

/** Where a page stands. `apartada`: somebody has decided that nobody gets it. `publicada`: it is in somebody's document. */
export const ESTADOS_PAGINA = ['encontrada', 'dudosa', 'de-nadie', 'apartada', 'publicada'] as const;
export type EstadoPagina = (typeof ESTADOS_PAGINA)[number];

/** Why a page is a doubt or nobody's. Nothing is guessed. */
export const MOTIVOS_PAGINA = [
  'sin-texto',
  'sin-documento',
  'documento-desconocido',
  'nombre-distinto',
  'dos-personas',
  'continua',
  'otro-mes',
  'fuera-de-la-empresa',
] as const;
export type MotivoPagina = (typeof MOTIVOS_PAGINA)[number];
