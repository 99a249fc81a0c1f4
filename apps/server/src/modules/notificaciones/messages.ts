import type { ClaseAviso } from '@jornada/contract/avisos.ts';
import type { TIPOS_NOTIFICACION } from '@jornada/domain/notificaciones/canales.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { createDateFormat } from '@jornada/i18n/format/dates.ts';
import type { TextParams, Translate } from '@jornada/i18n/server.ts';
import type { FcmMessage } from '../../platform/push/fcm/send.ts';
import type { PushMessage } from '../../platform/push/send.ts';
import type { Asunto, Envio } from '../../shared/notice.ts';

/** The subject of a notice for a device. Its text stays on the server until it is sent. */
export type AvisoDirigido = Asunto & {
  clase: ClaseAviso | 'prueba';
  tipo: (typeof TIPOS_NOTIFICACION)[keyof typeof TIPOS_NOTIFICACION];
  id: number;
};

/** The notice with which a person tries whether notifications work. */
export const ENVIO_DE_PRUEBA: Envio = { ruta: () => '/configuracion', ttlHoras: 1, urgency: 'high', topic: 'prueba' };

/** A message has room for so many days. */
const MOST_DAYS = 6;
/** `1 dic, 3 dic y 5 – 7 dic`. Of more the first ones, and an ellipsis. */
const listOf = (parts: readonly string[], idioma: Idioma): string =>
  parts.length <= MOST_DAYS
    ? new Intl.ListFormat(idioma, { type: 'conjunction' }).format(parts)
    : `${parts.slice(0, MOST_DAYS).join(', ')}…`;

/** Title and sentence of a message, in the person's language. */
export function wordsOf({ clase, caso, mes, dias = [] }: Omit<AvisoDirigido, 'tipo' | 'id'>, idioma: Idioma, translate: Translate) {
  const date = createDateFormat(idioma, 'UTC');
  const [ano = '', numero = ''] = mes?.split('-') ?? [];
  const params: TextParams = {
    ...(mes && { mes: date.month(Number(numero), Number(ano)), ano }),
    ...(dias.length > 0 && {
      dias: listOf(
        dias.map(({ desde, hasta }) => date.dayRange(desde, hasta)),
        idioma,
      ),
    }),
  };
  const t = (part: string): string => translate(idioma, `notificaciones.mensajes.${caso ? `${clase}.${caso}` : clase}.${part}`, params);
  return { titulo: t('titulo'), texto: t('texto') };
}

type Sent = { aviso: AvisoDirigido; envio: Envio; idioma: Idioma; translate: Translate };

/**
 * The message for one device, a browser or the app of a phone: its subject, the page that it opens, and two sentences in the person's
 * language. A locked screen shows it, so it contains no name, no reason and no hour.
 */
export function messageOf({ aviso, envio, idioma, translate }: Sent): PushMessage & FcmMessage {
  const { clase, tipo, id } = aviso;
  const { ttlHoras, urgency, topic } = envio;
  const ruta = envio.ruta(aviso);
  const { titulo, texto } = wordsOf(aviso, idioma, translate);
  return {
    content: JSON.stringify({ tipo, id, clase, ruta, titulo, texto, idioma }),
    title: titulo,
    body: texto,
    data: { tipo: String(tipo), id: String(id), clase, ruta, idioma },
    // As the service worker names it in a browser.
    tag: `${tipo}.${id}.${ruta}`,
    ttl: ttlHoras * 3600,
    urgency,
    ...(topic ? { topic } : {}),
  };
}
