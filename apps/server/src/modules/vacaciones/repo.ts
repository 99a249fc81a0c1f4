import type { TipoBaja } from '@jornada/domain/bajas/index.ts';
import type { Ausencia, Mitad } from '@jornada/domain/horario/modelo.ts';
import type { MesesCerrados } from '@jornada/domain/cierres/modelo.ts';
import type { ClaseConcesion } from '@jornada/domain/vacaciones/index.ts';
import type { EstadoSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import type { Recontado } from '@jornada/domain/solicitudes/recuento.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { run, sql } from '../../platform/database/sql.ts';
import { todosLosSueltosSql } from '../registros/reads.ts';
import type { SueltoLeido } from '../registros/service.ts';
import type { PoliticaEscrita, Reglas } from './policy.ts';
import { AUSENCIA, ASIGNACIONES } from './team-repo.ts';

type Asignacion = { desde: string; horarioId: number | null; centroId: number | null };
export type DiaPedido = { fecha: string; cantidad: number };
export type Pedida = {
  id: number;
  estado: EstadoSolicitud;
  desde: string;
  hasta: string;
  mitad: Mitad | null;
  dias: DiaPedido[];
  recontados: Recontado[];
};
/** Days given by hand. `dia`: on which day that was done. */
export type Escrita = {
  id: number;
  clase: Extract<ClaseConcesion, 'compensacion' | 'ajuste'>;
  ano: number;
  cantidad: number;
  dia: string;
  desde: string;
  hasta: string | null;
  motivo: string;
};

/** All that the rules need to know about somebody's vacations. */
export type VacacionesLeidas = {
  personaId: number;
  nombre: string;
  departamento: string | null;
  /** The first year of which the company keeps vacations here. */
  primerAno: number;
  alta: string | null;
  asignaciones: Asignacion[];
  sueltos: SueltoLeido[];
  ausencias: (Ausencia & { id: number; solicitudId: number | null; tipoBaja: TipoBaja | null })[];
  pedidas: Pedida[];
  concesiones: Escrita[];
  politicas: PoliticaEscrita[];
  cierres: MesesCerrados;
};

const POLITICAS = `coalesce((
      select jsonb_agg(jsonb_build_object('desde', p.desde, 'version', p.version, 'reglas', p.reglas) order by p.desde)
      from instancia.vacaciones_politicas p where p.entidad_id = $1), '[]')`;
// One answer for each person, so that nothing is between two of its parts.
const PERSONAS = statement(
  'vacaciones.PERSONAS',
  `
  select u.usuario_id as "personaId", u.nombre_completo as nombre, u.alta,
    (select d.nombre from instancia.departamentos d where d.entidad_id = $1 and d.departamento_id = u.departamento_id) as departamento,
    least(
      (select extract(year from e.creada)::int from central.entidades e where e.entidad_id = $1),
      (select extract(year from min(p.desde))::int from instancia.vacaciones_politicas p where p.entidad_id = $1)) as "primerAno",
    ${ASIGNACIONES} as asignaciones,
    ${todosLosSueltosSql('u')} as sueltos,
    coalesce((
      select jsonb_agg(${AUSENCIA} || jsonb_build_object('tipoBaja', b.tipo) order by a.desde, a.ausencia_id)
      from instancia.ausencias a
      left join instancia.bajas b on b.entidad_id = $1 and b.solicitud_id = a.solicitud_id
      where a.entidad_id = $1 and a.usuario_id = u.usuario_id), '[]') as ausencias,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', s.solicitud_id, 'estado', s.estado, 'desde', s.desde, 'hasta', s.hasta, 'mitad', v.mitad, 'dias', v.dias,
        'recontados', v.recontados) order by s.desde)
      from instancia.solicitudes s join instancia.vacaciones v on v.entidad_id = $1 and v.solicitud_id = s.solicitud_id
      where s.entidad_id = $1 and s.usuario_id = u.usuario_id and s.modulo = 'vacaciones'
        and s.estado in ('pendiente', 'en-curso', 'aprobada', 'anulacion-solicitada')), '[]') as pedidas,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', c.concesion_id, 'clase', c.clase, 'ano', c.ano, 'cantidad', c.cantidad, 'dia', c.dia, 'desde', c.desde,
        'hasta', c.hasta, 'motivo', c.motivo)
        order by c.concesion_id)
      from instancia.vacaciones_concesiones c where c.entidad_id = $1 and c.usuario_id = u.usuario_id), '[]') as concesiones,
    ${POLITICAS} as politicas,
    jsonb_build_object('desde', '0000-01', 'cerrados', coalesce((
      select jsonb_agg(jsonb_build_object('centroId', m.centro_id, 'mes', to_char(m.mes, 'YYYY-MM')))
      from instancia.meses_cerrados m where m.entidad_id = $1), '[]')) as cierres
  from instancia.usuarios u where u.entidad_id = $1 and u.usuario_id = any($2)`,
  told<{
    primerAno: number;
    sueltos: SueltoLeido[];
    ausencias: (Ausencia & { id: number; solicitudId: number | null; tipoBaja: TipoBaja | null })[];
    pedidas: Pedida[];
    politicas: PoliticaEscrita[];
  }>(),
);

/** These people, with all that the rules need. One statement, however many they are. */
export async function findPeople(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<Map<number, VacacionesLeidas>> {
  const rows = await tx.query(PERSONAS, [entidadId, ids]);
  return new Map(rows.map((row) => [row.personaId, row]));
}

const DETALLES = statement(
  'vacaciones.DETALLES',
  'select solicitud_id as id, mitad, dias from instancia.vacaciones where entidad_id = $1 and solicitud_id = any($2)',
  told<{ dias: DiaPedido[] }>(),
);
const GUARDAR = statement(
  'vacaciones.GUARDAR',
  `
  insert into instancia.vacaciones (entidad_id, solicitud_id, mitad, dias) values ($1, $2, $3, $4)
  on conflict (entidad_id, solicitud_id) do update set mitad = excluded.mitad, dias = excluded.dias, recontados = '[]'`,
);
const RECONTAR = statement(
  'vacaciones.RECONTAR',
  'update instancia.vacaciones set dias = $3, recontados = $4 where entidad_id = $1 and solicitud_id = $2',
);

export type Detalle = { mitad: Mitad | null; dias: DiaPedido[] };

/** What these requests have beside others. */
export async function findDetails(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<Map<number, Detalle>> {
  const rows = await tx.query(DETALLES, [entidadId, ids]);
  return new Map(rows.map(({ id, mitad, dias }) => [id, { mitad, dias }]));
}

export async function findDetail(tx: Queryable, entidadId: number, id: number): Promise<Detalle> {
  return (await findDetails(tx, entidadId, [id])).get(id) ?? { mitad: null, dias: [] };
}

export async function saveDetail(tx: Queryable, entidadId: number, id: number, { mitad, dias }: Detalle): Promise<void> {
  await tx.query(GUARDAR, [entidadId, id, mitad, JSON.stringify(dias)]);
}

/** Keeps what days of a request take by now, and what they took first. */
export async function saveRecount(
  tx: Queryable,
  entidadId: number,
  id: number,
  { dias, recontados }: Pick<Pedida, 'dias' | 'recontados'>,
): Promise<void> {
  await tx.query(RECONTAR, [entidadId, id, JSON.stringify(dias), JSON.stringify(recontados)]);
}

const CREAR_REGLAS = statement(
  'vacaciones.CREAR_REGLAS',
  `
  insert into instancia.vacaciones_politicas (entidad_id, desde, reglas) values ($1, $2, $3) on conflict do nothing returning version`,
);
const CAMBIAR_REGLAS = statement(
  'vacaciones.CAMBIAR_REGLAS',
  `
  update instancia.vacaciones_politicas set reglas = $3, version = version + 1 where entidad_id = $1 and desde = $2 and version = $4 returning version`,
);

/** Writes the rules from a day on. `version` 0: there are none from that day. @returns their version; undefined if somebody else was first. */
export async function savePolicy(
  tx: Queryable,
  entidadId: number,
  { desde, reglas, version }: { desde: string; reglas: Reglas; version: number },
): Promise<number | undefined> {
  const values = [entidadId, desde, JSON.stringify(reglas)] as const;
  const [row] = await (version === 0 ? tx.query(CREAR_REGLAS, values) : tx.query(CAMBIAR_REGLAS, [...values, version]));
  return row?.version;
}

export type NuevaConcesion = Omit<Escrita, 'id'> & { autorId: number; momento: string; clave: string };

/** The days that were given under a key. */
export async function findGrant(
  tx: Queryable,
  entidadId: number,
  personaId: number,
  clave: string,
): Promise<Omit<Escrita, 'id' | 'dia'> | null> {
  const [row] = await run(
    tx,
    sql
      .selectFrom('instancia.vacaciones_concesiones')
      .select(['ano', 'clase', 'cantidad', 'desde', 'hasta', 'motivo'])
      .where('entidad_id', '=', entidadId)
      .where('usuario_id', '=', personaId)
      .where('clave', '=', clave),
  );
  return row ? { ...row, clase: row.clase === 'ajuste' ? row.clase : 'compensacion' } : null;
}

export async function createGrant(tx: Queryable, entidadId: number, personaId: number, nueva: NuevaConcesion): Promise<void> {
  const { autorId, ...concesion } = nueva;
  await run(
    tx,
    sql
      .insertInto('instancia.vacaciones_concesiones')
      .values({ ...concesion, entidad_id: entidadId, usuario_id: personaId, autor_id: autorId }),
  );
}
