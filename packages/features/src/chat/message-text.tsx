import type { MensajeDeChat } from '@jornada/contract/chat/vistas.ts';
import { ARROBA, splitMentions } from '@jornada/domain/chat/mentions.ts';
import classes from './message-text.module.css';

/** The words of a message; whom they name is emphasised, oneself most. */
export function MessageText({ texto, menciones }: { texto: string; menciones: MensajeDeChat['menciones'] }) {
  const pieces = splitMentions(
    texto,
    menciones.map(({ nombre }) => nombre),
  );
  const isMine = (name: string): boolean => menciones.some(({ nombre, mia }) => mia && name === `${ARROBA}${nombre}`);
  return (
    <p className={classes.text}>
      {pieces.map((one) =>
        one.menciona ? (
          <b key={one.desde} className={classes.named} data-mine={isMine(one.texto) || undefined}>
            {one.texto}
          </b>
        ) : (
          one.texto
        ),
      )}
    </p>
  );
}
