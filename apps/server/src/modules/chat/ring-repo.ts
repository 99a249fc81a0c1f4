import type { Ausencia } from '@jornada/domain/horario/modelo.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { sueltosSql } from '../registros/reads.ts';
import type { SueltoLeido } from '../registros/service.ts';
import { BELONGS, type Quien } from './rooms-repo.ts';

export type FilaTimbre = {
  id: number;
  asignaciones: { desde: string; horarioId: number | null; centroId: number | null }[];
  ausencias: Ausencia[];
  sueltos: SueltoLeido[];
  isWorking: boolean;
  silenciada: boolean;
  sinLeer: boolean;
  /** A message that they have not read names them. */
  mencionada: boolean;
  /** The message of `solo` names them, whether they have read it or not. */
  nombrada: boolean;
};

// An open day of long ago was forgotten: nobody is at work for that long.
const TIMBRES = statement(
  'chat/ring.TIMBRES',
  `
  select p.usuario_id as id,
    coalesce((
      select jsonb_agg(jsonb_build_object('desde', a.desde, 'horarioId', a.horario_id, 'centroId', a.centro_id) order by a.desde)
      from instancia.asignaciones a where a.entidad_id = $entidadId and a.usuario_id = p.usuario_id), '[]') as asignaciones,
    coalesce((
      select jsonb_agg(jsonb_build_object('desde', b.desde, 'hasta', b.hasta, 'clase', b.clase, 'aprobada', b.aprobada, 'minutos', b.minutos, 'mitad', b.mitad)
        order by b.desde)
      from instancia.ausencias b where b.entidad_id = $entidadId and b.usuario_id = p.usuario_id and b.hasta >= $hoy::date - 2), '[]') as ausencias,
    ${sueltosSql('u', '($hoy::date - 2)')} as sueltos,
    exists (select from instancia.jornadas j where j.entidad_id = $entidadId and j.usuario_id = p.usuario_id and j.estado = 'abierta'
      and j.situacion <> 'fuera' and j.inicio > $ahora::timestamptz - interval '12 hours') as "isWorking",
    coalesce(l.silenciada, false) as silenciada,
    s.ultima > greatest(coalesce(l.leido, 0), p.desde_numero) as "sinLeer",
    exists (select from instancia.chat_mensajes m where m.entidad_id = $entidadId and m.sala_id = p.sala_id and ($solo::int is null or m.numero = $solo::int)
      and m.numero > greatest(coalesce(l.leido, 0), p.desde_numero) and p.usuario_id = any(m.menciones)) as mencionada,
    exists (select from instancia.chat_mensajes m where m.entidad_id = $entidadId and m.sala_id = p.sala_id and m.numero = $solo::int
      and m.numero > p.desde_numero and p.usuario_id = any(m.menciones)) as nombrada
  from instancia.chat_pertenencias p
  join instancia.usuarios u on u.entidad_id = $entidadId and u.usuario_id = p.usuario_id
  join instancia.chat_salas s on s.entidad_id = $entidadId and s.sala_id = p.sala_id
  left join instancia.chat_lecturas l on l.entidad_id = $entidadId and l.sala_id = p.sala_id and l.usuario_id = p.usuario_id
  where p.entidad_id = $entidadId and p.sala_id = $salaId and ${BELONGS} and ($ids::int[] is null or p.usuario_id = any($ids))`,
  told<{ sueltos: SueltoLeido[] }>(),
);

/** The members of a room, or some of them, with all that says whether it rings for them. `solo`: whom this message names; null: whom any does. */
export const findRinging = (
  tx: Queryable,
  {
    entidadId,
    salaId,
    hoy,
    ahora,
    ids = null,
    solo = null,
  }: Pick<Quien, 'entidadId' | 'hoy' | 'ahora'> & { salaId: number; ids?: readonly number[] | null; solo?: number | null },
): Promise<FilaTimbre[]> => tx.query(TIMBRES, { entidadId, salaId, hoy, ahora, ids, solo });

const APUNTAR = statement(
  'chat/ring.APUNTAR',
  `
  insert into instancia.chat_avisos (entidad_id, sala_id, usuario_id, suena)
  select $1, $2, x.id, x.suena from unnest($3::int[], $4::timestamptz[]) as x (id, suena)
  on conflict (entidad_id, sala_id, usuario_id) do update set suena = excluded.suena`,
);

/** Rings later. Each room rings once for a person, whatever was written there meanwhile. */
export async function upsertLater(
  tx: Queryable,
  { entidadId, salaId }: { entidadId: number; salaId: number },
  later: readonly { id: number; suena: string }[],
): Promise<void> {
  if (later.length === 0) return;
  await tx.query(APUNTAR, [entidadId, salaId, later.map(({ id }) => id), later.map(({ suena }) => suena)]);
}

const VENCIDOS = statement(
  'chat/ring.VENCIDOS',
  `
  delete from instancia.chat_avisos where entidad_id = $1 and suena <= $2 returning sala_id as "salaId", usuario_id as id`,
);

/** Takes what is due. */
export const deleteDue = (tx: Queryable, entidadId: number, ahora: string): Promise<{ salaId: number; id: number }[]> =>
  tx.query(VENCIDOS, [entidadId, ahora]);
