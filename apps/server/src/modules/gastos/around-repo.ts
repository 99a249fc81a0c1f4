import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { countrySql } from './country-sql.ts';
import type { AlrededorGasto, AsuntoGasto } from './model.ts';

/** Expenses that still mean something. */
const VIVE = `s.modulo = 'gastos' and s.estado in ('pendiente', 'en-curso', 'aprobada', 'anulacion-solicitada', 'pagada')`;
const OTRO = `x.solicitud_id = s.solicitud_id and x.solicitud_id is distinct from k.id`;
const PARECIDO = (por: string) =>
  `s.solicitud_id as id, s.usuario_id as "personaId", s.desde as dia, s.titulo, x.total as centimos, '${por}' as por, s.creada`;

// Those of the same day are found by the index of a person's requests (`offset 0`: one by one, never by reading all there are), the same again by the keys of merchant and file.
const ALREDEDOR = statement(
  'gastos/around.ALREDEDOR',
  `
  select k.lugar::int as lugar,
    coalesce((
      select sum(x.total) from instancia.solicitudes s
      cross join lateral (select x.total, x.tipo_id from instancia.gastos x where x.entidad_id = $1 and ${OTRO} offset 0) x
      where s.entidad_id = $1 and s.usuario_id = k.persona and s.ano = extract(year from k.dia)::int and s.desde = k.dia and ${VIVE}
        and x.tipo_id = k.tipo), 0)::int as antes,
    case
      when k.clase = 'dieta' then exists (
        select from instancia.solicitudes s join instancia.gastos x on x.entidad_id = $1 and ${OTRO}
        join instancia.gastos_tipos t on t.entidad_id = $1 and t.tipo_id = x.tipo_id and t.categoria = 'comida'
        where s.entidad_id = $1 and s.usuario_id = k.persona and s.ano between extract(year from k.dia)::int and extract(year from k.ultimo)::int
          and s.desde between k.dia and k.ultimo and ${VIVE})
      when k.categoria = 'comida' then exists (
        select from instancia.solicitudes s join instancia.gastos x on x.entidad_id = $1 and ${OTRO} and x.clase = 'dieta'
        where s.entidad_id = $1 and s.usuario_id = k.persona and s.ano between extract(year from k.dia)::int - 1 and extract(year from k.dia)::int
          and s.desde <= k.dia and s.hasta >= k.dia and ${VIVE})
      else false end as "comidaYDieta",
    case when k.clase = 'dieta' or k.categoria = 'comida' then coalesce((
      select jsonb_object_agg(u.dia, u.exento) from (
        select d.dia, sum(d.exento)::int as exento from instancia.solicitudes s
        join instancia.gastos x on x.entidad_id = $1 and ${OTRO}
        left join instancia.gastos_tipos t on t.entidad_id = $1 and t.tipo_id = x.tipo_id
        cross join lateral (
          select s.desde::text as dia, x.exento where x.clase = 'ticket' and t.categoria = 'comida'
          union all
          select v->>'fecha', (v->>'exentoCentimos')::int from jsonb_array_elements(x.calculo->'dias') v where x.clase = 'dieta') d
        where s.entidad_id = $1 and s.usuario_id = k.persona and s.ano between extract(year from k.dia)::int - 1 and extract(year from k.ultimo)::int
          and s.desde <= k.ultimo and s.hasta >= k.dia and ${VIVE} and d.dia between k.dia::text and k.ultimo::text
        group by d.dia) u), '{}') else '{}' end as "exentoUsado",
    coalesce((
      select jsonb_agg(to_jsonb(p) - 'creada' order by p.creada, p.id, p.por) from (
        select ${PARECIDO('datos')} from instancia.gastos x
        cross join lateral (select s.* from instancia.solicitudes s where s.entidad_id = $1 and ${OTRO} and ${VIVE} offset 0) s
        where x.entidad_id = $1 and x.parecido = k.parecido and x.dia = k.dia and x.moneda = k.moneda
          and x.en_moneda is not distinct from k.en_moneda and (x.clase = 'ticket' or s.usuario_id = k.persona)
        union all
        select ${PARECIDO('factura')} from instancia.gastos x
        cross join lateral (select s.* from instancia.solicitudes s where s.entidad_id = $1 and ${OTRO} and ${VIVE} offset 0) s
        where x.entidad_id = $1 and x.factura = k.factura and (x.parecido, x.dia, x.en_moneda, x.moneda) is distinct from (k.parecido, k.dia, k.en_moneda, k.moneda)
        union all
        select ${PARECIDO('dias')} from instancia.solicitudes s join instancia.gastos x on x.entidad_id = $1 and ${OTRO} and x.clase = 'dieta'
        where k.clase = 'dieta' and s.entidad_id = $1 and s.usuario_id = k.persona
          and s.ano between extract(year from k.dia)::int - 1 and extract(year from k.ultimo)::int and s.desde <= k.ultimo and s.hasta >= k.dia and ${VIVE}
        union all
        select distinct ${PARECIDO('fichero')} from instancia.ficheros o
        join instancia.ficheros f on f.entidad_id = $1 and f.sha256 = o.sha256 and f.modulo = 'gastos' and f.estado = 'guardado'
        join instancia.gastos x on x.entidad_id = $1 and x.solicitud_id = f.asunto_id
        join instancia.solicitudes s on s.entidad_id = $1 and ${OTRO} and ${VIVE}
        where o.entidad_id = $1 and o.usuario_id = k.persona and o.fichero_id in (select jsonb_array_elements_text(k.ficheros)::bigint)
        limit 6) p), '[]') as parecidos,
    case when k.proyecto is not null then (
      select jsonb_build_object('kmDecimas', (x.campos->>'kmDecimas')::int, 'origen', x.campos->>'origen', 'destino', x.campos->>'destino',
        'vehiculo', coalesce(x.campos->>'vehiculo', 'coche'), 'idaYVuelta', coalesce((x.campos->>'idaYVuelta')::boolean, false), 'dia', s.desde)
      from instancia.solicitudes s join instancia.gastos x on x.entidad_id = $1 and ${OTRO} and x.clase = 'kilometros' and x.proyecto_id = k.proyecto
      where s.entidad_id = $1 and s.usuario_id = k.persona and s.ano between extract(year from k.dia)::int - 1 and extract(year from k.dia)::int
        and s.desde <= k.dia and ${VIVE}
      order by s.desde desc, s.solicitud_id desc limit 1) end as viaje,
    ${countrySql('k.persona', 'k.dia')} as pais
  from jsonb_to_recordset($2) as k (
    lugar int, id bigint, persona int, clase text, tipo int, categoria text, dia date, ultimo date, parecido text, factura text, en_moneda int, moneda text, ficheros jsonb, proyecto int)
  order by k.lugar`,
  told<{
    pais: string | null;
    exentoUsado: AlrededorGasto['exentoUsado'];
    parecidos: AlrededorGasto['parecidos'];
    viaje: AlrededorGasto['viaje'];
  }>(),
);

/** What else there is of each of these expenses. One statement, however many they are. */
export async function findAround(tx: Queryable, entidadId: number, asuntos: readonly AsuntoGasto[]): Promise<AlrededorGasto[]> {
  if (asuntos.length === 0) return [];
  const asked = asuntos.map(({ personaId, tipoId, enMoneda, proyectoId = null, ...one }, lugar) => ({
    ...one,
    lugar,
    persona: personaId,
    tipo: tipoId,
    en_moneda: enMoneda,
    proyecto: proyectoId,
  }));
  const rows = await tx.query(ALREDEDOR, [entidadId, JSON.stringify(asked)]);
  return rows.map(({ lugar: _lugar, ...found }) => found);
}
