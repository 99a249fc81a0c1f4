import type { VisitaListada } from '@jornada/contract/visitas/vistas.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { RespuestaGuardada } from '@jornada/domain/visitas/modelo.ts';
import { hasText, pageOf, type Page } from '../../platform/database/page.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { raw, sql } from '../../platform/database/sql.ts';
import { TIPO, typeIn } from './types-repo.ts';

/** From one instant to another at a centre: the days there. */
export type DiasDeCentro = { centroId: number; desde: string; hasta: string };
export type FiltroVisitas = {
  dias: readonly DiasDeCentro[] | null;
  centroId: number | null;
  tipoId: number | null;
  dentro: boolean;
  texto: string;
};

/** What a row of a list says. `c`, `t` and `u`: centre, type and host. */
const COLUMNS = [
  'v.visita_id as id',
  'v.nombre',
  'v.empresa',
  raw<VisitaListada['icono']>`t.icono`.as('icono'),
  'c.nombre as centro',
  'c.zona',
  'u.nombre_completo as anfitrion',
  'v.entrada',
  'v.salida',
  raw<VisitaListada['modoSalida']>`v.modo_salida`.as('modoSalida'),
] as const;

const earliest = (dias: readonly DiasDeCentro[]): string => dias.map(({ desde }) => desde).toSorted()[0] ?? 'infinity';
const latest = (dias: readonly DiasDeCentro[]): string =>
  dias
    .map(({ hasta }) => hasta)
    .toSorted()
    .at(-1) ?? '-infinity';

/** The days of each centre, and around them the whole span, which an index finds. */
const isWithin = (dias: readonly DiasDeCentro[]) =>
  raw<boolean>`v.entrada >= ${earliest(dias)}::timestamptz and v.entrada < ${latest(dias)}::timestamptz and exists (
    select from unnest(${dias.map(({ centroId }) => centroId)}::int[], ${dias.map(({ desde }) => desde)}::timestamptz[], ${dias.map(({ hasta }) => hasta)}::timestamptz[])
      as d (centro, desde, hasta) where d.centro = v.centro_id and v.entrada >= d.desde and v.entrada < d.hasta)`;

/** Whose visits, and the language of whoever reads them. */
type Lector = { entidadId: number; idioma: Idioma };

const visitsOf = ({ entidadId, idioma }: Lector, { dias, centroId, tipoId, dentro, texto }: FiltroVisitas) =>
  sql
    .selectFrom('instancia.visitas as v')
    .innerJoin('instancia.visitas_tipos as t', (join) =>
      join.onRef('t.entidad_id', '=', 'v.entidad_id').onRef('t.tipo_id', '=', 'v.tipo_id'),
    )
    .innerJoin('instancia.centros as c', (join) => join.onRef('c.entidad_id', '=', 'v.entidad_id').onRef('c.centro_id', '=', 'v.centro_id'))
    .leftJoin('instancia.usuarios as u', (join) =>
      join.onRef('u.entidad_id', '=', 'v.entidad_id').onRef('u.usuario_id', '=', 'v.anfitrion_id'),
    )
    .where('v.entidad_id', '=', entidadId)
    .$if(dentro, (query) => query.where('v.salida', 'is', null))
    .$if(dias !== null, (query) => query.where(isWithin(dias ?? [])))
    .$if(centroId !== null, (query) => query.where('v.centro_id', '=', centroId ?? 0))
    .$if(tipoId !== null, (query) => query.where('v.tipo_id', '=', tipoId ?? 0))
    .$if(texto !== '', (query) =>
      query.where(hasText(raw`v.nombre || ' ' || coalesce(v.empresa, '') || ' ' || coalesce(u.nombre_completo, '')`, texto)),
    )
    .select([...COLUMNS, typeIn(idioma).as('tipo')])
    .orderBy('v.entrada', 'desc')
    .orderBy('v.visita_id', 'desc');

/** A page of the visits, the latest first. */
export const findVisits = (tx: Queryable, lector: Lector, { filtro, ...page }: Page & { filtro: FiltroVisitas }) =>
  pageOf(tx, visitsOf(lector, filtro), page);

export type FilaDetalle = VisitaListada & {
  codigo: string;
  contacto: string | null;
  matricula: string | null;
  documento: string | null;
  respuestas: RespuestaGuardada[];
  normas: string | null;
};
const DETALLE = statement(
  'visitas/company.DETALLE',
  `
  select v.visita_id as id, v.nombre, v.empresa, ${TIPO} as tipo, t.icono, c.nombre as centro, c.zona, u.nombre_completo as anfitrion, v.entrada, v.salida,
    v.modo_salida as "modoSalida", v.codigo, v.contacto, v.matricula, v.documento, v.respuestas, v.normas
  from instancia.visitas v
  join instancia.visitas_tipos t on t.entidad_id = $1 and t.tipo_id = v.tipo_id
  join instancia.centros c on c.entidad_id = $1 and c.centro_id = v.centro_id
  left join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = v.anfitrion_id
  where v.entidad_id = $1 and v.visita_id = $3`,
  told<{ respuestas: FilaDetalle['respuestas'] }>(),
);
export const findVisit = async (tx: Queryable, { entidadId, idioma }: Lector, id: number): Promise<FilaDetalle | undefined> =>
  (await tx.query(DETALLE, [entidadId, idioma, id]))[0];

const DE_ANFITRION = statement(
  'visitas/company.DE_ANFITRION',
  `
  select v.visita_id as id, v.nombre, v.empresa, ${TIPO} as tipo, t.icono, c.nombre as centro, c.zona, v.entrada, v.salida
  from instancia.visitas v
  join instancia.visitas_tipos t on t.entidad_id = $1 and t.tipo_id = v.tipo_id
  join instancia.centros c on c.entidad_id = $1 and c.centro_id = v.centro_id
  where v.entidad_id = $1 and v.anfitrion_id = $3 and v.entrada >= $4 order by v.salida is not null, v.entrada desc, v.visita_id desc limit 100`,
);
export type FilaDeAnfitrion = Omit<VisitaListada, 'anfitrion' | 'modoSalida'>;
/** The visits that a person receives, since an instant: those inside first. */
export const findOfHost = (
  tx: Queryable,
  { entidadId, personaId, idioma }: Lector & { personaId: number },
  desde: string,
): Promise<FilaDeAnfitrion[]> => tx.query(DE_ANFITRION, [entidadId, idioma, personaId, desde]);
