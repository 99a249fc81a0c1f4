import type { AccionSolicitud, EstadoSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { raw, run, sql } from '../../platform/database/sql.ts';
import type { CantidadSolicitud, Contenido, Solicitud } from './model.ts';
import { lock } from '../../shared/locks.ts';

const POR_DIA = 10_000;

type Columns = { unidad: string | null; cantidad: number | null; moneda: string | null };

function amountToStore(cantidad: CantidadSolicitud | null): Columns {
  if (!cantidad) return { unidad: null, cantidad: null, moneda: null };
  const { unidad } = cantidad;
  if (unidad === 'dias') return { unidad, cantidad: Math.round(cantidad.dias * POR_DIA), moneda: null };
  if (unidad === 'minutos') return { unidad, cantidad: cantidad.minutos, moneda: null };
  return { unidad, cantidad: cantidad.centimos, moneda: cantidad.moneda };
}

function amountFrom({ unidad, cantidad, moneda }: Columns): CantidadSolicitud | null {
  if (cantidad === null) return null;
  if (unidad === 'dias') return { unidad, dias: Math.round(cantidad / (POR_DIA / 100)) / 100 };
  return unidad === 'minutos' ? { unidad, minutos: cantidad } : { unidad: 'centimos', centimos: cantidad, moneda: moneda ?? 'EUR' };
}

/** The columns of a request `s`. */
export const COLUMNAS = `s.solicitud_id as id, s.modulo, s.usuario_id as "personaId", s.autor_id as "autorId", s.ano, s.estado, s.version, s.desde, s.hasta,
  s.unidad, s.cantidad, s.moneda, s.titulo, s.comentario, s.creada, s.turno_desde as "turnoDesde", s.espera_de as "esperaDe",
  s.recordar_dias as "recordarDias", s.recordada, s.decidida, s.decidida_por as "decididaPor", s.motivo, s.mes_cerrado_dicho as "mesCerradoDicho"`;

export type Fila = Omit<Solicitud, 'cantidad'> & Columns;
export const solicitudFrom = <F extends Fila>({ unidad, cantidad, moneda, ...row }: F) => ({
  ...row,
  cantidad: amountFrom({ unidad, cantidad, moneda }),
});

const UNA = statement('solicitudes.UNA', `select ${COLUMNAS} from instancia.solicitudes s where s.entidad_id = $1 and s.solicitud_id = $2`);

/** A request; null if there is none, as for one of another company. */
export async function findRequest(tx: Queryable, entidadId: number, id: number): Promise<Solicitud | null> {
  const [row] = await tx.query(UNA, [entidadId, id]);
  return row ? solicitudFrom(row) : null;
}

/** A request as it is under the lock of its person, whom it belongs to for ever. */
export async function lockRequest(tx: Queryable, entidadId: number, id: number): Promise<Solicitud | null> {
  const found = await findRequest(tx, entidadId, id);
  if (!found) return null;
  await lock.person(tx, found.personaId);
  return findRequest(tx, entidadId, id);
}

const DESPUES = statement(
  'solicitudes.DESPUES',
  `
  select ${COLUMNAS} from instancia.solicitudes s
  where s.entidad_id = $1 and s.usuario_id = $2 and s.desde > $3 and s.modulo = any($4) and s.estado in ('pendiente', 'en-curso', 'aprobada')
  order by s.solicitud_id`,
);

/** The requests of a person that wait or stand, and begin after a day. */
export async function findAfter(
  tx: Queryable,
  entidadId: number,
  { personaId, dia, modulos }: { personaId: number; dia: string; modulos: readonly string[] },
): Promise<Solicitud[]> {
  return (await tx.query(DESPUES, [entidadId, personaId, dia, modulos])).map(solicitudFrom);
}

const contentColumns = ({ cantidad, ...contenido }: Contenido) => ({
  ...contenido,
  ...amountToStore(cantidad),
  ano: Number(contenido.desde.slice(0, 4)),
});

export type NuevaSolicitud = Contenido &
  Pick<Solicitud, 'modulo' | 'personaId' | 'autorId' | 'estado' | 'creada' | 'turnoDesde' | 'esperaDe' | 'recordarDias'> &
  Partial<Pick<Solicitud, 'decidida' | 'decididaPor'>>;

/** @returns its id. */
export async function createRequest(tx: Queryable, entidadId: number, nueva: NuevaSolicitud): Promise<number> {
  const { modulo, personaId, autorId, estado, creada, turnoDesde, esperaDe, recordarDias, decidida, decididaPor, ...contenido } = nueva;
  const waits = { turno_desde: turnoDesde, espera_de: esperaDe, recordar_dias: recordarDias };
  const decision = { decidida: decidida ?? null, decidida_por: decididaPor ?? null };
  const who = { entidad_id: entidadId, usuario_id: personaId, autor_id: autorId };
  const [row] = await run(
    tx,
    sql
      .insertInto('instancia.solicitudes')
      .values({ ...contentColumns(contenido), ...waits, ...decision, ...who, modulo, estado, creada })
      .returning('solicitud_id as id'),
  );
  if (!row) throw new Error('the request was not written');
  return row.id;
}

/** What an action changes. `contenido` missing: its fields stay. */
export type CambioSolicitud = {
  estado: EstadoSolicitud;
  turnoDesde: string | null;
  esperaDe: number | null;
  contenido?: Contenido;
  autorId?: number;
  recordarDias?: number | null;
  /** Null: what was decided so far does not count any more. */
  decision?: { decidida: string; decididaPor: number; motivo: string | null } | null;
};

/** Changes a request whose version is the one that was read. @throws Error if it is another one: the caller holds the turn. */
export async function updateRequest(
  tx: Queryable,
  entidadId: number,
  { id, version }: Pick<Solicitud, 'id' | 'version'>,
  cambio: CambioSolicitud,
): Promise<void> {
  const { estado, turnoDesde, esperaDe, contenido, autorId, recordarDias, decision } = cambio;
  const rows = await run(
    tx,
    sql
      .updateTable('instancia.solicitudes')
      .set({
        estado,
        descartada: raw<boolean>`descartada or (estado = 'borrador' and ${estado}::text = 'anulada')`,
        turno_desde: turnoDesde,
        espera_de: esperaDe,
        version: version + 1,
        recordada: null,
        mes_cerrado_dicho: null,
        ...(contenido && contentColumns(contenido)),
        ...(autorId !== undefined && { autor_id: autorId }),
        ...(recordarDias !== undefined && { recordar_dias: recordarDias }),
        ...(decision !== undefined && {
          decidida: decision?.decidida ?? null,
          decidida_por: decision?.decididaPor ?? null,
          motivo: decision?.motivo ?? null,
        }),
      })
      .where('entidad_id', '=', entidadId)
      .where('solicitud_id', '=', id)
      .where('version', '=', version)
      .returning('solicitud_id as id'),
  );
  if (rows.length === 0) throw new Error(`request ${id} was written without its turn`);
}

/** Notes when somebody was told about a request, without a new version. */
export async function noteTold(
  tx: Queryable,
  entidadId: number,
  id: number,
  said: { recordada: string } | { mes_cerrado_dicho: string },
): Promise<void> {
  await run(tx, sql.updateTable('instancia.solicitudes').set(said).where('entidad_id', '=', entidadId).where('solicitud_id', '=', id));
}

export type HechoDeSolicitud = {
  solicitudId: number;
  personaId: number;
  accion: AccionSolicitud;
  estado: EstadoSolicitud;
  version: number;
  autorId: number;
  momento: string;
  motivo: string | null;
  clave: { clave: string; cuerpo: Buffer } | null;
};

export async function addToHistory(tx: Queryable, entidadId: number, hecho: HechoDeSolicitud): Promise<void> {
  const { solicitudId, personaId, autorId, clave, ...fields } = hecho;
  await run(
    tx,
    sql.insertInto('instancia.solicitudes_historia').values({
      ...fields,
      entidad_id: entidadId,
      solicitud_id: solicitudId,
      usuario_id: personaId,
      autor_id: autorId,
      clave: clave?.clave ?? null,
      cuerpo_huella: clave?.cuerpo ?? null,
    }),
  );
}

const REPETIDA = statement(
  'solicitudes.REPETIDA',
  `
  select solicitud_id as id, encode(cuerpo_huella, 'hex') as cuerpo from instancia.solicitudes_historia
  where entidad_id = $1 and usuario_id = $2 and clave = $3`,
  told<{ cuerpo: string }>(),
);

/** The request about which a person was sent this key before, and the hash of that body. */
export async function findRepeated(
  tx: Queryable,
  entidadId: number,
  personaId: number,
  clave: string,
): Promise<{ id: number; cuerpo: string } | null> {
  const [row] = await tx.query(REPETIDA, [entidadId, personaId, clave]);
  return row ?? null;
}

const HISTORIA = statement(
  'solicitudes.HISTORIA',
  `
  select h.accion, u.nombre_completo as autor, h.momento, h.motivo
  from instancia.solicitudes_historia h
  join instancia.usuarios u on u.entidad_id = h.entidad_id and u.usuario_id = h.autor_id
  where h.entidad_id = $1 and h.solicitud_id = $2 order by h.hecho_id`,
  told<{ accion: HechoLeido['accion'] }>(),
);

export type HechoLeido = { accion: AccionSolicitud; autor: string; momento: string; motivo: string | null };

export const findHistory = (tx: Queryable, entidadId: number, id: number): Promise<HechoLeido[]> => tx.query(HISTORIA, [entidadId, id]);

const CERRADO = statement(
  'solicitudes.CERRADO',
  `
  select exists (
    select from generate_series($3::date, $4::date, interval '1 day') d where instancia.esta_cerrado($1, $2, d::date)) as cerrado`,
);

/** Whether a day of a request is in a closed month. Who writes by this holds `lock.closing.read`. */
export async function touchesClosedMonth(
  tx: Queryable,
  entidadId: number,
  { personaId, desde, hasta }: Pick<Solicitud, 'personaId' | 'desde' | 'hasta'>,
): Promise<boolean> {
  const [row] = await tx.query(CERRADO, [entidadId, personaId, desde, hasta]);
  return row?.cerrado ?? false;
}
