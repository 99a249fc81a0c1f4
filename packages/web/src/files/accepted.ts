import { TIPOS_ADMITIDOS } from '@jornada/domain/ficheros/tipos.ts';

/** What a camera makes. */
export const PICTURES = 'image/*';
/** What may be uploaded. Some systems know a HEIC by its ending alone. */
export const ACCEPTED = [...TIPOS_ADMITIDOS, '.heic', '.heif'].join(',');
