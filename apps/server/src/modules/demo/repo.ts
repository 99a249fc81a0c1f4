import type { Ausencia } from '@jornada/domain/horario/modelo.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';
import { run, sql } from '../../platform/database/sql.ts';
import { CUENTAS } from '../../shared/demo-accounts.ts';
import { QUIOSCO } from './company/accounts.ts';

/** Any number, but the same in every node: only one node makes or extends the company at a time. */
const LOCK = 20_261_121;
/**
 * Filling the company is no request: thirteen months of somebody are worked out between two statements, a few people at a time, and on
 * a slow machine one node may wait long for another. What is set here ends with the transaction.
 */
const BE_PATIENT = statement(
  'demo.BE_PATIENT',
  `select set_config(name, '5min', true) from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) name`,
);
const TAKE_LOCK = statement('demo.TAKE_LOCK', 'select pg_advisory_xact_lock($1)');
const SET_TENANT = statement('demo.SET_TENANT', `select set_config('jornada.entidad', $1, true)`);

/** Waits until no other node makes or extends the company. The lock lasts until the transaction ends. */
export async function takeLock(tx: Queryable): Promise<void> {
  // A statement of its own: how long one may take is known when it begins.
  await tx.query(BE_PATIENT, []);
  await tx.query(TAKE_LOCK, [LOCK]);
}

const TAKE_PERSON_LOCK = statement('demo.TAKE_PERSON_LOCK', 'select pg_advisory_xact_lock($1, $2)');

/** Waits until no other node fills in the same person. The lock lasts until the transaction ends. */
export async function takePersonLock(tx: Queryable, usuarioId: number): Promise<void> {
  await tx.query(BE_PATIENT, []);
  await tx.query(TAKE_PERSON_LOCK, [LOCK, usuarioId]);
}

const CREAR = statement('demo.CREAR', 'select central.crear_entidad($1, $2) as id', told<{ id: number }>());
const ABRIR = statement('demo.ABRIR', 'select central.confirmar_entidad($1, $2)');

/** Makes the company in the central schema, already confirmed. */
export async function createCentral(tx: Queryable, nombre: string, creada: string): Promise<number> {
  const [row] = await tx.query(CREAR, [nombre, creada]);
  if (!row) throw new Error('the company was not written');
  await tx.query(ABRIR, [row.id, creada]);
  return row.id;
}

/** From here on the transaction belongs to this company, which it has just made. */
export async function setCompany(tx: Queryable, entidadId: number): Promise<void> {
  await tx.query(SET_TENANT, [String(entidadId)]);
}

/** At least so many of the listed accounts must exist, because somebody may have renamed the company, or one of them. */
const MOST_OF_THEM = 4;

/** The demo company, found by its accounts, whatever its name is now; null before the first start. */
export async function findDemo(db: Queryable): Promise<number | null> {
  const [row] = await run(
    db,
    sql
      .selectFrom('central.directorio')
      .select('entidad_id as id')
      .where('user_name', 'in', [QUIOSCO, ...Object.values(CUENTAS)])
      .groupBy('entidad_id')
      .having((eb) => eb.fn.countAll(), '>=', MOST_OF_THEM)
      .orderBy('entidad_id')
      .limit(1),
  );
  return row?.id ?? null;
}

export type FilaPersonaDemo = RowOf<typeof PERSONAS>;
/** `confirmado`: the last year of which somebody has confirmed the public holidays. */
type Estado = { revision: number; hastaFestivo: string; confirmado: number | null; personas: FilaPersonaDemo[] };

