import type { KeyboardEvent } from 'react';
import { UnstyledButton } from '@mantine/core';
import { minutosDe } from '@jornada/domain/tareas/huecos.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCloudOff, IconCoffee, IconLock } from '@jornada/ui/icons.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import type { Colocada, PausaDelDia } from '../model/day.ts';
import type { ReadDay } from '../use-day.ts';
import { useEntryActions } from '../use-entry-actions.ts';
import type { TaskWords } from '../use-task-words.ts';
import classes from '../tareas.module.css';

type Props = { day: ReadDay; words: TaskWords };

/** The entries and paid pauses of a day, in the order of their hours: what the line shows, in words. */
export function DayRows({ day, words }: Props) {
  const { colocadas, pausas } = day.parts;
  const paid = pausas.filter(({ tramo }) => tramo.pagada);
  const rows = [
    ...colocadas.map((of) => ({
      at: of.trechos[0]?.desde ?? Number.POSITIVE_INFINITY,
      node: <EntryRow key={of.clave} of={of} day={day} words={words} />,
    })),
    ...paid.map((of) => ({ at: of.trecho.desde, node: <PauseRow key={of.tramo.desde} of={of} words={words} /> })),
  ].toSorted((a, b) => a.at - b.at);
  if (rows.length === 0) return null;
  return (
    <Rows as="ol" className={classes.rows} aria-label={words.t('tareas.dia.filas')}>
      {rows.map(({ node }) => node)}
    </Rows>
  );
}

function EntryRow({ of, day, words }: Props & { of: Colocada }) {
  const { t, format, hour, nameOf, pathOf } = words;
  const { onOpen, onPin } = useEntryActions(day, words);
  const { entrada, numero, trechos } = of;
  const [first] = trechos;
  const small = [pathOf(entrada.tarea), entrada.observacion].filter(Boolean).join(' · ');
  const standing = entrada.espera !== undefined ? 'espera' : entrada.id === null ? 'reloj' : entrada.fija;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'p' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onPin(of);
  };
  return (
    <li>
      <UnstyledButton className={classes.row} disabled={entrada.id === null} onClick={() => onOpen(of)} onKeyDown={onKeyDown}>
        <span className={classes.time}>{first ? hour(first.desde) : '·'}</span>
        <span className={classes.number}>{numero}</span>
        <span className={classes.what}>
          <b>{nameOf(entrada.tarea)}</b>
          {small !== '' && <small>{small}</small>}
          {standing !== null && (
            <small data-tone={standing === 'espera' ? 'warn' : undefined}>
              {standing !== 'reloj' && <Glyph of={standing === 'espera' ? IconCloudOff : IconLock} size="xs" />}{' '}
              {t(`tareas.dia.estado.${standing}`)}
            </small>
          )}
        </span>
        <b className={classes.length}>{format.duration(entrada.minutos)}</b>
      </UnstyledButton>
    </li>
  );
}

function PauseRow({ of: { tramo, trecho }, words: { t, format, hour } }: { of: PausaDelDia; words: TaskWords }) {
  return (
    <li className={classes.row}>
      <span className={classes.time}>{hour(trecho.desde)}</span>
      <span className={classes.number} data-pause="true">
        <Glyph of={IconCoffee} data-tone="warn" />
      </span>
      <span className={classes.what}>
        <b>{tramo.nombre ?? t('tareas.dia.pausa')}</b>
        <small>{t('tareas.dia.va-sola')}</small>
      </span>
      <b className={classes.length}>{format.duration(minutosDe([trecho]))}</b>
    </li>
  );
}
