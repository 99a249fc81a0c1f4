import type { ClaseAviso, TIPOS_NOTIFICACION } from '@jornada/domain/notificaciones/clases.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { createDateFormat } from '@jornada/i18n/format/dates.ts';
import type { TextParams, Translate } from '@jornada/i18n/server.ts';
import type { PushMessage } from '../../platform/push/send.ts';

/** The subject of a notification. `id`: the id with which the app can read it. The text stays on the server. */
export type AvisoDirigido = {
  clase: ClaseAviso | 'prueba';
  tipo: (typeof TIPOS_NOTIFICACION)[keyof typeof TIPOS_NOTIFICACION];
  id: number;
  /** What exactly happened, if a class has several messages. */
  caso?: CasoDeMes;
  /** The month that it is about, `YYYY-MM`. */
  mes?: string;
};

/** A month was closed or reopened. `-con`: a mark of the person that came too late is concerned. */
export type CasoDeMes = 'cierre' | 'cierre-con' | 'reapertura' | 'reapertura-con';

type Forma = { ruta: string; ttlHoras: number; urgency: PushMessage['urgency']; topic?: string };

const FORMAS: Readonly<Record<AvisoDirigido['clase'], Forma>> = {
  correcciones: { ruta: '/bandeja', ttlHoras: 72, urgency: 'normal' },
  respuestas: { ruta: '/bandeja?estado=resueltas', ttlHoras: 72, urgency: 'normal' },
  // Useful for a few hours only, and a new one replaces the old one.
  'recordatorio-salida': { ruta: '/home', ttlHoras: 2, urgency: 'high', topic: 'recordatorio-salida' },
  cierres: { ruta: '/registros-list', ttlHoras: 72, urgency: 'normal' },
  prueba: { ruta: '/configuracion', ttlHoras: 1, urgency: 'high', topic: 'prueba' },
};

export const rutaDe = ({ clase, mes }: Pick<AvisoDirigido, 'clase' | 'mes'>): string => FORMAS[clase].ruta + (mes ? `?mes=${mes}` : '');

/** Title and sentence of a message, in the person's language. */
export function wordsOf({ clase, caso, mes }: Omit<AvisoDirigido, 'tipo' | 'id'>, idioma: Idioma, translate: Translate) {
  const date = createDateFormat(idioma, 'UTC');
  const params: TextParams = mes ? { mes: date.month(Number(mes.slice(5)), Number(mes.slice(0, 4))) } : {};
  const t = (part: string): string => translate(idioma, `notificaciones.mensajes.${caso ? `${clase}.${caso}` : clase}.${part}`, params);
  return { titulo: t('titulo'), texto: t('texto') };
}

/**
 * The message for one device: its subject, the page that it opens, and two sentences in the person's language. A locked screen
 * shows it, so it contains no name, no reason and no hour.
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
