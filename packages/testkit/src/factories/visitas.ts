import type { TipoVisitaVista, VisitaListada, VisitaRegistrada } from '@jornada/contract/visitas/vistas.ts';

/** A type of visit as the tablet shows it. */
export const createTipoVisita = (changes: Partial<TipoVisitaVista> = {}): TipoVisitaVista => ({
  id: 1,
  nombre: 'Reunión',
  descripcion: 'con alguien de la casa',
  icono: 'reunion',
  anfitrion: 'necesario',
  pideMatricula: false,
  pideDocumento: false,
  normas: '',
  preguntas: [],
  ...changes,
});

/** A visit that was just registered. */
export const createVisitaRegistrada = (changes: Partial<VisitaRegistrada> = {}): VisitaRegistrada => ({
  id: 9,
  codigo: '4821',
  nombre: 'Ingrid Petersen',
  empresa: 'Nordwind',
  tipo: 'Reunión',
  anfitrion: 'Javier Ortega',
  centro: 'Oficina Atocha',
  zona: 'Europe/Madrid',
  entrada: '2026-10-22T11:24:00Z',
  ...changes,
});

/** A visit in the list of the company. */
export const createVisitaListada = (changes: Partial<VisitaListada> = {}): VisitaListada => ({
  id: 9,
  nombre: 'Ingrid Petersen',
  empresa: 'Nordwind',
  tipo: 'Reunión',
  icono: 'reunion',
  centro: 'Oficina Atocha',
  zona: 'Europe/Madrid',
  anfitrion: 'Javier Ortega',
  entrada: '2026-10-22T11:24:00Z',
  salida: null,
  modoSalida: null,
  ...changes,
});
