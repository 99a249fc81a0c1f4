import type { Reaccion, SucesoDeSala } from '@jornada/domain/chat/modelo.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';
import { updateEntries } from './joining-repo.ts';

export type FilaMensaje = RowOf<typeof ANTES>;

// $1 company, $2 room, $3 who reads, $4 the number after which they may read: what a reply answers, too.
const COLUMNS = `m.mensaje_id as id, m.numero, m.cambio, m.autor_id as "autorId", a.nombre_completo as autor,
    case when m.autor_id = $3 then m.clave end as clave, m.texto, m.momento, m.editado, m.borrado, m.urgente, m.con_ficheros as "conFicheros",
    m.suceso, m.detalle, q.numero as "respuestaNumero", qa.nombre_completo as "respuestaAutor", left(q.texto, 140) as "respuestaTexto",
    coalesce((select json_agg(json_build_object('id', x.usuario_id, 'nombre', x.nombre_completo) order by x.usuario_id) from instancia.usuarios x
      where x.entidad_id = $1 and x.usuario_id = any(m.menciones)), '[]') as menciones,
    coalesce((select json_agg(json_build_object('simbolo', x.simbolo, 'cuantas', x.cuantas, 'mia', x.mia) order by x.primera, x.simbolo) from (
      select r.simbolo, count(*)::int as cuantas, bool_or(r.usuario_id = $3) as mia, min(r.momento) as primera
      from instancia.chat_reacciones r where r.entidad_id = $1 and r.mensaje_id = m.mensaje_id group by r.simbolo) x), '[]') as reacciones`;
type Anidado = {
  menciones: { id: number; nombre: string }[];
  reacciones: { simbolo: Reaccion; cuantas: number; mia: boolean }[];
};
const messages = (which: string): string => `
  select ${COLUMNS} from instancia.chat_mensajes m
  left join instancia.usuarios a on a.entidad_id = $1 and a.usuario_id = m.autor_id
  left join instancia.chat_mensajes q on q.entidad_id = $1 and q.sala_id = $2 and q.numero = m.respuesta_a and q.numero > $4
  left join instancia.usuarios qa on qa.entidad_id = $1 and qa.usuario_id = q.autor_id
  where m.entidad_id = $1 and m.sala_id = $2 and m.numero > $4 ${which}`;

const ANTES = statement('chat/messages.ANTES', messages('and m.numero < $5 order by m.numero desc limit $6'), told<Anidado>());
const ALREDEDOR = statement('chat/messages.ALREDEDOR', messages('and m.numero between $5 and $6'), told<Anidado>());
const CAMBIADOS = statement('chat/messages.CAMBIADOS', messages('and m.cambio > $5 order by m.cambio limit $6'), told<Anidado>());
const UNO = statement('chat/messages.UNO', messages('and m.mensaje_id = $5'), told<Anidado>());

const inOrder = (rows: FilaMensaje[]): FilaMensaje[] => rows.toSorted((one, other) => one.numero - other.numero);

/** Which room, who reads it, and after which message they may. */
export type LectorDeSala = { entidadId: number; salaId: number; usuarioId: number; desde: number };
const readerOf = ({ entidadId, salaId, usuarioId, desde }: LectorDeSala) => [entidadId, salaId, usuarioId, desde] as const;

/** The last messages before a number, in order. */
export const findBefore = async (tx: Queryable, lector: LectorDeSala, antes: number, limit: number): Promise<FilaMensaje[]> =>
  inOrder(await tx.query(ANTES, [...readerOf(lector), antes, limit]));
/** The messages from one number to another, both included. */
export const findBetween = async (tx: Queryable, lector: LectorDeSala, primero: number, ultimo: number): Promise<FilaMensaje[]> =>
  inOrder(await tx.query(ALREDEDOR, [...readerOf(lector), primero, ultimo]));
/** The messages that have come or changed since a change of the room. */
export const findChanged = async (tx: Queryable, lector: LectorDeSala, cambio: number, limit: number): Promise<FilaMensaje[]> =>
  inOrder(await tx.query(CAMBIADOS, [...readerOf(lector), cambio, limit]));
