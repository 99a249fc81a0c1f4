import type { EstadoCambio } from '@jornada/domain/turnos/cambios/index.ts';
import { pageOf, type Page } from '../../platform/database/page.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { raw, sql } from '../../platform/database/sql.ts';
import { peopleOf, type Alcance } from '../../shared/reach/reach.ts';

export type QuienLista = 'todos' | 'esperan' | 'enviados' | 'recibidos' | 'equipo';
export type FiltroCambios = Page & {
  quien: QuienLista;
  ano?: number | undefined;
  estado?: EstadoCambio | undefined;
  id?: number | undefined;
  desde?: string | undefined;
  hasta?: string | undefined;
  centroId?: number | undefined;
  orden: 'creada' | 'desde' | 'estado' | null;
  dir: 'asc' | 'desc';
};
/** `gente`: whose changes somebody who plans sees. */
type Lector = { entidadId: number; personaId: number; gente: Alcance; ahora: string };

const OPEN = raw`s.estado in ('pendiente', 'en-curso')`;
/** As a change shows itself: one whose time is over is so at once, and not when the work that ends it has run. */
const statesAt = (ahora: string): Record<EstadoCambio, ReturnType<typeof raw<boolean>>> => ({
  propuesta: raw<boolean>`${OPEN} and s.turno_desde is null and c.caduca > ${ahora}`,
  aceptada: raw<boolean>`${OPEN} and s.turno_desde is not null and c.caduca > ${ahora}`,
  validada: raw<boolean>`s.estado = 'aprobada'`,
  rechazada: raw<boolean>`s.estado = 'rechazada'`,
  anulada: raw<boolean>`s.estado = 'anulada' and not c.caducada`,
  caducada: raw<boolean>`((s.estado = 'anulada' and c.caducada) or (${OPEN} and c.caduca <= ${ahora}))`,
});

/** The changes that concern somebody: what waits for them first, then the latest. */
export async function findList(tx: Queryable, { entidadId, personaId, gente, ahora }: Lector, filtro: FiltroCambios) {
  const { quien, ano, estado, id, desde, hasta, centroId, orden, dir, start, limit } = filtro;
  const asked = raw<boolean>`exists (
    select from instancia.solicitudes_pasos p
    where p.entidad_id = ${entidadId} and p.solicitud_id = s.solicitud_id and p.papel = 'companero' and p.decisor_id = ${personaId})`;
  const waits = raw<boolean>`(c.caduca > ${ahora} and (s.espera = ${personaId} or exists (
    select from instancia.solicitudes_pasos p
    where p.entidad_id = ${entidadId} and p.solicitud_id = s.solicitud_id and p.papel = 'companero' and p.estado = 'turno' and p.decisor_id = ${personaId})))`;
  const mine = raw<boolean>`s.usuario_id = ${personaId}`;
  const dias = { desde: desde ?? '2000-01-01', hasta: hasta ?? '9999-12-31' };
  const usuarios = sql.selectFrom('instancia.usuarios as u').select('u.usuario_id');
  const team = usuarios.where(peopleOf(gente, dias));
  // Of a centre is a change in which somebody of the centre takes part, whoever reads the list.
  const deCentro = usuarios.where(peopleOf({ ...gente, jefes: null }, { ...dias, centro: centroId }));
  const atCentre = raw<boolean>`exists (
    select from instancia.cambios_cesiones x
    where x.entidad_id = ${entidadId} and x.solicitud_id = s.solicitud_id and (x.de_id in (${deCentro}) or x.a_id in (${deCentro})))`;
  const whose = {
    todos: raw<boolean>`(${mine} or ${asked} or s.espera = ${personaId})`,
    esperan: waits,
    enviados: mine,
    recibidos: asked,
    equipo: raw<boolean>`(s.espera = ${personaId} or (s.usuario_id <> ${personaId} and s.usuario_id in (${team})))`,
  }[quien];
  const byOrder = { creada: 's.creada', desde: 's.desde', estado: 's.estado' } as const;
  const query = sql
    .selectFrom('instancia.cambios_turno as c')
    .innerJoin('instancia.solicitudes as s', (on) =>
      on.onRef('s.entidad_id', '=', 'c.entidad_id').onRef('s.solicitud_id', '=', 'c.solicitud_id'),
    )
    .select(['s.solicitud_id as id'])
    .where('c.entidad_id', '=', entidadId)
    .where(whose)
    .$if(ano !== undefined, (q) => q.where(raw<boolean>`(s.ano = ${ano ?? 0} or ${OPEN})`))
    .$if(estado !== undefined, (q) => q.where(statesAt(ahora)[estado ?? 'propuesta']))
    .$if(id !== undefined, (q) => q.where('s.solicitud_id', '=', id ?? 0))
    .$if(centroId !== undefined, (q) => q.where(atCentre))
    .$if(desde !== undefined, (q) => q.where('s.hasta', '>=', desde ?? ''))
    .$if(hasta !== undefined, (q) => q.where('s.desde', '<=', hasta ?? ''));
  const sorted = orden === null ? query.orderBy(raw`${waits} desc`).orderBy('s.creada', 'desc') : query.orderBy(byOrder[orden], dir);
  const { items, total } = await pageOf(tx, sorted.orderBy('s.solicitud_id', 'desc'), { start, limit });
  return { ids: items.map((one) => one.id), total };
}

const ANOS = statement(
  'cambio-turnos/list.ANOS',
  `
  select distinct s.ano from instancia.solicitudes s
  where s.entidad_id = $1 and s.modulo = 'cambio-turnos' and (s.usuario_id = $2 or exists (
    select from instancia.cambios_cesiones x where x.entidad_id = $1 and x.solicitud_id = s.solicitud_id and (x.de_id = $2 or x.a_id = $2)))`,
  told<{ ano: number }>(),
);
/** The years that have changes of somebody. */
export const findYears = async (tx: Queryable, entidadId: number, personaId: number): Promise<number[]> =>
  (await tx.query(ANOS, [entidadId, personaId])).map(({ ano }) => ano);
