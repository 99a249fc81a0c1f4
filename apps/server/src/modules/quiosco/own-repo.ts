import { statement, type Queryable, type RowOf } from '../../platform/database/pool.ts';

type Quien = { entidadId: number; personaId: number };

const CUANTOS = statement('quiosco/own.CUANTOS', 'select count(*)::int as n from instancia.quiosco_pins where entidad_id = $1');
export async function countPins(tx: Queryable, entidadId: number): Promise<number> {
  const [row] = await tx.query(CUANTOS, [entidadId]);
  return row?.n ?? 0;
}

const CIFRAS = statement(
  'quiosco/own.CIFRAS',
  `
  select coalesce(min(cifras), 6) as minimo, coalesce(max(cifras), 6) as maximo from instancia.quiosco_pins where entidad_id = $1`,
);
export async function findDigits(tx: Queryable, entidadId: number): Promise<{ minimo: number; maximo: number }> {
  const [row] = await tx.query(CIFRAS, [entidadId]);
  return row ?? { minimo: 6, maximo: 6 };
}

const HAY = statement('quiosco/own.HAY', 'select 1 as uno from instancia.quiosco_pins where entidad_id = $1 and huella = any($2)');
export async function isPinTaken(tx: Queryable, entidadId: number, huellas: readonly string[]): Promise<boolean> {
  return (await tx.query(HAY, [entidadId, huellas])).length > 0;
}

const PONER_PIN = statement(
  'quiosco/own.PONER_PIN',
  `
  insert into instancia.quiosco_pins (entidad_id, usuario_id, huella, cifras, sellado, creado) values ($1, $2, $3, $4, $5, $6)
  on conflict (entidad_id, usuario_id) do update set huella = excluded.huella, cifras = excluded.cifras, sellado = excluded.sellado, creado = excluded.creado`,
);
export async function replacePin(
  tx: Queryable,
  { entidadId, personaId }: Quien,
  { huella, cifras, sellado, creado }: { huella: string; cifras: number; sellado: Buffer; creado: string },
): Promise<void> {
  await tx.query(PONER_PIN, [entidadId, personaId, huella, cifras, sellado, creado]);
}

const PROPIA = statement(
  'quiosco/own.PROPIA',
  `
  select (select p.sellado from instancia.quiosco_pins p where p.entidad_id = $1 and p.usuario_id = $2) as sellado,
    (select c.emitida from instancia.quiosco_tarjetas c where c.entidad_id = $1 and c.usuario_id = $2 and c.anulada is null) as tarjeta,
    (select count(*)::int from instancia.quiosco_moviles m where m.entidad_id = $1 and m.usuario_id = $2 and m.anulado is null) as moviles,
    exists (select from instancia.quioscos q where q.entidad_id = $1) as "hayQuioscos"`,
);
export type FilaPropia = RowOf<typeof PROPIA>;

export async function findOwn(tx: Queryable, { entidadId, personaId }: Quien): Promise<FilaPropia> {
  const [row] = await tx.query(PROPIA, [entidadId, personaId]);
  return row ?? { sellado: null, tarjeta: null, moviles: 0, hayQuioscos: false };
}

const ANULAR = statement(
  'quiosco/own.ANULAR',
  `
  update instancia.quiosco_tarjetas set anulada = $3 where entidad_id = $1 and usuario_id = $2 and anulada is null returning 1 as ok`,
);
export async function revokeBadge(tx: Queryable, { entidadId, personaId }: Quien, ahora: string): Promise<boolean> {
  return (await tx.query(ANULAR, [entidadId, personaId, ahora])).length > 0;
}

const TARJETA = statement(
  'quiosco/own.TARJETA',
  'insert into instancia.quiosco_tarjetas (entidad_id, usuario_id, huella, emitida) values ($1, $2, $3, $4)',
);
export async function createBadge(tx: Queryable, { entidadId, personaId }: Quien, huella: Buffer, ahora: string): Promise<void> {
  await tx.query(TARJETA, [entidadId, personaId, huella, ahora]);
}

const MOVIL = statement(
  'quiosco/own.MOVIL',
  'insert into instancia.quiosco_moviles (entidad_id, movil_id, usuario_id, publica, creado) values ($1, $2, $3, $4, $5)',
);
// The newest ones stay.
const SOBRAN = statement(
  'quiosco/own.SOBRAN',
  `
  update instancia.quiosco_moviles m set anulado = $3 where m.entidad_id = $1 and m.usuario_id = $2 and m.anulado is null and m.movil_id not in (
    select n.movil_id from instancia.quiosco_moviles n where n.entidad_id = $1 and n.usuario_id = $2 and n.anulado is null
    order by n.creado desc, n.movil_id limit $4)`,
);
export async function createPhone(
  tx: Queryable,
  { entidadId, personaId }: Quien,
  { movilId, publica, ahora, most }: { movilId: string; publica: Buffer; ahora: string; most: number },
): Promise<void> {
  await tx.query(MOVIL, [entidadId, movilId, personaId, publica, ahora]);
  await tx.query(SOBRAN, [entidadId, personaId, ahora, most]);
}

export async function revokePhones(tx: Queryable, { entidadId, personaId }: Quien, ahora: string): Promise<void> {
  await tx.query(SOBRAN, [entidadId, personaId, ahora, 0]);
}

const PERSONA = statement(
  'quiosco/own.PERSONA',
  'select 1 as uno from instancia.usuarios where entidad_id = $1 and usuario_id = $2 and activo and not es_quiosco',
);
export async function isPerson(tx: Queryable, { entidadId, personaId }: Quien): Promise<boolean> {
  return (await tx.query(PERSONA, [entidadId, personaId])).length > 0;
}
