import { minimize, type PerfilRecord, type RegistroDeTodos } from '@jornada/domain/exportes/index.ts';
import type { Minutos } from '@jornada/domain/registros/modelo.ts';
import { exportRegistro } from '@jornada/domain/resumen/export-registro.ts';
import { diasDelRegistro } from '@jornada/domain/resumen/periodo.ts';
import { statement, type Queryable, type RowOf } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { historyOf, personFrom } from '../registros/reads.ts';
import type { PersonaLeida } from '../registros/service.ts';

/** Whose record: everybody of some centres (null: of all) who had a place there in the period, or a recorded day. */
export type AlcanceRegistro = { desde: string; hasta: string; centros: readonly number[] | null };

/** A person with their log, as text: only what writes the files has to understand it. */
export type PersonaEnLote = RowOf<typeof LOTE>;

/** The condition for a person `u` within a scope: $1 company, $2 and $3 the period, $4 the centres. */
export const IN_SCOPE = `u.entidad_id = $1 and not u.es_quiosco and (exists (
    select from (
      select a.centro_id, a.desde, lead(a.desde) over (order by a.desde) as siguiente
      from instancia.asignaciones a where a.entidad_id = $1 and a.usuario_id = u.usuario_id) a
    where a.centro_id is not null and ($4::int[] is null or a.centro_id = any($4::int[]))
      and a.desde <= $3::date and (a.siguiente is null or a.siguiente > $2::date))
  or ($4::int[] is null and exists (
    select from instancia.jornadas j where j.entidad_id = $1 and j.usuario_id = u.usuario_id and j.fecha between $2::date and $3::date)))`;

/** Approved requests of a person `u` that touch the period. */
const APPROVED = `s.entidad_id = $1 and s.usuario_id = u.usuario_id and s.estado in ('aprobada', 'anulacion-solicitada')
            and s.desde <= $3::date and s.hasta >= $2::date`;
/** No projected days: the log says everything. */
const NO_DAYS = `'2000-01-02', '2000-01-01'`;
const COLUMNS = `u.usuario_id as id, u.nombre_completo as nombre, u.user_name as documento,
    instancia.leer_persona($1, u.usuario_id, $2::date, $3::date, ${NO_DAYS}, null, null)::text as persona,
    coalesce((
      select json_agg(json_build_array(d.fecha, d.presencia, d.trabajado, d.efectivo, d.pausa_pagada, d.pausa_no_pagada, d.nocturnos))
      from instancia.dias d where d.entidad_id = $1 and d.usuario_id = u.usuario_id and d.fecha between $2::date and $3::date), '[]')::text as minutos,
    coalesce((
      select json_agg(json_build_array(x.usuario_id, x.nombre_completo)) from instancia.usuarios x
      where x.entidad_id = $1 and x.usuario_id in (
        select r.autor_id from instancia.registros r
        where r.entidad_id = $1 and r.usuario_id = u.usuario_id and r.fecha between $2::date and $3::date)), '[]')::text as nombres,
    json_build_object(
      'naf', (select f.naf from instancia.afiliaciones f where f.entidad_id = $1 and f.usuario_id = u.usuario_id order by f.afiliacion_id desc limit 1),
      'regimenes', coalesce((
        select json_agg(json_build_object('desde', c.desde, 'porMil', c.por_mil, 'duracion', c.duracion) order by c.desde)
        from instancia.contratos_vigentes c where c.entidad_id = $1 and c.usuario_id = u.usuario_id and c.desde <= $3::date), '[]'),
      'excesos', coalesce((
        select json_agg(json_build_object('fecha', x.fecha, 'pagada', x.pagada, 'descanso', x.descanso, 'fuerza-mayor', x.fuerza_mayor,
          'complementaria', x.complementaria, 'flexible', x.flexible) order by x.fecha)
        from instancia.excesos x where x.entidad_id = $1 and x.usuario_id = u.usuario_id and x.fecha between $2::date and $3::date), '[]'),
      'confirmaciones', coalesce((
        select json_agg(json_build_object('mes', to_char(m.mes, 'YYYY-MM'), 'estado', e.estado, 'momento', e.momento, 'metodo', e.metodo,
          'huella', encode(e.huella, 'hex')) order by m.mes)
        from (
          select distinct f.mes from instancia.firmas f
          where f.entidad_id = $1 and f.usuario_id = u.usuario_id and f.mes between date_trunc('month', $2::date)::date and $3::date) m
        cross join lateral instancia.estado_de_firma($1, u.usuario_id, m.mes) e
        where e.estado <> 'pendiente'), '[]'),
      'contados', coalesce((
        select json_agg(json_build_object('fecha', x.fecha, 'clase', x.clase, 'dias', x.dias) order by x.fecha)
        from (
          select d->>'fecha' as fecha, 'vacaciones' as clase, (d->>'cantidad')::int / 10000.0 as dias
          from instancia.solicitudes s
          join instancia.vacaciones v on v.entidad_id = $1 and v.solicitud_id = s.solicitud_id
          cross join lateral jsonb_array_elements(v.dias) d
          where ${APPROVED} and s.modulo = 'vacaciones'
          union all
          select d->>'fecha', 'permiso', 1
          from instancia.solicitudes s
          join instancia.permisos p on p.entidad_id = $1 and p.solicitud_id = s.solicitud_id
          cross join lateral jsonb_array_elements(p.dias) d
          where ${APPROVED} and s.modulo = 'permisos' and p.minutos is null and p.regla->>'unidad' in ('naturales', 'semanas')) x
        where x.fecha::date between $2::date and $3::date), '[]'))::text as ficha`;

