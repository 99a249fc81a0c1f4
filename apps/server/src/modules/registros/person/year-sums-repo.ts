import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Aviso } from '@jornada/domain/limites/index.ts';
import { statement, told, type Queryable, type RowOf } from '../../../platform/database/pool.ts';

/** The minutes of one person's days, and what their categories of overtime break. */
export type SumasLeidas = RowOf<typeof SUMAS>;

const SUMAS = statement(
  'registros/person/year-sums.SUMAS',
  `
  select
    coalesce((
      select jsonb_agg(jsonb_build_object('fecha', d.fecha, 'efectivos', d.efectivo) order by d.fecha)
      from instancia.dias d join instancia.jornadas j using (entidad_id, usuario_id, fecha)
      where d.entidad_id = $1 and d.usuario_id = $2 and d.fecha between $3 and $4 and j.estado <> 'vacia'), '[]') as dias,
    coalesce((
      select jsonb_agg(jsonb_build_object('fecha', i.fecha, 'regla', i.regla, 'norma', i.norma, 'limiteMinutos', i.limite, 'valorMinutos', i.valor))
      from instancia.incumplimientos i
      where i.entidad_id = $1 and i.usuario_id = $2 and i.fecha between $3 and $4 and i.vigente
        and i.regla in ('horas-extra-anual', 'horas-extra-prohibidas', 'complementarias')), '[]') as incumplidas`,
  told<{ incumplidas: Omit<Aviso, 'posibleDesde'>[] }>(),
);

/** The minutes of each recorded day of a span, oldest first. Without the parts of the days, a year is some twenty kilobytes. */
export async function findSums(
  tx: Queryable,
  { entidadId, personaId }: { entidadId: number; personaId: number },
  { desde, hasta }: { desde: Fecha; hasta: Fecha },
): Promise<SumasLeidas> {
  const [row] = await tx.query(SUMAS, [entidadId, personaId, desde, hasta]);
  return row ?? { dias: [], incumplidas: [] };
}
