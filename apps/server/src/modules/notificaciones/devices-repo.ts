import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { PushChannel } from '../../platform/push/metrics.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';

/** The address and the keys of a device. */
export type DatosDestino = { endpoint: string; p256dh: string; auth: string } | { token: string };
export type NuevoDestino = {
  entidadId: number;
  usuarioId: number;
  sesionId: string;
  canal: PushChannel;
  huella: Buffer;
  datos: DatosDestino;
  ahora: string;
};

// One statement, so that two companies that take a device at once do so one after the other. The count makes PostgreSQL read the
// old row before it writes the new one.
const TOMAR = statement(
  'notificaciones/devices.TOMAR',
  `
  with before as (select entidad_id from central.destinos_push where huella = $1 for update)
  insert into central.destinos_push (huella, entidad_id) select $1, $2 from (select count(*) from before) as once
  on conflict (huella) do update set entidad_id = excluded.entidad_id
  returning (select entidad_id from before) as anterior`,
);

/** Gives the device to this company. @returns the company that had it before; null if it is new. */
export async function takeDevice(tx: Queryable, huella: Buffer, entidadId: number): Promise<number | null> {
  const [row] = await tx.query(TOMAR, [huella, entidadId]);
  return row?.anterior ?? null;
}

const SOLTAR = statement('notificaciones/devices.SOLTAR', 'delete from central.destinos_push where huella = any($1) and entidad_id = $2');

export async function releaseDevices(tx: Queryable, huellas: readonly Buffer[], entidadId: number): Promise<void> {
  if (huellas.length > 0) await tx.query(SOLTAR, [huellas, entidadId]);
}

const PONER = statement(
  'notificaciones/devices.PONER',
  `
  insert into instancia.destinos_push (entidad_id, usuario_id, sesion_id, canal, huella, datos, creado) values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (entidad_id, huella) do update
    set usuario_id = excluded.usuario_id, sesion_id = excluded.sesion_id, canal = excluded.canal, datos = excluded.datos, creado = excluded.creado`,
);

/** One row for each device: a person who had it before loses it. */
export async function upsertDevice(tx: Queryable, d: NuevoDestino): Promise<void> {
  await tx.query(PONER, [d.entidadId, d.usuarioId, d.sesionId, d.canal, d.huella, JSON.stringify(d.datos), d.ahora]);
}

const QUITAR_HUELLA = statement(
  'notificaciones/devices.QUITAR_HUELLA',
  'delete from instancia.destinos_push where entidad_id = $1 and huella = $2 and ($3::int is null or usuario_id = $3) returning huella',
);

/** Deletes a device. With `usuarioId`, only if it belongs to that person. */
export async function deleteDevice(tx: Queryable, entidadId: number, huella: Buffer, usuarioId: number | null): Promise<Buffer[]> {
  return (await tx.query(QUITAR_HUELLA, [entidadId, huella, usuarioId])).map((row) => row.huella);
}

// A browser has one subscription, so another one of the same session is old.
const QUITAR_SESION = statement(
  'notificaciones/devices.QUITAR_SESION',
  `
  delete from instancia.destinos_push where entidad_id = $1 and sesion_id = $2 and ($3::text is null or canal = $3) and ($4::bytea is null or huella <> $4) returning huella`,
);

/** Deletes the devices of a session. `canal`: only those of one kind. `menos`: all but this one. */
export async function deleteOfSession(
  tx: Queryable,
  {
    entidadId,
    sesionId,
    canal = null,
    menos = null,
  }: { entidadId: number; sesionId: string; canal?: string | null; menos?: Buffer | null },
): Promise<Buffer[]> {
  return (await tx.query(QUITAR_SESION, [entidadId, sesionId, canal, menos])).map((row) => row.huella);
}

const QUITAR_SOBRANTES = statement(
  'notificaciones/devices.QUITAR_SOBRANTES',
  `
  delete from instancia.destinos_push where (entidad_id, destino_id) in (
    select entidad_id, destino_id from instancia.destinos_push where entidad_id = $1 and usuario_id = $2 order by creado desc, destino_id desc offset $3) returning huella`,
);

