import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import type { ListasGasto } from './model.ts';

export const TIPO = `t.tipo_id as id, t.categoria, t.nombre, t.cuenta, t.justificante_desde as "justificanteDesde", t.limite_dia as "limiteDia",
  t.limite_impide as "limiteImpide", t.activo, t.version`;
export const ACTIVIDAD = 'a.actividad_id as id, a.nombre, a.cuenta, a.activo, a.version';
export const FORMA = 'f.forma_pago_id as id, f.habitual, f.nombre, f.reembolsa, f.cuenta, f.activo, f.version';

// The order in which every company gets its first ones is that of the forms.
const LISTAS = statement(
  'gastos/lists.LISTAS',
  `
  select
    coalesce((select jsonb_agg(to_jsonb(x) order by x.id) from (
      select ${TIPO} from instancia.gastos_tipos t where t.entidad_id = $1) x), '[]') as tipos,
    coalesce((select jsonb_agg(to_jsonb(x) order by x.nombre collate "und-x-icu", x.id) from (
      select ${ACTIVIDAD} from instancia.gastos_actividades a where a.entidad_id = $1) x), '[]') as actividades,
    coalesce((select jsonb_agg(to_jsonb(x) order by x.id) from (
      select ${FORMA} from instancia.gastos_formas_pago f where f.entidad_id = $1) x), '[]') as formas,
    coalesce((select jsonb_agg(jsonb_build_object('desde', p.desde, 'version', p.version, 'tarifas', p.tarifas) order by p.desde)
      from instancia.gastos_politicas p where p.entidad_id = $1), '[]') as politicas,
    coalesce((select jsonb_agg(jsonb_build_object('moneda', c.moneda, 'desde', c.desde, 'millonesimas', c.millonesimas) order by c.moneda, c.desde desc)
      from (
        select distinct on (c.moneda) c.moneda, c.desde, c.millonesimas from instancia.gastos_cambios c
        where c.entidad_id = $1 and c.desde <= $2 order by c.moneda, c.desde desc) c), '[]') as cambios`,
  told<{ politicas: ListasGasto['politicas'] }>(),
);

/** What forms offer, with the exchange rates of a day. One statement. */
export async function findLists(tx: Queryable, entidadId: number, dia: string): Promise<ListasGasto> {
  const [row] = await tx.query(LISTAS, [entidadId, dia]);
  if (!row) throw new Error('nothing was read');
  return row;
}
