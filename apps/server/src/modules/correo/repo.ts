import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { TextParams } from '@jornada/i18n/server.ts';
import { pageOf, type Page } from '../../platform/database/page.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import { run, sql } from '../../platform/database/sql.ts';

const CREAR = statement(
  'correo.CREAR',
  `
  with nuevo as (
    insert into instancia.correos (entidad_id, plantilla, idioma, para, asunto, datos, es_secreto, creado, caduca)
    values ($entidadId, $plantilla, $idioma, $para, $asunto, $datos, $esSecreto, $creado, $caduca) returning entidad_id, correo_id)
  insert into central.correos_por_enviar (entidad_id, correo_id, desde, caduca) select entidad_id, correo_id, $creado, $caduca from nuevo`,
);

export type NuevoCorreo = {
  entidadId: number;
  plantilla: string;
  idioma: Idioma;
  para: string;
  asunto: string;
  datos: TextParams;
  esSecreto: boolean;
  creado: string;
  caduca: string;
};

export async function createMail(tx: Queryable, correo: NuevoCorreo): Promise<void> {
  await tx.query(CREAR, { ...correo, datos: JSON.stringify(correo.datos) });
}

export type LlaveCorreo = { entidadId: number; correoId: number };

/** Of a company that is about to leave nothing is sent: what waits goes along. */
const DE_AQUI = 'not exists (select from central.entidades e where e.entidad_id = c.entidad_id and e.mudanza is not null)';

const TOMAR = statement(
  'correo.TOMAR',
  `
  update central.correos_por_enviar set desde = $2 where (entidad_id, correo_id) in (
    select entidad_id, correo_id from central.correos_por_enviar c where desde <= $1 and ${DE_AQUI} order by desde limit 1 for update skip locked)
  returning entidad_id as "entidadId", correo_id as "correoId"`,
);

/** Reserves one due mail until `hasta`. If its node dies, another one can take it after that. */
export async function takeDue(db: Queryable, ahora: string, hasta: string): Promise<LlaveCorreo | null> {
  const [row] = await db.query(TOMAR, [ahora, hasta]);
  return row ?? null;
}

const CADUCADOS = statement(
  'correo.CADUCADOS',
  `select entidad_id as "entidadId", correo_id as "correoId" from central.correos_por_enviar c where caduca <= $1 and ${DE_AQUI} order by caduca limit 100`,
);

export const findExpired = (db: Queryable, ahora: string): Promise<LlaveCorreo[]> => db.query(CADUCADOS, [ahora]);

export type FilaCorreo = {
  plantilla: string;
  idioma: Idioma;
  para: string;
  asunto: string;
  datos: TextParams | null;
  estado: 'pendiente' | 'enviado' | 'fallido';
  caduca: string;
  intentos: number;
};

export async function findMail(tx: Queryable, { entidadId, correoId }: LlaveCorreo): Promise<FilaCorreo | null> {
  const [row] = await run(
    tx,
    sql
      .selectFrom('instancia.correos')
      .select(['plantilla', 'idioma', 'para', 'asunto', 'datos', 'estado', 'caduca', 'intentos'])
      .where('entidad_id', '=', entidadId)
      .where('correo_id', '=', correoId),
  );
  return (row as FilaCorreo | undefined) ?? null;
}

const TERMINAR = statement(
  'correo.TERMINAR',
  `
  with hecho as (
    update instancia.correos set estado = $3, enviado = $4, motivo = $5, intentos = intentos + $6, datos = case when es_secreto then null else datos end
    where entidad_id = $1 and correo_id = $2 and estado = 'pendiente')
  delete from central.correos_por_enviar where entidad_id = $1 and correo_id = $2`,
);

/** Marks a mail as finished and deletes its secret. */
export async function finishMail(
  tx: Queryable,
  { entidadId, correoId }: LlaveCorreo,
  fin: { enviado: string | null; motivo: string | null; intento: boolean },
): Promise<void> {
  const { enviado, motivo, intento } = fin;
  await tx.query(TERMINAR, [entidadId, correoId, enviado ? 'enviado' : 'fallido', enviado, motivo, intento ? 1 : 0]);
}

const APLAZAR = statement(
  'correo.APLAZAR',
  `
  with hecho as (update instancia.correos set intentos = intentos + 1, motivo = $4 where entidad_id = $1 and correo_id = $2)
  update central.correos_por_enviar set desde = $3 where entidad_id = $1 and correo_id = $2`,
);

export async function postponeMail(tx: Queryable, { entidadId, correoId }: LlaveCorreo, desde: string, motivo: string): Promise<void> {
  await tx.query(APLAZAR, [entidadId, correoId, desde, motivo]);
}

const ENTREGAR = statement(
  'correo.ENTREGAR',
  'update instancia.correos set entregado = $3, entregado_por = $4 where entidad_id = $1 and correo_id = $2',
);

/** Somebody took the mail's link to hand it over. */
export async function markHandedOver(tx: Queryable, { entidadId, correoId }: LlaveCorreo, momento: string, porId: number): Promise<void> {
  await tx.query(ENTREGAR, [entidadId, correoId, momento, porId]);
}

const USADO = statement(
  'correo.USADO',
  `
  with usados as (
    update instancia.correos set entregado = $3, entregado_por = $4, datos = null
    where entidad_id = $1 and plantilla = $2 and estado = 'pendiente' returning entidad_id, correo_id)
  delete from central.correos_por_enviar where (entidad_id, correo_id) in (select entidad_id, correo_id from usados)`,
);

/** Mails whose link the recipient has used in another way no longer wait. */
export async function markUsed(
  tx: Queryable,
  entidadId: number,
  uso: { plantilla: string; momento: string; porId: number },
): Promise<void> {
  await tx.query(USADO, [entidadId, uso.plantilla, uso.momento, uso.porId]);
}

/** A page of the outbox, newest first, and the total number. */
export async function findOutbox(tx: Queryable, entidadId: number, { estado, ...page }: Page & { estado?: string }) {
  const list = sql
    .selectFrom('instancia.correos as c')
    .leftJoin('instancia.usuarios as u', (join) =>
      join.onRef('u.entidad_id', '=', 'c.entidad_id').onRef('u.usuario_id', '=', 'c.entregado_por'),
    )
    .where('c.entidad_id', '=', entidadId)
    .$if(estado === 'entregado', (query) => query.where('c.entregado', 'is not', null).where('c.estado', '<>', 'enviado'))
    .$if(estado === 'enviado', (query) => query.where('c.estado', '=', 'enviado'))
    .$if(estado === 'pendiente' || estado === 'fallido', (query) =>
      query.where('c.estado', '=', estado ?? '').where('c.entregado', 'is', null),
    )
    .select(['c.correo_id as id', 'c.plantilla', 'c.para', 'c.asunto', 'c.estado', 'c.creado', 'c.caduca', 'c.enviado', 'c.intentos'])
    .select(['c.motivo', 'c.entregado', 'u.nombre_completo as entregadoPor'])
    .select((eb) => eb('c.datos', 'is not', null).as('conDatos'))
    // Several people may share an address; then one of them is named.
    .select((eb) =>
      eb
        .selectFrom('instancia.usuarios as p')
        .select('p.nombre_completo')
        .whereRef('p.entidad_id', '=', 'c.entidad_id')
        .whereRef('p.email', '=', 'c.para')
        .where('c.para', '<>', '')
        .orderBy('p.usuario_id')
        .limit(1)
        .as('destinatario'),
    )
    .orderBy('c.correo_id', 'desc');
  return pageOf(tx, list, page);
}
