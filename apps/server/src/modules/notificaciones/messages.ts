import type { ClaseAviso, TIPOS_NOTIFICACION } from '@jornada/domain/notificaciones/clases.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { createDateFormat } from '@jornada/i18n/format/dates.ts';
import type { TextParams, Translate } from '@jornada/i18n/server.ts';
import type { PushMessage } from '../../platform/push/send.ts';

/** What a device is told about. `id`: of the thing, for the app to ask for; its words stay on the server. */
export type AvisoDirigido = {
  clase: ClaseAviso | 'prueba';
  tipo: (typeof TIPOS_NOTIFICACION)[keyof typeof TIPOS_NOTIFICACION];
  id: number;
  /** What exactly happened, where a kind has several messages. */
  caso?: CasoDeMes;
  /** `YYYY-MM`: the month that it is about. */
  mes?: string;
};

/** A month was closed or reopened; `-con` where that concerns a mark of the person that came too late. */
export type CasoDeMes = 'cierre' | 'cierre-con' | 'reapertura' | 'reapertura-con';

type Forma = { ruta: string; ttlHoras: number; urgency: PushMessage['urgency']; topic?: string };

const FORMAS: Readonly<Record<AvisoDirigido['clase'], Forma>> = {
  correcciones: { ruta: '/bandeja', ttlHoras: 72, urgency: 'normal' },
  respuestas: { ruta: '/bandeja?estado=resueltas', ttlHoras: 72, urgency: 'normal' },
  // Of use for a few hours only, and one takes the place of another.
  'recordatorio-salida': { ruta: '/home', ttlHoras: 2, urgency: 'high', topic: 'recordatorio-salida' },
  cierres: { ruta: '/registros-list', ttlHoras: 72, urgency: 'normal' },
  prueba: { ruta: '/configuracion', ttlHoras: 1, urgency: 'high', topic: 'prueba' },
};

export const rutaDe = ({ clase, mes }: Pick<AvisoDirigido, 'clase' | 'mes'>): string => FORMAS[clase].ruta + (mes ? `?mes=${mes}` : '');

/** Title and sentence of a message, in the language of its person. */
export function wordsOf({ clase, caso, mes }: Omit<AvisoDirigido, 'tipo' | 'id'>, idioma: Idioma, translate: Translate) {
  const date = createDateFormat(idioma, 'UTC');
  const params: TextParams = mes ? { mes: date.month(Number(mes.slice(5)), Number(mes.slice(0, 4))) } : {};
  const t = (part: string): string => translate(idioma, `notificaciones.mensajes.${caso ? `${clase}.${caso}` : clase}.${part}`, params);
  return { titulo: t('titulo'), texto: t('texto') };
}

/**
 * The message for one device: what it is about, where it leads, and two sentences in the language of its person. They stand on a
 * locked screen: no name, no reason, no hour.
 */
export function messageOf(aviso: AvisoDirigido, idioma: Idioma, translate: Translate): PushMessage {
  const { clase, tipo, id } = aviso;
  const { ttlHoras, urgency, topic } = FORMAS[clase];
  return {
    content: JSON.stringify({ tipo, id, clase, ruta: rutaDe(aviso), ...wordsOf(aviso, idioma, translate), idioma }),
    ttl: ttlHoras * 3600,
    urgency,
    ...(topic ? { topic } : {}),
  };
}
