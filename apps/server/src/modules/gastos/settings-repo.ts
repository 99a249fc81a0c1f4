import { CATEGORIAS_GASTO, claseDe } from '@jornada/domain/gastos/index.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import { ACTIVIDAD, FORMA, TIPO } from './lists-repo.ts';
import type { FilaActividad, FilaCambio, FilaForma, FilaPolitica, FilaTipoGasto } from './model.ts';

type Abierto<R> = R & { abierto: boolean };

const UN_TIPO = statement(
  'gastos/settings.UN_TIPO',
  `select ${TIPO}, t.activo as abierto from instancia.gastos_tipos t where t.entidad_id = $1 and t.tipo_id = $2`,
);
const UNA_ACTIVIDAD = statement(
  'gastos/settings.UNA_ACTIVIDAD',
  `select ${ACTIVIDAD}, a.activo as abierto from instancia.gastos_actividades a where a.entidad_id = $1 and a.actividad_id = $2`,
);
const UNA_FORMA = statement(
  'gastos/settings.UNA_FORMA',
  `select ${FORMA}, f.activo as abierto from instancia.gastos_formas_pago f where f.entidad_id = $1 and f.forma_pago_id = $2`,
);

export const findType = async (tx: Queryable, entidadId: number, id: number): Promise<Abierto<FilaTipoGasto> | undefined> =>
  (await tx.query(UN_TIPO, [entidadId, id]))[0];
export const findActivity = async (tx: Queryable, entidadId: number, id: number): Promise<Abierto<FilaActividad> | undefined> =>
  (await tx.query(UNA_ACTIVIDAD, [entidadId, id]))[0];
export const findPayment = async (tx: Queryable, entidadId: number, id: number): Promise<Abierto<FilaForma> | undefined> =>
  (await tx.query(UNA_FORMA, [entidadId, id]))[0];

const OTROS_TIPOS = statement(
  'gastos/settings.OTROS_TIPOS',
  'select 1 as hay from instancia.gastos_tipos where entidad_id = $1 and activo and categoria = any($2) and tipo_id <> $3 limit 1',
);
const OTRAS_FORMAS = statement(
  'gastos/settings.OTRAS_FORMAS',
  'select 1 as hay from instancia.gastos_formas_pago where entidad_id = $1 and activo and reembolsa = $2 and forma_pago_id <> $3 limit 1',
);

/** Whether nobody could claim expenses of its class any more without it. */
export async function isLastOfClass(tx: Queryable, entidadId: number, { id, categoria }: FilaTipoGasto): Promise<boolean> {
  const same = CATEGORIAS_GASTO.filter((one) => claseDe(one) === claseDe(categoria));
  return (await tx.query(OTROS_TIPOS, [entidadId, same, id])).length === 0;
}

/** Whether nobody could claim what they paid themselves any more without it. */
export const isLastPayment = async (tx: Queryable, entidadId: number, { id, reembolsa }: FilaForma): Promise<boolean> =>
  reembolsa && (await tx.query(OTRAS_FORMAS, [entidadId, reembolsa, id])).length === 0;

const CREAR_TARIFAS = statement(
  'gastos/settings.CREAR_TARIFAS',
  `
  insert into instancia.gastos_politicas (entidad_id, desde, tarifas) values ($1, $2, $3) on conflict do nothing returning version`,
);
const CAMBIAR_TARIFAS = statement(
  'gastos/settings.CAMBIAR_TARIFAS',
  `
  update instancia.gastos_politicas set tarifas = $3, version = version + 1 where entidad_id = $1 and desde = $2 and version = $4 returning version`,
);

/** Writes the rates from a day on. `version` 0: there are none from that day. @returns their version; undefined if somebody else was first. */
export async function savePolicy(tx: Queryable, entidadId: number, { desde, tarifas, version }: FilaPolitica): Promise<number | undefined> {
  const values = [entidadId, desde, JSON.stringify(tarifas)] as const;
  const [row] = await (version === 0 ? tx.query(CREAR_TARIFAS, values) : tx.query(CAMBIAR_TARIFAS, [...values, version]));
  return row?.version;
}

const CAMBIOS = statement(
  'gastos/settings.CAMBIOS',
  `
  select c.moneda, c.desde, c.millonesimas::float8 as millonesimas from instancia.gastos_cambios c
  where c.entidad_id = $1 order by c.moneda, c.desde desc limit 500`,
);
const GUARDAR_CAMBIO = statement(
  'gastos/settings.GUARDAR_CAMBIO',
  `
  with antes as (select millonesimas from instancia.gastos_cambios where entidad_id = $1 and moneda = $2 and desde = $3)
  insert into instancia.gastos_cambios (entidad_id, moneda, desde, millonesimas) values ($1, $2, $3, $4)
  on conflict (entidad_id, moneda, desde) do update set millonesimas = excluded.millonesimas
  returning (select a.millonesimas::float8 from antes a) as antes`,
);
const QUITAR_CAMBIO = statement(
  'gastos/settings.QUITAR_CAMBIO',
  'delete from instancia.gastos_cambios where entidad_id = $1 and moneda = $2 and desde = $3 returning 1 as ok',
);

/** The exchange rates of a company, by currency, the latest first. */
export const findRates = (tx: Queryable, entidadId: number): Promise<FilaCambio[]> => tx.query(CAMBIOS, [entidadId]);

/** @returns the rate that was there for that day; null if there was none. */
export async function saveRate(tx: Queryable, entidadId: number, { moneda, desde, millonesimas }: FilaCambio): Promise<number | null> {
  const [row] = await tx.query(GUARDAR_CAMBIO, [entidadId, moneda, desde, millonesimas]);
  return row?.antes ?? null;
}

/** @returns whether there was one. */
export const removeRate = async (tx: Queryable, entidadId: number, { moneda, desde }: Omit<FilaCambio, 'millonesimas'>): Promise<boolean> =>
  (await tx.query(QUITAR_CAMBIO, [entidadId, moneda, desde])).length > 0;
