import { useTranslation } from 'react-i18next';
import { createFormat, toIdioma, type Format } from '@jornada/i18n';
import { IDIOMA_POR_DEFECTO, type Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { deviceZone } from './native/clock.ts';
import { useSession } from './services.tsx';

const made = new Map<string, Format>();

function formatOf(lang: Idioma, zone: string): Format {
  const key = `${lang} ${zone}`;
  const format = made.get(key) ?? createFormat({ lang, zone, groupsHours: true });
  made.set(key, format);
  return format;
}

/** The language shown now. */
export function useIdioma(): Idioma {
  const { i18n } = useTranslation();
  return toIdioma(i18n.language) ?? IDIOMA_POR_DEFECTO;
}

/**
 * Formats hours, dates and durations in the person's language. The zone is the one given, otherwise that of their centre,
 * otherwise the device's.
 */
export function useFormat(zone?: string): Format {
  const { profile } = useSession();
  return formatOf(useIdioma(), zone ?? profile?.Zona ?? deviceZone());
}
