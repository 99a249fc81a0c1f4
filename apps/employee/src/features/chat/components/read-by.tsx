import { useTranslation } from 'react-i18next';
import type { MensajeDeChat } from '@jornada/contract/chat/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck, IconChecks } from '@jornada/ui/icons.ts';
import { countReads, type RoomData } from '../model/room.ts';

/** How many of the others have read one's own message; nothing where the room is too large to tell. */
export function ReadBy({ of: { numero }, data: { lecturas } }: { of: MensajeDeChat; data: RoomData }) {
  const { t } = useTranslation();
  if (lecturas === null || lecturas.length === 0) return null;
  const leidas = countReads(lecturas, numero);
  const count = lecturas.length;
  const isAll = leidas === count;
  const words =
    count === 1
      ? t(isAll ? 'chat.mensaje.leido' : 'chat.mensaje.enviado')
      : isAll
        ? t('chat.mensaje.leido-todos')
        : t('chat.mensaje.leido-por', { leidas, count });
  return (
    <span>
      <Glyph of={leidas > 0 ? IconChecks : IconCheck} size="xs" {...(isAll && { 'data-tone': 'accent' })} /> {words}
    </span>
  );
}
