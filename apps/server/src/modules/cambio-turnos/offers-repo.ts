import type { DiaSuelto, Fecha } from '@jornada/domain/horario/modelo.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import type { OfertaTurnoVista } from '@jornada/contract/cambio-turnos/vistas.ts';

export type DiaOfrecido = { fecha: Fecha; partes: DiaSuelto };
type Acepta = NonNullable<OfertaTurnoVista['acepta']>;
export type DiaAnterior = { fecha: Fecha; dia: DiaSuelto | null };
type Interesado = { id: number; nombre: string; solicitudId: number | null; momento: string; antes: DiaAnterior[] | null };

const COLUMNAS = `o.oferta_id as id, o.version, o.estado, o.de_id as "deId", o.autor_id as "autorId", o.centro_id as "centroId", o.elige, o.dias,
  o.desde, o.hasta, o.acepta, o.comentario, o.creada, o.caduca, o.dada_a as "dadaA",
  coalesce((
    select json_agg(json_build_object('id', a.usuario_id, 'nombre', u.nombre_completo, 'solicitudId', a.solicitud_id, 'momento', a.momento, 'antes', a.antes)
      order by a.momento, a.usuario_id)
    from instancia.turnos_apuntados a join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = a.usuario_id
    where a.entidad_id = $1 and a.oferta_id = o.oferta_id), '[]') as apuntados`;

const UNA = statement(
  'cambio-turnos/offers.UNA',
  `select ${COLUMNAS} from instancia.turnos_ofrecidos o where o.entidad_id = $1 and o.oferta_id = $2`,
  told<{ dias: DiaOfrecido[]; acepta: Acepta | null; apuntados: Interesado[] }>(),
);
export type OfertaLeida = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

export async function findOffer(tx: Queryable, entidadId: number, id: number) {
  const [row] = await tx.query(UNA, [entidadId, id]);
  return row ?? null;
}

const ABIERTAS = statement(
  'cambio-turnos/offers.ABIERTAS',
  `
  select ${COLUMNAS} from instancia.turnos_ofrecidos o
  where o.entidad_id = $1 and o.centro_id = any($2) and o.desde between $3 and $4 and o.estado = 'abierta' and o.caduca > $5
    and ($6::int[] is null or o.de_id = any($6) or (o.de_id is null and o.autor_id = $7))
  order by o.desde, o.oferta_id limit 200`,
  told<{ dias: DiaOfrecido[]; acepta: Acepta | null; apuntados: Interesado[] }>(),
);
type FiltroOfertas = { centroIds: readonly number[]; desde: Fecha; hasta: Fecha; ahora: string };

/** The open offers of some places on some days, the nearest first. `de`: of these people only, and those of the company by one author; missing: all. */
export const findOpenOffers = (
  tx: Queryable,
  entidadId: number,
  { centroIds, desde, hasta, ahora }: FiltroOfertas,
  de?: { ids: readonly number[]; autorId: number | null },
) => tx.query(ABIERTAS, [entidadId, centroIds, desde, hasta, ahora, de?.ids ?? null, de?.autorId ?? null]);

const OFRECEN = statement(
  'cambio-turnos/offers.OFRECEN',
  `
  select distinct o.de_id as id from instancia.turnos_ofrecidos o
  where o.entidad_id = $1 and o.centro_id = any($2) and o.desde between $3 and $4 and o.estado = 'abierta' and o.caduca > $5 and o.de_id is not null`,
);
/** Who has open offers at some places on some days. */
export const findGivers = async (tx: Queryable, entidadId: number, { centroIds, desde, hasta, ahora }: FiltroOfertas): Promise<number[]> =>
  (await tx.query(OFRECEN, [entidadId, centroIds, desde, hasta, ahora])).map(({ id }) => id);

export type OfertaNueva = Pick<
  OfertaLeida,
  'deId' | 'autorId' | 'centroId' | 'elige' | 'dias' | 'acepta' | 'comentario' | 'creada' | 'caduca'
>;

