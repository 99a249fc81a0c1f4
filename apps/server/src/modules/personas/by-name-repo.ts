import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { personas } from '@jornada/contract/personas.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { byName } from '../../platform/database/page.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { raw, run, sql } from '../../platform/database/sql.ts';
import { LACKS, wordsOf } from '../../shared/words.ts';

type Filtro = Pick<ValidadaDe<typeof personas.listado>, 'texto' | 'departamento' | 'centro' | 'horario' | 'cuenta' | 'estado' | 'dir'>;
/**
 * `tras`: the last person of the previous part. `primero` and `ultimo`: the first and the last date that may be today for
 * anybody. `ahora`: an instant.
 */
export type Siguientes = Filtro & { tras: number | null; limit: number; primero: Fecha; ultimo: Fecha; ahora: string };

const ACCOUNTS = {
  abiertas: ({ primero }: Siguientes) => raw<boolean>`not u.es_quiosco and (u.ultimo_dia is null or u.ultimo_dia >= ${primero})`,
  baja: ({ ultimo }: Siguientes) => raw<boolean>`not u.es_quiosco and u.ultimo_dia < ${ultimo}`,
  suspendida: () => raw<boolean>`not u.es_quiosco and (u.suspendida is not null or not u.activo)`,
  invitada: () => raw<boolean>`not u.es_quiosco and u.password_hash is null and u.invitada is not null`,
  'sin-acceso': () => raw<boolean>`not u.es_quiosco and u.password_hash is null and u.invitada is null`,
  quiosco: () => raw<boolean>`u.es_quiosco and not u.es_invitado`,
};

/** An open day, whatever becomes of it: where the clock-out was forgotten, the rules say that the person is out. */
const clockedIn = (situacion: 'trabajando' | 'pausa') =>
  raw<boolean>`exists (select from instancia.jornadas j
    where j.entidad_id = u.entidad_id and j.usuario_id = u.usuario_id and j.estado = 'abierta' and j.situacion = ${situacion})`;
const away = (desde: Fecha, hasta: Fecha) =>
  raw<boolean>`exists (select from instancia.ausencias a
    where a.entidad_id = u.entidad_id and a.usuario_id = u.usuario_id and a.hasta >= ${hasta} and a.desde <= ${desde} and a.aprobada and a.minutos is null)`;

/** Where a person may stand now. No day is forgotten within twelve hours of its beginning (`limiteDeOlvido`). */
const STATES = {
  trabajando: () => clockedIn('trabajando'),
  pausa: () => clockedIn('pausa'),
  ausente: ({ primero, ultimo }: Siguientes) => away(ultimo, primero),
  fuera: ({ primero, ultimo, ahora }: Siguientes) =>
    raw<boolean>`not ${away(primero, ultimo)} and not exists (select from instancia.jornadas j
      where j.entidad_id = u.entidad_id and j.usuario_id = u.usuario_id and j.estado = 'abierta' and j.situacion <> 'fuera'
        and j.inicio > ${ahora}::timestamptz - interval '12 hours')`,
};

/** People with any assignment to it. Checked person by person, because most of the first ones have it. */
const assigned = (what: 'centro_id' | 'horario_id', id: number) =>
  raw<boolean>`(select true from instancia.asignaciones a
    where a.entidad_id = u.entidad_id and a.usuario_id = u.usuario_id and ${raw.ref(`a.${what}`)} = ${id} limit 1)`;

/**
 * The next people in the order of their names, by the index of names. Only as many rows are read as requested. This statement
 * does not know which day it is for a person, so some results may not fit the filter: people whose last day is about now, and
 * people whose centre, schedule, absence or working day changes about now. `among`: nobody else is looked at.
 */
export async function findNextByName(
  tx: Queryable,
  entidadId: number,
  siguientes: Siguientes & { among: readonly number[] | null },
): Promise<number[]> {
  const { texto = '', departamento, centro, horario, cuenta = 'abiertas', estado, dir = 'asc', tras, limit, among } = siguientes;
  if (among?.length === 0) return [];
  const words = wordsOf(texto);
  const before = raw`select ${byName('t.nombre_completo')} from instancia.usuarios t where t.entidad_id = ${entidadId} and t.usuario_id = ${tras}`;
  const isAfter = raw<boolean>`(${byName('u.nombre_completo')}, u.usuario_id) ${raw.raw(dir === 'asc' ? '>' : '<')} ((${before}), ${tras}::int)`;
  const list = sql
    .selectFrom('instancia.usuarios as u')
    .where('u.entidad_id', '=', entidadId)
    .where(ACCOUNTS[cuenta](siguientes))
    .$if(tras !== null, (query) => query.where(isAfter))
    .$if(words.length > 0, (query) =>
      query.where(raw<boolean>`not exists (select from unnest(${words}::text[]) w where ${raw.raw(LACKS)})`),
    )
    .$if(among !== null, (query) => query.where('u.usuario_id', '=', raw<number>`any (${among}::int[])`))
    .$if(estado !== undefined, (query) => query.where(STATES[estado ?? 'fuera'](siguientes)))
    .$if(departamento !== undefined, (query) => query.where('u.departamento_id', '=', departamento ?? 0))
    .$if(centro !== undefined, (query) => query.where(assigned('centro_id', centro ?? 0)))
    .$if(horario !== undefined, (query) => query.where(assigned('horario_id', horario ?? 0)))
    .select('u.usuario_id as id')
    .orderBy(byName('u.nombre_completo'), dir)
    .orderBy('u.usuario_id', dir)
    .limit(limit);
  return (await run(tx, list)).map(({ id }) => id);
}
