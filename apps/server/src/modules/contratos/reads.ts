import { type Queryable, statement } from '../../platform/database/pool.ts';
import type { HechosContrato } from '@jornada/domain/contratos/index.ts';

const CUANTAS = statement(
  'contratos/reads.CUANTAS',
  `
  select (select count(*)::int from instancia.contratos where entidad_id = $1) + (select count(*)::int from instancia.nacimientos where entidad_id = $1)
    + (select count(*)::int from instancia.afiliaciones where entidad_id = $1) as n`,
);

/** How many lines the company has. None is ever deleted, so another number tells that somebody wrote. */
export const countLines = async (tx: Queryable, entidadId: number): Promise<number> => (await tx.query(CUANTAS, [entidadId]))[0]?.n ?? 0;

/** What a version says, without its day. */
export const factsOf = ({ porMil, duracion, complementariasPorCien, voluntarias }: HechosContrato) => ({
  porMil,
  duracion,
  complementariasPorCien,
  voluntarias,
});
