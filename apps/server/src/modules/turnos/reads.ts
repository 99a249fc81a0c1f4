import { type Queryable, statement, type RowOf, told } from '../../platform/database/pool.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { type Alcance, scopeOf, peopleOf } from '../../shared/reach/reach.ts';
import { sql, raw, run } from '../../platform/database/sql.ts';
import { byName, hasText } from '../../platform/database/page.ts';
import type { Fecha, Turno, VersionHorario, DiaSuelto, ContextoLaboral, DiasSueltos, Ausencia } from '@jornada/domain/horario/modelo.ts';
import type { TurnoDelPlanVista, ParteVista } from '@jornada/contract/turnos/calls.ts';
import { placeShift } from '@jornada/domain/horario/turno-previsto.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import type { Clock } from '../../platform/clock.ts';
import { laborOf, limitsFor, sueltosSql } from '../registros/reads.ts';
import type { PersonaDelPlan, Publicado, Borrador } from '@jornada/domain/turnos/plan/index.ts';
import { isMenor } from '@jornada/domain/contratos/index.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import { DIAS_ATRAS } from '@jornada/domain/limites/index.ts';
import type { SueltoLeido } from '../registros/service.ts';

/** Whose days somebody may plan: everybody's, or those of the people they answer for. */
export async function plannedBy(tx: Queryable, sesion: Sesion, hoy: string): Promise<Alcance> {
  const { entidadId, personaId, permisos } = sesion;
  return permisos.has('turnos.planificar:all') ? { entidadId, personaId, jefes: null } : scopeOf(tx, sesion, hoy);
}

/** A post with the people who can work in it. */
export type FilaPuesto = RowOf<typeof PUESTOS>;

const PUESTOS = statement(
  'turnos/reads.PUESTOS',
  `
  select p.puesto_id as id, p.nombre, p.activo as abierto, p.version,
    array(
      select q.usuario_id from instancia.turnos_puestos_de q where q.entidad_id = $1 and q.puesto_id = p.puesto_id order by q.usuario_id) as personas,
    array(
      select q.usuario_id from instancia.turnos_puestos_de q
      where q.entidad_id = $1 and q.puesto_id = p.puesto_id and q.principal order by q.usuario_id) as principales
  from instancia.turnos_puestos p where p.entidad_id = $1 order by p.nombre collate "und-x-icu", p.puesto_id`,
);

/** The posts of a company, by name. */
export const findPosts = (tx: Queryable, entidadId: number): Promise<FilaPuesto[]> => tx.query(PUESTOS, [entidadId]);

/** Which people, in which days, both included. */
export type FiltroPlan = {
  desde: Fecha;
  hasta: Fecha;
  centroId?: number | undefined;
  departamentoId?: number | undefined;
  texto?: string | undefined;
};

export const listOf = (alcance: Alcance, { desde, hasta, centroId, departamentoId, texto = '' }: FiltroPlan) =>
  sql
    .selectFrom('instancia.usuarios as u')
    .select('u.usuario_id as id')
    .where(peopleOf(alcance, { desde, hasta, centro: centroId, departamento: departamentoId }))
    .where(raw<boolean>`not u.es_invitado and exists (
      select from instancia.asignaciones a where a.entidad_id = ${alcance.entidadId} and a.usuario_id = u.usuario_id and a.horario_id is not null)`)
    .$if(texto !== '', (query) => query.where(hasText(raw`u.nombre_completo`, texto)));

/** Those of some people whom somebody may plan on these days. */
export async function findReached(tx: Queryable, alcance: Alcance, filtro: FiltroPlan, ids: readonly number[]): Promise<number[]> {
  const rows = await run(tx, listOf(alcance, filtro).where(raw<boolean>`u.usuario_id = any(${ids}::int[])`));
  return rows.map(({ id }) => id);
}

