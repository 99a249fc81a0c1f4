import type { MetodoFirma } from '@jornada/domain/firmas/index.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';

/** A signature, and what it is of. */
export type FirmaPorSellar = RowOf<typeof FIRMA>;

const FIRMA = statement(
  'documentacion/sealing.FIRMA',
  `
  select d.documento_id as id, d.titulo, d.usuario_id as "personaId", p.nombre_completo as persona, p.user_name as "userName", d.contenido_id as "contenidoId",
    c.paginas, f.nombre, f.tipo, e.nombre as empresa, e.nif, e.zona, a.accion, a.momento, a.metodo, a.aparato, a.idioma, a.texto, a.huella
  from instancia.documentos d
  join instancia.entidades e on e.entidad_id = d.entidad_id
  join instancia.usuarios p on p.entidad_id = d.entidad_id and p.usuario_id = d.usuario_id
  join instancia.contenidos_documento c on c.entidad_id = d.entidad_id and c.contenido_id = d.contenido_id
  join instancia.ficheros f on f.entidad_id = d.entidad_id and f.modulo = 'documentacion' and f.asunto_id = d.contenido_id and f.estado = 'guardado'
  join lateral (
    select x.* from instancia.documentos_actos x
    where x.entidad_id = d.entidad_id and x.documento_id = d.documento_id and x.accion in ('firmado', 'disconforme')
    order by x.acto_id desc limit 1) a on true
  where d.entidad_id = $1 and d.documento_id = $2 and d.sellado is null and d.respuesta is not null`,
  told<{
    accion: 'firmado' | 'disconforme';
    momento: string;
    metodo: MetodoFirma;
    aparato: string;
    idioma: Idioma;
    texto: string;
    huella: string;
  }>(),
);

/** Null: there is nothing to seal any more. */
export async function findToSeal(tx: Queryable, entidadId: number, id: number): Promise<FirmaPorSellar | null> {
  const [row] = await tx.query(FIRMA, [entidadId, id]);
  return row ?? null;
}

const SIN_SELLAR = statement(
  'documentacion/sealing.SIN_SELLAR',
  `
  select documento_id as id from instancia.documentos
  where entidad_id = $1 and respuesta is not null and sellado is null and respondido < $2 order by documento_id limit 100`,
);

/** Documents that were answered before an instant, and whose last page is still to be made. */
export async function findUnsealed(tx: Queryable, entidadId: number, antes: string): Promise<number[]> {
  return (await tx.query(SIN_SELLAR, [entidadId, antes])).map(({ id }) => id);
}

const SELLADO = statement(
  'documentacion/sealing.SELLADO',
  'update instancia.documentos set sellado = $3 where entidad_id = $1 and documento_id = $2 and sellado is null returning 1 as ok',
);

/** False: somebody else was first. */
export const updateSealed = async (tx: Queryable, entidadId: number, id: number, momento: string): Promise<boolean> =>
  (await tx.query(SELLADO, [entidadId, id, momento])).length > 0;
