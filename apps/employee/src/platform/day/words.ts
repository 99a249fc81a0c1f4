import type { Format } from '@jornada/i18n';

/** After a comma a shift is written small, but not a code such as "A1" nor a German noun. */
export function lowerFirst(name: string, lang: Format['lang']): string {
  const [first = '', second = ''] = name;
  if (lang === 'de' || second !== second.toLowerCase() || !/\p{L}/u.test(second)) return name;
  return first.toLocaleLowerCase(lang) + name.slice(first.length);
}

/** The colour of a difference: more than planned, less, or as planned. Never alone: the sign stands beside it. */
export function toneOf(minutos: number): 'accent' | 'warn' | 'plain' {
  return minutos < 0 ? 'warn' : minutos > 0 ? 'accent' : 'plain';
}