/** Centres and departments of the people whom somebody may plan. Whoever plans everybody has all of them, without a look at the people. */
export async function findPlaces(tx: Queryable, alcance: Alcance, filtro: Pick<FiltroPlan, 'desde' | 'hasta'>) {
  const { entidadId } = alcance;
  const people = listOf(alcance, { desde: filtro.desde, hasta: filtro.hasta });
  const isAll = alcance.jefes === null;
  const centros = sql
    .selectFrom('instancia.centros as c')
    .select(['c.centro_id as id', 'c.nombre'])
    .where('c.entidad_id', '=', entidadId)
    .$if(isAll, (query) => query.where('c.activo', '=', true))
    .$if(!isAll, (query) =>
      query.where(raw<boolean>`c.centro_id in (
      select a.centro_id from instancia.asignaciones a where a.entidad_id = ${entidadId} and a.desde <= ${filtro.hasta} and a.usuario_id in (${people}))`),
    )
    .orderBy(byName('c.nombre'))
    .orderBy('c.centro_id');
  const departamentos = sql
    .selectFrom('instancia.departamentos as d')
    .select(['d.departamento_id as id', 'd.nombre'])
    .where('d.entidad_id', '=', entidadId)
    .$if(isAll, (query) => query.where('d.activo', '=', true))
    .$if(!isAll, (query) =>
      query.where(
        raw<boolean>`d.departamento_id in (select x.departamento_id from instancia.usuarios x where x.entidad_id = ${entidadId} and x.usuario_id in (${people}))`,
      ),
    )
    .orderBy(byName('d.nombre'))
    .orderBy('d.departamento_id');
  return { centros: await run(tx, centros), departamentos: await run(tx, departamentos) };
}

const HAY_PUESTOS = statement(
  'turnos/reads.HAY_PUESTOS',
  'select count(*)::int as cuantos from instancia.turnos_puestos where entidad_id = $1 and puesto_id = any($2)',
);

/** Whether all of these posts are of the company. */
export async function hasPosts(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  return (await tx.query(HAY_PUESTOS, [entidadId, ids]))[0]?.cuantos === ids.length;
}

/** A day on which no clock changes. */
const CUALQUIER_DIA = '2026-01-14';

/** What cells call a shift by: the same in every answer. */
export const keyOfShift = ({ codigo, inicio, fin, pausas }: Turno): string =>
  [codigo, inicio, fin, ...pausas.map((pausa) => `${pausa.subtipo}/${pausa.inicio ?? ''}/${pausa.minutos}/${pausa.pagada ? 1 : 0}`)].join(
    ' ',
  );

/** Gathers the shifts that an answer names, each once. */
export type Leyenda = {
  parts(dia: DiaSuelto | null): ParteVista[] | null;
  shifts(): TurnoDelPlanVista[];
  addSchedules(laboral: { periodos: readonly Vigente[] }, desde: Fecha, hasta: Fecha): void;
};
/** A version of a schedule, and from when to when it holds. */
type Vigente = Pick<ContextoLaboral['periodos'][number], 'horario' | 'desde' | 'hasta'>;

/** The versions of some schedules, as if somebody had had them always. */
export const alwaysOf = ({ horarios }: Configuracion, ids: readonly number[]): Vigente[] =>
  ids.flatMap((id) =>
    (horarios.get(id) ?? []).map(({ definicion, desde }, place, versions) => {
      const next = versions[place + 1];
      return { horario: definicion, desde: place === 0 ? SIEMPRE.desde : desde, hasta: next ? masDias(next.desde, -1) : null };
    }),
  );

const shiftsOf = (horario: VersionHorario): (Turno | null)[] => {
  if (horario.clase === 'flexible') return [];
  if (horario.clase === 'rotativo') return [...horario.turnos];
  return [...horario.semana, ...(horario.temporadas ?? []).flatMap(({ semana }) => semana)];
};

export function createLegend(): Leyenda {
  const found = new Map<string, TurnoDelPlanVista>();
  const keys = new Map<Turno, string>();
  const seen = new Set<VersionHorario>();
  function add(turno: Turno, delHorario: boolean): string {
    const clave = keys.get(turno) ?? keyOfShift(turno);
    keys.set(turno, clave);
    const known = found.get(clave);
    if (!known) found.set(clave, { clave, ...turno, minutos: placeShift(turno, CUALQUIER_DIA, 'UTC').minutos, delHorario });
    else if (delHorario && !known.delHorario) found.set(clave, { ...known, delHorario });
    return clave;
  }
  return {
    parts: (dia) => dia && dia.map(({ turno, puestoId }) => ({ turno: add(turno, false), puestoId })),
    shifts: () => [...found.values()].toSorted((a, b) => (a.inicio < b.inicio ? -1 : a.inicio > b.inicio ? 1 : a.clave < b.clave ? -1 : 1)),
    addSchedules({ periodos }, desde, hasta) {
      for (const { horario, ...periodo } of periodos) {
        if (seen.has(horario) || periodo.desde > hasta || (periodo.hasta !== null && periodo.hasta < desde)) continue;
        seen.add(horario);
        for (const turno of shiftsOf(horario)) if (turno) add(turno, true);
      }
    },
  };
}

