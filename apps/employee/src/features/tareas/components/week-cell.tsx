import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconLock, IconNote } from '@jornada/ui/icons.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import type { EntradaMostrada } from '../model/day.ts';
import classes from '../week.module.css';

type Props = {
  row: number;
  col: number;
  label: string;
  entries: readonly EntradaMostrada[];
  /** What was typed and is being written, or was refused. */
  typed: { minutos: number; error: string | null } | undefined;
  /** What was typed waits on this device for a network. */
  isKept: boolean;
  isActive: boolean;
  isClosed: boolean;
  /** The text that is being typed; null: nobody types here. */
  text: string | null;
  isUnread: boolean;
  onText: (text: string) => void;
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  onLeave: () => void;
};

/** The minutes of a task on a day: shown, or being typed. */
export function WeekCell({ row, col, label, entries, typed, isKept, isActive, isClosed, text, isUnread, onText, onKey, onLeave }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const minutes = typed?.minutos ?? entries.reduce((sum, { minutos }) => sum + minutos, 0);
  const isFixed = entries.some(({ fija }) => fija !== null);
  const hasRemark = entries.some(({ observacion }) => observacion !== null);
  const error = typed?.error ?? null;
  const waits = isKept || entries.some(({ espera }) => espera !== undefined);
  const state = error === null ? (typed || waits ? 'waiting' : 'written') : 'refused';
  const kept = error === null && waits && t('tareas.dia.estado.espera');
  return (
    <div
      role="gridcell"
      aria-colindex={col + 2}
      aria-invalid={error !== null || isUnread || undefined}
      tabIndex={isActive && text === null ? 0 : -1}
      className={classes.cell}
      data-row={row}
      data-col={col}
      data-state={state}
      data-zero={minutes === 0}
      data-closed={isClosed || undefined}
      title={error ?? (kept || undefined)}
    >
      {text === null ? (
        <>
          {isFixed && <Glyph of={IconLock} size="xs" />}
          {hasRemark && <Glyph of={IconNote} size="xs" />}
          {minutes === 0 ? <span aria-hidden="true">·</span> : format.duration(minutes)}
          <VisuallyHidden>
            {[
              minutes === 0 && t('tareas.semana.celda.nada'),
              isFixed && t('tareas.semana.celda.fija'),
              hasRemark && t('tareas.semana.celda.con-observacion'),
              state === 'waiting' && (kept || t('tareas.semana.celda.guardando')),
              error,
            ]
              .filter(Boolean)
              .join(', ')}
          </VisuallyHidden>
        </>
      ) : (
        <CellInput label={label} text={text} isUnread={isUnread} onText={onText} onKey={onKey} onLeave={onLeave} />
      )}
    </div>
  );
}

type InputProps = Pick<Props, 'label' | 'onText' | 'onKey' | 'onLeave' | 'isUnread'> & { text: string };

function CellInput({ label, text, isUnread, onText, onKey, onLeave }: InputProps) {
  const field = useRef<HTMLInputElement>(null);
  // Somebody has just begun to type: the field takes over in the middle of it.
  useEffect(() => field.current?.focus(), []);
  return (
    <input
      ref={field}
      className={classes.input}
      aria-label={label}
      aria-invalid={isUnread || undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={text}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
      onKeyDown={onKey}
      onBlur={onLeave}
    />
  );
}