const IDS = statement(
  'exportes/reads.IDS',
  `select u.usuario_id as id from instancia.usuarios u where ${IN_SCOPE} order by u.nombre_completo collate "und-x-icu", u.usuario_id`,
);
/** The ids of everybody within a scope, in the order of their names. */
export async function findIdsInScope(tx: Queryable, entidadId: number, { desde, hasta, centros }: AlcanceRegistro): Promise<number[]> {
  return (await tx.query(IDS, [entidadId, desde, hasta, centros])).map(({ id }) => id);
}

const LOTE = statement(
  'exportes/reads.LOTE',
  `
  select ${COLUMNS} from unnest($5::int[]) with ordinality as q (id, lugar) join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = q.id
  where ${IN_SCOPE} order by q.lugar`,
);
/** Some of them, in the order of `ids`. Who is no longer within the scope is left out. */
export const findLote = (
  tx: Queryable,
  entidadId: number,
  { desde, hasta, centros }: AlcanceRegistro,
  ids: readonly number[],
): Promise<PersonaEnLote[]> => tx.query(LOTE, [entidadId, desde, hasta, centros, ids]);

const UNA = statement('exportes/reads.UNA', `select ${COLUMNS} from instancia.usuarios u where ${IN_SCOPE} and u.usuario_id = $5`);
/** One person; null if they are not within the scope, as if they did not exist. */
export async function findRecordLog(
  tx: Queryable,
  entidadId: number,
  { desde, hasta, centros }: AlcanceRegistro,
  id: number,
): Promise<PersonaEnLote | null> {
  return (await tx.query(UNA, [entidadId, desde, hasta, centros, id]))[0] ?? null;
}

/** Where a centre is, and the account of the Social Security that holds for it. */
export type LugarExporte = RowOf<typeof LUGARES>;
const LUGARES = statement(
  'exportes/reads.LUGARES',
  `
  select c.nombre as centro, c.direccion, c.municipio, coalesce(nullif(c.ccc, ''), e.ccc) as ccc
  from instancia.centros c join instancia.entidades e using (entidad_id) where c.entidad_id = $1 order by c.centro_id`,
);
export const findPlaces = (tx: Queryable, entidadId: number): Promise<LugarExporte[]> => tx.query(LUGARES, [entidadId]);

