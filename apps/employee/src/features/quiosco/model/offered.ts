import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';

/** Work itself, and coming back from a pause, are always offered. */
export const isOffered = ({ clase, subtipo }: Pick<TipoRegistroVista, 'clase' | 'subtipo'>, subtipos: readonly string[] | null): boolean =>
  subtipos === null || subtipo === 'trabajo' || clase === 'regreso' || subtipos.includes(subtipo);

export const firstName = (nombre: string): string => nombre.trim().split(/\s+/)[0] ?? '';