/** Somebody as the rules of the plan see them, with what is stored of them in the span. `hoy`: today where they work. */
export type Planificada = {
  leido: PlanLeido;
  persona: PersonaDelPlan;
  hoy: Fecha;
  borrador: Borrador;
  publicados: ReadonlyMap<Fecha, PlanLeido['publicados'][number]>;
  /** What would hold with the draft. */
  conBorrador: ContextoLaboral;
  /** Somebody planned them by day before; if not, their schedule was told to them. */
  isPlannedByDay: boolean;
};

/** All days: of somebody who was never planned by day. */
const SIEMPRE: Publicado = { desde: '2000-01-01', hasta: '9999-12-31' };

function draftedOf(leido: PlanLeido, persona: PersonaDelPlan, empresa: Configuracion): ContextoLaboral {
  if (leido.borrador.length === 0) return persona.laboral;
  const sueltos = new Map<Fecha, NonNullable<ReturnType<DiasSueltos['get']>>>(leido.sueltos.map(({ fecha, partes }) => [fecha, partes]));
  for (const { fecha, partes } of leido.borrador) {
    if (partes === null) sueltos.delete(fecha);
    else sueltos.set(fecha, partes);
  }
  const { periodos, ausencias } = persona.laboral;
  return empresa.planner.planFor({ periodos, ausencias, sueltos });
}

type Momento = { empresa: Configuracion; ahora: Temporal.Instant; cierres: PersonaDelPlan['cierres'] };

function plannedOf(leido: PlanLeido, { empresa, ahora, cierres }: Momento): Planificada {
  const laboral = laborOf(leido, empresa);
  const zona = laboral.planDia(ahora.toZonedDateTimeISO(empresa.zona).toPlainDate().toString()).zona;
  const hoy = ahora.toZonedDateTimeISO(zona).toPlainDate().toString();
  const persona: PersonaDelPlan = {
    id: leido.id,
    laboral,
    puestoId: leido.puestos.find(({ principal }) => principal)?.id ?? null,
    puestos: new Set(leido.puestos.map(({ id }) => id)),
    publicado: leido.publicado.length === 0 ? [SIEMPRE] : leido.publicado,
    cierres,
    conRegistros: new Set(leido.conRegistros),
    limites: (fecha) => limitsFor(empresa, { personaId: leido.id, laboral }, fecha),
    isMenor: isMenor(empresa.nacimientos.get(leido.id) ?? null, hoy),
  };
  return {
    leido,
    persona,
    hoy,
    borrador: new Map(leido.borrador.map(({ fecha, partes, sobre }) => [fecha, { dia: partes, sobre }])),
    publicados: new Map(leido.publicados.map((one) => [one.fecha, one])),
    conBorrador: draftedOf(leido, persona, empresa),
    isPlannedByDay: leido.publicado.length > 0,
  };
}

/** People in the given order, as the rules of the plan see them, with the drafts and the published days of a span. */
export async function readPlanned(
  tx: Queryable,
  entidadId: number,
  { ids, desde, hasta, empresa, clock }: { ids: readonly number[]; desde: Fecha; hasta: Fecha; empresa: Configuracion; clock: Clock },
): Promise<Planificada[]> {
  if (ids.length === 0) return [];
  const cierres = { desde: desde.slice(0, 7), cerrados: await findClosed(tx, entidadId, desde) };
  const leidos = await findPlans(tx, entidadId, { ids, desde, hasta });
  const momento = { empresa, ahora: clock.now(), cierres };
  return leidos.map((leido) => plannedOf(leido, momento));
}

/** Days that were published or taken back, and draft cells, as they are stored. */
type CeldaGuardada = { fecha: Fecha; partes: DiaSuelto | null; sobre: number | null; version: number; autorId: number };

