import { useTranslation } from 'react-i18next';
import type { DocumentoListado } from '@jornada/contract/documentacion/vistas.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useServices } from '../../shared/services.tsx';

/** How documents are said: when they came, from whom, and until when they are to be signed. */
export function useDocumentWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const { clock } = useServices();
  const today = format.dayOf(clock.now());
  const dayOf = (instant: string): string => {
    const day = format.dayOf(instant);
    const { days } = Temporal.PlainDate.from(day).until(today, { largestUnit: 'day' });
    // The weekday helps for a week; after that the date alone is read faster.
    if (days < 7) return format.relativeDay(day, today);
    return format.date(day, day.slice(0, 4) === today.slice(0, 4) ? 'day' : 'dayYear');
  };
  return {
    t,
    format,
    today,
    dayOf,
    momentOf: (instant: string): string => `${dayOf(instant)}, ${format.hour(instant)}`,
    /** Of what is to be signed: until when; null: whenever. */
    deadlineOf: ({ plazo }: Pick<DocumentoListado, 'plazo'>): { text: string; isLate: boolean } | null => {
      if (plazo === null) return null;
      const isLate = plazo < today;
      const fecha = format.longDay(plazo, today);
      return { isLate, text: isLate ? t('mis-documentos.plazo-pasado', { fecha }) : t('mis-documentos.plazo', { fecha }) };
    },
    detailOf: ({ tipo, de, paginas }: Pick<DocumentoListado, 'tipo' | 'de' | 'paginas'>): string =>
      t('mis-documentos.detalle', { tipo: tipo.nombre, de, count: paginas }),
  };
}
