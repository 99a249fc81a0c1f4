import { createTipos } from './tipos.ts';
import type { ConfiguracionQuiosco } from '@jornada/contract/quiosco/vistas.ts';

/** A kiosk at the centre of Madrid, where people clock by PIN or code. */
export function createConfiguracionQuiosco(change: Partial<ConfiguracionQuiosco> = {}): ConfiguracionQuiosco {
  return {
    nombre: 'Puerta principal',
    empresa: 'Demo, S.L.',
    centroId: 1,
    centro: 'Madrid',
    zona: 'Europe/Madrid',
    subtipos: null,
    identificacion: ['pin', 'codigo'],
    otrosCentros: false,
    foto: false,
    diasFoto: 30,
    visitas: false,
    mensaje: '',
    cifras: { minimo: 6, maximo: 6 },
    tipos: createTipos().map(({ id, clase, subtipo, nombre }) => ({ id, clase, subtipo, nombre })),
    abiertoHasta: null,
    clave: { id: 1, publica: '' },
    version: 1,
    ...change,
  };
}
