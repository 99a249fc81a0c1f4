import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWebServices } from '@jornada/web/services.tsx';
import { areaOf, at, fitTo, spotsOf, type DayArea, type Selection } from './model/area.ts';
import type { Drawing, DrawingState } from './model/drawing.ts';
import { pasteArea, repeatedDays, tile, type CopiedDays, type Placed } from './model/fill.ts';
import { linesOf } from './model/lines.ts';
import { choicesOf, tellApart } from './model/shortcuts.ts';
import { shownDay } from './model/shown.ts';
import { clearedTo, copyOf, FREE, NOTHING, shiftStroke, type Drawn, type Stroke } from './model/stroke.ts';
import { daysIn } from './model/span.ts';
import type { PlanAnswer } from './use-plan.ts';

/** What is chosen of the plan, and everything that can be done with it. */
export function useDesk(plan: PlanAnswer, drawing: Drawing, { strokes }: DrawingState) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const lines = useMemo(() => linesOf(plan.items), [plan.items]);
  const people = useMemo(() => lines.flatMap((line) => (line.clase === 'persona' ? [line.persona] : [])), [lines]);
  const days = useMemo(() => daysIn(plan), [plan]);
  const free = t('plan-turnos.letra-libre');
  const known = useMemo(() => tellApart(plan.turnos, free), [plan.turnos, free]);
  const shifts = useMemo(() => new Map(known.map((shift) => [shift.clave, shift])), [known]);
  const choices = useMemo(() => choicesOf(known.filter(({ delHorario }) => delHorario)), [known]);
  const size = { rows: people.length, cols: days.length };
  const [chosen, select] = useState<Selection>(() => at({ row: 0, col: Math.max(0, days.indexOf(plan.hoy)) }));
  const [copied, setCopied] = useState<CopiedDays | null>(null);
  const selection = fitTo(chosen, size);
  const area = areaOf(selection);

  const put = (placed: readonly Placed[]): void => {
    const drawn: Drawn[] = placed.flatMap(({ spot: { row, col }, stroke }) => {
      const [person, fecha] = [people[row], days[col]];
      return person && fecha !== undefined ? [{ personaId: person.id, fecha, stroke }] : [];
    });
    const done = drawing.draw(drawn);
    if (drawn.length > 0 && done === 0) notices.speak(t('plan-turnos.nada-dibujado'));
    else if (done > 0) notices.speak(t('plan-turnos.dibujados', { count: done }));
  };
  const fill = (stroke: Stroke): void => put(spotsOf(area).map((spot) => ({ spot, stroke })));
  const each = (strokeOf: (day: (typeof people)[number]['dias'][number]) => Stroke): void =>
    put(
      spotsOf(area).flatMap((spot) => {
        const day = people[spot.row]?.dias[spot.col];
        return day ? [{ spot, stroke: strokeOf(day) }] : [];
      }),
    );
  const daysOf = ({ top, bottom, left, right }: DayArea): CopiedDays =>
    people
      .slice(top, bottom + 1)
      .map(({ id, dias }) => dias.slice(left, right + 1).map((day) => copyOf(shownDay(day, strokes.get(id)?.get(day.fecha)).partes)));
  const stepBack = (skipped: number | null): void => {
    if (skipped !== null && skipped > 0) notices.show(t('plan-turnos.no-deshechos', { count: skipped }));
  };
  return {
    lines,
    people,
    days,
    shifts,
    choices,
    /** The names of posts. */
    posts: plan.puestos,
    size,
    selection,
    area,
    select,
    canPaste: copied !== null,
    put,
    shift: (clave: string) => fill(shiftStroke(clave)),
    free: () => fill(FREE),
    toSchedule: () => each(clearedTo),
    withoutDraft: () => fill(NOTHING),
    copy: () => {
      setCopied(daysOf(area));
      notices.speak(t('plan-turnos.copiados', { count: spotsOf(area).length }));
    },
    cut: () => {
      setCopied(daysOf(area));
      each(clearedTo);
    },
    paste: () => {
      if (!copied) return;
      const over = pasteArea(copied, area);
      put(tile(copied, over));
      select({ anchor: { row: over.top, col: over.left }, focus: fitTo(at({ row: over.bottom, col: over.right }), size).focus });
    },
    repeatDown: () => put(tile(daysOf({ ...area, bottom: area.top }), area)),
    repeatRight: () => put(tile(daysOf({ ...area, right: area.left + repeatedDays(area) - 1 }), area)),
    undo: () => stepBack(drawing.undo()),
    redo: () => stepBack(drawing.redo()),
  };
}

export type Desk = ReturnType<typeof useDesk>;
