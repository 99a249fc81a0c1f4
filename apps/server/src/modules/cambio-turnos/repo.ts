import type { Cesion } from '@jornada/domain/turnos/cambios/index.ts';
import type { EstadoPaso, EstadoSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import type { CambioLinea } from '@jornada/contract/cambio-turnos/vistas.ts';

type Clase = CambioLinea['clase'];
export type CambioNuevo = { clase: Clase; ofertaId: number | null; primero: string; caduca: string; cesiones: readonly Cesion[] };

const GUARDAR = statement(
  'cambio-turnos.GUARDAR',
  'insert into instancia.cambios_turno (entidad_id, solicitud_id, clase, oferta_id, primero, caduca) values ($1, $2, $3, $4, $5, $6)',
);
const CEDER = statement(
  'cambio-turnos.CEDER',
  `
  insert into instancia.cambios_cesiones (entidad_id, solicitud_id, de_id, a_id, fecha, partes)
  select $1, $2, x.de, x.a, x.fecha, x.partes from jsonb_to_recordset($3) as x (de int, a int, fecha date, partes jsonb)`,
);

/** Writes what a change has beside other requests. */
export async function saveChange(tx: Queryable, entidadId: number, id: number, cambio: CambioNuevo): Promise<void> {
  const { clase, ofertaId, primero, caduca, cesiones } = cambio;
  await tx.query(GUARDAR, [entidadId, id, clase, ofertaId, primero, caduca]);
  await tx.query(CEDER, [entidadId, id, JSON.stringify(cesiones)]);
}

const CAMBIOS = statement(
  'cambio-turnos.CAMBIOS',
  `
  select s.solicitud_id as id, s.estado, s.version, s.creada, s.desde, s.hasta, s.usuario_id as "personaId", s.autor_id as "autorId", s.comentario,
    s.turno_desde as "turnoDesde", s.espera_de as "esperaDe", s.motivo, c.clase, c.oferta_id as "ofertaId", c.primero, c.caduca, c.caducada,
    (select u.nombre_completo from instancia.usuarios u where u.entidad_id = $1 and u.usuario_id = s.espera_de) as "esperaNombre",
    coalesce((
      select json_agg(json_build_object('de', x.de_id, 'a', x.a_id, 'fecha', x.fecha, 'partes', x.partes) order by x.fecha, x.de_id)
      from instancia.cambios_cesiones x where x.entidad_id = $1 and x.solicitud_id = s.solicitud_id), '[]') as cesiones,
    coalesce((
      select json_agg(json_build_object('id', p.decisor_id, 'estado', p.estado) order by p.paso)
      from instancia.solicitudes_pasos p where p.entidad_id = $1 and p.solicitud_id = s.solicitud_id and p.papel = 'companero'), '[]') as companeros
  from instancia.cambios_turno c join instancia.solicitudes s on s.entidad_id = $1 and s.solicitud_id = c.solicitud_id
  where c.entidad_id = $1 and c.solicitud_id = any($2::bigint[])
  order by array_position($2::bigint[], s.solicitud_id)`,
  told<{ estado: EstadoSolicitud; clase: Clase; cesiones: Cesion[]; companeros: { id: number; estado: EstadoPaso }[] }>(),
);
export type CambioLeido = Awaited<ReturnType<typeof findChanges>>[number];

/** These changes, in the given order. */
export const findChanges = (tx: Queryable, entidadId: number, ids: readonly number[]) => tx.query(CAMBIOS, [entidadId, ids]);

/** @throws Error if the request is of another kind. */
export async function findChange(tx: Queryable, entidadId: number, id: number): Promise<CambioLeido> {
  const [found] = await findChanges(tx, entidadId, [id]);
  if (!found) throw new Error(`request ${id} is no change of shifts`);
  return found;
}

const GENTE = statement(
  'cambio-turnos.GENTE',
  `
  select distinct q.id from instancia.cambios_cesiones x cross join lateral (values (x.de_id), (x.a_id)) as q (id)
  where x.entidad_id = $1 and x.solicitud_id = $2`,
);

/** Everybody whose plan a change touches. */
export const findPeopleOf = async (tx: Queryable, entidadId: number, id: number): Promise<number[]> =>
  (await tx.query(GENTE, [entidadId, id])).flatMap((row) => (row.id === null ? [] : [row.id]));

const PLAZO = statement(
  'cambio-turnos.PLAZO',
  'update instancia.cambios_turno set caduca = $3 where entidad_id = $1 and solicitud_id = $2',
);
export const saveDeadline = async (tx: Queryable, entidadId: number, id: number, caduca: string): Promise<void> =>
  void (await tx.query(PLAZO, [entidadId, id, caduca]));

const CADUCADO = statement(
  'cambio-turnos.CADUCADO',
  'update instancia.cambios_turno set caducada = true where entidad_id = $1 and solicitud_id = $2 and caduca <= $3 returning solicitud_id as id',
);
/** Notes that the time of a change has ended it. @returns false if it has still time. */
export const saveExpired = async (tx: Queryable, entidadId: number, id: number, ahora: string): Promise<boolean> =>
  (await tx.query(CADUCADO, [entidadId, id, ahora])).length > 0;

const VENCIDOS = statement(
  'cambio-turnos.VENCIDOS',
  `
  select s.solicitud_id as id, s.usuario_id as "personaId" from instancia.cambios_turno c
  join instancia.solicitudes s on s.entidad_id = $1 and s.solicitud_id = c.solicitud_id
  where c.entidad_id = $1 and not c.caducada and c.caduca <= $2 and s.estado in ('pendiente', 'en-curso') order by s.solicitud_id limit 500`,
);
/** The changes whose time is over, and that still wait. */
export const findDue = (tx: Queryable, entidadId: number, ahora: string) => tx.query(VENCIDOS, [entidadId, ahora]);

const DE_OFERTA = statement(
  'cambio-turnos.DE_OFERTA',
  `
  select s.solicitud_id as id, s.usuario_id as "personaId" from instancia.cambios_turno c
  join instancia.solicitudes s on s.entidad_id = $1 and s.solicitud_id = c.solicitud_id
  where c.entidad_id = $1 and c.oferta_id = $2 and s.estado in ('pendiente', 'en-curso') order by s.solicitud_id`,
);
/** The changes that came of an offer, and still wait. */
export const findOfOffer = (tx: Queryable, entidadId: number, ofertaId: number) => tx.query(DE_OFERTA, [entidadId, ofertaId]);

const DIAS = statement(
  'cambio-turnos.DIAS',
  `
  insert into instancia.dias_sueltos as d (entidad_id, usuario_id, fecha, partes, cambio_id)
  select $1, x."personaId", x.fecha, x.dia, $2 from jsonb_to_recordset($3) as x ("personaId" int, fecha date, dia jsonb)
  on conflict (entidad_id, usuario_id, fecha) do update set partes = excluded.partes, cambio_id = excluded.cambio_id, publicacion_id = null,
    numero = d.numero + 1, distinto = true`,
);
/** Writes the days of a validated change into the plan, each over what was there. */
export const saveDaysOfChange = async (tx: Queryable, entidadId: number, id: number, dias: readonly object[]): Promise<void> =>
  void (await tx.query(DIAS, [entidadId, id, JSON.stringify(dias)]));

const POR_RESPONDER = statement(
  'cambio-turnos.POR_RESPONDER',
  `
  select (
      select count(*) from instancia.solicitudes_pasos p
      join instancia.cambios_turno c on c.entidad_id = $1 and c.solicitud_id = p.solicitud_id and c.caduca > $3
      where p.entidad_id = $1 and p.decisor_id = $2 and p.papel = 'companero' and p.estado = 'turno')::int as propias,
    (
      select count(*) from instancia.solicitudes s
      join instancia.cambios_turno c on c.entidad_id = $1 and c.solicitud_id = s.solicitud_id and c.caduca > $3
      where s.entidad_id = $1 and s.espera = $2 and s.modulo = 'cambio-turnos')::int as ajenas`,
  told<{ propias: number; ajenas: number }>(),
);
/** How many changes wait for somebody's answer, and have still time: of their own shifts, and of others. */
export const countWaiting = async (
  tx: Queryable,
  { entidadId, usuarioId, ahora }: { entidadId: number; usuarioId: number; ahora: string },
): Promise<{ propias: number; ajenas: number }> =>
  (await tx.query(POR_RESPONDER, [entidadId, usuarioId, ahora]))[0] ?? { propias: 0, ajenas: 0 };

const PENDIENTES = statement(
  'cambio-turnos.PENDIENTES',
  `
  select s.solicitud_id as id, x.de_id as de, x.a_id as a, x.fecha, x.partes from instancia.cambios_cesiones x
  join instancia.solicitudes s on s.entidad_id = $1 and s.solicitud_id = x.solicitud_id
  where x.entidad_id = $1 and (x.de_id = $2 or x.a_id = $2) and x.fecha between $3 and $4 and s.estado in ('pendiente', 'en-curso')
  order by s.solicitud_id desc`,
  told<{ partes: Cesion['partes'] }>(),
);
/** The days of somebody that changes which wait would make different, the latest change first. */
export const findPending = (tx: Queryable, entidadId: number, who: { personaId: number; desde: string; hasta: string }) =>
  tx.query(PENDIENTES, [entidadId, who.personaId, who.desde, who.hasta]);
