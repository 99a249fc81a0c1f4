import type { Clase } from '@jornada/domain/registros/modelo.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';

// Only a mark that this kiosk has just made for that person.
const CREAR = statement(
  'quiosco/photos.CREAR',
  `
  insert into instancia.quiosco_fotos (entidad_id, registro_id, persona_id, quiosco_id, imagen, tomada)
  select $1, r.registro_id, r.usuario_id, r.autor_id, $5, $6 from instancia.registros r
  where r.entidad_id = $1 and r.registro_id = $2 and r.usuario_id = $3 and r.autor_id = $4 and r.recibido > $7 and r.evento = 'fichaje'
  on conflict do nothing returning 1 as ok`,
);

export async function createPhoto(
  tx: Queryable,
  photo: { entidadId: number; registroId: number; personaId: number; quioscoId: number; imagen: Buffer; tomada: string; desde: string },
): Promise<boolean> {
  const { entidadId, registroId, personaId, quioscoId, imagen, tomada, desde } = photo;
  return (await tx.query(CREAR, [entidadId, registroId, personaId, quioscoId, imagen, tomada, desde])).length > 0;
}

/** Whose photos somebody may see: their own, everybody’s, or of those they answer for. */
export type Mirada = { entidadId: number; personaId: number; all: boolean; team: boolean; ahora: string };
// The days of the kiosk hold to the minute, whenever the job runs that deletes.
const FOTOS = `
  from instancia.quiosco_fotos f
  join instancia.quioscos q on q.entidad_id = $1 and q.quiosco_id = f.quiosco_id
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = f.persona_id
  join instancia.registros r on r.entidad_id = $1 and r.registro_id = f.registro_id
  where f.entidad_id = $1 and (f.persona_id = $2 or $3 or ($4 and u.responsable_id = $2))
    and f.tomada + make_interval(days => q.dias_foto) > $5::timestamptz`;
const COLUMNAS = 'r.registro_id as "registroId", f.tomada + make_interval(days => q.dias_foto) as borra, r.zona';
const valuesOf = ({ entidadId, personaId, all, team, ahora }: Mirada) => [entidadId, personaId, all, team, ahora] as const;

export type FilaFoto = { registroId: number; borra: string; zona: string };
const VER = statement(
  'quiosco/photos.VER',
  `select ${COLUMNAS}, f.persona_id as "personaId", f.imagen ${FOTOS} and f.registro_id = $6`,
  told<{ borra: string }>(),
);
export async function findPhoto(
  tx: Queryable,
  by: Mirada,
  registroId: number,
): Promise<(FilaFoto & { personaId: number; imagen: Buffer }) | undefined> {
  return (await tx.query(VER, [...valuesOf(by), registroId]))[0];
}

const DE_DIAS = statement(
  'quiosco/photos.DE_DIAS',
  `
  select ${COLUMNAS}, r.fecha, r.clase, r.momento ${FOTOS} and f.persona_id = $6 and r.fecha between $7 and $8
  order by r.momento, r.registro_id limit 500`,
  told<{ borra: FilaDeDia['borra']; clase: FilaDeDia['clase']; momento: FilaDeDia['momento'] }>(),
);
type FilaDeDia = FilaFoto & { fecha: string; clase: Clase; momento: string };
/** The photos of a person in some days. */
export const findPhotosOf = (
  tx: Queryable,
  by: Mirada,
  { personaId, desde, hasta }: { personaId: number; desde: string; hasta: string },
): Promise<FilaDeDia[]> => tx.query(DE_DIAS, [...valuesOf(by), personaId, desde, hasta]);

const EMPRESAS = statement('quiosco/photos.EMPRESAS', 'select entidad_id as id from central.entidades where mudanza is null order by 1');
export const findCompanyIds = async (tx: Queryable): Promise<number[]> => (await tx.query(EMPRESAS, [])).map(({ id }) => id);

const BORRAR = statement(
  'quiosco/photos.BORRAR',
  `
  delete from instancia.quiosco_fotos f using instancia.quioscos q
  where f.entidad_id = $1 and q.entidad_id = f.entidad_id and q.quiosco_id = f.quiosco_id and f.tomada < $2::timestamptz - make_interval(days => q.dias_foto)`,
);
export async function deleteOldPhotos(tx: Queryable, entidadId: number, ahora: string): Promise<void> {
  await tx.query(BORRAR, [entidadId, ahora]);
}
