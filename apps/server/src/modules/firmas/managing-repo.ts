import type { Mes } from '@jornada/domain/cierres/index.ts';
import type { EstadoFirma, MetodoFirma } from '@jornada/domain/firmas/index.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { seenBy, type Alcance } from '../../shared/reach/reach.ts';

type Filtro = { mes: Mes; texto: string; centro: number | null; ids: readonly number[] | null };

// `$jefes`: those for whom people answer, or null; `$personaId`: who looks.
const GENTE = `
  with gente as materialized (
    select u.usuario_id as id, u.nombre_completo as nombre, e.*
    from instancia.usuarios u
    cross join lateral instancia.estado_de_firma($entidadId, u.usuario_id, $mes) e
    where u.entidad_id = $entidadId and not u.es_quiosco and ${seenBy('$jefes', '$personaId')}
      and ($texto = '' or strpos(lower(u.nombre_completo collate "und-x-icu"), lower($texto::text collate "und-x-icu")) > 0)
      and ($ids::int[] is null or u.usuario_id = any($ids))
      and instancia.trabaja_en_mes($entidadId, u.usuario_id, $mes)
      and ($centro::int is null or $centro = (
        select a.centro_id from instancia.asignaciones a
        where a.entidad_id = $entidadId and a.usuario_id = u.usuario_id and a.centro_id is not null and a.desde < ($mes::date + interval '1 month')::date
        order by a.desde desc limit 1)))`;

const CUENTAS = statement(
  'firmas/managing.CUENTAS',
  `${GENTE} select estado, count(*)::int as cuantas from gente group by estado`,
  told<{ estado: EstadoFirma }>(),
);

// Those who say that something is wrong first, then those who are still to sign.
const PARTE = statement(
  'firmas/managing.PARTE',
  `${GENTE},
  parte as (
    select * from gente where $estado::text is null or estado = $estado
    order by case estado when 'objetado' then 0 when 'cambiado' then 1 when 'pendiente' then 2 else 3 end, nombre collate "und-x-icu", id
    offset $start limit $limit)
  select p.id, p.nombre, p.estado, p.momento, p.metodo,
    case when p.estado = 'objetado' then f.dias::text[] else '{}' end as dias,
    case when p.estado = 'objetado' then f.texto end as texto,
    (select r.texto from instancia.firmas r where r.entidad_id = $entidadId and r.usuario_id = p.id and r.mes = $mes and r.accion = 'respuesta'
      and r.firma_id > p.firma_id order by r.firma_id desc limit 1) as respuesta,
    (select max(v.momento) from instancia.firmas_avisos v where v.entidad_id = $entidadId and v.usuario_id = p.id and v.mes = $mes) as recordado
  from parte p left join instancia.firmas f on f.entidad_id = $entidadId and f.firma_id = p.firma_id
  order by case p.estado when 'objetado' then 0 when 'cambiado' then 1 when 'pendiente' then 2 else 3 end, p.nombre collate "und-x-icu", p.id`,
  told<{ estado: FilaFirma['estado']; metodo: FilaFirma['metodo']; dias: FilaFirma['dias'] }>(),
);

export type FilaFirma = {
  id: number;
  nombre: string;
  estado: EstadoFirma;
  momento: string | null;
  metodo: MetodoFirma | null;
  dias: string[];
  texto: string | null;
  respuesta: string | null;
  recordado: string | null;
};

const values = ({ entidadId, jefes, personaId }: Alcance, { mes, texto, centro, ids }: Filtro) => ({
  entidadId,
  mes: `${mes}-01`,
  jefes,
  texto,
  centro,
  ids,
  personaId,
});

export async function countStates(tx: Queryable, alcance: Alcance, filtro: Filtro): Promise<Record<EstadoFirma, number>> {
  const rows = await tx.query(CUENTAS, values(alcance, filtro));
  const counts = { pendiente: 0, firmado: 0, objetado: 0, cambiado: 0 };
  for (const { estado, cuantas } of rows) counts[estado] = cuantas;
  return counts;
}

export const findPart = (
  tx: Queryable,
  alcance: Alcance,
  { estado, start, limit, ...filtro }: Filtro & { estado: EstadoFirma | null; start: number; limit: number },
): Promise<FilaFirma[]> => tx.query(PARTE, { ...values(alcance, filtro), estado, start, limit });

const SIN_FIRMAR = statement('firmas/managing.SIN_FIRMAR', `${GENTE} select id from gente where estado <> 'firmado' order by id`);

/** The people of a reach who are still to sign. */
export async function findUnsigned(tx: Queryable, alcance: Alcance, filtro: Filtro): Promise<number[]> {
  return (await tx.query(SIN_FIRMAR, values(alcance, filtro))).map(({ id }) => id);
}

const PERSONA = statement(
  'firmas/managing.PERSONA',
  `
  select 1 as uno from instancia.usuarios u
  where u.entidad_id = $1 and u.usuario_id = $2 and not u.es_quiosco and ${seenBy('$3', '$4')}`,
);
export async function isWithin(tx: Queryable, { entidadId, jefes, personaId }: Alcance, id: number): Promise<boolean> {
  return (await tx.query(PERSONA, [entidadId, id, jefes, personaId])).length > 0;
}

const AVISAR = statement(
  'firmas/managing.AVISAR',
  `
  insert into instancia.firmas_avisos (entidad_id, usuario_id, mes, clave, momento)
  select $1, x, $2, $4, $5 from unnest($3::int[]) as t (x) on conflict do nothing returning usuario_id as id`,
);

/** Notes reminders. @returns those who had not had one with this key. */
export async function createReminders(
  tx: Queryable,
  { entidadId, mes, ids, clave, momento }: { entidadId: number; mes: Mes; ids: readonly number[]; clave: string; momento: string },
): Promise<number[]> {
  return (await tx.query(AVISAR, [entidadId, `${mes}-01`, ids, clave, momento])).map(({ id }) => id);
}
