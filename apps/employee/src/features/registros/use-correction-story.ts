import { useTranslation } from 'react-i18next';
import type { CorreccionVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';

type Titles = Record<CorreccionVista['estado'], string>;

/** Catalogue keys for the request and for its outcome. */
export const CORRECTION_TITLES: Record<CorreccionVista['clase'], Titles> = {
  cambio: {
    pendiente: 'calendario.correccion.cambio.pendiente',
    acordada: 'calendario.correccion.cambio.acordada',
    desacuerdo: 'calendario.correccion.cambio.desacuerdo',
    retirada: 'calendario.correccion.cambio.retirada',
  },
  anulacion: {
    pendiente: 'calendario.correccion.anulacion.pendiente',
    acordada: 'calendario.correccion.anulacion.acordada',
    desacuerdo: 'calendario.correccion.anulacion.desacuerdo',
    retirada: 'calendario.correccion.anulacion.retirada',
  },
  alta: {
    pendiente: 'calendario.correccion.alta.pendiente',
    acordada: 'calendario.correccion.alta.acordada',
    desacuerdo: 'calendario.correccion.alta.desacuerdo',
    retirada: 'calendario.correccion.alta.retirada',
  },
};

/** The sentences of a correction: the reason in quotation marks, who asked and when, who answered, when and what. */
export function useCorrectionStory(correccion: CorreccionVista, format: Format): string[] {
  const { t } = useTranslation();
  const { motivo, propuestaPor, propuestaEl, esPropia, zona, estado } = correccion;
  const when = (instant: string): string => {
    const day = Temporal.Instant.from(instant).toZonedDateTimeISO(zona).toPlainDate();
    return t('calendario.correccion.cuando', { dia: format.date(day, 'day'), hora: format.hour(instant, zona) });
  };
  // The full stop follows the quotation marks, however the text was typed.
  const quote = (text: string): string => t('calendario.correccion.cita', { texto: text.trim().replace(/\.$/, '') });
  const asked = esPropia
    ? t('calendario.correccion.propia', { cuando: when(propuestaEl) })
    : t('calendario.correccion.ajena', { quien: propuestaPor, cuando: when(propuestaEl) });
  const reason = motivo ? [quote(motivo)] : [];
  return [...reason, asked, ...answer()];

  function answer(): string[] {
    const { resueltaPor, resueltaEl, respuesta } = correccion;
    if (estado === 'retirada') return [];
    if (estado === 'pendiente') return [t(esPropia ? 'calendario.correccion.espera' : 'calendario.correccion.espera-tu')];
    if (resueltaPor === null || resueltaEl === null) return [t('calendario.correccion.automatica')];
    const who = { quien: resueltaPor, cuando: when(resueltaEl) };
    const said = respuesta ? [quote(respuesta)] : [];
    if (estado === 'acordada') return [t(esPropia ? 'calendario.correccion.aceptada' : 'calendario.correccion.aceptada-tu', who), ...said];
    const refused = t(esPropia ? 'calendario.correccion.rechazada' : 'calendario.correccion.rechazada-tu', who);
    return [refused, ...said, t('calendario.correccion.dos')];
  }
}
