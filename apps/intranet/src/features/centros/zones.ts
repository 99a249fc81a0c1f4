import type { TFunction } from 'i18next';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { countryName } from '@jornada/web/country-name.ts';
import { cityOf } from '@jornada/features/hoy/city-of.ts';
import type { Searched } from '../../shared/match.ts';

/** The zones of the countries that the product knows best, in the order in which they are offered. The first one is where most people are. */
const OF_COUNTRY: Readonly<Record<string, readonly string[]>> = {
  ES: ['Europe/Madrid', 'Atlantic/Canary', 'Africa/Ceuta'],
  PT: ['Europe/Lisbon', 'Atlantic/Madeira', 'Atlantic/Azores'],
  DE: ['Europe/Berlin'],
  GB: ['Europe/London'],
  IE: ['Europe/Dublin'],
  FR: ['Europe/Paris'],
  IT: ['Europe/Rome'],
  NL: ['Europe/Amsterdam'],
  BE: ['Europe/Brussels'],
  AT: ['Europe/Vienna'],
  CH: ['Europe/Zurich'],
  LU: ['Europe/Luxembourg'],
  PL: ['Europe/Warsaw'],
  AD: ['Europe/Andorra'],
  MA: ['Africa/Casablanca'],
};

/** What people call the parts of a country that have a clock of their own. */
const PARTS = {
  'Europe/Madrid': 'peninsula',
  'Atlantic/Canary': 'canarias',
  'Africa/Ceuta': 'ceuta',
  'Europe/Lisbon': 'continente',
  'Atlantic/Madeira': 'madeira',
  'Atlantic/Azores': 'azores',
} as const;

/** The zone of a country, or the one of them that is meant by now. Undefined for a country with other zones than these. */
export const zoneIn = (pais: string, now: string): string | undefined => {
  const zones = OF_COUNTRY[pais];
  return zones?.includes(now) ? now : zones?.[0];
};

export type Zone = Searched & { zone: string };

/** All zones as people say them: those of Spain, those of the countries around it, and the others by their city. `chosen` is one of them in any case. */
export function zonesOf(chosen: string, { t, lang }: { t: TFunction; lang: Idioma }): Zone[] {
  const known = Object.entries(OF_COUNTRY).flatMap(([pais, zones]) =>
    zones.map((zone): Zone => {
      const country = countryName(pais, lang);
      return {
        zone,
        name: zone in PARTS ? t(`centros.zonas.${PARTS[zone as keyof typeof PARTS]}`) : country,
        others: `${country} ${cityOf(zone)} ${zone}`,
      };
    }),
  );
  const named = new Set(known.map(({ zone }) => zone));
  const others = [...new Set([chosen, ...Intl.supportedValuesOf('timeZone')])]
    .filter((zone) => !named.has(zone))
    .map((zone): Zone => ({ zone, name: cityOf(zone), others: zone }));
  return [...known, ...others.toSorted((a, b) => a.name.localeCompare(b.name, lang))];
}

/** How far the clocks of a zone are from UTC at a moment: `UTC+1`, `UTC−3:30`. */
export function offsetOf(zone: string, at: Temporal.Instant): string {
  const { offset } = at.toZonedDateTimeISO(zone);
  const [hours = '', minutes = ''] = offset.slice(1).split(':');
  return `UTC${offset.startsWith('-') ? '−' : '+'}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
}
