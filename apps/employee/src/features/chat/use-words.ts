import { useTranslation } from 'react-i18next';
import type { MensajeDeChat, SalaDeChat } from '@jornada/contract/chat/vistas.ts';

type Event = NonNullable<MensajeDeChat['suceso']>;

/** What is said of rooms and messages in words. */
export function useChatWords() {
  const { t } = useTranslation();
  const eventOf = ({ caso, quien, detalle }: Event): string =>
    // Who left by themselves, and who was taken out.
    t(`chat.sucesos.${caso === 'sale' && detalle !== null ? 'quita' : caso}`, { quien: quien ?? '', detalle: detalle ?? '' });
  return {
    eventOf,
    nameOf: ({ clase, nombre }: Pick<SalaDeChat, 'clase' | 'nombre'>): string => {
      if (nombre === null) return t('chat.rrhh');
      return clase === 'rrhh' ? t('chat.rrhh-de', { nombre }) : nombre;
    },
    /** The last message of a room in a line. */
    lastOf: ({ clase, ultimo }: Pick<SalaDeChat, 'clase' | 'ultimo'>): string => {
      if (!ultimo) return t('chat.resumen.nada');
      const { autor, mio, texto, suceso, borrado } = ultimo;
      if (suceso) return eventOf({ caso: suceso, quien: autor?.nombre ?? '', detalle: ultimo.texto });
      const words = borrado ? t('chat.resumen.borrado') : (texto ?? t('chat.resumen.ficheros'));
      if (mio) return t('chat.dice', { quien: t('chat.tu'), texto: words });
      return clase === 'dos' ? words : t('chat.dice', { quien: autor?.nombre.split(' ')[0] ?? '', texto: words });
    },
  };
}
