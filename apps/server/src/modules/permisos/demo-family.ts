import type { FamiliaConvenio, VersionPermiso } from '@jornada/domain/permisos/index.ts';

/** What permits of the demo company's agreements have in common. */
export const DEMO_RULE: Omit<VersionPermiso, 'codigo' | 'nombre' | 'unidad' | 'cantidad'> = {
  origen: 'convenio',
  vigente: '2025-01-01',
  hasta: null,
  norma: '',
  porGrado: {},
  monoparental: null,
  viajeDias: 0,
  distancias: [],
  isAmpliable: false,
  contador: 'suceso',
  pago: 'empresa',
  justificante: null,
  plazoDias: null,
  avisoDias: null,
  inicio: 'dia',
  edadMeses: null,
  edadMesesAmbos: null,
};

/** The permits of an agreement that are better than the law, or beside it. */
const REGLAS: readonly VersionPermiso[] = [
  {
    ...DEMO_RULE,
    codigo: 'acompanamiento-medico',
    nombre: 'Acompañamiento médico',
    norma: 'art. 31',
    unidad: 'minutos',
    cantidad: 960,
    contador: 'ano',
    justificante: 'cita',
    plazoDias: 7,
  },
  {
    ...DEMO_RULE,
    codigo: 'asuntos-propios',
    nombre: 'Asuntos propios',
    norma: 'art. 32',
    unidad: 'laborables',
    cantidad: 2,
    contador: 'ano',
    avisoDias: 3,
  },
  {
    ...DEMO_RULE,
    codigo: 'boda-familiar',
    nombre: 'Boda de un familiar',
    norma: 'art. 29',
    unidad: 'laborables',
    cantidad: 1,
    justificante: 'certificado-registro',
    plazoDias: 15,
  },
  {
    ...DEMO_RULE,
    codigo: 'fallecimiento',
    nombre: null,
    norma: 'art. 29',
    unidad: 'laborables',
    cantidad: 4,
    viajeDias: 1,
    distancias: [{ km: 600, dias: 1 }],
    justificante: 'certificado-defuncion',
    plazoDias: 15,
  },
  {
    ...DEMO_RULE,
    codigo: 'mudanza',
    nombre: null,
    norma: 'art. 29',
    unidad: 'laborables',
    cantidad: 2,
    justificante: 'padron-o-contrato',
    plazoDias: 30,
  },
];

/** The agreement of the demo company's people in Spain. */
export const demoFamily: FamiliaConvenio = { codigo: 'publicidad', pais: 'ES', permisos: REGLAS };
