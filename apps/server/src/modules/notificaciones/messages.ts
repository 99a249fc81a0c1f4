import type { ClaseAviso, TIPOS_NOTIFICACION } from '@jornada/domain/notificaciones/clases.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { Translate } from '@jornada/i18n/server.ts';
import type { PushMessage } from '../../platform/push/send.ts';

/** What a device is told about. `id`: of the thing, for the app to ask for; its words stay on the server. */
export type Aviso = { clase: ClaseAviso | 'prueba'; tipo: (typeof TIPOS_NOTIFICACION)[keyof typeof TIPOS_NOTIFICACION]; id: number };

type Forma = { ruta: string; ttlHoras: number; urgency: PushMessage['urgency']; topic?: string };

const FORMAS: Readonly<Record<Aviso['clase'], Forma>> = {
  correcciones: { ruta: '/bandeja', ttlHoras: 72, urgency: 'normal' },
  respuestas: { ruta: '/bandeja?estado=resueltas', ttlHoras: 72, urgency: 'normal' },
  // Of use for a few hours only, and one takes the place of another.
  'recordatorio-salida': { ruta: '/home', ttlHoras: 2, urgency: 'high', topic: 'recordatorio-salida' },
  prueba: { ruta: '/configuracion', ttlHoras: 1, urgency: 'high', topic: 'prueba' },
};

export const rutaDe = (clase: Aviso['clase']): string => FORMAS[clase].ruta;

/**
 * The message for one device: what it is about, where it leads, and two sentences in the language of its person. They stand on a
 * locked screen: no name, no reason, no hour.
 */
export function messageOf({ clase, tipo, id }: Aviso, idioma: Idioma, translate: Translate): PushMessage {
  const { ruta, ttlHoras, urgency, topic } = FORMAS[clase];
  const t = (part: string): string => translate(idioma, `notificaciones.mensajes.${clase}.${part}`);
  return {
    content: JSON.stringify({ tipo, id, clase, ruta, titulo: t('titulo'), texto: t('texto'), idioma }),
    ttl: ttlHoras * 3600,
    urgency,
    ...(topic ? { topic } : {}),
  };
}
