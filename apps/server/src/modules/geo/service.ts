import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { CODIGOS } from './reads.ts';

export type Pais = { codigo: string; nombre: string };

const cache = new Map<Idioma, Pais[]>();

/** All countries by name in a language, sorted for that language. */
export function paisesEn(idioma: Idioma): Pais[] {
  const there = cache.get(idioma);
  if (there) return there;
  const names = new Intl.DisplayNames(idioma, { type: 'region' });
  const order = new Intl.Collator(idioma);
  const list = CODIGOS.map((codigo) => ({ codigo, nombre: names.of(codigo) ?? codigo })).toSorted((a, b) =>
    order.compare(a.nombre, b.nombre),
  );
  cache.set(idioma, list);
  return list;
}
