import { useState } from 'react';
import { ActionIcon, Button, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { turnos } from '@jornada/contract/turnos/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconAlertTriangle, IconArrowBackUp, IconCalendarOff, IconUsersMinus, IconWand } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import { at } from '../model/area.ts';
import type { ByPerson, Drawing, DrawingState } from '../model/drawing.ts';
import { gapsOf, type Gap } from '../model/publication.ts';
import { saidOf } from '../model/said.ts';
import { shownDay } from '../model/shown.ts';
import type { planSearch } from '../search.ts';
import { useDayWords, type Warning } from '../use-day-words.ts';
import type { Desk } from '../use-desk.ts';
import { Capsules } from './capsules.tsx';
import { ChosenDays } from './chosen-days.tsx';
import { SaidMark } from './said-mark.tsx';
import classes from '../day.module.css';

type Props = {
  desk: Desk;
  place: PlaceOf<typeof planSearch>;
  drawing: Drawing;
  drawn: DrawingState;
  warnings: ByPerson<readonly Warning[]>;
  cover: SalidaDe<typeof turnos.cobertura>['items'] | undefined;
  hoy: string;
  /** How many would be told. */
  people: number;
  onPublish: () => void;
  onOffer: (gap: Gap) => void;
  onPropose: () => void;
};

/** A day of everybody, for a phone: who works when, and the same that the grid can do for a person. */
export function DayList({ desk, place, drawing, drawn, warnings, cover, hoy, people: told, ...on }: Props) {
  const { t, format, dayWords, partsWords, absenceWords } = useDayWords(desk.shifts);
  const { days, lines, selection } = desk;
  const [isOpen, setOpen] = useState(false);
  const wanted = place.search.dia ?? hoy;
  const col = Math.max(0, days.indexOf(wanted));
  const fecha = days[col] ?? wanted;
  const gaps = gapsOf(cover).flatMap(({ necesidad, dias }): Gap[] => {
    const day = dias.find((one) => one.fecha === fecha);
    return day ? [{ necesidad, faltan: day.faltan, dias: [day] }] : [];
  });
  return (
    <>
      <nav className={classes.days} aria-label={t('plan-turnos.dia')}>
        {days.map((one) => (
          <UnstyledButton
            key={one}
            className={classes.day}
            aria-current={one === fecha ? 'date' : undefined}
            onClick={() => place.set({ dia: one })}
          >
            <span aria-hidden="true">{format.date(one, 'weekdayNarrow')}</span>
            <b aria-hidden="true">{Number(one.slice(8))}</b>
            <VisuallyHidden>{format.date(one, 'long')}</VisuallyHidden>
          </UnstyledButton>
        ))}
      </nav>
      {gaps.map((gap) => (
        <div key={gap.necesidad.id} className={classes.gap}>
          <Note icon={IconUsersMinus} tone="warn" words="tone">
            {gap.necesidad.nombre}: {t('plan-turnos.falta', { count: gap.faltan })}
          </Note>
          <Button
            variant="transparent"
            aria-label={t('plan-turnos.ofrecer-hueco', { nombre: gap.necesidad.nombre })}
            onClick={() => on.onOffer(gap)}
          >
            {t('plan-turnos.ofrecer')}
          </Button>
        </div>
      ))}
      <Rows aria-label={format.date(fecha, 'long')}>
        {lines.map((line) => {
          if (line.clase === 'equipo')
            return (
              <li key={line.key} className={classes.team}>
                <b>{line.nombre ?? t('plan-turnos.sin-equipo')}</b>
              </li>
            );
          const { persona, row } = line;
          const cell = persona.dias[col];
          if (!cell) return null;
          const stroke = drawn.strokes.get(persona.id)?.get(fecha);
          const failure = drawn.failures.get(persona.id)?.get(fecha);
          const own = warnings.get(persona.id)?.get(fecha) ?? [];
          const said = saidOf(persona).get(fecha) ?? [];
          const shown = shownDay(cell, stroke);
          const away = absenceWords(cell);
          return (
            <li key={line.key}>
              <UnstyledButton
                className={classes.person}
                onClick={() => {
                  desk.select(at({ row, col }));
                  setOpen(true);
                }}
              >
                <span className={classes.name}>
                  <b>{persona.nombre}</b>
                  <VisuallyHidden>. {dayWords(cell, { stroke, failure, warnings: own, said })}</VisuallyHidden>
                  {failure && <Glyph of={IconAlertCircle} size="sm" data-tone="bad" />}
                  {own.length > 0 && <Glyph of={IconAlertTriangle} size="sm" data-tone="warn" />}
                  <SaidMark said={said} />
                </span>
                <span className={classes.what} data-state={shown.state} aria-hidden="true">
                  {away ? (
                    <>
                      <Glyph of={IconCalendarOff} size="sm" /> {away}
                    </>
                  ) : shown.isDue ? (
                    t('plan-turnos.segun-horario')
                  ) : (
                    partsWords(shown.partes)
                  )}
                </span>
                {shown.partes && !away && (
                  <span className={classes.line}>
                    <Capsules partes={shown.partes} shifts={desk.shifts} state={own.length > 0 ? 'aviso' : shown.state} isLarge />
                  </span>
                )}
              </UnstyledButton>
            </li>
          );
        })}
      </Rows>
      <div className={classes.foot} data-foot>
        <ActionIcon
          variant="default"
          className={classes.tool}
          aria-label={t('plan-turnos.deshacer')}
          disabled={!drawn.canUndo}
          onClick={desk.undo}
        >
          <Glyph of={IconArrowBackUp} />
        </ActionIcon>
        <ActionIcon variant="default" className={classes.tool} aria-label={t('plan-turnos.rellenar')} onClick={on.onPropose}>
          <Glyph of={IconWand} />
        </ActionIcon>
        <Button size="xl" disabled={told === 0 || drawn.strokes.size > 0} onClick={on.onPublish}>
          {told === 0 ? t('plan-turnos.publicar') : t('plan-turnos.publicar-a', { count: told })}
        </Button>
      </div>
      {isOpen && (
        <Sheet title={desk.people[selection.focus.row]?.nombre ?? ''} closeLabel={t('plan-turnos.cerrar')} onClose={() => setOpen(false)}>
          <ChosenDays desk={desk} drawing={drawing} drawn={drawn} warnings={warnings} hasKeys={false} onDrawn={() => setOpen(false)} />
        </Sheet>
      )}
    </>
  );
}
