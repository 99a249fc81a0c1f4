/** The kinds of files that are kept, by their media type. */
export const TIPOS_DE_FICHERO = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export type TipoDeFichero = (typeof TIPOS_DE_FICHERO)[number];

/** A photo as many phones take it. It is taken, and kept as JPEG, because few browsers show it. */
export const TIPO_HEIC = 'image/heic';
/** The kinds of files that are taken. */
export const TIPOS_ADMITIDOS = [...TIPOS_DE_FICHERO, TIPO_HEIC] as const;

/** How a name of each kind may end; the first is given to a name that ends otherwise. */
export const EXTENSIONES: Readonly<Record<(typeof TIPOS_ADMITIDOS)[number], readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
};

/** How people call these kinds: `PDF, JPG`. */
export const namesOfKinds = (tipos: readonly TipoDeFichero[]): string => tipos.map((tipo) => EXTENSIONES[tipo][0].toUpperCase()).join(', ');
