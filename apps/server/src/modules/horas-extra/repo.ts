import type { HechosContrato } from '@jornada/domain/contratos/index.ts';
import type { MesesCerrados } from '@jornada/domain/cierres/modelo.ts';
import type { Ausencia } from '@jornada/domain/horario/modelo.ts';
import type { CompensacionExtra, RegimenEscrito, Tipologia, VersionTipologia } from '@jornada/domain/horas-extra/index.ts';
import type { EstadoSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { sueltosSql, type PersonaLeida } from '../registros/service.ts';
import type { ReglasEscritas } from './rules.ts';

/** What a request for overtime has beside others. */
export type DetalleExtra = {
  tipologiaId: number;
  tipologia: Tipologia;
  compensacion: CompensacionExtra;
  inicio: string | null;
  fin: string | null;
  proyectoId: number | null;
  previa: boolean;
};
export type PedidaLeida = DetalleExtra & { id: number; estado: EstadoSolicitud; fecha: string; minutos: number };
/** A recorded day: its state and its minutes. */
export type DiaLeido = { fecha: string; estado: string; trabajado: number };
/** Rest that a request has brought to the hour bank, and that nothing has taken back. */
export type DescansoEscrito = { solicitudId: number; movimientoId: number; minutos: number; fecha: string; caduca: string | null };

/** All that the rules need to know about somebody's overtime. */
export type ExtraLeida = Pick<PersonaLeida, 'asignaciones' | 'sueltos' | 'bolsa'> & {
  personaId: number;
  nombre: string;
  revision: number;
  ausencias: Ausencia[];
  dias: DiaLeido[];
  pedidas: PedidaLeida[];
  descansos: DescansoEscrito[];
  tipologias: VersionTipologia[];
  reglas: ReglasEscritas[];
  regimenes: RegimenEscrito[];
  nacimiento: string | null;
  contratos: HechosContrato[];
  /** Overtime that no request asked for and that counts for the limit, by year. */
  aparte: { ano: number; minutos: number }[];
  cierres: MesesCerrados;
};

const VIVAS = `('pendiente', 'en-curso', 'aprobada', 'anulacion-solicitada')`;
const DESCANSOS = `coalesce((
      select jsonb_agg(jsonb_build_object('solicitudId', m.solicitud_id, 'movimientoId', m.movimiento_id, 'minutos', m.minutos, 'fecha', m.fecha, 'caduca', m.caduca))
      from instancia.bolsa_movimientos m
      where m.entidad_id = $1 and m.usuario_id = u.usuario_id and m.solicitud_id is not null and m.refiere_a is null
        and not exists (select from instancia.bolsa_movimientos x where x.entidad_id = $1 and x.usuario_id = u.usuario_id and x.refiere_a = m.movimiento_id)), '[]')`;

// One answer for each person, so that nothing is between two of its parts. Days: those from $3 on, and those of requests.
const PERSONAS = statement(
  'horas-extra.PERSONAS',
  `
  with p as (
    select s.usuario_id, s.solicitud_id, s.estado, s.desde, s.cantidad from instancia.solicitudes s
    where s.entidad_id = $1 and s.usuario_id = any($2) and s.modulo = 'horas-extra' and s.ano >= extract(year from $4::date)
      and (s.estado in ${VIVAS} or s.solicitud_id = any($5)))
  select u.usuario_id as "personaId", u.nombre_completo as nombre,
    (select e.revision from instancia.entidades e where e.entidad_id = $1) as revision,
    coalesce((
      select jsonb_agg(jsonb_build_object('desde', a.desde, 'horarioId', a.horario_id, 'centroId', a.centro_id) order by a.desde)
      from instancia.asignaciones a where a.entidad_id = $1 and a.usuario_id = u.usuario_id), '[]') as asignaciones,
    ${sueltosSql('u', 'least($3::date, $4::date)')} as sueltos,
    coalesce((
      select jsonb_agg(jsonb_build_object('desde', a.desde, 'hasta', a.hasta, 'clase', a.clase, 'aprobada', a.aprobada, 'minutos', a.minutos, 'mitad', a.mitad) order by a.desde)
      from instancia.ausencias a where a.entidad_id = $1 and a.usuario_id = u.usuario_id and a.hasta >= least($3::date, $4::date)), '[]') as ausencias,
    coalesce((
      select jsonb_agg(jsonb_build_object('fecha', j.fecha, 'estado', j.estado, 'trabajado', d.trabajado) order by j.fecha)
      from instancia.jornadas j join instancia.dias d using (entidad_id, usuario_id, fecha)
      where j.entidad_id = $1 and j.usuario_id = u.usuario_id and j.estado <> 'vacia'
        and (j.fecha >= $3::date or j.fecha in (select p.desde from p where p.usuario_id = u.usuario_id))), '[]') as dias,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', p.solicitud_id, 'estado', p.estado, 'fecha', p.desde, 'minutos', p.cantidad, 'tipologiaId', h.tipologia_id, 'tipologia', h.tipologia,
        'compensacion', h.compensacion, 'inicio', h.inicio, 'fin', h.fin, 'proyectoId', h.proyecto_id, 'previa', h.previa) order by p.solicitud_id)
      from p join instancia.horas_extra h on h.entidad_id = $1 and h.solicitud_id = p.solicitud_id where p.usuario_id = u.usuario_id), '[]') as pedidas,
    ${DESCANSOS} as descansos,
    coalesce((
      select jsonb_agg(t.datos || jsonb_build_object('id', t.tipologia_id, 'desde', t.desde) order by t.desde)
      from instancia.horas_extra_tipologias t where t.entidad_id = $1), '[]') as tipologias,
    coalesce((
      select jsonb_agg(jsonb_build_object('desde', r.desde, 'version', r.version, 'reglas', r.reglas) order by r.desde)
      from instancia.horas_extra_reglas r where r.entidad_id = $1), '[]') as reglas,
    coalesce((
      select jsonb_agg(jsonb_build_object('regimen', r.regimen, 'desde', r.desde, 'hasta', r.hasta))
      from instancia.horas_extra_regimenes r where r.entidad_id = $1 and r.usuario_id = u.usuario_id), '[]') as regimenes,
    (select n.fecha from instancia.nacimientos n where n.entidad_id = $1 and n.usuario_id = u.usuario_id order by n.nacimiento_id desc limit 1) as nacimiento,
    coalesce((
      select jsonb_agg(jsonb_build_object('desde', c.desde, 'porMil', c.por_mil, 'duracion', c.duracion,
        'complementariasPorCien', c.complementarias_por_cien, 'voluntarias', c.voluntarias) order by c.desde)
      from instancia.contratos_vigentes c where c.entidad_id = $1 and c.usuario_id = u.usuario_id), '[]') as contratos,
    coalesce((
      select jsonb_agg(jsonb_build_object('ano', a.ano, 'minutos', a.minutos)) from (
        select extract(year from x.fecha)::int as ano, sum(x.cuentan_aparte)::int as minutos from instancia.excesos x
        where x.entidad_id = $1 and x.usuario_id = u.usuario_id and x.cuentan_aparte > 0 group by 1) a), '[]') as aparte,
    jsonb_build_object('desde', '0000-01', 'cerrados', coalesce((
      select jsonb_agg(jsonb_build_object('centroId', m.centro_id, 'mes', to_char(m.mes, 'YYYY-MM')))
      from instancia.meses_cerrados m where m.entidad_id = $1), '[]')) as cierres,
    instancia.leer_bolsa($1, u.usuario_id) as bolsa
  from instancia.usuarios u where u.entidad_id = $1 and u.usuario_id = any($2)`,
  told<{
    sueltos: ExtraLeida['sueltos'];
    bolsa: ExtraLeida['bolsa'];
    revision: ExtraLeida['revision'];
    pedidas: ExtraLeida['pedidas'];
    tipologias: ExtraLeida['tipologias'];
    reglas: ExtraLeida['reglas'];
    contratos: ExtraLeida['contratos'];
  }>(),
);

/** Which days of the record (besides those of requests), and requests from which day on; those of `ids` whatever their state. */
export type VentanaExtra = { dias: string; pedidas: string; ids?: readonly number[] };

/** These people, with all that the rules need. One statement, however many they are. */
export async function findPeople(
  tx: Queryable,
  entidadId: number,
  personas: readonly number[],
  { dias, pedidas, ids = [] }: VentanaExtra,
): Promise<Map<number, ExtraLeida>> {
  const rows = await tx.query(PERSONAS, [entidadId, personas, dias, pedidas, ids]);
  return new Map(rows.map((row) => [row.personaId, row]));
}

const GUARDAR = statement(
  'horas-extra.GUARDAR',
  `
  insert into instancia.horas_extra (entidad_id, solicitud_id, tipologia_id, tipologia, compensacion, inicio, fin, proyecto_id, previa)
  values ($entidadId, $id, $tipologiaId, $tipologia, $compensacion, $inicio, $fin, $proyectoId, $previa)
  on conflict (entidad_id, solicitud_id) do update set tipologia_id = excluded.tipologia_id, tipologia = excluded.tipologia,
    compensacion = excluded.compensacion, inicio = excluded.inicio, fin = excluded.fin, proyecto_id = excluded.proyecto_id, previa = excluded.previa`,
);

export async function saveDetail(tx: Queryable, entidadId: number, id: number, detalle: DetalleExtra): Promise<void> {
  await tx.query(GUARDAR, { ...detalle, entidadId, id, tipologia: JSON.stringify(detalle.tipologia) });
}