/** Somebody with all that their plan needs. */
export type PlanLeido = RowOf<typeof PERSONAS>;

// A shift may reach into the next day, and limits look back for weeks; sick leave, for one, may have begun long before.
const PERSONAS = statement(
  'turnos/reads.PERSONAS',
  `
  select u.usuario_id as id, u.nombre_completo as nombre, u.departamento_id as "departamentoId",
    (select d.nombre from instancia.departamentos d where d.entidad_id = $1 and d.departamento_id = u.departamento_id) as departamento,
    coalesce((
      select json_agg(json_build_object('desde', a.desde, 'horarioId', a.horario_id, 'centroId', a.centro_id) order by a.desde)
      from instancia.asignaciones a where a.entidad_id = $1 and a.usuario_id = u.usuario_id), '[]') as asignaciones,
    coalesce((
      select json_agg(json_build_object('desde', a.desde, 'hasta', a.hasta, 'clase', a.clase, 'aprobada', a.aprobada, 'minutos', a.minutos, 'mitad', a.mitad) order by a.desde)
      from instancia.ausencias a where a.entidad_id = $1 and a.usuario_id = u.usuario_id and a.hasta >= $5 and a.desde <= $6), '[]') as ausencias,
    ${sueltosSql('u', '$5::date')} as sueltos,
    case when u.sueltos_hasta >= $3 then coalesce((
      select json_agg(json_build_object('fecha', s.fecha, 'dia', s.partes, 'numero', s.numero) order by s.fecha)
      from instancia.dias_sueltos s where s.entidad_id = $1 and s.usuario_id = u.usuario_id and s.fecha between $3 and $4), '[]') else '[]' end as publicados,
    coalesce((
      select json_agg(json_build_object('desde', p.desde, 'hasta', p.hasta) order by p.desde)
      from instancia.turnos_publicado p where p.entidad_id = $1 and p.usuario_id = u.usuario_id), '[]') as publicado,
    coalesce((
      select json_agg(json_build_object('fecha', b.fecha, 'partes', b.partes, 'sobre', b.sobre, 'version', b.version, 'autorId', b.autor_id) order by b.fecha)
      from instancia.turnos_borrador b where b.entidad_id = $1 and b.usuario_id = u.usuario_id and b.fecha between $3 and $4), '[]') as borrador,
    coalesce((
      select json_agg(j.fecha order by j.fecha) from instancia.jornadas j
      where j.entidad_id = $1 and j.usuario_id = u.usuario_id and j.fecha between $3 and $4 and j.estado <> 'vacia'), '[]') as "conRegistros",
    coalesce((
      select json_agg(json_build_object('id', q.puesto_id, 'principal', q.principal) order by q.puesto_id)
      from instancia.turnos_puestos_de q where q.entidad_id = $1 and q.usuario_id = u.usuario_id), '[]') as puestos
  from unnest($2::int[]) with ordinality as k (id, lugar)
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = k.id
  order by k.lugar`,
  told<{
    ausencias: Ausencia[];
    sueltos: SueltoLeido[];
    publicados: { fecha: Fecha; dia: DiaSuelto | null; numero: number }[];
    borrador: CeldaGuardada[];
    conRegistros: Fecha[];
  }>(),
);

/** These people in the given order, with what they do, are told and are drafted in some days. */
const findPlans = (
  tx: Queryable,
  entidadId: number,
  { ids, desde, hasta }: { ids: readonly number[]; desde: Fecha; hasta: Fecha },
): Promise<PlanLeido[]> => tx.query(PERSONAS, [entidadId, ids, desde, hasta, masDias(desde, -DIAS_ATRAS - 2), masDias(hasta, DIAS_ATRAS)]);

const CERRADOS = statement(
  'turnos/reads.CERRADOS',
  `select centro_id as "centroId", to_char(mes, 'YYYY-MM') as mes from instancia.meses_cerrados where entidad_id = $1 and mes >= date_trunc('month', $2::date)`,
);

/** The closed months of all centres from that of a day on. */
const findClosed = (tx: Queryable, entidadId: number, desde: Fecha) => tx.query(CERRADOS, [entidadId, desde]);
