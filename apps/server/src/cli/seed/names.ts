import { PERSONAS } from '../../modules/demo/company/people.ts';
import { luckOf } from '../../modules/demo/random.ts';

const FIRST = PERSONAS.map(({ nombre }) => nombre.split(' ')[0] ?? nombre);
const LAST = PERSONAS.map(({ nombre }) => nombre.split(' ').slice(1));

/** A made-up name: the first name of one, surnames of others; the same at every call. */
export function nameOf(number: number): string {
  const luck = luckOf('name', number);
  const surnames = [luck.pick(LAST)[0], luck.pick(LAST).at(-1)];
  return [luck.pick(FIRST), ...new Set(surnames)].join(' ');
}

/** The user name of the employee with this number, from 1 on. The company's id in it keeps two such companies apart. */
export const userNameOf = (entidadId: number, number: number): string => `CARGA${entidadId}-${String(number).padStart(5, '0')}`;
