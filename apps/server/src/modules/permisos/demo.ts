import type { FamiliaConvenio, VersionPermiso } from '@jornada/domain/permisos/index.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { DemoCompany } from '../../shared/module.ts';

const FAMILIA = statement(
  'permisos/demo.FAMILIA',
  `
  with f as (
    insert into instancia.permisos_familias (entidad_id, nombre, pais, predeterminada, reglas) values ($1, $2, $3, true, $4) returning entidad_id, familia_id)
  insert into instancia.permisos_asignaciones (entidad_id, familia_id) select entidad_id, familia_id from f`,
);

const OWN: Omit<VersionPermiso, 'codigo' | 'nombre' | 'unidad' | 'cantidad'> = {
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
    ...OWN,
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
    ...OWN,
    codigo: 'asuntos-propios',
    nombre: 'Asuntos propios',
    norma: 'art. 32',
    unidad: 'laborables',
    cantidad: 2,
    contador: 'ano',
    avisoDias: 3,
  },
  {
    ...OWN,
    codigo: 'boda-familiar',
    nombre: 'Boda de un familiar',
    norma: 'art. 29',
    unidad: 'laborables',
    cantidad: 1,
    justificante: 'certificado-registro',
    plazoDias: 15,
  },
  {
    ...OWN,
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
    ...OWN,
    codigo: 'mudanza',
    nombre: null,
    norma: 'art. 29',
    unidad: 'laborables',
    cantidad: 2,
    justificante: 'padron-o-contrato',
    plazoDias: 30,
  },
];

/** What the company gives its people in Germany, of whose law we ship nothing. */
const GERMAN: readonly VersionPermiso[] = [
  { ...OWN, codigo: 'umzug', nombre: 'Umzug', norma: '§ 4', unidad: 'laborables', cantidad: 1 },
  { ...OWN, codigo: 'eigene-hochzeit', nombre: 'Eigene Hochzeit', norma: '§ 4', unidad: 'laborables', cantidad: 2, plazoDias: 15 },
  { ...OWN, codigo: 'krankes-kind', nombre: 'Krankes Kind', norma: '§ 5', unidad: 'laborables', cantidad: 3, contador: 'ano' },
  { ...OWN, codigo: 'arzttermin', nombre: 'Arzttermin', norma: '§ 6', unidad: 'minutos', cantidad: 480, contador: 'ano' },
];

/** The same for those who write its requests. */
export const demoFamily: FamiliaConvenio = { codigo: 'publicidad', pais: 'ES', permisos: REGLAS };

/** Writes the agreements of the demo company. Its people in Portugal have none. */
export async function createFamilyOfDemo(tx: Queryable, { entidadId }: DemoCompany): Promise<void> {
  await tx.query(FAMILIA, [entidadId, 'Publicidad', 'ES', JSON.stringify(REGLAS)]);
  await tx.query(FAMILIA, [entidadId, 'Betriebsvereinbarung', 'DE', JSON.stringify(GERMAN)]);
}
