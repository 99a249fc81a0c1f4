import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { Hueco } from '@jornada/domain/tareas/huecos.ts';
import type { Colocada } from '../model/day.ts';
import { percent, placeOf, shareOf } from '../model/scale.ts';
import { useEdge, type Edge } from '../use-edge.ts';
import type { TaskWords } from '../use-task-words.ts';
import classes from '../tareas.module.css';

export type BlockActions = {
  onMove: (of: Colocada, piece: Hueco) => void;
  /** In minutes from its beginning; left out: in its middle. */
  onSplit: (of: Colocada, first?: number) => void;
  /** It was dropped on a minute of the line. */
  onDrop: (of: Colocada, minuto: number) => void;
  onJoin: (of: Colocada) => void;
  onPin: (of: Colocada) => void;
  onRemove: (of: Colocada) => void;
  onOpen: (of: Colocada) => void;
};
type Props = BlockActions & {
  of: Colocada;
  escala: Hueco;
  room: Hueco;
  width: () => number;
  isChosen: boolean;
  /** The day takes no changes. */
  isClosed: boolean;
  describedBy: string;
  words: TaskWords;
  onChoose: () => void;
};

/** A finger that goes less far has only tapped. */
const TAP = 8;

/** An entry on the line. Chosen, its edges can be moved; it can be split, dropped on another one of the same task, and opened. */
export function TaskBlock({ of, escala, room, width, isChosen, isClosed, describedBy, words, onChoose, ...act }: Props) {
  const { t, format, hours, hour, nameOf } = words;
  const { entrada, trechos, numero } = of;
  const canChange = !isClosed && entrada.id !== null && entrada.fija === null && entrada.espera === undefined;
  const minutesOf = (pixels: number): number => (pixels / Math.max(1, width())) * (escala.hasta - escala.desde);
  const [first = { desde: 0, hasta: 1 }] = trechos;
  const edge = useEdge({ piece: first, room, minutesOf, onMove: (piece) => act.onMove(of, piece) });
  const from = useRef<number | null>(null);
  const wasMoved = useRef(false);
  const [shift, setShift] = useState(0);
  const isSingle = trechos.length === 1;
  const label = t('tareas.dia.linea.pieza', {
    numero,
    tarea: nameOf(entrada.tarea),
    horas: hours(trechos),
    duracion: format.spokenDuration(entrada.minutos),
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'p') act.onPin(of);
    else if (!canChange) return;
    else if (key === 's') act.onSplit(of);
    else if (key === 'j') act.onJoin(of);
    else if (key === 'delete' || key === 'backspace') act.onRemove(of);
    else return;
    event.preventDefault();
  };
  const drag = {
    onPointerDown: ({ clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
      if (!canChange) return;
      from.current = clientX;
      wasMoved.current = false;
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: ({ clientX }: PointerEvent) => from.current !== null && setShift(clientX - from.current),
    onPointerCancel: () => {
      from.current = null;
      setShift(0);
    },
    onPointerUp: ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
      const moved = from.current === null ? 0 : clientX - from.current;
      from.current = null;
      setShift(0);
      if (Math.abs(moved) <= TAP) return;
      wasMoved.current = true;
      const line = currentTarget.parentElement?.getBoundingClientRect();
      if (line) act.onDrop(of, Math.round(escala.desde + minutesOf(clientX - line.left)));
    },
  };
  const onDoubleClick = ({ clientX, currentTarget }: MouseEvent<HTMLElement>): void => {
    if (!canChange) return;
    const at = Math.round(minutesOf(clientX - currentTarget.getBoundingClientRect().left));
    act.onSplit(of, isSingle ? at : undefined);
  };
  const onClick = ({ detail }: MouseEvent): void => {
    // What was moved was not tapped, and the second tap of two splits. A key has no detail.
    if ((wasMoved.current && detail > 0) || detail > 1) return;
    if (isChosen) act.onOpen(of);
    else onChoose();
  };
  const handle = (which: Edge) => (
    <span
      key={which}
      role="slider"
      tabIndex={0}
      className={classes.handle}
      style={{ insetInlineStart: percent(shareOf(escala, edge.piece[which])) }}
      aria-label={t(which === 'desde' ? 'tareas.dia.linea.principio' : 'tareas.dia.linea.fin', { tarea: nameOf(entrada.tarea) })}
      aria-valuemin={which === 'desde' ? room.desde : first.desde + 1}
      aria-valuemax={which === 'desde' ? first.hasta - 1 : room.hasta}
      aria-valuenow={edge.piece[which]}
      aria-valuetext={hour(edge.piece[which])}
      {...edge.propsOf(which)}
    />
  );
  return (
    <>
      {trechos.map((trecho, i) => (
        <button
          key={trecho.desde}
          type="button"
          className={classes.block}
          data-chosen={isChosen || undefined}
          data-waits={entrada.espera !== undefined || undefined}
          data-moving={shift !== 0 || undefined}
          style={{ ...placeOf(escala, isSingle ? edge.piece : trecho), ...(shift !== 0 && { transform: `translateX(${shift}px)` }) }}
          aria-label={label}
          aria-pressed={isChosen}
          aria-describedby={describedBy}
          // A piece of an entry that goes on after a pause is no thing of its own.
          {...(i > 0 && { 'aria-hidden': true, tabIndex: -1 })}
          onClick={onClick}
          onDoubleClick={onDoubleClick}
          onKeyDown={onKeyDown}
          {...drag}
        >
          <span aria-hidden="true">{numero}</span>
        </button>
      ))}
      {isChosen && canChange && isSingle && [handle('desde'), handle('hasta')]}
      {edge.isMoving && (
        <output className={classes.moved} style={{ insetInlineStart: percent(shareOf(escala, (edge.piece.desde + edge.piece.hasta) / 2)) }}>
          {hours([edge.piece])}
        </output>
      )}
    </>
  );
}
