import { useEffect, useRef, useState } from 'react';
import { getRouteApi, Outlet, useRouter } from '@tanstack/react-router';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { diaDeSemana, masDias } from '@jornada/domain/horario/calendario.ts';
import type { TramoReserva } from '@jornada/domain/reservas/modelo.ts';
import { LeadButton } from '@jornada/ui/lead-button.tsx';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { ReadProblem } from '@jornada/web/list/read-problem.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useAgenda } from '../api.ts';
import { BoardBar } from '../components/board-bar.tsx';
import { BookFoot } from '../components/book-foot.tsx';
import { ClashCard } from '../components/clash-card.tsx';
import { DayBoard } from '../components/day-board.tsx';
import { useRoomWords } from '../components/use-room-words.ts';
import { WaitingBoard } from '../components/waiting-board.tsx';
import { WantedHead } from '../components/wanted-head.tsx';
import { WeekGrid } from '../components/week-grid.tsx';
import { lookAt } from '../model/found.ts';
import { clockOf, type Room } from '../model/rooms.ts';
import { useBoard } from '../use-board.ts';
import { useBooking } from '../use-booking.ts';
import classes from '../reservas.module.css';

const route = getRouteApi('/shell/session/reservas-board');

/** The rooms of a day, or on a desktop of a week: who looks for a room finds, moves and books it here. */
export function BoardScreen() {
  const { t, format } = useRoomWords();
  const booking = useBooking(route.useSearch().id);
  const board = useBoard(booking.changed);
  const navigate = useNavigate();
  const router = useRouter();
  const isDesktop = useIsDesktop();
  // While a handle moves, the address stays.
  const [dragged, setDragged] = useState<TramoReserva | null>(null);
  const wanted = dragged ?? board.wanted;
  const { fecha, today, search, personas, set } = board;
  const isWeek = isDesktop && search.vista === 'semana';
  const first = isWeek ? masDias(fecha, 1 - diaDeSemana(fecha)) : fecha;
  const query = useAgenda(first, isWeek ? 7 : 1);
  const found = query.data && lookAt(query.data, board, wanted);
  const hoursOf = ({ inicio, fin }: TramoReserva) => ({ hora: clockOf(inicio), minutos: fin - inicio });
  const move = (to: TramoReserva, isOver: boolean): void => {
    setDragged(isOver ? null : to);
    if (isOver) set(hoursOf(to));
  };
  const length = wanted.fin - wanted.inicio;
  const openSlot = (sala: number, minuto: number): void =>
    void navigate({
      to: '/reservas-modal',
      search: (was: object) => ({ ...was, fecha, sala, ...hoursOf({ inicio: minuto, fin: minuto + length }) }),
      resetScroll: false,
    });
  const instead = useRef<HTMLElement>(null);
  const showInstead = (): void => {
    instead.current?.scrollIntoView({ block: 'center' });
    instead.current?.focus({ preventScroll: true });
  };
  const clash = isWeek ? null : (found?.clash ?? null);
  const clashed = clash?.room.id;
  // On a phone it opens below the room that was tapped, which may stand at the very bottom.
  useEffect(() => {
    if (!isDesktop && clashed !== undefined) instead.current?.scrollIntoView({ block: 'nearest' });
  }, [isDesktop, clashed]);
  const card = found && clash && (
    <ClashCard
      ref={instead}
      of={clash}
      wanted={wanted}
      chosen={found.isFree ? found.chosen?.id : undefined}
      onMove={(to) => set({ ...hoursOf(to), sala: clashed, vez: undefined })}
      onTake={(sala) => set({ sala, vez: clashed })}
    />
  );
  const foot = found && !isWeek && found.rooms.length > 0 && (
    <BookFoot found={found} board={board} wanted={wanted} booking={booking} onInstead={showInstead} />
  );
  return (
    <Page
      title={isWeek ? format.dayRange(first, masDias(first, 6)) : format.dayTitle(fecha)}
      lead={
        <LeadButton
          label={t('reservas.tablero.volver')}
          onClick={() => (router.history.canGoBack() ? router.history.back() : router.history.replace('/reservas-list'))}
        />
      }
      actions={<BoardBar board={board} isWeek={isWeek} hasWeek={isDesktop} />}
      dock={isDesktop ? undefined : foot || undefined}
    >
      {!found &&
        (query.error ? (
          <ReadProblem error={query.error} title={t('reservas.tablero.error')} onRetry={() => void query.refetch()} />
        ) : (
          <WaitingBoard />
        ))}
      {found && found.kinds.length === 0 && <NoRooms />}
      {found && found.kinds.length > 0 && (
        <div className={classes.page} data-week={isWeek || undefined}>
          <div>
            {found.kinds.length > 1 && (
              <SegmentChoice
                mb="md"
                aria-label={t('reservas.tablero.que')}
                value={found.clase}
                options={found.kinds.map(({ value, count }) => ({ value, count, label: t(`reservas.clases.${value}`) }))}
                onChoose={(clase) => set({ clase, sala: undefined, vez: undefined })}
              />
            )}
            <WantedHead board={board} salas={query.data?.salas ?? []} wanted={wanted} lugar={found.lugar} isWeek={isWeek} />
            {found.rooms.length === 0 && <NoRooms isSearch />}
            {isWeek ? (
              <WeekGrid
                fechas={query.data?.fechas ?? []}
                salas={found.salas}
                today={today}
                onDay={(day, sala) => set({ vista: undefined, fecha: day, sala })}
              />
            ) : (
              found.rooms.length > 0 && (
                <DayBoard
                  rooms={found.rooms}
                  axis={found.axis}
                  wanted={wanted}
                  personas={personas}
                  chosen={found.chosen?.id}
                  onMove={move}
                  onChoose={(sala) => set({ sala, vez: undefined })}
                  clashed={clashed}
                  instead={!isDesktop && card}
                  onSlot={openSlot}
                  onTaken={(sala, minuto) => set({ sala, vez: undefined, ...hoursOf({ inicio: minuto, fin: minuto + length }) })}
                />
              )
            )}
          </div>
          {!isWeek && isDesktop && (
            <div className={classes.side}>
              {found.chosen && <ChosenRoom room={found.chosen} />}
              {card}
              {foot}
            </div>
          )}
        </div>
      )}
      <Outlet />
    </Page>
  );
}

/** There are no rooms, or none like that. */
function NoRooms({ isSearch = false }: { isSearch?: boolean }) {
  const { t } = useTranslation();
  return isSearch ? (
    <EmptyState title={t('reservas.tablero.sin-resultado')} text={t('reservas.tablero.sin-resultado-texto')} />
  ) : (
    <EmptyState title={t('reservas.tablero.sin-salas')} text={t('reservas.tablero.sin-salas-texto')} />
  );
}

/** The room that the button books: what it is and where. */
function ChosenRoom({ room }: { room: Room }) {
  const { about } = useRoomWords();
  return (
    <section>
      <Text component="h2" fz="xl" lh="xl">
        {room.nombre}
      </Text>
      <Text c="dimmed">{[about(room), [...room.ruta].toReversed().join(', ')].filter(Boolean).join(' · ')}</Text>
    </section>
  );
}
