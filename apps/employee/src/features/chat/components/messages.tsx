import { useEffect, useEffectEvent, useId, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconArrowDown } from '@jornada/ui/icons.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import type { ChatFocus } from '../model/focus.ts';
import type { RoomData } from '../model/room.ts';
import { rowsOf } from '../model/rows.ts';
import { createVirtualRows } from '../model/virtual-rows.ts';
import { useOneStop } from '../use-one-stop.ts';
import type { useRoom } from '../use-room.ts';
import { useChatWords } from '../use-words.ts';
import { RoomLine } from './room-line.tsx';
import classes from './room.module.css';

type Props = {
  data: RoomData;
  room: ReturnType<typeof useRoom>;
  readBefore: number | null;
  /** The number of a message to show; null: none. */
  goal: number | null;
  onAtEnd: (isAtEnd: boolean) => void;
  onFocus: (focus: ChatFocus) => void;
  onGoal: (numero: number | null) => void;
};

/** So near to the beginning earlier messages are read. */
const NEAR = 8;

/** The messages of a room. Only those in sight are drawn, however many there are. */
export function Messages({ data, room, readBefore, goal, onAtEnd, onFocus, onGoal }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { nameOf } = useChatWords();
  const hint = useId();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const rows = rowsOf({
    mensajes: data.mensajes,
    waiting: room.waiting,
    dayOf: format.dayOf,
    readUpTo: readBefore,
    endOfDay: data.finDeJornada,
  });
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const { items, total, isAtEnd, measure, toEnd, show } = useVirtualRows([...byKey.keys()], place, goal === null);
  const said = rows.filter(({ kind }) => kind === 'message' || kind === 'waiting').map(({ key }) => key);
  const stop = useOneStop({ place, keys: said, show: (key) => (key === said.at(-1) ? toEnd() : show(key)) });
  const tell = useEffectEvent(onAtEnd);
  useEffect(() => tell(isAtEnd), [isAtEnd]);

  const first = data.mensajes[0]?.numero ?? 0;
  const isNearTop = (items[0]?.index ?? NEAR) < NEAR;
  const more = useEffectEvent((before: number) => {
    if (before > 0) void room.showEarlier();
  });
  useEffect(() => {
    if (isNearTop && data.hayMas) more(first);
  }, [isNearTop, data.hayMas, first]);

  const reach = useEffectEvent((wanted: number | null, earliest: number) => {
    if (wanted === null) return;
    // Earlier ones are read until it is there.
    if (data.hayMas && wanted < earliest) return void room.showEarlier();
    if (byKey.has(String(wanted))) show(String(wanted));
    onGoal(null);
  });
  useEffect(() => reach(goal, first), [goal, first]);

  const news = data.sala.sinLeer > 0 ? t('chat.sala.nuevos', { count: data.sala.sinLeer }) : t('chat.sala.al-final');
  return (
    <div className={classes.place}>
      <section
        {...stop}
        ref={setPlace}
        className={classes.messages}
        aria-label={t('chat.sala.mensajes', { nombre: nameOf(data.sala) })}
        aria-describedby={hint}
      >
        <ol className={classes.lines} style={{ height: total }}>
          {items.map(({ key, index, start }) => {
            const row = byKey.get(String(key));
            return (
              row && (
                <li
                  key={key}
                  ref={measure}
                  data-index={index}
                  data-key={key}
                  className={classes.line}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <RoomLine row={row} data={data} isLoading={room.isLoading} onFocus={onFocus} onGoal={onGoal} />
                </li>
              )
            );
          })}
        </ol>
      </section>
      <p id={hint} hidden>
        {t('chat.sala.teclas')}
      </p>
      {!isAtEnd && (
        <Button variant="default" radius="xl" className={classes.toEnd} leftSection={<Glyph of={IconArrowDown} />} onClick={toEnd}>
          {news}
        </Button>
      )}
    </div>
  );
}

/** The rows of a long list that are in sight. `place` is the element that scrolls, once it is there. It begins at the end, if wanted. */
function useVirtualRows(keys: readonly string[], place: HTMLElement | null, isFromEnd: boolean) {
  const [list] = useState(createVirtualRows);
  const shown = useSyncExternalStore(list.subscribe, list.getSnapshot, list.getSnapshot);
  const begin = useEffectEvent(() => {
    if (isFromEnd) list.toEnd();
  });
  const names = keys.join('\n');
  useLayoutEffect(() => list.update(names.split('\n')), [list, names]);
  useEffect(() => {
    if (!place) return undefined;
    const stop = list.begin(place);
    begin();
    return stop;
  }, [list, place]);
  return { ...shown, measure: list.measure, toEnd: list.toEnd, show: list.show };
}
