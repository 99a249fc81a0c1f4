import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { personas } from '@jornada/contract/personas.ts';
import { wordsOf } from '../../shared/words.ts';

/** So many people are looked up one by one. Where a filter has more, one of them is met soon enough in the order of names. */
const FEW = 40;
const SHORTEST = 3;

const LIMIT = `limit ${FEW + 1}`;
// The last character sorts after everything that begins with the word.
const PALABRA = statement(
  'personas/few.PALABRA',
  `
  select t.usuario_id as id from instancia.trozos t
  where t.entidad_id = $1 and t.trozo >= left(instancia.para_buscar($2), 8) and t.trozo < left(instancia.para_buscar($2), 8) || chr(1114111) ${LIMIT}`,
);
const CENTRO = statement(
  'personas/few.CENTRO',
  `select a.usuario_id as id from instancia.asignaciones a where a.entidad_id = $1 and a.centro_id = $2 ${LIMIT}`,
);
const HORARIO = statement(
  'personas/few.HORARIO',
  `select a.usuario_id as id from instancia.asignaciones a where a.entidad_id = $1 and a.horario_id = $2 ${LIMIT}`,
);
const ABIERTAS = statement(
  'personas/few.ABIERTAS',
  `
  select j.usuario_id as id from instancia.jornadas j where j.entidad_id = $1 and j.estado = 'abierta' and j.situacion = $2 ${LIMIT}`,
);
const AUSENTES = statement(
  'personas/few.AUSENTES',
  `
  select a.usuario_id as id from instancia.ausencias a where a.entidad_id = $1 and a.hasta >= $2 and a.desde <= $3 and a.aprobada and a.minutos is null ${LIMIT}`,
);

type Lookup = (tx: Queryable, entidadId: number) => Promise<{ id: number }[]>;
/** `primero` and `ultimo`: the first and the last date that may be today for anybody. */
type Dias = { primero: Fecha; ultimo: Fecha };
type Filtro = Pick<ValidadaDe<typeof personas.listado>, 'texto' | 'centro' | 'horario' | 'estado'>;

/** Being out is what nobody writes down: those who are out are met in the order of names. */
const STATES = {
  trabajando: (): Lookup[] => [(tx, entidadId) => tx.query(ABIERTAS, [entidadId, 'trabajando'])],
  pausa: (): Lookup[] => [(tx, entidadId) => tx.query(ABIERTAS, [entidadId, 'pausa'])],
  ausente: ({ primero, ultimo }: Dias): Lookup[] => [(tx, entidadId) => tx.query(AUSENTES, [entidadId, primero, ultimo])],
  fuera: (): Lookup[] => [],
};

/** The length of a word as it is looked for. Shorter endings are not kept: many people have them. */
const lengthOf = (word: string): number => word.normalize('NFD').match(/\P{M}/gu)?.length ?? 0;

const byWords = (texto: string): Lookup[] =>
  wordsOf(texto)
    .filter((word) => lengthOf(word) >= SHORTEST)
    .map(
      (word): Lookup =>
        (tx, entidadId) =>
          tx.query(PALABRA, [entidadId, word]),
    );

async function firstFew(tx: Queryable, entidadId: number, lookups: readonly Lookup[]): Promise<number[] | null> {
  for (const look of lookups) {
    const rows = await look(tx, entidadId);
    if (rows.length <= FEW) return [...new Set(rows.map(({ id }) => id))];
  }
  return null;
}

/** Everybody who may have the words, if there are only a few; otherwise null. */
export const findFewByWords = (tx: Queryable, entidadId: number, texto: string): Promise<number[] | null> =>
  firstFew(tx, entidadId, byWords(texto));

/** Everybody who may pass the filters, if one of them leaves only a few; otherwise null. Some may not pass the others. */
export function findFew(
  tx: Queryable,
  entidadId: number,
  { texto = '', centro, horario, estado }: Filtro,
  dias: Dias,
): Promise<number[] | null> {
  return firstFew(tx, entidadId, [
    ...byWords(texto),
    ...(estado === undefined ? [] : STATES[estado](dias)),
    ...(centro === undefined ? [] : [((db, id) => db.query(CENTRO, [id, centro])) satisfies Lookup]),
    ...(horario === undefined ? [] : [((db, id) => db.query(HORARIO, [id, horario])) satisfies Lookup]),
  ]);
}