export async function findMessage(tx: Queryable, lector: LectorDeSala, mensajeId: number): Promise<FilaMensaje | null> {
  const [row] = await tx.query(UNO, [...readerOf(lector), mensajeId]);
  return row ?? null;
}

const DONDE = statement(
  'chat/messages.DONDE',
  `
  select m.sala_id as "salaId", m.numero, m.autor_id as "autorId", m.momento, m.borrado is not null as borrado, m.suceso is not null as suceso
  from instancia.chat_mensajes m where m.entidad_id = $1 and m.mensaje_id = $2`,
);

export type LugarDeMensaje = RowOf<typeof DONDE>;

/** Where a message lies, whoever asks. */
export async function findPlace(tx: Queryable, entidadId: number, mensajeId: number): Promise<LugarDeMensaje | null> {
  const [row] = await tx.query(DONDE, [entidadId, mensajeId]);
  return row ?? null;
}

const CERRAR_CON_LLAVE = statement(
  'chat/messages.CERRAR_CON_LLAVE',
  'select clase, ultima, cambio, estado from instancia.chat_salas where entidad_id = $1 and sala_id = $2 for no key update',
);

/**
 * The counters of a room. Until the end of the transaction nobody else writes in it. Whoever writes what names the room meanwhile, such as a
 * member, does not wait for that, so that two of them never wait for each other.
 */
export async function lockRoom(tx: Queryable, entidadId: number, salaId: number) {
  const [row] = await tx.query(CERRAR_CON_LLAVE, [entidadId, salaId]);
  if (!row) throw new Error('there is no such room');
  return row;
}

const YA = statement(
  'chat/messages.YA',
  `
  select mensaje_id as id, sala_id as "salaId", huella from instancia.chat_mensajes where entidad_id = $1 and autor_id = $2 and clave = $3`,
);

/** What was written under a key of this author. */
export async function findByKey(tx: Queryable, { entidadId, autorId, clave }: { entidadId: number; autorId: number; clave: string }) {
  const [row] = await tx.query(YA, [entidadId, autorId, clave]);
  return row ?? null;
}

const INSERTAR = statement(
  'chat/messages.INSERTAR',
  `
  insert into instancia.chat_mensajes (entidad_id, sala_id, numero, cambio, autor_id, clave, huella, texto, respuesta_a, urgente, menciones, con_ficheros,
    suceso, detalle, momento)
  values ($entidadId, $salaId, $numero, $cambio, $autorId, $clave, $huella, $texto, $respuestaA, $urgente, $menciones, $conFicheros, $suceso, $detalle, $momento)
  returning mensaje_id as id`,
);
const AVANZAR = statement(
  'chat/messages.AVANZAR',
  'update instancia.chat_salas set ultima = $3, cambio = $4, momento = greatest(momento, $5) where entidad_id = $1 and sala_id = $2',
);

export type NuevoMensaje = {
  entidadId: number;
  salaId: number;
  autorId: number | null;
  /** The day of the company. */
  hoy: string;
  momento: string;
  clave?: string;
  huella?: string;
  texto?: string | null;
  respuestaA?: number | null;
  urgente?: boolean;
  menciones?: readonly number[];
  conFicheros?: boolean;
  suceso?: SucesoDeSala;
  detalle?: string | null;
};

/** Writes the next message of a room. The caller has locked it. */
export async function createMessage(tx: Queryable, nuevo: NuevoMensaje): Promise<{ id: number; numero: number }> {
  const {
    entidadId,
    salaId,
    autorId,
    hoy,
    momento,
    respuestaA = null,
    urgente = false,
    menciones = [],
    conFicheros = false,
    suceso = null,
  } = nuevo;
  const { clase, ultima, cambio } = await lockRoom(tx, entidadId, salaId);
  if (clase === 'departamento' || clase === 'centro') await updateEntries(tx, { entidadId, salaId, hoy, ahora: momento }, ultima);
  const [numero, siguiente] = [ultima + 1, cambio + 1];
  const [row] = await tx.query(INSERTAR, {
    entidadId,
    salaId,
    numero,
    cambio: siguiente,
    autorId,
    clave: nuevo.clave ?? null,
    huella: nuevo.huella ?? null,
    texto: nuevo.texto || null,
    respuestaA,
    urgente,
    menciones,
    conFicheros,
    suceso,
    detalle: nuevo.detalle ?? null,
    momento,
  });
  if (!row) throw new Error('nothing was written');
  await tx.query(AVANZAR, [entidadId, salaId, numero, siguiente, momento]);
  return { id: row.id, numero };
}

