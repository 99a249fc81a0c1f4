import type { AjustesEntidad } from '../../../shared/company/settings.ts';

export const EMPRESA = { nombre: 'Demo, S.L.', nif: 'B00000000', zona: 'Europe/Madrid', idioma: 'es' } as const;

/** Differences from the defaults. No position is asked for, so that the browser does not ask for permission at the first try. */
export const AJUSTES: Partial<AjustesEntidad> = {
  usarGps: false,
  mostrarCercaLejos: true,
  comentariosEnFichajes: true,
  equipoTelefono: true,
  equipoTrabajando: true,
  toleranciaExcesos: 5,
};
