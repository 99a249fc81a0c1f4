import type { ClaseGasto, VehiculoGasto } from '@jornada/domain/gastos/index.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';

/** So many expenses say what is usual. */
const LATEST = 100;
const LATEST_OF_COMPANY = 500;

type Propio = {
  clase: ClaseGasto;
  pais: string | null;
  kmDecimas: number | null;
  origen: string | null;
  destino: string | null;
  vehiculo: VehiculoGasto;
  idaYVuelta: boolean;
};

const PROPIOS = statement(
  'gastos/usual.PROPIOS',
  `
  select x.clase, x.campos->>'pais' as pais, (x.campos->>'kmDecimas')::int as "kmDecimas", x.campos->>'origen' as origen, x.campos->>'destino' as destino,
    coalesce(x.campos->>'vehiculo', 'coche') as vehiculo, coalesce((x.campos->>'idaYVuelta')::boolean, false) as "idaYVuelta"
  from (
    select s.solicitud_id, s.desde from instancia.solicitudes s
    where s.entidad_id = $1 and s.usuario_id = $2 and s.modulo = 'gastos' and s.ano between $3::int - 1 and $3::int
      and s.estado in ('pendiente', 'en-curso', 'aprobada', 'anulacion-solicitada', 'pagada')
    order by s.desde desc, s.solicitud_id desc limit $4) s
  join instancia.gastos x on x.entidad_id = $1 and x.solicitud_id = s.solicitud_id
  order by s.desde desc, s.solicitud_id desc`,
  told<Propio>(),
);

/** Somebody's latest expenses of two years, by where they were and where they drove. */
export const findOwnUse = (tx: Queryable, entidadId: number, personaId: number, ano: number): Promise<Propio[]> =>
  tx.query(PROPIOS, [entidadId, personaId, ano, LATEST]);

const DE_EMPRESA = statement(
  'gastos/usual.DE_EMPRESA',
  `
  select x.pais, count(*)::int as gastos, count(distinct s.usuario_id)::int as personas
  from (
    select g.solicitud_id, g.campos->>'pais' as pais from instancia.gastos g where g.entidad_id = $1 order by g.solicitud_id desc limit $2) x
  join instancia.solicitudes s on s.entidad_id = $1 and s.solicitud_id = x.solicitud_id
  where x.pais is not null and s.estado in ('pendiente', 'en-curso', 'aprobada', 'anulacion-solicitada', 'pagada')
  group by x.pais order by x.pais`,
  told<{ pais: string }>(),
);

/** The countries of the latest expenses of a company, with how many people have been there. */
export const findCountryUse = (tx: Queryable, entidadId: number): Promise<{ pais: string; gastos: number; personas: number }[]> =>
  tx.query(DE_EMPRESA, [entidadId, LATEST_OF_COMPANY]);
