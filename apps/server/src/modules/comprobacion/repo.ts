import type { ClasePapel } from '@jornada/contract/comprobacion.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';

const EMPRESAS = statement(
  'comprobacion.EMPRESAS',
  `
  select encode(h.huella, 'hex') as huella, h.entidad_id as "entidadId" from central.huellas h
  join central.entidades e on e.entidad_id = h.entidad_id and e.mudada_a is null
  where h.huella in (select decode(x, 'hex') from unnest($1::text[]) as x) order by 2 limit 20`,
);
/** Which companies know one of these digests. A file may have been given to many, and by several companies. */
export const findByDigests = (db: Queryable, huellas: readonly string[]): Promise<RowOf<typeof EMPRESAS>[]> =>
  db.query(EMPRESAS, [[...huellas]]);

const NOMBRE = statement('comprobacion.NOMBRE', 'select nombre from instancia.entidades where entidad_id = $1');
/** Null: there is no such company. */
export const findCompanyName = async (tx: Queryable, entidadId: number): Promise<string | null> =>
  (await tx.query(NOMBRE, [entidadId]))[0]?.nombre ?? null;

// January begins with its year. A month of before has no digest of its own, but ends with it.
const isMonth = (of: string): string => `(${of}.huella_mes is not null or ${of}.hasta < ${of}.desde + interval '1 month')`;
const ES_LA_ULTIMA = `not exists (
      select from instancia.exportaciones o
      where o.entidad_id = $1 and o.usuario_id = e.usuario_id and o.desde = e.desde and ${isMonth('o')} = ${isMonth('e')}
        and o.exportacion_id > e.exportacion_id and o.huella_datos <> e.huella_datos)`;

// What still counts comes first, then what says most of it.
const PAPEL = statement(
  'comprobacion.PAPEL',
  `
  select clase, momento, vigente from (
    select 1 as lugar, 'registro' as clase, e.momento, ${ES_LA_ULTIMA} as vigente
    from instancia.exportaciones e where e.entidad_id = $1 and e.sha256 = decode($2, 'hex')
    union all
    select 2, 'recibo', d.respondido, d.sustituido_por is null and d.retirado is null
    from instancia.ficheros f join instancia.documentos d on d.entidad_id = f.entidad_id and d.documento_id = f.asunto_id
    where f.entidad_id = $1 and f.sha256 = $2 and f.modulo = 'documentos-firmados' and f.estado = 'guardado'
    union all
    select 3, 'documento', d.publicado, d.sustituido_por is null and d.retirado is null
    from instancia.contenidos_documento c join instancia.documentos d on d.entidad_id = c.entidad_id and d.contenido_id = c.contenido_id
    where c.entidad_id = $1 and c.sha256 = $2
    union all
    select 4, 'datos', e.momento, ${ES_LA_ULTIMA}
    from instancia.exportaciones e where e.entidad_id = $1 and e.huella_datos = decode($2, 'hex')
    union all
    select 5, 'mes', f.momento, e.estado = 'firmado' and e.huella = f.huella
    from instancia.firmas f cross join lateral instancia.estado_de_firma($1, f.usuario_id, f.mes) e
    where f.entidad_id = $1 and f.huella = decode($2, 'hex') and f.accion = 'firma'
    union all
    select 6, 'resumen', r.momento, not exists (
      select from instancia.resumenes_mensuales o
      where o.entidad_id = $1 and o.usuario_id = r.usuario_id and o.mes = r.mes and o.version > r.version)
    from instancia.resumenes_mensuales r where r.entidad_id = $1 and r.huella = decode($2, 'hex')
    union all
    select 7, 'modelo145', p.momento, not exists (
      select from instancia.modelos145 o where o.entidad_id = $1 and o.anterior_id = p.modelo_id)
    from (
      select m.modelo_id, m.momento, m.pdf_sha256 from instancia.modelos145 m where m.entidad_id = $1 and m.pdf_sha256 = decode($2, 'hex')
      union all
      select a.modelo_id, a.momento, a.pdf_sha256 from instancia.modelos145_acuses a where a.entidad_id = $1 and a.pdf_sha256 = decode($2, 'hex')
    ) as p) as halladas
  order by vigente desc, lugar, momento limit 1`,
  told<{ clase: Exclude<ClasePapel, 'sello'>; momento: string; vigente: boolean }>(),
);
/** A paper of a company, without a word about whose it is. */
export const findPaper = async (tx: Queryable, entidadId: number, sha256: string): Promise<RowOf<typeof PAPEL> | null> =>
  (await tx.query(PAPEL, [entidadId, sha256]))[0] ?? null;
