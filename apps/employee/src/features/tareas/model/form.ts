import type { CambioDeImputacion, TareaVista } from '@jornada/contract/tareas/calls.ts';
import { huecosDe, instanteDeMinuto, minutosDe, trechoDe } from '@jornada/domain/tareas/huecos.ts';
import { readDuracion } from '@jornada/domain/tareas/linea.ts';
import { MAXIMO_MINUTOS_IMPUTACION } from '@jornada/domain/tareas/modelo.ts';
import { leftOf, namedTask, type DiaMostrado, type EntradaMostrada, type PartesDelDia } from './day.ts';
import { planOfLine, type PlanDeLinea } from './line.ts';

/** What the form of an entry holds. Hours are `HH:mm`, a length is as it was typed. */
export type ValoresDeTarea = {
  tarea: TareaVista | null;
  modo: 'duracion' | 'horas';
  duracion: string;
  desde: string;
  hasta: string;
  /** Left out: as the task says. */
  categoriaId: number | null | undefined;
  observacion: string;
  /** Null: as the task says. */
  facturable: boolean | null;
};

const clockOfMinutes = (minutos: number): string => `${Math.floor(minutos / 60)}:${String(minutos % 60).padStart(2, '0')}`;
const wallOf = (minuto: number, zona: string): string =>
  Temporal.Instant.from(instanteDeMinuto(minuto)).toZonedDateTimeISO(zona).toPlainTime().toString({ smallestUnit: 'minute' });

/** What the form starts with: the entry, or all that is left for a new one. */
export function startOfForm(
  dia: DiaMostrado,
  parts: PartesDelDia,
  entrada: EntradaMostrada | undefined,
  tarea: TareaVista | null,
): ValoresDeTarea {
  const placed = entrada && parts.colocadas.find((one) => one.entrada === entrada)?.trechos;
  const [piece = parts.libres[0]] = placed ?? [];
  const end = placed?.at(-1) ?? piece;
  return {
    tarea: entrada?.tarea ?? tarea,
    modo: entrada?.desde ? 'horas' : 'duracion',
    duracion: entrada ? clockOfMinutes(entrada.minutos) : leftOf(dia, parts) > 0 ? clockOfMinutes(leftOf(dia, parts)) : '',
    desde: piece ? wallOf(piece.desde, dia.zona) : '',
    hasta: end ? wallOf(end.hasta, dia.zona) : '',
    categoriaId: entrada?.categoriaId,
    observacion: entrada?.observacion ?? '',
    facturable: entrada ? entrada.facturable : null,
  };
}

/** What the form means, without the entry that it changes; null: what was typed means nothing yet. */
export function planOfForm(
  { modo, duracion, desde, hasta }: ValoresDeTarea,
  dia: DiaMostrado,
  parts: PartesDelDia,
  was?: EntradaMostrada,
): PlanDeLinea | null {
  const own = was?.minutos ?? 0;
  const others = { ...parts, colocadas: parts.colocadas.filter(({ entrada }) => entrada !== was) };
  const without = { ...dia, faltaMinutos: dia.faltaMinutos === null ? null : dia.faltaMinutos + own };
  const minutos = readDuracion(duracion);
  if (modo === 'duracion') {
    if (minutos === null || minutos === 0) return null;
    return planOfLine({ minutos, desde: null, hasta: null, texto: '' }, without, others);
  }
  if (desde === '' || hasta === '' || desde === hasta) return null;
  const stands = was?.desde ? trechoDe({ desde: was.desde, minutos: was.minutos }) : null;
  if (stands && desde === wallOf(stands.desde, dia.zona) && hasta === wallOf(stands.hasta, dia.zona)) {
    // Hours that nobody touched are those that stand: the clock of the wall would take the first of an hour that comes twice.
    const trechos = huecosDe(
      [stands],
      parts.pausas.map(({ trecho }) => trecho),
    );
    const kept = planOfLine({ minutos: minutosDe(trechos), desde: null, hasta: null, texto: '' }, without, others);
    return kept.minutos > 0 ? { ...kept, trechos, conHoras: true } : null;
  }
  const plan = planOfLine({ minutos: null, desde, hasta, texto: '' }, without, others);
  return plan.minutos > 0 && plan.minutos <= MAXIMO_MINUTOS_IMPUTACION ? plan : null;
}

/** What the form writes. An entry over a pause becomes one on each side of it; the first stays the one that was opened. */
export function changesOfForm(values: ValoresDeTarea, plan: PlanDeLinea, was?: EntradaMostrada): CambioDeImputacion[] {
  const { tarea, categoriaId, observacion, facturable } = values;
  if (!tarea) return [];
  const shared = {
    hace: 'poner' as const,
    ...namedTask(tarea),
    categoriaId: categoriaId === undefined ? tarea.categoriaId : categoriaId,
    observacion: observacion.trim() || null,
    facturable: facturable ?? tarea.facturable,
  };
  const own = was?.id === null || was === undefined ? {} : { id: was.id };
  if (!plan.conHoras) return [{ ...shared, ...own, desde: null, minutos: plan.minutos }];
  return plan.trechos.map(({ desde, hasta }, i) => ({
    ...shared,
    ...(i === 0 && own),
    desde: instanteDeMinuto(desde),
    minutos: hasta - desde,
  }));
}