const CREAR = statement(
  'cambio-turnos/offers.CREAR',
  `
  insert into instancia.turnos_ofrecidos (entidad_id, de_id, autor_id, centro_id, elige, dias, desde, hasta, acepta, comentario, creada, caduca)
  values ($entidadId, $deId, $autorId, $centroId, $elige, $dias, $desde, $hasta, $acepta, $comentario, $creada, $caduca) returning oferta_id as id`,
);

/** @returns its id. */
export async function createOffer(tx: Queryable, entidadId: number, oferta: OfertaNueva): Promise<number> {
  const { deId, autorId, centroId, elige, dias, acepta, comentario, creada, caduca } = oferta;
  const dates = dias.map(({ fecha }) => fecha).toSorted();
  const [row] = await tx.query(CREAR, {
    entidadId,
    deId,
    autorId,
    centroId,
    elige,
    dias: JSON.stringify(dias),
    desde: dates[0] ?? '',
    hasta: dates.at(-1) ?? '',
    acepta: acepta && JSON.stringify(acepta),
    comentario,
    creada,
    caduca,
  });
  if (!row) throw new Error('the offer was not written');
  return row.id;
}

const CERRAR = statement(
  'cambio-turnos/offers.CERRAR',
  `
  update instancia.turnos_ofrecidos set estado = $3, dada_a = $4, version = version + 1
  where entidad_id = $1 and oferta_id = $2 and estado = 'abierta' returning oferta_id as id`,
);
/** Ends an open offer: of many at once one does. @returns false if it is not open any more. */
export const closeOffer = async (
  tx: Queryable,
  entidadId: number,
  id: number,
  { estado, dadaA }: { estado: 'dada' | 'retirada'; dadaA: number | null },
): Promise<boolean> => (await tx.query(CERRAR, [entidadId, id, estado, dadaA])).length > 0;

const REABRIR = statement(
  'cambio-turnos/offers.REABRIR',
  `
  update instancia.turnos_ofrecidos set estado = 'abierta', dada_a = null, version = version + 1
  where entidad_id = $1 and oferta_id = $2 and estado = 'dada' and dada_a = $3`,
);
/** The person who had it gives it back at once. */
export const reopenOffer = async (tx: Queryable, entidadId: number, id: number, personaId: number): Promise<void> =>
  void (await tx.query(REABRIR, [entidadId, id, personaId]));

const VENCIDAS = statement(
  'cambio-turnos/offers.VENCIDAS',
  `update instancia.turnos_ofrecidos set estado = 'caducada', version = version + 1 where entidad_id = $1 and estado = 'abierta' and caduca <= $2`,
);
/** Ends the offers whose time is over. */
export const expireOffers = async (tx: Queryable, entidadId: number, ahora: string): Promise<void> =>
  void (await tx.query(VENCIDAS, [entidadId, ahora]));

const APUNTAR = statement(
  'cambio-turnos/offers.APUNTAR',
  `
  insert into instancia.turnos_apuntados (entidad_id, oferta_id, usuario_id, momento, solicitud_id, antes) values ($1, $2, $3, $4, $5, $6)
  on conflict (entidad_id, oferta_id, usuario_id) do update set momento = excluded.momento, solicitud_id = excluded.solicitud_id, antes = excluded.antes`,
);
export async function saveWish(
  tx: Queryable,
  entidadId: number,
  ofertaId: number,
  {
    personaId,
    momento,
    solicitudId = null,
    antes = null,
  }: { personaId: number; momento: string; solicitudId?: number | null; antes?: DiaAnterior[] | null },
): Promise<void> {
  await tx.query(APUNTAR, [entidadId, ofertaId, personaId, momento, solicitudId, antes && JSON.stringify(antes)]);
}

const BORRAR = statement(
  'cambio-turnos/offers.BORRAR',
  'delete from instancia.turnos_apuntados where entidad_id = $1 and oferta_id = $2 and usuario_id = $3',
);
export const deleteWish = async (tx: Queryable, entidadId: number, ofertaId: number, personaId: number): Promise<void> =>
  void (await tx.query(BORRAR, [entidadId, ofertaId, personaId]));
