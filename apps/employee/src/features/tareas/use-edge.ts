import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Hueco } from '@jornada/domain/tareas/huecos.ts';
import { byFinger } from './model/scale.ts';

export type Edge = 'desde' | 'hasta';
type Options = {
  piece: Hueco;
  room: Hueco;
  /** Minutes of a pixel on the line. */ minutesOf: (pixels: number) => number;
  onMove: (piece: Hueco) => void;
};

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -15, PageUp: 15 };

/** The edges of an entry while they are moved: by a finger in steps of five minutes, by keys in steps of one. Written once, when it is let go. */
export function useEdge({ piece, room, minutesOf, onMove }: Options) {
  const [moved, setMoved] = useState<Hueco | null>(null);
  const [start, setStart] = useState<number | null>(null);
  const now = moved ?? piece;
  const within = (edge: Edge, minuto: number): Hueco =>
    edge === 'desde'
      ? { desde: Math.max(room.desde, Math.min(minuto, now.hasta - 1)), hasta: now.hasta }
      : { desde: now.desde, hasta: Math.min(room.hasta, Math.max(minuto, now.desde + 1)) };
  const settle = (): void => {
    setMoved(null);
    setStart(null);
    if (moved && (moved.desde !== piece.desde || moved.hasta !== piece.hasta)) onMove(moved);
  };
  return {
    piece: now,
    isMoving: moved !== null,
    propsOf: (edge: Edge) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus();
        setStart(event.clientX);
      },
      onPointerMove: ({ clientX }: PointerEvent) =>
        start !== null && setMoved(within(edge, byFinger(piece[edge] + minutesOf(clientX - start)))),
      onPointerUp: settle,
      onPointerCancel: () => {
        setMoved(null);
        setStart(null);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const by = KEYS[event.key];
        if (by === undefined && event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        if (by !== undefined) setMoved(within(edge, now[edge] + by));
        else if (event.key === 'Enter') settle();
        else setMoved(null);
      },
      onBlur: settle,
    }),
  };
}
