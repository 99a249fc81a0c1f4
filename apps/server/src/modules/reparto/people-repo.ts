import type { PersonaDeReparto } from '@jornada/domain/reparto/juicio.ts';
import { statement, type Queryable, type RowOf } from '../../platform/database/pool.ts';

const PERSONAS = statement(
  'reparto/people.PERSONAS',
  `
  select usuario_id as id, user_name as documento, nombre_completo as nombre, alta, ultimo_dia as "ultimoDia" from instancia.usuarios
  where entidad_id = $1 and not es_quiosco order by usuario_id`,
);
/** Everybody of the company, also who has left it. */
export const findPeople = (tx: Queryable, entidadId: number): Promise<PersonaDeReparto[]> => tx.query(PERSONAS, [entidadId]);

const NIF = statement('reparto/people.NIF', 'select nif from instancia.entidades where entidad_id = $1');
/** The company's own number; empty where it has none. */
export const findOwnNumber = async (tx: Queryable, entidadId: number): Promise<string> => (await tx.query(NIF, [entidadId]))[0]?.nif ?? '';

export type QuienDePagina = RowOf<typeof NOMBRES>;
const NOMBRES = statement(
  'reparto/people.NOMBRES',
  `
  select usuario_id as id, nombre_completo as nombre, user_name as documento from instancia.usuarios
  where entidad_id = $1 and usuario_id = any($2) and not es_quiosco order by nombre_completo collate "und-x-icu", usuario_id`,
);
export const findNamed = (tx: Queryable, entidadId: number, ids: readonly number[]): Promise<QuienDePagina[]> =>
  tx.query(NOMBRES, [entidadId, ids]);

const DEL_MES = statement(
  'reparto/people.DEL_MES',
  `
  select usuario_id as id, nombre_completo as nombre, user_name as documento from instancia.usuarios
  where entidad_id = $1 and not es_quiosco and (activo or ultimo_dia is not null)
    and (alta is null or alta <= $3) and (ultimo_dia is null or ultimo_dia >= $2)
  order by nombre_completo collate "und-x-icu", usuario_id`,
);
/** Who works in the company on any of these days. */
export const findEmployed = (tx: Queryable, entidadId: number, dias: { desde: string; hasta: string }): Promise<QuienDePagina[]> =>
  tx.query(DEL_MES, [entidadId, dias.desde, dias.hasta]);

const DE_NOMINA = statement(
  'reparto/people.DE_NOMINA',
  `select tipo_documento_id as id from instancia.tipos_documento where entidad_id = $1 and clase = 'nomina' and activo order by 1 limit 1`,
);
/** The kind of document for pay statements; null: the company has none. */
export const findPayKind = async (tx: Queryable, entidadId: number): Promise<number | null> =>
  (await tx.query(DE_NOMINA, [entidadId]))[0]?.id ?? null;
