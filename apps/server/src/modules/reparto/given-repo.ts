import { statement, type Queryable, type RowOf } from '../../platform/database/pool.ts';

const EMPEZAR = statement(
  'reparto/given.EMPEZAR',
  `
  with suyas as (
    update instancia.repartos_paginas set en_curso = true
    where entidad_id = $1 and reparto_id = $2 and estado = 'encontrada' and mirada returning usuario_id)
  select count(*)::int as paginas, count(distinct usuario_id)::int as personas from suyas`,
);
/** Marks the pages that are given now. What is decided later waits for the next time. */
export async function markGiving(tx: Queryable, entidadId: number, id: number): Promise<RowOf<typeof EMPEZAR>> {
  return (await tx.query(EMPEZAR, [entidadId, id]))[0] ?? { paginas: 0, personas: 0 };
}

const PENDIENTES = statement(
  'reparto/given.PENDIENTES',
  `
  select usuario_id as "personaId", array_agg(pagina order by pagina) as paginas from instancia.repartos_paginas
  where entidad_id = $1 and reparto_id = $2 and en_curso and usuario_id is not null group by usuario_id order by usuario_id limit $3`,
);
export type PaginasDePersona = { personaId: number; paginas: number[] };
/** People who have not yet got their pages. */
export const findToGive = async (tx: Queryable, entidadId: number, id: number, limit: number): Promise<PaginasDePersona[]> =>
  (await tx.query(PENDIENTES, [entidadId, id, limit])).map(({ personaId, paginas }) => ({
    personaId: personaId ?? 0,
    paginas: paginas ?? [],
  }));

const DE_PERSONA = statement(
  'reparto/given.DE_PERSONA',
  `
  select pagina from instancia.repartos_paginas
  where entidad_id = $1 and reparto_id = $2 and usuario_id = $3 and en_curso order by pagina for update`,
);
/** The pages that a person has not got yet. Until the end of the transaction nobody else gives them. */
export const lockToGive = async (tx: Queryable, entidadId: number, id: number, personaId: number): Promise<number[]> =>
  (await tx.query(DE_PERSONA, [entidadId, id, personaId])).map(({ pagina }) => pagina);

const DAR = statement(
  'reparto/given.DAR',
  `
  update instancia.repartos_paginas set estado = 'publicada', documento_id = $4, en_curso = false
  where entidad_id = $1 and reparto_id = $2 and pagina = any($3)`,
);
export const updateInDocument = async (
  tx: Queryable,
  entidadId: number,
  id: number,
  { paginas, documentoId }: { paginas: readonly number[]; documentoId: number },
): Promise<void> => void (await tx.query(DAR, [entidadId, id, paginas, documentoId]));

const DEJAR = statement(
  'reparto/given.DEJAR',
  `update instancia.repartos_paginas set en_curso = false where entidad_id = $1 and reparto_id = $2 and en_curso and ($3::int is null or usuario_id = $3)`,
);
/** They are not given: to this person, or to nobody. */
export const stopGiving = async (tx: Queryable, entidadId: number, id: number, personaId: number | null): Promise<void> =>
  void (await tx.query(DEJAR, [entidadId, id, personaId]));

const DOCUMENTOS = statement(
  'reparto/given.DOCUMENTOS',
  `select distinct documento_id as id from instancia.repartos_paginas where entidad_id = $1 and reparto_id = $2 and documento_id is not null order by 1`,
);
export const findGivenDocuments = async (tx: Queryable, entidadId: number, id: number): Promise<number[]> =>
  (await tx.query(DOCUMENTOS, [entidadId, id])).flatMap((row) => row.id ?? []);

const VOLVER = statement(
  'reparto/given.VOLVER',
  `
  update instancia.repartos_paginas set estado = 'encontrada', documento_id = null
  where entidad_id = $1 and reparto_id = $2 and documento_id = any($3)`,
);
/** Their documents were taken back. */
export const updateTakenFrom = async (tx: Queryable, entidadId: number, id: number, documentos: readonly number[]): Promise<void> =>
  void (await tx.query(VOLVER, [entidadId, id, documentos]));

const QUEDAN = statement(
  'reparto/given.QUEDAN',
  `
  select count(*) filter (where estado in ('encontrada', 'dudosa', 'de-nadie'))::int as esperan,
    count(*) filter (where estado = 'publicada')::int as publicadas
  from instancia.repartos_paginas where entidad_id = $1 and reparto_id = $2`,
);
/** How many pages wait for somebody, and how many are in somebody's document. */
export async function countLeft(tx: Queryable, entidadId: number, id: number): Promise<RowOf<typeof QUEDAN>> {
  return (await tx.query(QUEDAN, [entidadId, id]))[0] ?? { esperan: 0, publicadas: 0 };
}
