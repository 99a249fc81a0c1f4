import type { AjustesEntidad } from '../../entidades/service.ts';

export const EMPRESA = { nombre: 'Demo, S.L.', nif: 'B00000000', zona: 'Europe/Madrid', idioma: 'es' } as const;

/** What differs from the defaults. No position is asked for, so that a first try meets no question of the browser. */
export const AJUSTES: Partial<AjustesEntidad> = { usarGps: false, mostrarCercaLejos: true, comentariosEnFichajes: true };
