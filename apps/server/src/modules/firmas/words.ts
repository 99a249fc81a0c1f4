import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { createFormat } from '@jornada/i18n/format.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import type { MesLeido } from './reads.ts';

/** The version of the words that are signed: `firmas.declaracion.<version>`. Words that somebody has signed are never changed. */
export const TEXTO_VERSION = 1;

/** The words that are signed for a month, in a language. */
export function wordsToSign(translate: TranslateText, { contenido }: Pick<MesLeido, 'contenido'>, idioma: Idioma): string {
  const format = createFormat({ lang: idioma, zone: 'UTC' });
  const { mes, total } = contenido;
  return translate(idioma, `firmas.declaracion.${TEXTO_VERSION}`, {
    mes: format.month(Number(mes.slice(5)), Number(mes.slice(0, 4))),
    count: total.dias,
    horas: format.durationWithUnit(total.trabajadoMinutos),
  });
}
