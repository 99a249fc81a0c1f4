import type { CosaAuditoria } from '@jornada/contract/acciones.ts';
import { pageOf, type Page } from '../../platform/database/page.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import { raw, sql } from '../../platform/database/sql.ts';
import type { Thing } from '../../shared/module.ts';

export type NuevoApunte = {
  entidadId: number;
  momento: string;
  autorId: number;
  porId: number | null;
  accion: string;
  sobre: CosaAuditoria;
  sobreId: number | null;
  datos: Record<string, unknown>;
  sesionId: string | null;
  direccion: string;
};

const APUNTAR = statement(
  'auditoria.APUNTAR',
  `
  insert into instancia.auditoria (entidad_id, momento, autor_id, por_id, accion, sobre, sobre_id, datos, direccion, dispositivo)
  values ($entidadId, $momento, $autorId, $porId, $accion, $sobre, $sobreId, $datos, $direccion,
    coalesce((select s.dispositivo from instancia.sesiones s where s.entidad_id = $entidadId and s.sesion_id = $sesionId), ''))`,
);

export async function createEntry(tx: Queryable, apunte: NuevoApunte): Promise<void> {
  await tx.query(APUNTAR, { ...apunte, datos: JSON.stringify(apunte.datos) });
}

export type FilaApunte = {
  id: number;
  momento: string;
  autorId: number;
  autor: string;
  porId: number | null;
  por: string | null;
  accion: string;
  sobre: string;
  sobreId: number | null;
  nombre: string | null;
  datos: Record<string, unknown>;
  dispositivo: string;
  direccion: string;
};

/** `desde` inclusive, `hasta` exclusive; null: no filter. */
type Filtro = Page & { personaId: number | null; accion: string | null; desde: string | null; hasta: string | null };

/** Where the names of things are stored, by kind. */
type Things = Readonly<Partial<Record<CosaAuditoria, Thing>>>;
const nameOf = ([about, { tabla, id, nombre }]: [string, Thing]): string =>
  `when '${about}' then (select x.${nombre} from instancia.${tabla} x where x.entidad_id = a.entidad_id and x.${id} = a.sobre_id)`;

/** Reads lines, newest first, and their total number. */
export function createFindEntries(things: Things) {
  const names = `case a.sobre ${Object.entries(things).map(nameOf).join(' ')} end`;
  const NOMBRE = raw.raw<string | null>(names);
  return async (tx: Queryable, entidadId: number, filtro: Filtro): Promise<{ items: FilaApunte[]; total: number }> => {
    const { personaId, accion, desde, hasta, ...page } = filtro;
    const list = sql
      .selectFrom('instancia.auditoria as a')
      .innerJoin('instancia.usuarios as u', (join) =>
        join.onRef('u.entidad_id', '=', 'a.entidad_id').onRef('u.usuario_id', '=', 'a.autor_id'),
      )
      .leftJoin('instancia.usuarios as p', (join) => join.onRef('p.entidad_id', '=', 'a.entidad_id').onRef('p.usuario_id', '=', 'a.por_id'))
      .where('a.entidad_id', '=', entidadId)
      .$if(accion !== null, (query) => query.where('a.accion', '=', accion))
      .$if(desde !== null, (query) => query.where('a.momento', '>=', desde))
      .$if(hasta !== null, (query) => query.where('a.momento', '<', hasta))
      .$if(personaId !== null, (query) =>
        query.where((eb) =>
          eb.or([
            eb('a.autor_id', '=', personaId),
            eb('a.por_id', '=', personaId),
            eb.and([eb('a.sobre', '=', 'persona'), eb('a.sobre_id', '=', personaId)]),
          ]),
        ),
      )
      .select(['a.momento', 'a.autor_id as autorId', 'u.nombre_completo as autor', 'a.por_id as porId', 'p.nombre_completo as por'])
      .select(['a.accion', 'a.sobre', 'a.sobre_id as sobreId', 'a.dispositivo', 'a.direccion', NOMBRE.as('nombre')])
      .select(['a.auditoria_id as id', raw<Record<string, unknown>>`a.datos`.as('datos')])
      .orderBy('a.momento', 'desc')
      .orderBy('a.auditoria_id', 'desc');
    return pageOf(tx, list, page);
  };
}
