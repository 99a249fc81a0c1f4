import { countrySql } from '../country-sql.ts';
import type { CalculoGuardado } from '../model.ts';

import type { CamposGasto } from '@jornada/contract/gastos/vistas.ts';
import type { EstadoSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { statement, told, type Queryable, type RowOf } from '../../../platform/database/pool.ts';

/** Requests that are read at once. */
const BATCH = 200;

export type FiltroExporte = { desde: string | null; hasta: string | null; estados: readonly EstadoSolicitud[] };
/** The last request that was read. */
export type SitioExporte = { dia: string; id: number };

export type GastoExportado = RowOf<typeof PARTE>;

const PARTE = statement(
  'gastos/export.PARTE',
  `
  select s.solicitud_id as id, s.estado, s.desde as dia, s.titulo, u.nombre_completo as persona, u.user_name as documento, g.clase, t.categoria, t.nombre as tipo,
    t.cuenta, a.nombre as actividad, a.cuenta as "cuentaActividad", p.nombre as proyecto, c.nombre as cliente, f.habitual, f.nombre as "formaPago",
    f.cuenta as "cuentaPago", g.campos, g.calculo, g.moneda, g.en_moneda as "enMoneda", g.total, g.exento, g.sujeto, g.deducible, g.a_cobrar as "aCobrar", g.pagada,
    ${countrySql('s.usuario_id', 's.desde')} as pais
  from instancia.solicitudes s
  join instancia.gastos g on g.entidad_id = $1 and g.solicitud_id = s.solicitud_id
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = s.usuario_id
  left join instancia.gastos_tipos t on t.entidad_id = $1 and t.tipo_id = g.tipo_id
  left join instancia.gastos_actividades a on a.entidad_id = $1 and a.actividad_id = g.actividad_id
  left join instancia.proyectos p on p.entidad_id = $1 and p.proyecto_id = g.proyecto_id
  left join instancia.clientes c on c.entidad_id = $1 and c.cliente_id = p.cliente_id
  left join instancia.gastos_formas_pago f on f.entidad_id = $1 and f.forma_pago_id = g.forma_pago_id
  where s.entidad_id = $1 and s.modulo = 'gastos' and s.estado <> 'borrador' and s.estado = any($4)
    and s.desde >= coalesce($2::date, '-infinity') and s.desde <= coalesce($3::date, 'infinity')
    and (s.desde, s.solicitud_id) > (coalesce($5::date, '-infinity'), $6::bigint) and g.total is not null
  order by s.desde, s.solicitud_id limit ${BATCH}`,
  told<{
    campos: CamposGasto;
    calculo: CalculoGuardado;
    pais: string | null;
    exento: number;
    sujeto: number;
    deducible: number;
    aCobrar: number;
  }>(),
);

/** The next part of the expenses, the earliest first. */
export const findPart = (
  tx: Queryable,
  entidadId: number,
  { desde, hasta, estados }: FiltroExporte,
  after: SitioExporte | null,
): Promise<GastoExportado[]> => tx.query(PARTE, [entidadId, desde, hasta, estados, after?.dia ?? null, after?.id ?? 0]);

/** Whether this was the last part. */
export const isLastPart = (rows: readonly GastoExportado[]): boolean => rows.length < BATCH;
