import type { Formato } from '@jornada/domain/resumen/modelo.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';

/** A file that was handed out. Digests in hexadecimal. */
export type Emision = {
  momento: string;
  autorId: number;
  desde: string;
  hasta: string;
  formato: Formato;
  nombre: string;
  sha256: string;
  huellaDatos: string;
  bytes: number;
};

type Quien = { entidadId: number; personaId: number };

const ANOTAR = statement(
  `insert into instancia.exportaciones (entidad_id, usuario_id, autor_id, momento, desde, hasta, formato, nombre, sha256, huella_datos, bytes)
   values ($1, $2, $3, $4, $5, $6, $7, $8, decode($9, 'hex'), decode($10, 'hex'), $11)`,
);

export async function createIssue(tx: Queryable, { entidadId, personaId }: Quien, e: Emision): Promise<void> {
  await tx.query(ANOTAR, [
    entidadId,
    personaId,
    e.autorId,
    e.momento,
    e.desde,
    e.hasta,
    e.formato,
    e.nombre,
    e.sha256,
    e.huellaDatos,
    e.bytes,
  ]);
}

const BUSCAR = statement(
  `select momento, autor_id as "autorId", desde, hasta, formato, nombre, encode(sha256, 'hex') as sha256,
     encode(huella_datos, 'hex') as "huellaDatos", bytes
   from instancia.exportaciones where entidad_id = $1 and usuario_id = $2 and sha256 = decode($3, 'hex')
   order by exportacion_id limit 1`,
);

/** The file with these bytes, handed out of this person's record, or null: another person's does not exist either. */
export async function findIssue(tx: Queryable, { entidadId, personaId }: Quien, sha256: string): Promise<Emision | null> {
  const [row] = await tx.query<Emision>(BUSCAR, [entidadId, personaId, sha256]);
  return row ?? null;
}
