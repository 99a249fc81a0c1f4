import { useTranslation } from 'react-i18next';
import { Box, UnstyledButton } from '@mantine/core';
import { readDuracion } from '@jornada/domain/tareas/linea.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPinned, IconPlus } from '@jornada/ui/icons.ts';
import type { SumasDeDia, TareaVista } from '@jornada/contract/tareas/calls.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { fixedMinutes } from '../model/cell.ts';
import { minutesAt, minutesOfRow, type WeekGroup, type WeekRow, type WeekSums } from '../model/week.ts';
import { useWeekKeys, type CellSpot } from '../use-week-keys.ts';
import type { WeekDesk } from '../use-week.ts';
import { WeekCell } from './week-cell.tsx';
import { WeekFoot } from './week-foot.tsx';
import { WeekHead } from './week-head.tsx';
import classes from '../week.module.css';

type Props = {
  desk: WeekDesk;
  groups: readonly WeekGroup[];
  dias: readonly SumasDeDia[];
  sums: WeekSums;
  hoy: string;
  shown: string;
  onDay: (fecha: string) => void;
  onOpen: (fecha: string, tarea: TareaVista) => void;
  onPin: (tarea: TareaVista) => void;
  onAdd: () => void;
};

/** Tasks by days, to be typed into. Rows of projects carry the sums of theirs. */
export function WeekGrid({ desk, groups, dias, sums, hoy, shown, onDay, onOpen, onPin, onAdd }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const rows = groups.flatMap((group) => group.rows);
  const at = <T,>({ row, col }: CellSpot, then: (fecha: string, of: WeekRow, dia: SumasDeDia) => T): T | undefined => {
    const of = rows[row];
    const dia = dias[col];
    return of && dia && then(dia.fecha, of, dia);
  };
  const typedAt = (fecha: string, of: WeekRow): number => desk.stateOf(fecha, of.tarea)?.minutos ?? minutesAt(of, fecha);
  const keys = useWeekKeys({
    rows: rows.length,
    cols: dias.length,
    textAt: (spot) => at(spot, (fecha, of) => (typedAt(fecha, of) > 0 ? format.duration(typedAt(fecha, of)) : '')) ?? '',
    isClosed: (spot) => at(spot, (_fecha, _of, { cierre }) => cierre !== null) ?? true,
    write: (spot, text) => {
      const minutos = readDuracion(text);
      if (minutos === null) return false;
      at(spot, (fecha, of) => {
        const least = fixedMinutes(of.cells.get(fecha) ?? []);
        void desk.set({ fecha, tarea: of.tarea, minutos }, t('tareas.semana.celda.al-menos', { tiempo: format.duration(least) }));
      });
      return true;
    },
    onOpen: (spot) => at(spot, (fecha, { tarea }) => onOpen(fecha, tarea)),
    onPin: ({ row }) => rows[row] && onPin(rows[row].tarea),
    onUndo: () => void desk.undo(),
    onRedo: () => void desk.redo(),
  });
  const { spot, typing } = keys;
  const nameOf = ({ tarea: { nombre } }: WeekRow): string => nombre ?? t('tareas.semana.sin-tarea');
  /** The line of a project in the grid, after the head and the projects before it with their tasks. */
  const lineOf = (group: number): number => groups.slice(0, group).reduce((lines, { rows: own }) => lines + own.length + 1, 2);
  const end = lineOf(groups.length);
  return (
    <Box className={classes.frame} __vars={{ '--days': String(dias.length) }}>
      <div role="grid" aria-label={t('tareas.semana.rejilla')} aria-colcount={dias.length + 2} className={classes.grid} {...keys.grid}>
        <WeekHead dias={dias} sums={sums} hoy={hoy} shown={shown} onDay={onDay} />
        {groups.map((group, index) => (
          <div key={group.key} role="rowgroup">
            <ProjectRow group={group} dias={dias} rowIndex={lineOf(index)} />
            {group.rows.map((of, own) => {
              const row = rows.indexOf(of);
              return (
                <div key={of.key} role="row" aria-rowindex={lineOf(index) + own + 1} className={classes.row}>
                  <span role="rowheader" aria-colindex={1} className={classes.task} title={nameOf(of)}>
                    <span>{nameOf(of)}</span>
                    {of.tarea.anclada && <Glyph of={IconPinned} size="sm" />}
                  </span>
                  {dias.map(({ fecha, cierre }, col) => (
                    <WeekCell
                      key={fecha}
                      row={row}
                      col={col}
                      label={`${nameOf(of)}, ${format.date(fecha, 'long')}`}
                      entries={of.cells.get(fecha) ?? []}
                      typed={desk.stateOf(fecha, of.tarea)}
                      isKept={desk.isWaiting(fecha, of.tarea)}
                      isActive={spot.row === row && spot.col === col}
                      isClosed={cierre !== null}
                      text={typing?.row === row && typing.col === col ? typing.text : null}
                      isUnread={typing?.row === row && typing.col === col && typing.isUnread}
                      onText={keys.onText}
                      onKey={keys.onTypingKey}
                      onLeave={keys.onLeave}
                    />
                  ))}
                  <span role="gridcell" aria-colindex={dias.length + 2} className={classes.sum}>
                    {minutesOfRow(of) > 0 && format.duration(minutesOfRow(of))}
                  </span>
                </div>
              );
            })}
          </div>
        ))}
        <WeekFoot dias={dias} sums={sums} firstRow={end}>
          <div role="row" aria-rowindex={end + 1} className={classes.adding}>
            <div role="gridcell" aria-colindex={1}>
              <UnstyledButton className={classes.add} onClick={onAdd}>
                <Glyph of={IconPlus} />
                {t('tareas.semana.otra')}
              </UnstyledButton>
            </div>
          </div>
        </WeekFoot>
      </div>
      <p className={classes.unread} role="status">
        {typing?.isUnread === true && t('tareas.semana.celda.no-se-entiende', { texto: typing.text })}
      </p>
    </Box>
  );
}

function ProjectRow({ group: { tarea, rows }, dias, rowIndex }: { group: WeekGroup; dias: readonly SumasDeDia[]; rowIndex: number }) {
  const format = useFormat();
  const sumAt = (fecha: string): number => rows.reduce((sum, row) => sum + minutesAt(row, fecha), 0);
  const shown = (minutes: number): string => (minutes > 0 ? format.duration(minutes) : '');
  return (
    <div role="row" aria-rowindex={rowIndex} className={classes.project}>
      <span role="rowheader" aria-colindex={1}>
        {tarea.cliente && <b>{tarea.cliente.nombre}</b>} <span>{tarea.proyecto.nombre}</span>
      </span>
      {dias.map(({ fecha }, col) => (
        <span key={fecha} role="gridcell" aria-colindex={col + 2}>
          {shown(sumAt(fecha))}
        </span>
      ))}
      <span role="gridcell" aria-colindex={dias.length + 2}>
        {shown(rows.reduce((sum, row) => sum + minutesOfRow(row), 0))}
      </span>
    </div>
  );
}
