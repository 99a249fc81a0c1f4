import { useId, type Ref } from 'react';
import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { TramoReserva } from '@jornada/domain/reservas/modelo.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck, IconClockExclamation } from '@jornada/ui/icons.ts';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { Way } from '@jornada/ui/way.tsx';
import type { Clash } from '../model/rooms.ts';
import { useRoomWords } from './use-room-words.ts';
import classes from '../reservas.module.css';

type Props = {
  of: Clash;
  wanted: TramoReserva;
  /** The room that the button books now. */
  chosen: number | undefined;
  onMove: (to: TramoReserva) => void;
  onTake: (id: number) => void;
  ref: Ref<HTMLElement>;
};

/** A room is taken: the nearest free time there, and other rooms at the wanted one, each with one tap. */
export function ClashCard({ of: { room, taken, nearest, others }, wanted, chosen, onMove, onTake, ref }: Props) {
  const { t, format, hours } = useRoomWords();
  const id = useId();
  const whose = taken.asunto ?? taken.nombre;
  const isOwn = taken.reservaId !== null;
  const apart = nearest ? nearest.inicio - wanted.inicio : 0;
  return (
    <section ref={ref} tabIndex={-1} className={classes.clashCard} aria-labelledby={id}>
      <h2 id={id}>
        <Glyph of={IconClockExclamation} data-tone="warn" />
        {t(`reservas.choque.${isOwn ? 'tuya' : whose ? 'con' : 'ocupada'}`, { sala: room.nombre, asunto: whose, horas: hours(taken) })}
      </h2>
      {taken.reservaId !== null && (
        <Way renderRoot={(props) => <Link {...props} to="/reservas-view/$id" params={{ id: String(taken.reservaId) }} search={{}} />}>
          {t('reservas.choque.ver-tuya')}
        </Way>
      )}
      <Rows framed={false}>
        {nearest && (
          <li>
            <UnstyledButton className={classes.offer} onClick={() => onMove(nearest)}>
              <RowText
                name={`${room.nombre}, ${hours(nearest)}`}
                detail={t(apart < 0 ? 'reservas.choque.antes' : 'reservas.choque.despues', {
                  tiempo: format.durationWithUnit(Math.abs(apart)),
                })}
              />
              <b data-tone="accent">{t('reservas.choque.mover')}</b>
            </UnstyledButton>
          </li>
        )}
        {others.map((one) => (
          <li key={one.id}>
            <UnstyledButton className={classes.offer} aria-pressed={one.id === chosen} onClick={() => onTake(one.id)}>
              <RowText
                name={`${one.nombre}, ${hours(wanted)}`}
                detail={one.aforo === null ? t('reservas.choque.tu-hora') : t('reservas.choque.tu-hora-plazas', { count: one.aforo })}
              />
              <b data-tone="accent">
                {one.id === chosen && <Glyph of={IconCheck} size="sm" />}
                {t(one.id === chosen ? 'reservas.choque.elegida' : 'reservas.choque.elegir')}
              </b>
            </UnstyledButton>
          </li>
        ))}
      </Rows>
      {!nearest && others.length === 0 && <p>{t('reservas.choque.nada')}</p>}
    </section>
  );
}
