import type { PlantillaNomina } from './modelo.ts';

/**
 * Templates that come with the product, for two payroll programs that are common in Spain. They follow what is generally known of how these
 * programs import; nobody has tried them with the programs. The codes are examples: each company has its own there.
 */
export const PLANTILLAS_DE_SERIE = {
  a3: {
    columnas: ['documento', 'nombre', 'ano', 'mes', 'codigo', 'concepto', 'cantidad'],
    codigos: {
      ordinarias: '1',
      pagada: '20',
      'fuerza-mayor': '21',
      complementaria: '25',
      nocturnas: '30',
      'dias-vacaciones': 'V',
      'dias-baja': 'IT',
      'dias-permiso': 'P',
    },
    separador: ';',
    decimal: ',',
    unidad: 'horas',
    cabecera: true,
    sinCeros: true,
  },
  sage: {
    columnas: ['documento', 'desde', 'hasta', 'codigo', 'cantidad', 'unidad'],
    codigos: {
      ordinarias: '001',
      pagada: '010',
      'fuerza-mayor': '011',
      complementaria: '012',
      nocturnas: '015',
      'dias-vacaciones': '900',
      'dias-baja': '910',
      'dias-permiso': '920',
    },
    separador: '\t',
    decimal: '.',
    unidad: 'horas',
    cabecera: false,
    sinCeros: true,
  },
} as const satisfies Record<string, PlantillaNomina>;
export type PlantillaDeSerie = keyof typeof PLANTILLAS_DE_SERIE;
