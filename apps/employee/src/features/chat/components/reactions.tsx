import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import type { MensajeDeChat } from '@jornada/contract/chat/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { useReact } from '../use-react.ts';
import { REACTION_ICONS } from '../model/reaction-icons.ts';
import classes from './message.module.css';

/** The reactions to a message. Pressed, one's own is given or taken back. */
export function Reactions({ of: mensaje }: { of: MensajeDeChat }) {
  const { t } = useTranslation();
  const react = useReact();
  if (mensaje.reacciones.length === 0) return null;
  return (
    <div className={classes.reactions}>
      {mensaje.reacciones.map(({ simbolo, cuantas, mia }) => (
        <UnstyledButton
          key={simbolo}
          className={classes.reaction}
          aria-pressed={mia}
          aria-label={t('chat.reacciones.cuantas', { que: t(`chat.reacciones.${simbolo}`), count: cuantas })}
          onClick={() => react(mensaje, simbolo, !mia)}
        >
          <Glyph of={REACTION_ICONS[simbolo]} size="sm" /> {cuantas}
        </UnstyledButton>
      ))}
    </div>
  );
}
