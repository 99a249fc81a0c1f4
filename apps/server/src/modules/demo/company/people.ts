import { BERLIN, LISBOA } from './people-abroad.ts';
import { LAS_PALMAS } from './people-las-palmas.ts';
import { MADRID } from './people-madrid.ts';
import type { PersonaDemo } from './person.ts';

/** The sixty people of the company. */
export const PERSONAS: readonly PersonaDemo[] = [...MADRID, ...LAS_PALMAS, ...LISBOA, ...BERLIN];

/** The address of `Lucía Martín Soto` is `lucia.soto@demo.example`. */
export function emailOf(nombre: string): string {
  const plain = nombre.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('ı', 'i').toLowerCase();
  const [first = '', ...rest] = plain.split(' ');
  return `${first}.${rest.at(-1)}@demo.example`;
}
