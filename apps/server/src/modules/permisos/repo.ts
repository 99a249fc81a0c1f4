import type { MesesCerrados } from '@jornada/domain/cierres/modelo.ts';
import type { AusenciaConocida, FamiliaConAsignaciones, Grado, PeticionPermiso, VersionPermiso } from '@jornada/domain/permisos/index.ts';
import type { EstadoSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import type { Recontado, RecuentoDeDias } from '@jornada/domain/solicitudes/recuento.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { todosLosSueltosSql } from '../registros/reads.ts';
import type { SueltoLeido } from '../registros/service.ts';

type Asignacion = { desde: string; horarioId: number | null; centroId: number | null };
export type DiaDePermisoGuardado = { fecha: string; cantidad: number };

/** What a request for a permit has beside others. */
export type DetallePermiso = Omit<PeticionPermiso, 'desde' | 'hasta'> & {
  regla: VersionPermiso;
  dias: DiaDePermisoGuardado[];
  recontados: Recontado[];
  justificanteHasta: string | null;
};

/** A request that takes something, as the rules need it. */
export type PedidoLeido = {
  id: number;
  estado: EstadoSolicitud;
  desde: string;
  hasta: string;
  codigo: string;
  hecho: string | null;
  minutos: number | null;
  regla: VersionPermiso;
  dias: DiaDePermisoGuardado[];
  recontados: Recontado[];
};

/** All that the rules need to know about somebody's permits. */
export type PermisosLeidos = {
  personaId: number;
  nombre: string;
  departamentoId: number | null;
  departamento: string | null;
  asignaciones: Asignacion[];
  sueltos: SueltoLeido[];
  ausencias: (AusenciaConocida & { id: number })[];
  pedidos: PedidoLeido[];
  /** Those of the whole company that are given to somebody, or were. */
  familias: FamiliaConAsignaciones[];
  cierres: MesesCerrados;
};

// Also those that are closed: before that they were given to somebody.
const FAMILIAS = `coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', f.familia_id, 'codigo', f.familia_id::text, 'nombre', f.nombre, 'pais', f.pais, 'permisos', f.reglas, 'asignaciones', x.todas) order by f.familia_id)
      from instancia.permisos_familias f
      cross join lateral (
        select jsonb_agg(jsonb_build_object(
          'desde', a.desde, 'hasta', a.hasta, 'centroId', a.centro_id, 'departamentoId', a.departamento_id, 'personaId', a.usuario_id)) as todas
        from instancia.permisos_asignaciones a where a.entidad_id = $1 and a.familia_id = f.familia_id) x
      where f.entidad_id = $1 and x.todas is not null), '[]')`;

// One answer for each person, so that nothing is between two of its parts.
const PERSONAS = statement(
  'permisos.PERSONAS',
  `
  select u.usuario_id as "personaId", u.nombre_completo as nombre, u.departamento_id as "departamentoId",
    (select d.nombre from instancia.departamentos d where d.entidad_id = $1 and d.departamento_id = u.departamento_id) as departamento,
    coalesce((
      select jsonb_agg(jsonb_build_object('desde', a.desde, 'horarioId', a.horario_id, 'centroId', a.centro_id) order by a.desde)
      from instancia.asignaciones a where a.entidad_id = $1 and a.usuario_id = u.usuario_id), '[]') as asignaciones,
    ${todosLosSueltosSql('u')} as sueltos,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', a.ausencia_id, 'solicitudId', a.solicitud_id, 'desde', a.desde, 'hasta', a.hasta, 'clase', a.clase, 'aprobada', a.aprobada,
        'minutos', a.minutos, 'mitad', a.mitad) order by a.desde, a.ausencia_id)
      from instancia.ausencias a where a.entidad_id = $1 and a.usuario_id = u.usuario_id), '[]') as ausencias,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', s.solicitud_id, 'estado', s.estado, 'desde', s.desde, 'hasta', s.hasta, 'codigo', p.codigo, 'hecho', p.hecho,
        'minutos', p.minutos, 'regla', p.regla, 'dias', p.dias, 'recontados', p.recontados) order by s.desde, s.solicitud_id)
      from instancia.solicitudes s join instancia.permisos p on p.entidad_id = $1 and p.solicitud_id = s.solicitud_id
      where s.entidad_id = $1 and s.usuario_id = u.usuario_id and s.modulo = 'permisos'
        and s.estado in ('pendiente', 'en-curso', 'aprobada', 'anulacion-solicitada')), '[]') as pedidos,
    ${FAMILIAS} as familias,
    jsonb_build_object('desde', '0000-01', 'cerrados', coalesce((
      select jsonb_agg(jsonb_build_object('centroId', m.centro_id, 'mes', to_char(m.mes, 'YYYY-MM')))
      from instancia.meses_cerrados m where m.entidad_id = $1), '[]')) as cierres
  from instancia.usuarios u where u.entidad_id = $1 and u.usuario_id = any($2)`,
  told<{ sueltos: SueltoLeido[]; pedidos: PedidoLeido[]; familias: FamiliaConAsignaciones[] }>(),
);

/** These people, with all that the rules need. One statement, however many they are. */
export async function findPeople(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<Map<number, PermisosLeidos>> {
  const rows = await tx.query(PERSONAS, [entidadId, ids]);
  return new Map(rows.map((row) => [row.personaId, row]));
}

const DETALLES = statement(
  'permisos.DETALLES',
  `
  select p.solicitud_id as id, p.codigo, p.regla, p.hecho, p.minutos, p.hora_inicio as "horaInicio", p.grado, p.km, p.monoparental as "isMonoparental",
    p.hijos, p.de_ambos as "isDeAmbos", p.dias, p.recontados, p.justificante_hasta as "justificanteHasta"
  from instancia.permisos p where p.entidad_id = $1 and p.solicitud_id = any($2)`,
  told<{ grado: Grado | null; regla: VersionPermiso; dias: DiaDePermisoGuardado[]; recontados: Recontado[] }>(),
);
const GUARDAR = statement(
  'permisos.GUARDAR',
  `
  insert into instancia.permisos (entidad_id, solicitud_id, codigo, regla, hecho, minutos, grado, km, monoparental, de_ambos, dias, justificante_hasta, hora_inicio, hijos)
  values ($entidadId, $id, $codigo, $regla, $hecho, $minutos, $grado, $km, $isMonoparental, $isDeAmbos, $dias, $justificanteHasta, $horaInicio, $hijos)
  on conflict (entidad_id, solicitud_id) do update set codigo = excluded.codigo, regla = excluded.regla, hecho = excluded.hecho,
    minutos = excluded.minutos, grado = excluded.grado, km = excluded.km, monoparental = excluded.monoparental, de_ambos = excluded.de_ambos,
    hijos = excluded.hijos, hora_inicio = excluded.hora_inicio, dias = excluded.dias, recontados = '[]', justificante_hasta = excluded.justificante_hasta, justificante_dicho = null`,
);

const RECONTAR = statement(
  'permisos.RECONTAR',
  'update instancia.permisos set dias = $3, recontados = $4 where entidad_id = $1 and solicitud_id = $2',
);

/** What these requests have beside others. */
export async function findDetails(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<Map<number, DetallePermiso>> {
  const rows = await tx.query(DETALLES, [entidadId, ids]);
  return new Map(rows.map(({ id, ...detalle }) => [id, detalle]));
}

/** @throws Error if the request has none: it is of another module. */
export async function findDetail(tx: Queryable, entidadId: number, id: number): Promise<DetallePermiso> {
  const found = (await findDetails(tx, entidadId, [id])).get(id);
  if (!found) throw new Error(`request ${id} is no permit`);
  return found;
}

export async function saveDetail(tx: Queryable, entidadId: number, id: number, detalle: Omit<DetallePermiso, 'recontados'>): Promise<void> {
  const { regla, dias, minutos, hijos = null, horaInicio = null } = detalle;
  await tx.query(GUARDAR, {
    ...detalle,
    entidadId,
    id,
    regla: JSON.stringify(regla),
    dias: JSON.stringify(dias),
    horaInicio: minutos === null ? null : horaInicio,
    hijos,
  });
}

/** Keeps what days of a request take by now, and what they took first. */
export async function saveRecount(tx: Queryable, entidadId: number, id: number, { dias, recontados }: RecuentoDeDias): Promise<void> {
  await tx.query(RECONTAR, [entidadId, id, JSON.stringify(dias), JSON.stringify(recontados)]);
}
