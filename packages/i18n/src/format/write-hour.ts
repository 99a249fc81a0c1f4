import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';

/**
 * An hour of the clock, `08:30`, as a language writes it: `8:30`, and in German `08:30`. Apart from `entry.ts`, which only forms
 * need, because every page shows hours.
 */
export const writeHour = (hora: string, lang: Idioma): string => (lang === 'de' ? hora.padStart(5, '0') : hora.replace(/^0(?=\d:)/, ''));
