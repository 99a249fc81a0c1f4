import { Box, Button, UnstyledButton } from '@mantine/core';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import type { SugerenciaTarea } from '@jornada/contract/tareas/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconClock, IconCopy, IconHistory, IconPin, IconPlus, IconRepeat } from '@jornada/ui/icons.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { Link, getRouteApi } from '@tanstack/react-router';
import { keyOfTask, leftOf } from '../model/day.ts';
import type { ReadDay } from '../use-day.ts';
import type { LineOfDay } from '../use-line.ts';
import type { TaskWords } from '../use-task-words.ts';
import { useCopyDay } from '../use-copy-day.ts';
import classes from '../tareas.module.css';

const route = getRouteApi('/shell/session/tareas');
const ICONS = { anclada: IconPin, 'dia-semana': IconRepeat, reciente: IconHistory, reloj: IconClock } as const;
type Props = { day: ReadDay; line: LineOfDay; words: TaskWords };

/** What is left, one tap away from a task that is likely. */
export function OneTap({ day, line, words }: Props) {
  const { t, format, nameOf, today } = words;
  const { dia, parts } = day;
  const { vista } = route.useSearch();
  const left = leftOf(dia, parts);
  const copy = useCopyDay(day, words);
  const why = ({ motivo, tarea }: SugerenciaTarea): string => {
    if (motivo === 'dia-semana') return t(`tareas.dia.los.${Temporal.PlainDate.from(dia.fecha).dayOfWeek as 1 | 2 | 3 | 4 | 5 | 6 | 7}`);
    if (motivo === 'reciente' && tarea.ultimoUso !== null) return format.relativeDay(tarea.ultimoUso, today);
    return t(`tareas.dia.motivos.${motivo}`);
  };
  const canCopy = dia.imputaciones.length === 0;
  return (
    <Box component="section" mt="md" aria-label={t('tareas.dia.a-un-toque')}>
      <header className={classes.tapsHead}>
        <h2>{t('tareas.dia.a-un-toque')}</h2>
        {canCopy && (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<Glyph of={IconCopy} size="sm" />}
            loading={copy.isBusy}
            onClick={() => copy.from(masDias(dia.fecha, -1))}
          >
            {t('tareas.dia.copiar-ayer')}
          </Button>
        )}
        <Link to="/tareas-buscador" search={{ fecha: dia.fecha, vista }} resetScroll={false}>
          {t('tareas.dia.buscar')}
        </Link>
      </header>
      <Rows>
        {dia.sugerencias.map((one) => {
          const minutos = Math.min(one.minutos, left);
          return (
            <li key={keyOfTask(one.tarea)}>
              <UnstyledButton className={classes.tap} disabled={minutos === 0 || day.isBusy} onClick={() => line.give(one.tarea, minutos)}>
                <Glyph of={ICONS[one.motivo]} />
                <span className={classes.what}>
                  <span>
                    <b>{nameOf(one.tarea)}</b> <small>{why(one)}</small>
                  </span>
                </span>
                <span className={classes.tapEnd}>
                  <Glyph of={IconPlus} /> {format.duration(minutos)}
                </span>
              </UnstyledButton>
            </li>
          );
        })}
      </Rows>
    </Box>
  );
}
