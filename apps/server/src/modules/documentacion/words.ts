import type { FirmaDocumento } from '@jornada/domain/documentacion/modelo.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';

/** The version of the words that are signed: `documentacion.declaracion.<version>`. Words that somebody has signed are never changed. */
export const TEXTO_VERSION = 1;

/** The words that are signed for a document, in a language. */
export const wordsToSign = (
  translate: TranslateText,
  { titulo, paginas, firma }: { titulo: string; paginas: number; firma: Exclude<FirmaDocumento, 'ninguna'> },
  idioma: Idioma,
): string => translate(idioma, `documentacion.declaracion.${TEXTO_VERSION}.${firma}`, { titulo, count: paginas });
