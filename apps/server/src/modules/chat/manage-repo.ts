import type { ClaseDeSala, EstadoDeSala } from '@jornada/domain/chat/modelo.ts';
import { statement, type Queryable, type RowOf } from '../../platform/database/pool.ts';
import type { Quien } from './rooms-repo.ts';

export type FilaGestionada = RowOf<typeof LISTA>;

const NOMBRE = `case s.clase when 'departamento' then d.nombre when 'centro' then c.nombre when 'rrhh' then h.nombre_completo
    when 'dos' then u1.nombre_completo || ' · ' || u2.nombre_completo else s.nombre end`;
const COLUMNS = `s.sala_id as id, s.clase, ${NOMBRE} as nombre, s.estado, s.creada, s.momento, s.ultima as mensajes,
    (select count(*)::int from instancia.chat_pertenencias p
      where p.entidad_id = $1 and p.sala_id = s.sala_id and $2::date between p.desde and p.hasta and (p.cierra is null or p.cierra > $3)) as miembros`;
const FROM = `from instancia.chat_salas s
  left join instancia.usuarios h on h.entidad_id = $1 and h.usuario_id = s.persona_id
  left join instancia.usuarios u1 on u1.entidad_id = $1 and u1.usuario_id = s.una_id
  left join instancia.usuarios u2 on u2.entidad_id = $1 and u2.usuario_id = s.otra_id
  left join instancia.departamentos d on d.entidad_id = $1 and d.departamento_id = s.departamento_id
  left join instancia.centros c on c.entidad_id = $1 and c.centro_id = s.centro_id
  where s.entidad_id = $1`;
// Who writes to whom in twos is nobody's business; such a room is opened by its number, which somebody in it tells.
const FILTRO = `and s.clase <> 'dos' and ($4::text is null or s.clase = $4) and ($5::text is null or s.estado = $5)
  and ($6::text is null or strpos(instancia.para_buscar(coalesce(${NOMBRE}, '')), instancia.para_buscar($6)) > 0)`;
const LISTA = statement(
  'chat/manage.LISTA',
  `select ${COLUMNS} ${FROM} ${FILTRO} order by s.momento desc, s.sala_id desc limit $7 offset $8`,
);
const CUANTAS = statement(
  'chat/manage.CUANTAS',
  `select count(*)::int as total from (select s.sala_id ${FROM} ${FILTRO} and $2::date is not null and $3::timestamptz is not null limit 1001) k`,
);
const UNA = statement('chat/manage.UNA', `select ${COLUMNS} ${FROM} and s.sala_id = $4`);

type Dia = Pick<Quien, 'entidadId' | 'hoy' | 'ahora'>;
export type FiltroGestion = { clase: ClaseDeSala | null; estado: EstadoDeSala | null; texto: string | null; start: number; limit: number };

/** A page of the rooms of the company. */
export async function findManaged(tx: Queryable, { entidadId, hoy, ahora }: Dia, { clase, estado, texto, start, limit }: FiltroGestion) {
  const narrowed = [entidadId, hoy, ahora, clase, estado, texto] as const;
  const items = await tx.query(LISTA, [...narrowed, limit, start]);
  if (items.length < limit && (start === 0 || items.length > 0)) return { items, total: start + items.length };
  const [counted] = await tx.query(CUANTAS, narrowed);
  return { items, total: counted?.total ?? 0 };
}

export async function findManagedRoom(tx: Queryable, { entidadId, hoy, ahora }: Dia, id: number): Promise<FilaGestionada | null> {
  const [row] = await tx.query(UNA, [entidadId, hoy, ahora, id]);
  return row ?? null;
}

const APERTURAS = statement(
  'chat/manage.APERTURAS',
  `
  select u.nombre_completo as quien, a.motivo, a.momento from instancia.chat_aperturas a
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = a.autor_id
  where a.entidad_id = $1 and a.sala_id = $2 order by a.apertura_id desc limit 50`,
);
const HASTA = statement(
  'chat/manage.HASTA',
  `
  select max(a.hasta) as hasta from instancia.chat_aperturas a
  where a.entidad_id = $1 and a.sala_id = $2 and a.autor_id = $3 and a.hasta > $4`,
);

/** Until when an admin may read a room for which they gave a reason; null: not now. */
export async function findReadableUntil(
  tx: Queryable,
  { entidadId, usuarioId, ahora }: Pick<Quien, 'entidadId' | 'usuarioId' | 'ahora'>,
  salaId: number,
): Promise<string | null> {
  const [row] = await tx.query(HASTA, [entidadId, salaId, usuarioId, ahora]);
  return row?.hasta ?? null;
}

const ABRIR = statement(
  'chat/manage.ABRIR',
  `
  insert into instancia.chat_aperturas (entidad_id, sala_id, autor_id, motivo, momento, hasta) values ($1, $2, $3, $4, $5, $6)`,
);

/** Who has read a room with a reason, the latest first. */
export const findOpenings = (
  tx: Queryable,
  entidadId: number,
  salaId: number,
): Promise<{ quien: string; motivo: string; momento: string }[]> => tx.query(APERTURAS, [entidadId, salaId]);

export async function createOpening(
  tx: Queryable,
  a: { entidadId: number; salaId: number; autorId: number; motivo: string; momento: string; hasta: string },
): Promise<void> {
  await tx.query(ABRIR, [a.entidadId, a.salaId, a.autorId, a.motivo, a.momento, a.hasta]);
}
