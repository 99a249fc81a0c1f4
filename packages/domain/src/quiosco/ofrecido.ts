import type { TipoRegistro } from '../registros/modelo.ts';

/** Whether a kiosk offers a record type. Work itself, and coming back from a pause, are always offered. `subtipos` null: all of them. */
export const isOffered = ({ clase, subtipo }: Pick<TipoRegistro, 'clase' | 'subtipo'>, subtipos: readonly string[] | null): boolean =>
  subtipos === null || subtipo === 'trabajo' || clase === 'regreso' || subtipos.includes(subtipo);