const PERSONAS = statement(
  'demo.PERSONAS',
  `
  select u.usuario_id as id, u.user_name as "userName", u.responsable_id as "responsableId",
    (select max(r.fecha) from instancia.registros r where r.entidad_id = u.entidad_id and r.usuario_id = u.usuario_id) as ultima,
    coalesce((select max(r.numero) from instancia.registros r where r.entidad_id = u.entidad_id and r.usuario_id = u.usuario_id), 0) as "ultimoNumero"
  from instancia.usuarios u where u.entidad_id = $1 and not u.es_quiosco order by u.usuario_id`,
);
const HORIZONTE = statement(
  'demo.HORIZONTE',
  `
  select e.revision, (select max(f.fecha) from instancia.festivos f where f.entidad_id = e.entidad_id) as "hastaFestivo",
    (select max(c.ano) from instancia.festivos_confirmados c where c.entidad_id = e.entidad_id) as confirmado
  from instancia.entidades e where e.entidad_id = $1`,
  told<{ hastaFestivo: Omit<Estado, 'personas'>['hastaFestivo'] }>(),
);

/** The company's state: its last public holiday, and the last recorded day of each person. */
export async function findState(tx: Queryable, entidadId: number): Promise<Estado> {
  const [horizon] = await tx.query(HORIZONTE, [entidadId]);
  if (!horizon) throw new Error('the demo company has no row in its instance');
  return { ...horizon, personas: await tx.query(PERSONAS, [entidadId]) };
}

const PENDIENTE = statement(
  'demo.PENDIENTE',
  `
  select not exists (select from instancia.contratos where entidad_id = $1) as pendiente`,
);

/** Whether the company still lacks some of what is written once, after the records. The contracts are the last of it. */
export async function isUnfinished(tx: Queryable, entidadId: number): Promise<boolean> {
  return (await tx.query(PENDIENTE, [entidadId]))[0]?.pendiente === true;
}

export async function createAbsences(tx: Queryable, entidadId: number, usuarioId: number, ausencias: readonly Ausencia[]): Promise<void> {
  if (ausencias.length === 0) return;
  await run(
    tx,
    sql
      .insertInto('instancia.ausencias')
      .values(ausencias.map((ausencia) => ({ ...ausencia, entidad_id: entidadId, usuario_id: usuarioId }))),
  );
}

/** The admin of the company; null if somebody has removed that account. */
export async function findAdmin(tx: Queryable, entidadId: number): Promise<number | null> {
  const [row] = await run(
    tx,
    sql
      .selectFrom('instancia.usuarios')
      .select('usuario_id as id')
      .where('entidad_id', '=', entidadId)
      .where('user_name', '=', CUENTAS.admin),
  );
  return row?.id ?? null;
}

const MESES = statement(
  'demo.MESES',
  `
  select distinct date_trunc('month', fecha)::date as mes from instancia.jornadas where entidad_id = $1 and fecha <= $2
  except select mes from instancia.cierres where entidad_id = $1 order by mes`,
);

/** The months with records up to a day that nobody has closed or reopened, by their first day, oldest first. */
export async function findUntouchedMonths(tx: Queryable, entidadId: number, hasta: string): Promise<string[]> {
  return (await tx.query(MESES, [entidadId, hasta])).map(({ mes }) => mes);
}

const CONFIRMAR = statement(
  'demo.CONFIRMAR',
  `
  insert into instancia.festivos_confirmados (entidad_id, centro_id, ano, momento, autor_id, festivos)
  select entidad_id, centro_id, extract(year from fecha), $2, $3, jsonb_agg(jsonb_build_object('fecha', fecha, 'nombre', nombre) order by fecha)
  from instancia.festivos f where entidad_id = $1 and extract(year from fecha) <= $4 and not exists (
    select from instancia.festivos_confirmados c
    where c.entidad_id = $1 and c.centro_id = f.centro_id and c.ano = extract(year from f.fecha))
  group by entidad_id, centro_id, extract(year from fecha)`,
);

/** Confirms the existing public holidays up to a year, where nobody has done so. */
export async function confirmHolidays(
  tx: Queryable,
  entidadId: number,
  { momento, autorId, hasta }: { momento: string; autorId: number; hasta: number },
): Promise<void> {
  await tx.query(CONFIRMAR, [entidadId, momento, autorId, hasta]);
}
