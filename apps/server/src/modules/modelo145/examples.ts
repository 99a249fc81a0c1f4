import type { modelo145 } from '@jornada/contract/modelo145/calls.ts';
import { DECLARACION_145, emptyFormulario } from '@jornada/domain/perfil/modelo145/index.ts';
import type { ExamplesOf } from '../../shared/module.ts';

const HUELLA = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const formulario = {
  ...emptyFormulario(1985),
  descendientes: [{ clave: 'h1', nombre: 'Vega', anoNacimiento: 2018, anoAdopcion: null, grado: 0, ayuda: false, porEntero: false }],
} satisfies ReturnType<typeof emptyFormulario>;
const paga = {
  retribucion: 26_600_00,
  cotizaciones: null,
  contrato: 'general',
  temporal: false,
  territorio: 'comun',
  pagas: 14,
  haCambiado: false,
} as const;
const vista = {
  ano: 2026,
  hoy: '2026-11-28',
  declarante: { nif: '00000001R', nombre: 'Lucía Prieto Sanz' },
  vigente: null,
  formulario,
  salen: [],
  borrador: { version: 3, guardado: '2026-11-28T09:12:00Z' },
  paga,
  nominas: { desde: '2025-12-01', hasta: '2026-11-01', retribucion: 26_600_00, cotizaciones: 1_729_00, pagas: 14 },
  problemas: [],
  estimacion: { antes: null, ahora: { hay: false, motivo: 'regularizacion' } },
  huella: HUELLA,
  efecto: '2026-12-01',
  texto: DECLARACION_145,
  textoVersion: 1,
  metodos: ['pin', 'contrasena'],
  versiones: [],
} satisfies NonNullable<ExamplesOf<typeof modelo145>['leer']>['salida'];

const version = {
  id: 41,
  momento: '2026-11-28T09:20:00Z',
  efecto: '2026-12-01',
  metodo: 'pin',
  huella: HUELLA,
  acuse: null,
  declarante: vista.declarante,
  formulario,
  texto: DECLARACION_145,
  aparato: 'Chrome · Android',
  anterior: null,
  ficheros: [],
} satisfies NonNullable<ExamplesOf<typeof modelo145>['version']>['salida'];

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof modelo145> = {
  leer: { salida: vista },
  guardar: { entrada: { formulario, paga, version: 2 }, salida: vista },
  descartar: { entrada: { version: 3 }, salida: { ...vista, borrador: null, huella: null } },
  firmar: { entrada: { huella: HUELLA, textoVersion: 1, Prueba: { Pin: '4019' } }, salida: { ...vista, borrador: null, huella: null } },
  version: { salida: version },
  una: {
    salida: {
      persona: { id: 12, nombre: 'Lucía Prieto Sanz' },
      version,
      texto: DECLARACION_145,
      textoVersion: 1,
      metodos: ['contrasena'],
    },
  },
  listado: {
    salida: {
      items: [
        {
          id: 41,
          persona: { id: 12, nombre: 'Lucía Prieto Sanz' },
          momento: '2026-11-28T09:20:00Z',
          efecto: '2026-12-01',
          esPrimero: false,
          acusado: null,
        },
      ],
      total: 1,
      pendientes: 1,
    },
  },
};
