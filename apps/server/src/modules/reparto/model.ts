/** Under this name its files belong to a file that is split. */
export const MODULO = 'reparto';
export const LEER = 'reparto.leer';
export const PUBLICAR = 'reparto.publicar';

/** What a job is told. `revision`: that of the company when it was asked for. */
export type TrabajoReparto = { entidadId: number; repartoId: number; revision: number };