const MOVER = statement(
  'chat/messages.MOVER',
  'update instancia.chat_salas set cambio = cambio + 1 where entidad_id = $1 and sala_id = $2 returning cambio',
);

/** Counts one more change of a room, and locks it. @returns its number. */
export async function updateChanges(tx: Queryable, entidadId: number, salaId: number): Promise<number> {
  const [row] = await tx.query(MOVER, [entidadId, salaId]);
  return row?.cambio ?? 0;
}

const CAMBIAR = statement(
  'chat/messages.CAMBIAR',
  `
  update instancia.chat_mensajes set texto = $4, editado = $5, cambio = $3, menciones = $6
  where entidad_id = $1 and mensaje_id = $2 and borrado is null`,
);
const BORRAR = statement(
  'chat/messages.BORRAR',
  `
  update instancia.chat_mensajes set texto = null, menciones = '{}', con_ficheros = false, borrado = $4, cambio = $3
  where entidad_id = $1 and mensaje_id = $2 and borrado is null`,
);
const TOCAR = statement('chat/messages.TOCAR', 'update instancia.chat_mensajes set cambio = $3 where entidad_id = $1 and mensaje_id = $2');
const REACCIONES_FUERA = statement(
  'chat/messages.REACCIONES_FUERA',
  'delete from instancia.chat_reacciones where entidad_id = $1 and mensaje_id = $2',
);

const NOMBRADOS = statement(
  'chat/messages.NOMBRADOS',
  `
  select u.usuario_id as id, u.nombre_completo as nombre from instancia.chat_mensajes m
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = any(m.menciones)
  where m.entidad_id = $1 and m.mensaje_id = $2 order by 1`,
);

/** The people whom a message names. */
export const findMentioned = (tx: Queryable, entidadId: number, id: number): Promise<{ id: number; nombre: string }[]> =>
  tx.query(NOMBRADOS, [entidadId, id]);

type Cual = { entidadId: number; id: number; cambio: number; momento: string };

type Reescrito = Cual & { texto: string; menciones: readonly number[] };

export async function updateText(tx: Queryable, { entidadId, id, cambio, momento, texto, menciones }: Reescrito): Promise<void> {
  await tx.query(CAMBIAR, [entidadId, id, cambio, texto, momento, menciones]);
}

/** What was written is gone; that it was there stays. */
export async function updateDeleted(tx: Queryable, { entidadId, id, cambio, momento }: Cual): Promise<void> {
  await tx.query(REACCIONES_FUERA, [entidadId, id]);
  await tx.query(BORRAR, [entidadId, id, cambio, momento]);
}

const PONER = statement(
  'chat/messages.PONER',
  `
  insert into instancia.chat_reacciones (entidad_id, mensaje_id, usuario_id, simbolo, momento) values ($1, $2, $3, $4, $5)
  on conflict do nothing returning 1 as ok`,
);
const QUITAR = statement(
  'chat/messages.QUITAR',
  `
  delete from instancia.chat_reacciones where entidad_id = $1 and mensaje_id = $2 and usuario_id = $3 and simbolo = $4 returning 1 as ok`,
);

/** Gives a reaction, or takes it back. @returns whether that changed anything. */
export async function updateReaction(
  tx: Queryable,
  r: { entidadId: number; id: number; usuarioId: number; simbolo: Reaccion; pone: boolean; momento: string },
): Promise<boolean> {
  const which = [r.entidadId, r.id, r.usuarioId, r.simbolo] as const;
  return (r.pone ? await tx.query(PONER, [...which, r.momento]) : await tx.query(QUITAR, which)).length > 0;
}

export async function updateTouched(tx: Queryable, entidadId: number, id: number, cambio: number): Promise<void> {
  await tx.query(TOCAR, [entidadId, id, cambio]);
}