/** Four years of record, and the one that is running. */
const MOST_DAYS = 5 * 366;
/** @throws AppError `exportes.periodo-no-valido`. */
export function checkPeriod({ desde, hasta }: { desde: string; hasta: string }): void {
  const days = Temporal.PlainDate.from(desde).until(hasta, { largestUnit: 'days' }).days;
  if (days < 0 || days >= MOST_DAYS) throw new AppError('exportes.periodo-no-valido', { fields: { hasta: { key: 'fecha' } } });
}

type MinutosLeidos = [
  fecha: string,
  presencia: number,
  trabajado: number,
  efectivo: number,
  pagada: number,
  noPagada: number,
  nocturnos: number,
];

type FichaLeida = Pick<RegistroDeTodos, 'naf' | 'regimenes' | 'excesos' | 'confirmaciones' | 'contados'>;

function fichaFrom(text: string): FichaLeida {
  const ficha = JSON.parse(text) as FichaLeida;
  const instantOf = (momento: string | null): string | null => momento && Temporal.Instant.from(momento).toString();
  return { ...ficha, confirmaciones: ficha.confirmaciones.map((one) => ({ ...one, momento: instantOf(one.momento) })) };
}

const minutesFrom = (text: string): Map<string, Minutos> =>
  new Map(
    (JSON.parse(text) as MinutosLeidos[]).map(([fecha, presencia, trabajado, efectivo, pausaPagada, pausaNoPagada, nocturnos]) => [
      fecha,
      { presencia, trabajado, efectivo, pausaPagada, pausaNoPagada, nocturnos },
    ]),
  );

/** Names of the projects, which are the same for everybody. */
const projects = new WeakMap<Configuracion, Map<number, string>>();
function projectsOf(empresa: Configuracion): Map<number, string> {
  const known = projects.get(empresa) ?? new Map(empresa.proyectos.map(({ id, nombre }) => [id, nombre]));
  projects.set(empresa, known);
  return known;
}

/**
 * A person's record within a scope, the same as in the file that the person can take, with their contract, the categories of their days and what
 * they have confirmed; null if there is no day. The plan is always part of it, whatever the company shows its people.
 */
export function recordOf(
  { id, nombre, documento, persona, minutos, nombres, ficha }: PersonaEnLote,
  { empresa, ahora, alcance, perfil }: { empresa: Configuracion; ahora: Temporal.Instant; alcance: AlcanceRegistro; perfil: PerfilRecord },
): RegistroDeTodos | null {
  const ventana = { desde: alcance.desde, hasta: alcance.hasta };
  const leida = personFrom(JSON.parse(persona) as PersonaLeida, null);
  const { hoy, laboral, dias, lineas } = historyOf({
    personaId: id,
    persona: leida,
    empresa,
    ahora,
    ventana,
    minutos: minutesFrom(minutos),
  });
  const within = (centro: { id: number } | null): boolean =>
    alcance.centros === null || (centro !== null && alcance.centros.includes(centro.id));
  const shown = diasDelRegistro(dias, hoy).filter(({ previsto }) => within(previsto.centro));
  if (shown.length === 0) return null;
  const registro = exportRegistro({
    empresa,
    persona: { id, nombre, documento },
    laboral: { ...laboral, periodos: laboral.periodos.filter(({ centro }) => within(centro)) },
    ventana: { desde: ventana.desde, hasta: ventana.hasta < hoy ? ventana.hasta : hoy },
    dias: shown,
    lineas,
    ahora: ahora.toString(),
    nombres: { personas: new Map(JSON.parse(nombres) as [number, string][]), proyectos: projectsOf(empresa) },
    muestra: { plan: true },
  });
  const { naf, regimenes, excesos, confirmaciones, contados } = fichaFrom(ficha);
  const days = new Set(shown.map(({ linea }) => linea.fecha));
  const whole: RegistroDeTodos = {
    ...registro,
    naf,
    regimenes,
    excesos: excesos.filter(({ fecha }) => days.has(fecha)),
    confirmaciones,
    contados: contados.filter(({ fecha }) => days.has(fecha)),
  };
  return perfil === 'representacion' ? minimize(whole) : whole;
}
