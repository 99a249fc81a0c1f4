import { useId, useRef, useState } from 'react';
import { Box, VisuallyHidden } from '@mantine/core';
import { instanteDeMinuto, type Hueco } from '@jornada/domain/tareas/huecos.ts';
import { namedHours, percent, placeOf, roomOf, shareOf } from '../model/scale.ts';
import type { ReadDay } from '../use-day.ts';
import { useEntryActions } from '../use-entry-actions.ts';
import type { TaskWords } from '../use-task-words.ts';
import { TaskBlock } from './task-block.tsx';
import classes from '../tareas.module.css';

type Props = { day: ReadDay; words: TaskWords; /** A free piece was tapped. */ onFree: (piece: Hueco) => void };

/** The day from clocking in to the planned end: what tasks have, what is free, pauses, and now. */
export function TaskLine({ day, words, onFree }: Props) {
  const { t, hour, hours, format } = words;
  const { dia, parts } = day;
  const { escala, colocadas, libres, pausas, fin, ultimo } = parts;
  const [chosen, setChosen] = useState<string | null>(null);
  const line = useRef<HTMLDivElement>(null);
  const help = useId();
  const actions = useEntryActions(day, words);
  const isClosed = dia.cierre !== null;
  const clock = (minuto: number) => {
    const at = Temporal.Instant.from(instanteDeMinuto(minuto)).toZonedDateTimeISO(dia.zona);
    return { hour: at.hour, minute: at.minute };
  };
  return (
    <Box component="section" pt="xs" data-no-swipe aria-label={t('tareas.dia.linea.nombre')}>
      <VisuallyHidden id={help}>{t('tareas.dia.linea.teclas')}</VisuallyHidden>
      <div className={classes.line} ref={line}>
        {pausas.map(({ tramo, trecho }) => (
          <span key={tramo.desde} className={classes.dots} style={placeOf(escala, trecho)} aria-hidden="true" />
        ))}
        {fin !== null && <span className={classes.planned} style={placeOf(escala, { desde: ultimo, hasta: fin })} aria-hidden="true" />}
        {libres.map((libre) => (
          <button
            key={libre.desde}
            type="button"
            className={classes.free}
            style={placeOf(escala, libre)}
            disabled={isClosed}
            aria-label={t('tareas.dia.linea.libre', {
              horas: hours([libre]),
              duracion: format.spokenDuration(libre.hasta - libre.desde),
            })}
            onClick={() => onFree(libre)}
          />
        ))}
        {colocadas.map((one) => (
          <TaskBlock
            key={one.clave}
            of={one}
            escala={escala}
            room={roomOf(one, parts)}
            width={() => line.current?.clientWidth ?? 0}
            isChosen={one.clave === chosen}
            isClosed={isClosed}
            describedBy={help}
            words={words}
            onChoose={() => setChosen(one.clave)}
            {...actions}
          />
        ))}
        {dia.abierta && <span className={classes.sun} style={{ insetInlineStart: percent(shareOf(escala, ultimo)) }} aria-hidden="true" />}
      </div>
      <div className={classes.hours} aria-hidden="true">
        {namedHours(escala, clock).map((one) => (
          <span key={one.minuto} style={{ insetInlineStart: percent(shareOf(escala, one.minuto)) }}>
            {one.hour}
          </span>
        ))}
      </div>
      {dia.abierta && <VisuallyHidden>{t('tareas.dia.linea.ahora', { hora: hour(ultimo) })}</VisuallyHidden>}
    </Box>
  );
}
