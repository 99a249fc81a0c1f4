import type { PaginaJuzgada } from '@jornada/domain/reparto/juicio.ts';
import type { PaginaLeida } from '@jornada/domain/reparto/lectura.ts';
import type { EstadoPagina, MotivoPagina } from '@jornada/domain/reparto/modelo.ts';
import type { Caja } from '@jornada/domain/reparto/texto.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';

export type FilaPagina = RowOf<typeof UNA>;
type Words = { estado: EstadoPagina; motivo: MotivoPagina | null; leidos: { documento: string; caja: Caja }[] };

const LEIDAS = statement(
  'reparto/pages.LEIDAS',
  `
  insert into instancia.repartos_paginas (entidad_id, reparto_id, pagina, lectura)
  select $1, $2, (p.una ->> 'pagina')::int, p.una from jsonb_array_elements($3::jsonb) as p (una)
  on conflict (entidad_id, reparto_id, pagina) do update set lectura = excluded.lectura`,
);
/** What was read of some pages. */
export const createRead = async (tx: Queryable, entidadId: number, id: number, paginas: readonly PaginaLeida[]): Promise<void> =>
  void (await tx.query(LEIDAS, [entidadId, id, JSON.stringify(paginas)]));

const LECTURAS = statement(
  'reparto/pages.LECTURAS',
  `select lectura from instancia.repartos_paginas where entidad_id = $1 and reparto_id = $2 and lectura is not null order by pagina`,
  told<{ lectura: PaginaLeida }>(),
);
export const findRead = async (tx: Queryable, entidadId: number, id: number): Promise<PaginaLeida[]> =>
  (await tx.query(LECTURAS, [entidadId, id])).map(({ lectura }) => lectura);

const JUZGADAS = statement(
  'reparto/pages.JUZGADAS',
  `
  update instancia.repartos_paginas p set lectura = null, estado = j.estado, motivo = j.motivo, leidos = j.leidos, nombre_leido = j."nombreLeido",
    usuario_id = j.persona, candidatos = array(select x::int from jsonb_array_elements_text(j.candidatos) as x), sigue_a = j."sigueA"
  from jsonb_to_recordset($3::jsonb) as j (pagina int, estado text, motivo text, leidos jsonb, "nombreLeido" text, persona int, candidatos jsonb, "sigueA" int)
  where p.entidad_id = $1 and p.reparto_id = $2 and p.pagina = j.pagina and p.estado is null`,
);
export const updateJudged = async (tx: Queryable, entidadId: number, id: number, paginas: readonly PaginaJuzgada[]): Promise<void> =>
  void (await tx.query(JUZGADAS, [entidadId, id, JSON.stringify(paginas)]));

const COLUMNS = `p.pagina, p.estado, p.motivo, p.leidos, p.nombre_leido as "nombreLeido", p.usuario_id as "personaId", p.candidatos, p.sigue_a as "sigueA",
  p.mirada, p.decidida, p.en_curso as "enCurso", p.documento_id as "documentoId"`;
const UNA = statement(
  'reparto/pages.UNA',
  `select ${COLUMNS} from instancia.repartos_paginas p where p.entidad_id = $1 and p.reparto_id = $2 and p.pagina = $3 and p.estado is not null`,
  told<Words>(),
);
export async function findPagina(tx: Queryable, entidadId: number, id: number, pagina: number): Promise<FilaPagina | null> {
  return (await tx.query(UNA, [entidadId, id, pagina]))[0] ?? null;
}

// Nobody's come first, then doubts, then those that were found.
const PAGINAS = statement(
  'reparto/pages.PAGINAS',
  `
  select ${COLUMNS} from instancia.repartos_paginas p
  where p.entidad_id = $1 and p.reparto_id = $2 and p.estado is not null and ($3::text is null or p.estado = $3)
  order by array_position('{de-nadie,dudosa,encontrada,publicada,apartada}'::text[], p.estado), p.pagina offset $4 limit $5`,
  told<Words>(),
);
const CUANTAS = statement(
  'reparto/pages.CUANTAS',
  `select count(*)::int as total from instancia.repartos_paginas
  where entidad_id = $1 and reparto_id = $2 and estado is not null and ($3::text is null or estado = $3)`,
);
export async function findPaginas(
  tx: Queryable,
  entidadId: number,
  { id, estado, start, limit }: { id: number; estado: EstadoPagina | null; start: number; limit: number },
): Promise<{ rows: FilaPagina[]; total: number }> {
  const rows = await tx.query(PAGINAS, [entidadId, id, estado, start, limit]);
  return { rows, total: (await tx.query(CUANTAS, [entidadId, id, estado]))[0]?.total ?? 0 };
}

const TIRA = statement(
  'reparto/pages.TIRA',
  `
  select pagina, estado, usuario_id as "personaId", mirada from instancia.repartos_paginas
  where entidad_id = $1 and reparto_id = $2 and estado is not null order by pagina`,
  told<{ estado: EstadoPagina }>(),
);
/** Where each page stands, in their order. */
export const findStrip = (tx: Queryable, entidadId: number, id: number): Promise<RowOf<typeof TIRA>[]> => tx.query(TIRA, [entidadId, id]);

const DECIDIR = statement(
  'reparto/pages.DECIDIR',
  `
  update instancia.repartos_paginas set estado = $4, usuario_id = $5, sigue_a = $6, mirada = true, decidida = true
  where entidad_id = $1 and reparto_id = $2 and pagina = $3`,
);
export const updateDecided = async (
  tx: Queryable,
  entidadId: number,
  id: number,
  { pagina, estado, persona, sigueA }: { pagina: number; estado: EstadoPagina; persona: number | null; sigueA: number | null },
): Promise<void> => void (await tx.query(DECIDIR, [entidadId, id, pagina, estado, persona, sigueA]));

const MIRAR = statement(
  'reparto/pages.MIRAR',
  `update instancia.repartos_paginas set mirada = true
  where entidad_id = $1 and reparto_id = $2 and pagina = any($3) and estado is not null and not mirada`,
);
const POR_MIRAR = statement(
  'reparto/pages.POR_MIRAR',
  `select count(*)::int as n from instancia.repartos_paginas where entidad_id = $1 and reparto_id = $2 and estado = 'encontrada' and not mirada`,
);
/** @returns how many that were found nobody has looked at. */
export async function updateLookedAt(tx: Queryable, entidadId: number, id: number, paginas: readonly number[]): Promise<number> {
  await tx.query(MIRAR, [entidadId, id, paginas]);
  return (await tx.query(POR_MIRAR, [entidadId, id]))[0]?.n ?? 0;
}
