import { statement, told, type Queryable } from '../../../platform/database/pool.ts';
import type { Retenido } from './find-held-repo.ts';

const RETENER = statement(
  'registros/calls/held.RETENER',
  `
  insert into instancia.fichajes_retenidos as f
    (entidad_id, usuario_id, clave, fecha, tipo_id, momento, confianza, propuesto, momento_dispositivo, recibido, aparato, datos)
  select $entidadId, $personaId, $clave, $fecha, $tipoId, $momento, $confianza, $propuesto, $momentoDispositivo, $recibido, $aparato, $datos
  where (select count(*) from instancia.fichajes_retenidos p where p.entidad_id = $entidadId and p.usuario_id = $personaId) < $maximo
  on conflict (entidad_id, usuario_id, clave) do nothing`,
);
const MISMO = statement(
  'registros/calls/held.MISMO',
  'select datos::text = $4 as igual from instancia.fichajes_retenidos where entidad_id = $1 and usuario_id = $2 and clave = $3',
  told<{ igual: boolean }>(),
);
/**
 * Keeps a mark under its key. A mark that is already kept does not change. @returns kept: it is stored. other: the key has other
 * content. full: this person already has `most` of them.
 */
export async function holdMark(tx: Queryable, entidadId: number, mark: Retenido, most: number): Promise<'kept' | 'other' | 'full'> {
  const { personaId, clave } = mark;
  const text = JSON.stringify(mark.datos);
  await tx.query(RETENER, { ...mark, entidadId, datos: text, maximo: most });
  const [row] = await tx.query(MISMO, [entidadId, personaId, clave, text]);
  return row === undefined ? 'full' : row.igual ? 'kept' : 'other';
}
