import type { RegimenExtra, ReglasExtra, Tipologia } from '@jornada/domain/horas-extra/index.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { run, sql } from '../../platform/database/sql.ts';
import type { ReglasEscritas } from './rules.ts';

const REGLAS = statement(
  'horas-extra/managing.REGLAS',
  'select r.desde, r.version, r.reglas from instancia.horas_extra_reglas r where r.entidad_id = $1 order by r.desde',
  told<{ reglas: ReglasEscritas['reglas'] }>(),
);
const CREAR_REGLAS = statement(
  'horas-extra/managing.CREAR_REGLAS',
  'insert into instancia.horas_extra_reglas (entidad_id, desde, reglas) values ($1, $2, $3) on conflict do nothing returning version',
);
const CAMBIAR_REGLAS = statement(
  'horas-extra/managing.CAMBIAR_REGLAS',
  'update instancia.horas_extra_reglas set reglas = $3, version = version + 1 where entidad_id = $1 and desde = $2 and version = $4 returning version',
);

/** The rules that a company has written, oldest first. */
export const findRules = (tx: Queryable, entidadId: number): Promise<ReglasEscritas[]> => tx.query(REGLAS, [entidadId]);

/** Writes the rules from a day on. `version` 0: there are none from that day. @returns their version; undefined if somebody else was first. */
export async function saveRules(
  tx: Queryable,
  entidadId: number,
  { desde, reglas, version }: { desde: string; reglas: ReglasExtra; version: number },
): Promise<number | undefined> {
  const values = [entidadId, desde, JSON.stringify(reglas)] as const;
  const isNew = version === 0;
  const [row] = await (isNew ? tx.query(CREAR_REGLAS, values) : tx.query(CAMBIAR_REGLAS, [...values, version]));
  return row?.version;
}

export type DatosTipologia = Omit<Tipologia, 'id'>;
export type VersionEscrita = DatosTipologia & { id: number; desde: string; version: number };

const TIPOLOGIAS = statement(
  'horas-extra/managing.TIPOLOGIAS',
  `
  select t.tipologia_id as id, t.desde, t.version, t.datos from instancia.horas_extra_tipologias t where t.entidad_id = $1
  order by t.tipologia_id, t.desde`,
  told<{ datos: DatosTipologia }>(),
);
const CREAR_TIPOLOGIA = statement(
  'horas-extra/managing.CREAR_TIPOLOGIA',
  `
  insert into instancia.horas_extra_tipologias (entidad_id, desde, datos) values ($1, $2, $3) returning tipologia_id as id, version`,
);
const CREAR_VERSION = statement(
  'horas-extra/managing.CREAR_VERSION',
  `
  insert into instancia.horas_extra_tipologias (entidad_id, desde, datos, tipologia_id) values ($1, $2, $3, $4)
  on conflict do nothing returning tipologia_id as id, version`,
);
const CAMBIAR_VERSION = statement(
  'horas-extra/managing.CAMBIAR_VERSION',
  `
  update instancia.horas_extra_tipologias set datos = $3, version = version + 1
  where entidad_id = $1 and desde = $2 and tipologia_id = $4 and version = $5 returning tipologia_id as id, version`,
);

/** All versions of the kinds that a company has written. */
export async function findKinds(tx: Queryable, entidadId: number): Promise<VersionEscrita[]> {
  const rows = await tx.query(TIPOLOGIAS, [entidadId]);
  return rows.map(({ datos, ...row }) => ({ ...datos, ...row }));
}

/** Writes a version of a kind. Without an id: a new kind. @returns undefined if somebody else was first. */
export async function saveKind(
  tx: Queryable,
  entidadId: number,
  { id, desde, version, datos }: { id: number | null; desde: string; version: number; datos: DatosTipologia },
): Promise<{ id: number; version: number } | undefined> {
  const values = [entidadId, desde, JSON.stringify(datos)] as const;
  const write = () => {
    if (id === null) return tx.query(CREAR_TIPOLOGIA, values);
    return version === 0 ? tx.query(CREAR_VERSION, [...values, id]) : tx.query(CAMBIAR_VERSION, [...values, id, version]);
  };
  return (await write())[0];
}

/** People under rules of their own, by name. */
export const findRegimes = (tx: Queryable, entidadId: number, id: number | null = null) =>
  run(
    tx,
    sql
      .selectFrom('instancia.horas_extra_regimenes as r')
      .innerJoin('instancia.usuarios as u', (join) =>
        join.onRef('u.entidad_id', '=', 'r.entidad_id').onRef('u.usuario_id', '=', 'r.usuario_id'),
      )
      .select(['r.regimen_id as id', 'r.usuario_id as personaId', 'u.nombre_completo as nombre', 'r.regimen', 'r.desde', 'r.hasta'])
      .where('r.entidad_id', '=', entidadId)
      .$if(id !== null, (query) => query.where('r.regimen_id', '=', id ?? 0))
      .orderBy('u.nombre_completo')
      .orderBy('r.desde'),
  );

export async function createRegime(
  tx: Queryable,
  entidadId: number,
  nuevo: { personaId: number; regimen: RegimenExtra; desde: string; hasta: string | null; autorId: number; momento: string },
): Promise<number> {
  const { personaId, autorId, ...rest } = nuevo;
  const [row] = await run(
    tx,
    sql
      .insertInto('instancia.horas_extra_regimenes')
      .values({ ...rest, entidad_id: entidadId, usuario_id: personaId, autor_id: autorId })
      .returning('regimen_id as id'),
  );
  if (!row) throw new Error('the rule was not written');
  return row.id;
}

export async function deleteRegime(tx: Queryable, entidadId: number, id: number): Promise<void> {
  await run(tx, sql.deleteFrom('instancia.horas_extra_regimenes').where('entidad_id', '=', entidadId).where('regimen_id', '=', id));
}
