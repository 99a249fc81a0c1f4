import type { Mes } from '@jornada/domain/cierres/index.ts';
import type { EstadoFirma, MetodoElegible, MetodoFirma } from '@jornada/domain/firmas/index.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';

export type AjustesDeFirma = RowOf<typeof AJUSTES>;

const AJUSTES = statement(
  'firmas.AJUSTES',
  `select activa, desde, hasta_dia as "hastaDia", metodos, version from instancia.firmas_ajustes where entidad_id = $1`,
  told<{ metodos: MetodoElegible[] }>(),
);

/** Null: the company has never switched it on. */
export async function findSettings(tx: Queryable, entidadId: number): Promise<AjustesDeFirma | null> {
  const [row] = await tx.query(AJUSTES, [entidadId]);
  return row ?? null;
}

const GUARDAR = statement(
  'firmas.GUARDAR',
  `
  insert into instancia.firmas_ajustes as f (entidad_id, activa, desde, hasta_dia, metodos, version) values ($1, $2, $3, $4, $5, 1)
  on conflict (entidad_id) do update set activa = excluded.activa, desde = excluded.desde, hasta_dia = excluded.hasta_dia,
    metodos = excluded.metodos, version = f.version + 1
  where f.version = $6 returning version`,
);

/** Null if somebody else has changed them meanwhile. */
export async function upsertSettings(
  tx: Queryable,
  entidadId: number,
  { activa, desde, hastaDia, metodos, version }: AjustesDeFirma,
): Promise<AjustesDeFirma | null> {
  const [row] = await tx.query(GUARDAR, [entidadId, activa, desde, hastaDia, metodos, version]);
  return row ? { activa, desde, hastaDia, metodos, version: row.version } : null;
}

export type NuevoActo = {
  personaId: number;
  mes: Mes;
  accion: 'firma' | 'objecion' | 'respuesta';
  momento: string;
  autorId: number;
  metodo: MetodoFirma | null;
  aparato: string;
  idioma: Idioma;
  textoVersion: number | null;
  texto: string;
  dias: readonly string[];
  huella: string;
  contenido: string;
  numero: number;
};

const ANOTAR = statement(
  'firmas.ANOTAR',
  `
  insert into instancia.firmas (entidad_id, usuario_id, mes, accion, momento, autor_id, metodo, aparato, idioma, texto_version, texto, dias, huella, contenido, numero)
  values ($entidadId, $personaId, $mes, $accion, $momento, $autorId, $metodo, $aparato, $idioma, $textoVersion, $texto, $dias,
    decode($huella, 'hex'), $contenido, $numero) returning firma_id as id`,
);

export async function createAct(tx: Queryable, entidadId: number, acto: NuevoActo): Promise<number> {
  const [row] = await tx.query(ANOTAR, { ...acto, entidadId, mes: `${acto.mes}-01` });
  return row?.id ?? 0;
}

export type FilaActo = {
  id: number;
  accion: NuevoActo['accion'];
  momento: string;
  autor: string;
  metodo: MetodoFirma | null;
  aparato: string;
  texto: string;
  dias: string[];
  huella: string;
};

const ACTOS = statement(
  'firmas.ACTOS',
  `
  select f.firma_id as id, f.accion, f.momento, u.nombre_completo as autor, f.metodo, f.aparato, f.texto, f.dias::text[] as dias, encode(f.huella, 'hex') as huella
  from instancia.firmas f join instancia.usuarios u on u.entidad_id = f.entidad_id and u.usuario_id = f.autor_id
  where f.entidad_id = $1 and f.usuario_id = $2 and f.mes = $3 order by f.firma_id`,
);

/** What was said about a month of a person, oldest first. */
export const findActs = (tx: Queryable, entidadId: number, personaId: number, mes: Mes): Promise<FilaActo[]> =>
  tx.query(ACTOS, [entidadId, personaId, `${mes}-01`]);

const ULTIMO = statement(
  'firmas.ULTIMO',
  `
  select accion, encode(huella, 'hex') as huella, contenido, numero from instancia.firmas
  where entidad_id = $1 and usuario_id = $2 and mes = $3 and accion <> 'respuesta' order by firma_id desc limit 1`,
  told<{ accion: 'firma' | 'objecion' }>(),
);
type Ultimo = RowOf<typeof ULTIMO>;

/** What the person said last about a month; null: nothing yet. */
export async function findLast(tx: Queryable, entidadId: number, personaId: number, mes: Mes): Promise<Ultimo | null> {
  const [row] = await tx.query(ULTIMO, [entidadId, personaId, `${mes}-01`]);
  return row ?? null;
}

