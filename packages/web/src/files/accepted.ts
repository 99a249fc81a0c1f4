import { TIPO_HEIC, TIPOS_DE_FICHERO, type TipoDeFichero } from '@jornada/domain/ficheros/tipos.ts';

/** What a camera makes. */
export const PICTURES = 'image/*';

/** A HEIC is kept as JPEG. Some systems know one by its ending alone. */
const partsOf = (tipos: readonly TipoDeFichero[]): string[] => [
  ...tipos,
  ...(tipos.includes('image/jpeg') ? [TIPO_HEIC, '.heic', '.heif'] : []),
];

/** What may be chosen where these kinds are taken. */
export const acceptOf = (tipos: readonly TipoDeFichero[]): string => partsOf(tipos).join(',');
/** Whether a file that was dropped is of these kinds, as far as its type is known. */
export const isOfKinds = ({ type }: Pick<File, 'type'>, tipos: readonly TipoDeFichero[]): boolean =>
  type === '' || partsOf(tipos).includes(type);
/** What may be uploaded. */
export const ACCEPTED = acceptOf(TIPOS_DE_FICHERO);
