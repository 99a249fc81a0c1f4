import { useState, type KeyboardEvent } from 'react';
import { ActionIcon, Text, TextInput, UnstyledButton } from '@mantine/core';
import { type MiTareaPedida, tareas, type TareaVista } from '@jornada/contract/tareas/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck, IconHourglassLow, IconMessageCircle, IconPin, IconPinnedOff, IconSearch } from '@jornada/ui/icons.ts';
import { Line } from '@jornada/ui/line.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { ReadProblem } from '@jornada/web/list/read-problem.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { WaitingRows } from '@jornada/web/list/waiting-rows.tsx';
import { useOnline } from '@jornada/web/use-online.ts';
import { useFound, useLastTasks, usePin } from '../api.ts';
import { keyOfTask } from '../model/day.ts';
import { findAtHand } from '../model/line.ts';
import type { TaskWords } from '../use-task-words.ts';
import { Alike } from './alike.tsx';
import { AskForTask } from './ask-for-task.tsx';
import classes from '../tareas.module.css';

type Props = { start?: string; words: TaskWords; isFocused: boolean; onChoose: (tarea: TareaVista) => void };

/** Finds a task by what is typed, errors forgiven; without words, those at hand. Each can be kept at hand. */
export function TaskSearch({ start = '', words, isFocused, onChoose }: Props) {
  const { t } = words;
  const [typed, setTyped] = useState(start);
  const isOnline = useOnline();
  const texto = typed.trim();
  const last = useLastTasks();
  const found = useFound(isOnline ? texto : '');
  const atHand = last.data?.items ?? [];
  const isByHand = texto !== '' && (!isOnline || found.isError);
  const items = texto === '' ? atHand : isByHand ? findAtHand(texto, atHand) : (found.data?.items ?? []);
  const isWaiting = texto === '' ? last.isPending : !isByHand && found.data === undefined;
  const isNothing = texto !== '' && !isWaiting && items.length === 0 && (isByHand || found.isCurrent);
  const onKeyDown = (event: KeyboardEvent): void => {
    const [first] = items;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !first || (texto !== '' && !isByHand && !found.isCurrent)) return;
    event.preventDefault();
    onChoose(first);
  };
  return (
    <section aria-label={t('tareas.buscador.titulo')}>
      <TextInput
        type="search"
        label={t('tareas.buscador.que')}
        leftSection={<Glyph of={IconSearch} />}
        value={typed}
        maxLength={100}
        {...(isFocused && { 'data-autofocus': true })}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        onKeyDown={onKeyDown}
      />
      <Text component="div" size="sm" c="dimmed" className={classes.says} aria-live="polite">
        {isByHand && <p>{t('tareas.dia.escribir.a-mano')}</p>}
        {texto !== '' && !isByHand && found.data && <Alike found={found.data} words={words} />}
      </Text>
      {isWaiting && <WaitingRows />}
      {texto === '' && last.error && (
        <ReadProblem error={last.error} title={t('tareas.buscador.no-se-lee')} onRetry={() => void last.refetch()} />
      )}
      {items.length > 0 && (
        <Rows aria-label={t(texto === '' ? 'tareas.buscador.a-mano' : 'tareas.buscador.encontradas')}>
          {items.map((one) => (
            <FoundTask key={keyOfTask(one)} of={one} words={words} onChoose={() => onChoose(one)} />
          ))}
        </Rows>
      )}
      {texto === '' && last.data?.items.length === 0 && <Text c="dimmed">{t('tareas.buscador.ninguna')}</Text>}
      {texto === '' && <OwnAsked words={words} />}
      {isNothing && !isByHand && <AskForTask key={texto} texto={texto} words={words} />}
    </section>
  );
}

type FoundProps = { of: TareaVista; words: TaskWords; onChoose: () => void };

function FoundTask({ of, words: { t, nameOf, pathOf, lastUse }, onChoose }: FoundProps) {
  const pin = usePin();
  const { tareaId, anclada } = of;
  const nombre = nameOf(of);
  return (
    <li className={classes.found}>
      <UnstyledButton className={classes.foundTask} onClick={onChoose}>
        <span className={classes.what}>
          <b>{nombre}</b>
          <small>{pathOf(of)}</small>
        </span>
        <small>{lastUse(of)}</small>
      </UnstyledButton>
      {tareaId !== null && (
        <ActionIcon
          loading={pin.isPending}
          aria-label={t(anclada ? 'tareas.buscador.soltar' : 'tareas.buscador.fijar', { tarea: nombre })}
          aria-pressed={anclada}
          onClick={() => pin.mutate({ tareaId, anclada: !anclada })}
        >
          <Glyph of={anclada ? IconPinnedOff : IconPin} data-tone={anclada ? 'accent' : undefined} />
        </ActionIcon>
      )}
    </li>
  );
}

const SIGNS = { creada: IconCheck, rechazada: IconMessageCircle } as const;

/** The tasks that the person has asked for lately, each with its answer. Nothing where they have asked for none. */
function OwnAsked({ words: { t, format } }: { words: TaskWords }) {
  const items = useRead(tareas.misPedidas, {}, { staleTime: 60_000 }).data?.items ?? [];
  const saidOf = ({ respuesta, fecha, creada, motivo, respondidaPor }: MiTareaPedida): string => {
    if (respuesta === null) return t('tareas.buscador.pedidas.espera', { dia: format.date(fecha, 'dayYear') });
    if (respuesta === 'creada') return t('tareas.buscador.pedidas.creada', { tarea: creada });
    return t('tareas.buscador.pedidas.rechazada', { quien: respondidaPor, motivo });
  };
  if (items.length === 0) return null;
  return (
    <Section title={t('tareas.buscador.pedidas.titulo')}>
      <Rows aria-label={t('tareas.buscador.pedidas.titulo')}>
        {items.map((one) => (
          <Line key={one.id} lead={<Glyph of={one.respuesta === null ? IconHourglassLow : SIGNS[one.respuesta]} data-tone="quiet" />}>
            <RowText name={one.nombre} detail={saidOf(one)} />
          </Line>
        ))}
      </Rows>
    </Section>
  );
}
