import type { Mitad } from '@jornada/domain/horario/modelo.ts';
import { byName, hasText, pageOf, type Page } from '../../platform/database/page.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { raw, sql } from '../../platform/database/sql.ts';
import { sueltosSql } from '../registros/reads.ts';
import type { SueltoLeido } from '../registros/service.ts';
import { isAwayIn } from './scope.ts';
import { peopleOf, type Alcance, type VentanaDeAusencias } from '../../shared/reach/reach.ts';

type Pedido = VentanaDeAusencias & Page & { texto: string; quienes: 'todas' | 'fuera' };

/** A page of the people whom somebody sees, by name. */
export async function findPage(tx: Queryable, alcance: Alcance, pedido: Pedido): Promise<{ ids: number[]; total: number }> {
  const { texto, quienes, start, limit, ...ventana } = pedido;
  const list = sql
    .selectFrom('instancia.usuarios as u')
    .select('u.usuario_id as id')
    .where(peopleOf(alcance, ventana))
    .$if(texto !== '', (query) => query.where(hasText(raw`u.nombre_completo`, texto)))
    .$if(quienes === 'fuera', (query) => query.where(isAwayIn(alcance.entidadId, ventana)))
    .orderBy(byName('u.nombre_completo'))
    .orderBy('u.usuario_id');
  const { items, total } = await pageOf(tx, list, { start, limit });
  return { ids: items.map(({ id }) => id), total };
}

export type FaltaLeida = {
  desde: string;
  hasta: string;
  aprobada: boolean;
  minutos: number | null;
  mitad: Mitad | null;
  /** From which hour; null: whole days, or nobody said it. */
  inicio: string | null;
  solicitudId: number | null;
  /** Whether the one who looks may open the request. */
  abre: boolean;
};

export type PersonaDelCalendario = {
  id: number;
  nombre: string;
  departamento: string | null;
  asignaciones: { desde: string; horarioId: number | null; centroId: number | null }[];
  sueltos: SueltoLeido[];
  faltas: FaltaLeida[];
};

// Who asked for it, who decides about it or did, and those who decide for the whole company.
const PERSONAS = statement(
  'ausencias/people.PERSONAS',
  `
  select u.usuario_id as id, u.nombre_completo as nombre, d.nombre as departamento,
    coalesce((
      select jsonb_agg(jsonb_build_object('desde', a.desde, 'horarioId', a.horario_id, 'centroId', a.centro_id) order by a.desde)
      from instancia.asignaciones a where a.entidad_id = $1 and a.usuario_id = u.usuario_id), '[]') as asignaciones,
    ${sueltosSql('u', '$3::date')} as sueltos,
    coalesce((
      select jsonb_agg(jsonb_build_object('desde', f.desde, 'hasta', f.hasta, 'aprobada', f.aprobada, 'minutos', f.minutos, 'mitad', f.mitad,
        'inicio', p.hora_inicio, 'solicitudId', f.solicitud_id,
        'abre', $5 or s.usuario_id = $6 or s.espera_de = any($7) or exists (
          select from instancia.solicitudes_pasos x
          where x.entidad_id = $1 and x.solicitud_id = s.solicitud_id and $6 in (x.decisor_id, x.decidido_por))) order by f.desde, f.ausencia_id)
      from instancia.ausencias f left join instancia.solicitudes s on s.entidad_id = $1 and s.solicitud_id = f.solicitud_id
      left join instancia.permisos p on p.entidad_id = $1 and p.solicitud_id = f.solicitud_id
      where f.entidad_id = $1 and f.usuario_id = u.usuario_id and f.hasta >= $3 and f.desde <= $4), '[]') as faltas
  from unnest($2::int[]) with ordinality as k (id, lugar)
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = k.id
  left join instancia.departamentos d on d.entidad_id = $1 and d.departamento_id = u.departamento_id
  order by k.lugar`,
  told<Pick<PersonaDelCalendario, 'faltas' | 'sueltos'>>(),
);

/** These people, with their plan and their absences of some days, in the given order. */
export const findPeople = (
  tx: Queryable,
  { entidadId, personaId, jefes }: Alcance,
  { ids, desde, hasta }: { ids: readonly number[]; desde: string; hasta: string },
): Promise<PersonaDelCalendario[]> => tx.query(PERSONAS, [entidadId, ids, desde, hasta, jefes === null, personaId, jefes ?? []]);
