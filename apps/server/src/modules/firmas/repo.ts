import type { Mes } from '@jornada/domain/cierres/index.ts';
import type { EstadoFirma, MetodoElegible } from '@jornada/domain/firmas/index.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';
import type { NuevoActo } from './reads.ts';

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

const ANOTAR = statement(
  'firmas.ANOTAR',
  `
  insert into instancia.firmas (entidad_id, usuario_id, mes, accion, momento, autor_id, metodo, aparato, idioma, texto_version, texto, dias, huella, contenido, numero)
  values ($entidadId, $personaId, $mes, $accion, $momento, $autorId, $metodo, $aparato, $idioma, $textoVersion, $texto, $dias,
    decode($huella, 'hex'), $contenido, $numero) returning firma_id as id`,
);

export async function createAct(tx: Queryable, entidadId: number, acto: NuevoActo): Promise<number> {
  const [row] = await tx.query(ANOTAR, { ...acto, entidadId, mes: `${acto.mes}-01` });
  if (!row) throw new Error('the act was not written');
  return row.id;
}

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
