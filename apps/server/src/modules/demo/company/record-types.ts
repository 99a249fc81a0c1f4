import type { TipoRegistro } from '@jornada/domain/registros/modelo.ts';

export type TipoDemo = Omit<TipoRegistro, 'id'>;

const base = { efectivo: true, pagado: true, requiereProyecto: false, requiereObservaciones: false, requierePosicion: false } as const;
const pausa = { ...base, clase: 'pausa', efectivo: false } as const;
const regreso = { ...base, clase: 'regreso' } as const;

/** The record types in their order. Each pause has its own return. The names are in the catalogue. */
export const TIPOS = {
  entrada: { ...base, clase: 'entrada', subtipo: 'trabajo' },
  remoto: { ...base, clase: 'entrada', subtipo: 'remoto' },
  fuera: { ...base, clase: 'entrada', subtipo: 'trabajo-fuera' },
  comida: { ...pausa, subtipo: 'comida', pagado: false },
  cafe: { ...pausa, subtipo: 'cafe' },
  medico: { ...pausa, subtipo: 'medico', requiereObservaciones: true },
  personal: { ...pausa, subtipo: 'personal', pagado: false },
  gestion: { ...pausa, subtipo: 'trabajo-fuera', efectivo: true },
  comidaFin: { ...regreso, subtipo: 'comida' },
  cafeFin: { ...regreso, subtipo: 'cafe' },
  medicoFin: { ...regreso, subtipo: 'medico' },
  personalFin: { ...regreso, subtipo: 'personal' },
  gestionFin: { ...regreso, subtipo: 'trabajo-fuera' },
  proyecto: { ...base, clase: 'proyecto', subtipo: 'trabajo', requiereProyecto: true },
  salida: { ...base, clase: 'salida', subtipo: 'trabajo' },
} as const satisfies Record<string, TipoDemo>;

export type ClaveTipo = keyof typeof TIPOS;

export type ClavePausa = 'comida' | 'cafe' | 'medico' | 'personal' | 'gestion';
