import { statement, type Queryable, type RowOf } from '../../platform/database/pool.ts';

const COLUMNAS =
  'a.anuncio_id as id, a.nombre, a.empresa, a.hora, a.tipo_id as "tipoId", a.anfitrion_id as "anfitrionId", a.visita_id as "visitaId"';
export type Anunciada = RowOf<typeof UNA>;
type Aqui = { centroId: number; hoy: string };

// As hosts are found: each word begins a word of the name. A name of one word only as a whole, so that nobody leafs through the list.
const ESPERADAS = statement(
  'visitas/expected.ESPERADAS',
  `
  select ${COLUMNAS}, u.nombre_completo as anfitrion from instancia.visitas_anunciadas a
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = a.anfitrion_id
  where a.entidad_id = $1 and a.centro_id = $2 and a.fecha = $3 and a.visita_id is null and (a.codigo = $4 or ($4 is null
    and (cardinality($5::text[]) > 1 or instancia.para_buscar(a.nombre) = instancia.para_buscar($5[1])) and not exists (
      select from unnest($5::text[]) w where strpos(' ' || instancia.para_buscar(a.nombre), ' ' || instancia.para_buscar(w)) = 0)))
  order by a.hora nulls first, a.anuncio_id limit 6`,
);
/** Who is expected at a centre on a day, by code or else by words of the name. */
export const findExpected = (
  tx: Queryable,
  entidadId: number,
  { centroId, hoy, codigo, palabras }: Aqui & { codigo: string | null; palabras: readonly string[] },
): Promise<(Anunciada & { anfitrion: string })[]> => tx.query(ESPERADAS, [entidadId, centroId, hoy, codigo, palabras]);

const UNA = statement(
  'visitas/expected.UNA',
  `
  select ${COLUMNAS} from instancia.visitas_anunciadas a
  where a.entidad_id = $1 and a.centro_id = $2 and a.fecha = $3 and a.anuncio_id = $4 for update`,
);
/** One of them, kept from others until the transaction ends. */
export const lockAnnounced = async (
  tx: Queryable,
  entidadId: number,
  { centroId, hoy }: Aqui,
  id: number,
): Promise<Anunciada | undefined> => (await tx.query(UNA, [entidadId, centroId, hoy, id]))[0];

const LLEGA = statement(
  'visitas/expected.LLEGA',
  'update instancia.visitas_anunciadas set visita_id = $3 where entidad_id = $1 and anuncio_id = $2',
);
/** They have come. */
export async function updateArrived(tx: Queryable, entidadId: number, anuncioId: number, visitaId: number): Promise<void> {
  await tx.query(LLEGA, [entidadId, anuncioId, visitaId]);
}
