import { useState } from 'react';
import { UnstyledButton } from '@mantine/core';
import type { SalaDeAgenda } from '@jornada/contract/reservas/vistas.ts';
import type { TramoReserva } from '@jornada/domain/reservas/modelo.ts';
import { Amount } from '@jornada/ui/amount.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown, IconUsers } from '@jornada/ui/icons.ts';
import { placesOf } from '../model/places.ts';
import type { Board } from '../use-board.ts';
import { SearchSheet } from './search-sheet.tsx';
import { Stepper } from './stepper.tsx';
import { useRoomWords } from './use-room-words.ts';
import classes from '../reservas.module.css';

type Props = {
  board: Board;
  salas: readonly SalaDeAgenda[];
  wanted: TramoReserva;
  /** The place that is shown; 0: all. */
  lugar: number;
  /** Of a week only for whom and where: each day has its own hours. */
  isWeek: boolean;
};

const STEP = 15;
const DAY = 1440;

/** The wanted hours, how long, and for whom and where. */
export function WantedHead({ board, salas, wanted, lugar, isWeek }: Props) {
  const { t, format, hours } = useRoomWords();
  const [isOpen, setOpen] = useState(false);
  const { personas, con, set } = board;
  const length = wanted.fin - wanted.inicio;
  const place = placesOf(salas).find(({ id }) => id === lugar);
  const parts = [
    personas === null ? t('reservas.busca.para-quien') : t('reservas.busca.para', { count: personas }),
    ...(place ? [t('reservas.busca.en', { lugar: place.nombre })] : []),
    ...con.map((one) => t(`reservas.equipamiento.${one}`)),
  ];
  return (
    <header className={classes.wanted}>
      {!isWeek && <Amount as="p">{hours(wanted)}</Amount>}
      {!isWeek && (
        <Stepper
          label={t('reservas.tablero.duracion')}
          isNamed={false}
          less={t('reservas.tablero.menos')}
          more={t('reservas.tablero.mas')}
          shown={format.durationWithUnit(length)}
          onLess={length > STEP ? () => set({ minutos: length - STEP }) : undefined}
          onMore={wanted.fin + STEP <= DAY ? () => set({ minutos: length + STEP }) : undefined}
        />
      )}
      <UnstyledButton className={classes.who} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Glyph of={IconUsers} size="sm" />
        <span>{parts.join(', ')}</span>
        <Glyph of={IconChevronDown} size="sm" />
      </UnstyledButton>
      {isOpen && <SearchSheet board={board} salas={salas} lugar={lugar} onClose={() => setOpen(false)} />}
    </header>
  );
}
