import type { DiaCubiertoVista, PersonaFueraVista } from '@jornada/contract/ausencias.ts';

/** Somebody who is away from the 23rd to the 25th of November 2026, in a month of working days. */
export const createPersonaFuera = (parts: Partial<PersonaFueraVista> = {}): PersonaFueraVista => ({
  id: 2,
  nombre: 'Dani Soler',
  departamento: 'Ventas',
  centro: 'Madrid',
  dias: Array.from({ length: 30 }, () => 'laborable'),
  faltas: [{ desde: '2026-11-23', hasta: '2026-11-25', aprobada: true, mitad: null, horas: false, solicitudId: 812 }],
  ...parts,
});

/** A day on which nine of ten people come. */
export const createDiaCubierto = (parts: Partial<DiaCubiertoVista> = {}): DiaCubiertoVista => ({
  fecha: '2026-11-23',
  de: 10,
  fuera: 1,
  pedidas: 0,
  cortos: [],
  festivos: [],
  ...parts,
});