/** Deletes all but the newest devices of a person. */
export async function deleteBeyond(tx: Queryable, entidadId: number, usuarioId: number, most: number): Promise<Buffer[]> {
  return (await tx.query(QUITAR_SOBRANTES, [entidadId, usuarioId, most])).map((row) => row.huella);
}

const BARRER = statement(
  'notificaciones/devices.BARRER',
  `
  delete from instancia.destinos_push d using instancia.sesiones s
  where d.entidad_id = $1 and s.entidad_id = d.entidad_id and s.sesion_id = d.sesion_id and (s.revocada is not null or s.caduca <= $2) returning d.huella`,
);

/** Deletes the devices with an ended session. */
export async function sweepDevices(tx: Queryable, entidadId: number, ahora: string): Promise<Buffer[]> {
  return (await tx.query(BARRER, [entidadId, ahora])).map((row) => row.huella);
}

// A device gets messages only while its session is valid.
const VIVOS = `instancia.destinos_push d
  join instancia.sesiones s using (entidad_id, sesion_id)
  join instancia.usuarios u on u.entidad_id = d.entidad_id and u.usuario_id = d.usuario_id
  where s.revocada is null and (s.caduca is null or s.caduca > $2) and u.activo and d.entidad_id = $1`;

const DE_PERSONA = statement(
  'notificaciones/devices.DE_PERSONA',
  `select d.destino_id as id, d.usuario_id as "usuarioId", d.canal from ${VIVOS} and d.usuario_id = $3 and d.canal = any($4) order by 1`,
  told<{ canal: PushChannel }>(),
);
const DE_SESION = statement(
  'notificaciones/devices.DE_SESION',
  `select d.destino_id as id, d.usuario_id as "usuarioId", d.canal from ${VIVOS} and d.sesion_id = $3 and d.canal = any($4) order by 1`,
  told<{ canal: PushChannel }>(),
);

/** A device, whose it is, and how it is reached. */
export type DispositivoVivo = RowOf<typeof DE_PERSONA>;
/** `canales`: those by which this installation sends. */
type Alcance = { entidadId: number; ahora: string; canales: readonly PushChannel[] };

export function findDevices(tx: Queryable, { entidadId, ahora, canales }: Alcance, usuarioId: number): Promise<DispositivoVivo[]> {
  return tx.query(DE_PERSONA, [entidadId, ahora, usuarioId, canales]);
}

export function findDevicesOfSession(tx: Queryable, { entidadId, ahora, canales }: Alcance, sesionId: string): Promise<DispositivoVivo[]> {
  return tx.query(DE_SESION, [entidadId, ahora, sesionId, canales]);
}

export type Destino = RowOf<typeof UNO>;

const UNO = statement(
  'notificaciones/devices.UNO',
  `
  select d.usuario_id as "usuarioId", coalesce(u.idioma, (select e.idioma from instancia.entidades e where e.entidad_id = $1)) as idioma, d.huella, d.datos from ${VIVOS} and d.destino_id = $3
    and exists (select from central.destinos_push c where c.huella = d.huella and c.entidad_id = d.entidad_id)`,
  told<{ idioma: Idioma; datos: DatosDestino }>(),
);

/** A device that may get messages; null if its session has ended, or if another company has it now. */
export async function findDevice(tx: Queryable, entidadId: number, ahora: string, destinoId: number): Promise<Destino | null> {
  const [row] = await tx.query(UNO, [entidadId, ahora, destinoId]);
  return row ?? null;
}

const BORRAR = statement(
  'notificaciones/devices.BORRAR',
  'delete from instancia.destinos_push where entidad_id = $1 and destino_id = $2 and huella = $3',
);

export async function deleteDead(tx: Queryable, entidadId: number, destinoId: number, huella: Buffer): Promise<void> {
  await tx.query(BORRAR, [entidadId, destinoId, huella]);
}
