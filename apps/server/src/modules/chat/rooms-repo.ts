import type { ClaseDeSala, EstadoDeSala } from '@jornada/domain/chat/modelo.ts';
import { statement, type Queryable, type RowOf } from '../../platform/database/pool.ts';

/** Who asks, on which day of the company, and when. */
export type Quien = { entidadId: number; usuarioId: number; hoy: string; ahora: string };

export type FilaSalaChat = {
  id: number;
  clase: ClaseDeSala;
  estado: EstadoDeSala;
  nombre: string | null;
  momento: string;
  ultima: number;
  cambio: number;
  personaId: number | null;
  persona: string | null;
  /** The other of a room of two still works here. */
  estaLaOtra: boolean;
  desde: number;
  administra: boolean;
  silenciada: boolean;
  leido: number;
  /** Messages that are not read, without the deleted ones. */
  sinLeer: number;
  responde: boolean;
};

/** Belongs now: `p` is a row of chat_pertenencias, `$hoy` today, `$ahora` the instant. The only place that says so. */
export const BELONGS = '$hoy::date between p.desde and p.hasta and (p.cierra is null or p.cierra > $ahora)';

/** No list says that there are more rooms than these; of more that people write to HR, the latest are searched and counted. */
export const MOST = 1001;
/** The person answers what people write to HR. */
export const RESPONDE = `exists (
  select from instancia.chat_responden r join instancia.usuarios u on u.entidad_id = $entidadId and u.usuario_id = $usuarioId
  where r.entidad_id = $entidadId and r.usuario_id = $usuarioId and u.activo and u.suspendida is null and (u.cierra is null or u.cierra > $ahora))`;

const NOMBRE = `case s.clase when 'dos' then o.nombre_completo when 'departamento' then d.nombre when 'centro' then c.nombre
    when 'rrhh' then case when s.persona_id = $usuarioId then null else h.nombre_completo end else s.nombre end`;
const LEIDO = 'greatest(coalesce(l.leido, 0), p.desde_numero)';
const DELETED = `select count(*) from instancia.chat_mensajes x
      where x.entidad_id = $entidadId and x.sala_id = s.sala_id and x.numero > ${LEIDO} and x.borrado is not null`;
export const COLUMNS = `s.sala_id as id, s.clase, s.estado, ${NOMBRE} as nombre, s.momento, s.ultima, s.cambio,
    coalesce(o.usuario_id, h.usuario_id) as "personaId", coalesce(o.nombre_completo, h.nombre_completo) as persona,
    coalesce(o.activo and o.suspendida is null and (o.cierra is null or o.cierra > $ahora), true) as "estaLaOtra", p.desde_numero as desde, p.administra,
    coalesce(l.silenciada, false) as silenciada, ${LEIDO} as leido,
    greatest(0, s.ultima - ${LEIDO} - (${DELETED}))::int as "sinLeer",
    coalesce(s.persona_id <> $usuarioId, false) as responde`;
/** The details of the rooms `p` (sala_id, desde_numero, administra) of a person. */
export const DETAILS = `join instancia.chat_salas s on s.entidad_id = $entidadId and s.sala_id = p.sala_id
  left join instancia.usuarios o on s.clase = 'dos' and o.entidad_id = $entidadId
    and o.usuario_id = case when s.una_id = $usuarioId then s.otra_id else s.una_id end
  left join instancia.usuarios h on h.entidad_id = $entidadId and h.usuario_id = s.persona_id
  left join instancia.departamentos d on d.entidad_id = $entidadId and d.departamento_id = s.departamento_id
  left join instancia.centros c on c.entidad_id = $entidadId and c.centro_id = s.centro_id
  left join instancia.chat_lecturas l on l.entidad_id = $entidadId and l.sala_id = s.sala_id and l.usuario_id = $usuarioId`;

const UNA = statement(
  'chat/rooms.UNA',
  `select ${COLUMNS} from instancia.chat_pertenencias p ${DETAILS}
  where p.entidad_id = $entidadId and p.usuario_id = $usuarioId and ${BELONGS} and p.sala_id = $salaId`,
);

/** One of the rooms of a person; null: none, or it is not theirs. */
export async function findRoom(tx: Queryable, { entidadId, usuarioId, hoy, ahora }: Quien, salaId: number): Promise<FilaSalaChat | null> {
  const [row] = await tx.query(UNA, { entidadId, usuarioId, hoy, ahora, salaId });
  return row ?? null;
}

const SALAS_DE = statement(
  'chat/rooms.SALAS_DE',
  `
  select p.sala_id as id, p.desde_numero as desde from instancia.chat_pertenencias p
  where p.entidad_id = $entidadId and p.usuario_id = $usuarioId and ${BELONGS} and not p.responde
  union all (
    select s.sala_id, 0 from instancia.chat_salas s
    where s.entidad_id = $entidadId and s.clase = 'rrhh' and s.persona_id <> $usuarioId and s.ultima > 0 and ${RESPONDE}
    order by s.momento desc, s.sala_id desc limit $maximo::int)`,
);

/** One of a person's rooms, and the message after which it is theirs to read. */
export type SalaPropia = RowOf<typeof SALAS_DE>;

/** The rooms of a person; of those that people write to HR, the latest ones. */
export const findOwnRooms = (tx: Queryable, { entidadId, usuarioId, hoy, ahora }: Quien): Promise<SalaPropia[]> =>
  tx.query(SALAS_DE, { entidadId, usuarioId, hoy, ahora, maximo: MOST });

const CONTESTA = statement('chat/rooms.CONTESTA', `select ${RESPONDE} as contesta`);

/** Whether a person answers what people write to HR. */
export async function answersForHr(tx: Queryable, { entidadId, usuarioId, ahora }: Quien): Promise<boolean> {
  return (await tx.query(CONTESTA, { entidadId, usuarioId, ahora }))[0]?.contesta ?? false;
}
