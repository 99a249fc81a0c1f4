import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { createDateFormat } from './format/dates.ts';
import { createDurationFormat } from './format/durations.ts';
import { createNumberFormat } from './format/numbers.ts';

export type Format = ReturnType<typeof createFormat>;

/**
 * How Jornada writes hours, durations, dates and numbers in one language and one IANA zone. Creating it is slow: make one per
 * language and zone, not one per rendering. Screens group thousands of hours (`groupsHours`); files that are exported do not.
 */
export function createFormat({ lang, zone, groupsHours }: { lang: Idioma; zone: string; groupsHours?: boolean }) {
  return { lang, zone, ...createDateFormat(lang, zone), ...createDurationFormat(lang, groupsHours), ...createNumberFormat(lang) };
}
