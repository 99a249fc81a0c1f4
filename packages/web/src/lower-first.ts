import type { Format } from '@jornada/i18n';

/** Within a line a name begins with a small letter, except a code such as "A1" or a German noun. */
export function lowerFirst(name: string, lang: Format['lang']): string {
  const [first = '', second = ''] = name;
  if (lang === 'de' || second !== second.toLowerCase() || !/\p{L}/u.test(second)) return name;
  return first.toLocaleLowerCase(lang) + name.slice(first.length);
}