const MESES = statement(
  'firmas.MESES',
  `
  select to_char(m.mes, 'YYYY-MM') as mes, e.estado, e.momento
  from unnest($3::date[]) as m (mes) cross join lateral instancia.estado_de_firma($1, $2, m.mes) e
  where instancia.trabaja_en_mes($1, $2, m.mes) order by m.mes desc`,
  told<{ mes: string; estado: 'pendiente' | 'firmado' | 'objetado' | 'cambiado' }>(),
);

/** Where the given months of a person stand: those in which they worked here, newest first. */
export const findMonths = (
  tx: Queryable,
  entidadId: number,
  personaId: number,
  meses: readonly Mes[],
): Promise<{ mes: Mes; estado: EstadoFirma; momento: string | null }[]> =>
  tx.query(MESES, [entidadId, personaId, meses.map((mes) => `${mes}-01`)]);

const POR_FIRMAR = statement(
  'firmas.POR_FIRMAR',
  `
  select count(*)::int as n
  from instancia.firmas_ajustes a
  cross join lateral generate_series(greatest(a.desde::timestamp, $ultimo::date - interval '11 months'), $ultimo::date, interval '1 month') as m (mes)
  cross join lateral instancia.estado_de_firma($entidadId, $personaId, m.mes::date) e
  where a.entidad_id = $entidadId and a.activa and e.estado in ('pendiente', 'cambiado')
    and instancia.trabaja_en_mes($entidadId, $personaId, m.mes::date)`,
);

/** How many of the last twelve months, up to and with `ultimo`, wait for a person to confirm them. */
export async function countToSign(
  tx: Queryable,
  { entidadId, personaId, ultimo }: { entidadId: number; personaId: number; ultimo: Mes },
): Promise<number> {
  const [row] = await tx.query(POR_FIRMAR, { entidadId, personaId, ultimo: `${ultimo}-01` });
  return row?.n ?? 0;
}

const CONFIRMACIONES = statement(
  'firmas.CONFIRMACIONES',
  `
  select u.id, e.estado, e.momento, e.metodo, encode(e.huella, 'hex') as huella, f.texto, f.aparato
  from unnest($2::int[]) as u (id) cross join lateral instancia.estado_de_firma($1, u.id, $3) e
  left join instancia.firmas f on f.entidad_id = $1 and f.firma_id = e.firma_id`,
  told<{
    estado: 'pendiente' | 'firmado' | 'objetado' | 'cambiado';
    metodo: 'sesion' | 'pin' | 'llave' | 'contrasena' | null;
    id: number;
  }>(),
);
export type ConfirmacionDeMes = {
  estado: EstadoFirma;
  momento: string | null;
  metodo: MetodoFirma | null;
  /** SHA-256 of what was signed or disputed, in hexadecimal. */
  huella: string | null;
  texto: string | null;
  aparato: string | null;
};

/** Where a month of some people stands, by person, for what is printed of it. */
export async function findConfirmations(
  tx: Queryable,
  entidadId: number,
  { ids, mes }: { ids: readonly number[]; mes: Mes },
): Promise<Map<number, ConfirmacionDeMes>> {
  const rows = await tx.query(CONFIRMACIONES, [entidadId, ids, `${mes}-01`]);
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
}

const POR_HUELLA = statement(
  'firmas.POR_HUELLA',
  `
  select f.usuario_id as "personaId", to_char(f.mes, 'YYYY-MM') as mes, f.momento, f.metodo, u.nombre_completo as persona,
    e.estado = 'firmado' and e.huella = f.huella as vigente
  from instancia.firmas f
  join instancia.usuarios u on u.entidad_id = f.entidad_id and u.usuario_id = f.usuario_id
  cross join lateral instancia.estado_de_firma($1, f.usuario_id, f.mes) e
  where f.entidad_id = $1 and f.huella = decode($2, 'hex') and f.accion = 'firma'
    and ($3 = 'all' or f.usuario_id = $4 or ($3 = 'team' and u.responsable_id = $4))
  order by f.firma_id limit 1`,
  told<{ metodo: MetodoFirma; vigente: boolean }>(),
);
export type FirmaHallada = RowOf<typeof POR_HUELLA>;

/** The first signature of a month with this digest, if the caller may see that record. */
export async function findByDigest(
  tx: Queryable,
  { entidadId, personaId, sha256, vista }: { entidadId: number; personaId: number; sha256: string; vista: 'own' | 'team' | 'all' },
): Promise<FirmaHallada | null> {
  const [row] = await tx.query(POR_HUELLA, [entidadId, sha256, vista, personaId]);
  return row ?? null;
}
