import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@mantine/core';
import { tareas, type ImputacionVista, type SumasDeDia, type TareaVista } from '@jornada/contract/tareas/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconLock } from '@jornada/ui/icons.ts';
import { useSend } from '@jornada/web/calls.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { useFormat, useIdioma } from '@jornada/web/use-format.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { groupsOfWeek, rowKeyOf, shownDays, sumsOfWeek } from '../model/week.ts';
import { useWeek } from '../use-week.ts';
import { WeekGrid } from './week-grid.tsx';
import { WeekStandingLine } from './week-standing.tsx';
import classes from '../week.module.css';

type Props = {
  lunes: string;
  hoy: string;
  /** The day that is shown beside the week. */
  shown: string;
  onDay: (fecha: string) => void;
  /** Tasks that were looked for and taken into the week. */
  added: readonly TareaVista[];
  onSearch: () => void;
  onOpen: (fecha: string, entries: readonly ImputacionVista[], tarea: TareaVista) => void;
};

/** A week of tasks, to be filled as a spreadsheet is. */
export function WeekView({ lunes, hoy, shown, added, onDay, onSearch, onOpen }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const idioma = useIdioma();
  const messageOf = useMessageOf();
  const desk = useWeek(lunes, messageOf);
  const pin = useSend(tareas.anclarTarea);
  const [said, setSaid] = useState('');
  const pinOrNot = ({ tareaId, anclada, nombre }: TareaVista): void => {
    if (tareaId === null) return;
    pin.mutate({ tareaId, anclada: !anclada });
    setSaid(t(anclada ? 'tareas.semana.soltada' : 'tareas.semana.fijada', { tarea: nombre }));
  };
  const closedMonth = (dias: readonly SumasDeDia[]): string | undefined => dias.find(({ cierre }) => cierre === 'mes-cerrado')?.fecha;
  return (
    <Loaded query={desk.query} problem={t('tareas.semana.no-se-lee')}>
      {({ semanas, ...read }) => {
        const { dias, items } = desk.shown ?? read;
        const groups = groupsOfWeek(items, [...added, ...desk.touched], idioma);
        const closed = closedMonth(dias);
        const entriesAt = (fecha: string, tarea: TareaVista) =>
          items.filter((entry) => entry.fecha === fecha && rowKeyOf(entry.tarea) === rowKeyOf(tarea));
        return (
          <>
            <WeekGrid
              desk={desk}
              groups={groups}
              dias={shownDays(dias)}
              sums={sumsOfWeek(dias)}
              hoy={hoy}
              shown={shown}
              onDay={onDay}
              onOpen={(fecha, tarea) => onOpen(fecha, entriesAt(fecha, tarea), tarea)}
              onPin={pinOrNot}
              onAdd={onSearch}
            />
            <WeekStandingLine lunes={lunes} semanas={semanas} isDone={sumsOfWeek(dias).falta === 0} />
            <WeekKeys closed={closed === undefined ? null : format.capitalize(format.month(Number(closed.slice(5, 7))))} />
            <VisuallyHidden role="status">{said}</VisuallyHidden>
          </>
        );
      }}
    </Loaded>
  );
}

/** The month that is closed, by name; null: none of these days is. */
type WeekKeysProps = { closed: string | null };

/** What the keys do, at the foot of the week. */
function WeekKeys({ closed }: WeekKeysProps) {
  const { t } = useTranslation();
  const keys = [
    { names: ['/'], does: t('tareas.semana.teclas.escribir') },
    { names: [t('tareas.semana.teclas.intro')], does: t('tareas.semana.teclas.abajo') },
    { names: ['Tab'], does: t('tareas.semana.teclas.derecha') },
    { names: ['P'], does: t('tareas.semana.teclas.fijar') },
    { names: [`${t('tareas.semana.teclas.mayus')} ${t('tareas.semana.teclas.intro')}`], does: t('tareas.semana.teclas.detalles') },
    { names: [`${t('tareas.semana.teclas.control')} Z`], does: t('tareas.semana.teclas.deshacer') },
  ];
  return (
    <footer className={classes.keys}>
      {keys.map(({ names, does }) => (
        <span key={does}>
          {names.map((name) => (
            <kbd key={name}>{name}</kbd>
          ))}
          {does}
        </span>
      ))}
      {closed !== null && (
        <span className={classes.closed}>
          <Glyph of={IconLock} size="sm" />
          {t('tareas.semana.mes-cerrado', { mes: closed })}
        </span>
      )}
    </footer>
  );
}
