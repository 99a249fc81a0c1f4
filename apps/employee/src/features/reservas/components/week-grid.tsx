import { UnstyledButton } from '@mantine/core';
import type { SalaDeAgenda } from '@jornada/contract/reservas/vistas.ts';
import { freeSpans } from '@jornada/domain/reservas/tramos.ts';
import { axisOf, roomOn, type Room } from '../model/rooms.ts';
import { useRoomWords } from './use-room-words.ts';
import classes from '../reservas.module.css';

type Props = {
  fechas: readonly string[];
  salas: readonly SalaDeAgenda[];
  today: string;
  /** Opens a day with a room chosen. */
  onDay: (fecha: string, sala: number) => void;
};

/** Rooms and the days of a week: each cell is the day of a room as a line, with the hours that are left. */
export function WeekGrid({ fechas, salas, today, onDay }: Props) {
  const { t, format, about } = useRoomWords();
  const days = fechas.map((fecha) => ({ fecha, rooms: salas.map((sala) => roomOn(sala, fecha)) }));
  const axis = axisOf(days.flatMap(({ rooms }) => rooms));
  const part = (minuto: number): number =>
    ((Math.min(Math.max(minuto, axis.inicio), axis.fin) - axis.inicio) / (axis.fin - axis.inicio)) * 100;
  const left = ({ abiertas, ocupadas }: Room): number =>
    freeSpans(abiertas, ocupadas).reduce((sum, { inicio, fin }) => sum + fin - inicio, 0);
  return (
    <div className={classes.weekScroll}>
      <table className={classes.week}>
        <thead>
          <tr>
            <th scope="col">{t('reservas.semana.sala')}</th>
            {fechas.map((fecha) => (
              <th key={fecha} scope="col" aria-current={fecha === today ? 'date' : undefined}>
                {format.date(fecha, 'weekdayDay')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {salas.map((sala, index) => (
            <tr key={sala.id}>
              <th scope="row">
                {sala.nombre} <small>{about(sala)}</small>
              </th>
              {days.map(({ fecha, rooms }) => {
                const room = rooms[index];
                const minutes = room ? left(room) : 0;
                const isOpen = (room?.abiertas.length ?? 0) > 0;
                const said = isOpen
                  ? t('reservas.semana.libres', { tiempo: format.durationWithUnit(minutes) })
                  : t('reservas.semana.cerrada');
                return (
                  <td key={fecha}>
                    <UnstyledButton
                      className={classes.cell}
                      disabled={!isOpen || fecha < today}
                      aria-label={`${sala.nombre}, ${format.date(fecha, 'long')}: ${said}`}
                      onClick={() => onDay(fecha, sala.id)}
                    >
                      <span className={classes.cellLine}>
                        {room?.ocupadas.map((one) => (
                          <span
                            key={`${one.inicio} ${one.fin}`}
                            className={classes.taken}
                            data-own={one.reservaId !== null || undefined}
                            style={{ insetInlineStart: `${part(one.inicio)}%`, width: `${part(one.fin) - part(one.inicio)}%` }}
                          />
                        ))}
                      </span>
                      <small>{said}</small>
                    </UnstyledButton>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
