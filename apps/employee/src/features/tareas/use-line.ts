import { useState } from 'react';
import type { TareaVista } from '@jornada/contract/tareas/calls.ts';
import { tareas } from '@jornada/contract/tareas/calls.ts';
import { MAXIMO_MINUTOS_IMPUTACION } from '@jornada/domain/tareas/modelo.ts';
import { readLinea } from '@jornada/domain/tareas/linea.ts';
import { readOptions } from '@jornada/web/read-options.ts';
import { useOnline } from '@jornada/web/use-online.ts';
import { useServices } from '../../shared/services.tsx';
import { searchInput, useFound, useLastTasks } from './api.ts';
import { keyOfTask } from './model/day.ts';
import { changesOfPlan, findAtHand, planOfLine } from './model/line.ts';
import type { ReadDay } from './use-day.ts';
import { useTaskWords } from './use-task-words.ts';

/** How many candidates stand below the typed line. */
const CANDIDATES = 5;

/** The typed line: what it means, which tasks it may mean, and what would be written. Nothing is written before somebody says so. */
export function useLine(day: ReadDay) {
  const { dia, parts } = day;
  const words = useTaskWords(dia.zona);
  const services = useServices();
  const isOnline = useOnline();
  const [kept, setKept] = useState({ fecha: '', text: '' });
  // What was typed for a day means nothing on another one.
  const typed = kept.fecha === dia.fecha ? kept.text : '';
  const [at, setAt] = useState(0);
  const linea = readLinea(typed);
  const plan = planOfLine(linea, dia, parts);
  const found = useFound(isOnline ? linea.texto : '', CANDIDATES);
  const isAlone = linea.texto === '';
  const last = useLastTasks(typed !== '');
  const suggested = dia.sugerencias.map(({ tarea }) => tarea);
  const atHand = unique([...suggested, ...(last.data?.items ?? [])]);
  const isWithoutAnswer = !isOnline || found.isError;
  const candidates: readonly TareaVista[] = (() => {
    if (typed.trim() === '') return [];
    if (isAlone) return atHand.slice(0, CANDIDATES);
    return isWithoutAnswer ? findAtHand(linea.texto, atHand).slice(0, CANDIDATES) : (found.data?.items ?? []);
  })();
  const index = Math.min(at, Math.max(0, candidates.length - 1));
  const chosen = candidates[index];
  const isTooLong = (linea.minutos ?? 0) > MAXIMO_MINUTOS_IMPUTACION;
  const isRefused = isTooLong || plan.minutos === 0 || plan.solapa || (plan.demas > 0 && dia.exceso === 'rechaza');

  const type = (text: string): void => {
    setKept({ fecha: dia.fecha, text });
    setAt(0);
  };
  const give = (tarea: TareaVista, minutos?: number): void => {
    const of = minutos === undefined ? plan : { ...plan, minutos, conHoras: false };
    const said = words.t('tareas.dia.hecho', { duracion: words.format.duration(of.minutos), tarea: words.nameOf(tarea) });
    day.write({ cambios: changesOfPlan(tarea, of), tareas: [tarea], said });
  };
  /** Writes what the line means now: somebody who types fast does not wait for what shows below. */
  async function submit(): Promise<void> {
    if (typed.trim() === '' || isRefused) return;
    let tarea = chosen;
    if (!isAlone && !isWithoutAnswer && !found.isCurrent) {
      const answer = await services.queryClient
        .query({ ...readOptions(services, tareas.buscador, searchInput(linea.texto, CANDIDATES)), staleTime: 30_000 })
        .catch(() => null);
      tarea = answer?.items[0];
    }
    if (!tarea) return;
    give(tarea);
    type('');
  }
  return {
    typed,
    type,
    linea,
    plan,
    candidates,
    index,
    choose: setAt,
    chosen,
    isRefused,
    /** Longer than any day. */
    isTooLong,
    isSearching: !isAlone && !isWithoutAnswer && !found.isCurrent,
    /** The words for which only similar ones were found, and among how many tasks. */
    found: isAlone || isWithoutAnswer ? undefined : found.data,
    isWithoutAnswer: !isAlone && isWithoutAnswer,
    atHand,
    give,
    submit,
  };
}
export type LineOfDay = ReturnType<typeof useLine>;

function unique(all: readonly TareaVista[]): TareaVista[] {
  const known = new Map(all.toReversed().map((one) => [keyOfTask(one), one]));
  return [...new Set(all.map(keyOfTask))].flatMap((key) => known.get(key) ?? []);
}
