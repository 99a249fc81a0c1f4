import { PERSONAS } from '../../modules/demo/company/people.ts';
import { randomFor } from '../../modules/demo/random.ts';

const FIRST = PERSONAS.map(({ nombre }) => nombre.split(' ')[0] ?? nombre);
const LAST = PERSONAS.map(({ nombre }) => nombre.split(' ').slice(1));

/** A made-up name: the first name of one list entry, the surnames of others. The same number always gives the same name. */
export function nameOf(number: number): string {
  const luck = randomFor('name', number);
  const surnames = [luck.pick(LAST)[0], luck.pick(LAST).at(-1)];
  return [luck.pick(FIRST), ...new Set(surnames)].join(' ');
}

/**
 * The user name of the employee with this number, from 1. It contains the company's id, so that two seeded companies have
 * different ones.
 */
export const userNameOf = (entidadId: number, number: number): string => `CARGA${entidadId}-${String(number).padStart(5, '0')}`;
