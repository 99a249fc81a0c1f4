import { statement, type Queryable, type RowOf } from '../../platform/database/pool.ts';

/** A closing that is left to a job. */
export type EncargoDeCierre = RowOf<typeof EN_MARCHA>;

const ANOTAR = statement(
  'cierres/running.ANOTAR',
  `
  insert into instancia.cierres_en_marcha (entidad_id, mes, centro_id, motivo, autor_id, momento, total)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning encargo_id as id`,
);

/** @returns its id; null: another one runs. */
export async function createTask(
  tx: Queryable,
  entidadId: number,
  { mes, centroId, motivo, autorId, momento, total }: Omit<EncargoDeCierre, 'encargoId' | 'hechas'> & { momento: string },
): Promise<number | null> {
  const [row] = await tx.query(ANOTAR, [entidadId, `${mes}-01`, centroId, motivo, autorId, momento, total]);
  return row?.id ?? null;
}

const COLUMNAS = `encargo_id as "encargoId", to_char(mes, 'YYYY-MM') as mes, centro_id as "centroId", motivo, autor_id as "autorId", hechas, total`;
const EN_MARCHA = statement(
  'cierres/running.EN_MARCHA',
  `select ${COLUMNAS} from instancia.cierres_en_marcha where entidad_id = $1 and acabado is null`,
);

export async function findTask(tx: Queryable, entidadId: number): Promise<EncargoDeCierre | null> {
  const [row] = await tx.query(EN_MARCHA, [entidadId]);
  return row ?? null;
}

const FALLO = statement(
  'cierres/running.FALLO',
  `
  select fallo from instancia.cierres_en_marcha where entidad_id = $1 and acabado > $2 order by encargo_id desc limit 1`,
);

/** What was in the way of the last one that ended after an instant. */
export async function findFailure(tx: Queryable, entidadId: number, since: string): Promise<string | null> {
  const [row] = await tx.query(FALLO, [entidadId, since]);
  return row?.fallo ?? null;
}

const AVANZAR = statement(
  'cierres/running.AVANZAR',
  'update instancia.cierres_en_marcha set hechas = least(total, $3) where entidad_id = $1 and encargo_id = $2',
);
export async function updateProgress(tx: Queryable, entidadId: number, encargoId: number, hechas: number): Promise<void> {
  await tx.query(AVANZAR, [entidadId, encargoId, Math.max(0, hechas)]);
}

const ACABAR = statement(
  'cierres/running.ACABAR',
  `
  update instancia.cierres_en_marcha set acabado = $3, fallo = $4, hechas = case when $4::text is null then total else hechas end
  where entidad_id = $1 and encargo_id = $2 and acabado is null`,
);
export async function endTask(tx: Queryable, entidadId: number, encargoId: number, momento: string, fallo: string | null): Promise<void> {
  await tx.query(ACABAR, [entidadId, encargoId, momento, fallo]);
}

const CUANTAS = statement(
  'cierres/running.CUANTAS',
  'select count(*)::int as total from instancia.usuarios where entidad_id = $1 and not es_quiosco',
);

/** How many people a closing may concern. */
export async function countPeople(tx: Queryable, entidadId: number): Promise<number> {
  const [row] = await tx.query(CUANTAS, [entidadId]);
  return row?.total ?? 0;
}
