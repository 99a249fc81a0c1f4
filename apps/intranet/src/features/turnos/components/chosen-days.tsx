import { ActionIcon, Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Glyph } from '@jornada/ui/glyph.tsx';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconClipboard,
  IconCopy,
  IconEraser,
  IconFlag,
  IconLock,
  IconRepeat,
  IconTool,
} from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { countOf } from '../model/area.ts';
import type { ByPerson, Drawing, DrawingState } from '../model/drawing.ts';
import { saidOf } from '../model/said.ts';
import { shownDay } from '../model/shown.ts';
import { FREE, NOTHING } from '../model/stroke.ts';
import { useDayWords, type Warning } from '../use-day-words.ts';
import type { Desk } from '../use-desk.ts';
import { Palette } from './palette.tsx';
import { SAID_ICONS } from './said-mark.tsx';
import { StandIns } from './stand-ins.tsx';
import classes from '../side.module.css';

type Props = {
  desk: Desk;
  drawing: Drawing;
  drawn: DrawingState;
  warnings: ByPerson<readonly Warning[]>;
  onDrawn?: () => void;
  /** Keys and copying are for the person who has the grid. */
  hasKeys: boolean;
};

/** What is chosen, what is to be known of it, and what can be drawn over it. */
export function ChosenDays({ desk, drawing, drawn, warnings, onDrawn, hasKeys }: Props) {
  const { t, format, partsWords, absenceWords, warningWords, failureWords, saidWords } = useDayWords(desk.shifts);
  const { area, people, days, selection } = desk;
  const person = people[selection.focus.row];
  const cell = person?.dias[selection.focus.col];
  if (!person || !cell) return null;
  const count = countOf(area);
  const stroke = drawn.strokes.get(person.id)?.get(cell.fecha);
  const failure = drawn.failures.get(person.id)?.get(cell.fecha);
  const away = absenceWords(cell);
  const shown = shownDay(cell, stroke);
  const own = warnings.get(person.id)?.get(cell.fecha) ?? [];
  const said = saidOf(person).get(cell.fecha) ?? [];
  const skills = desk.posts.flatMap(({ id, nombre }) => (person.puestos.includes(id) ? [nombre] : []));
  const { partes } = shown;
  // What was drawn goes; what holds becomes a day off.
  const putInstead = (otherId: number): void => {
    const gone = stroke || cell.borrador ? NOTHING : FREE;
    if (!partes) return;
    drawing.draw([
      { personaId: person.id, fecha: cell.fecha, stroke: gone },
      { personaId: otherId, fecha: cell.fecha, stroke: { que: 'turnos', partes } },
    ]);
    onDrawn?.();
  };
  const isStale = cell.borrador?.alDia === false;
  const tool = (icon: Icon, label: string, keys: string, onClick: () => void, disabled = false) => (
    <ActionIcon variant="default" aria-label={label} title={`${label} (${keys})`} disabled={disabled} onClick={onClick}>
      <Glyph of={icon} />
    </ActionIcon>
  );
  return (
    <section className={classes.part} aria-label={t('plan-turnos.elegido')}>
      {count === 1 ? (
        <header className={classes.title}>
          {hasKeys && <h2>{person.nombre}</h2>}
          <p>{format.date(cell.fecha, 'weekdayDay')}</p>
        </header>
      ) : (
        <header className={classes.title}>
          <h2>{t('plan-turnos.dias', { count })}</h2>
          <p>
            {t('plan-turnos.de-personas', { count: area.bottom - area.top + 1 })},{' '}
            {format.dayRange(days[area.left] ?? cell.fecha, days[area.right] ?? cell.fecha)}
          </p>
        </header>
      )}
      {count === 1 && (
        <div className={classes.facts}>
          <p>{shown.isDue ? t('plan-turnos.segun-horario') : partsWords(shown.partes)}</p>
          {shown.state === 'cambiado' && <p className={classes.before}>{t('plan-turnos.antes', { antes: partsWords(cell.partes) })}</p>}
          {away && <Note icon={IconLock}>{away}</Note>}
          {skills.length > 0 && <Note icon={IconTool}>{t('plan-turnos.puestos.puede', { cuales: format.list(skills) })}</Note>}
          {cell.festivo && <Note icon={IconFlag}>{t('plan-turnos.festivo-de', { nombre: cell.festivo })}</Note>}
          {cell.obstaculo && <Note icon={IconLock}>{t(`plan-turnos.obstaculos.${cell.obstaculo}`)}</Note>}
          {isStale && (
            <Note icon={IconAlertCircle} tone="bad" words="tone">
              {t('plan-turnos.obstaculos.cambiado-antes')}
            </Note>
          )}
          {failure && (
            <div role="status">
              <Note icon={IconAlertCircle} tone="bad" words="tone">
                {failureWords(failure)}
              </Note>
              <p className={classes.wanted}>
                {t('plan-turnos.querias', {
                  que: failure.stroke.que === 'turnos' ? partsWords(failure.stroke.partes) : t(`plan-turnos.trazos.${failure.stroke.que}`),
                })}
              </p>
              <div className={classes.answers}>
                <Button
                  variant="default"
                  onClick={() => drawing.draw([{ personaId: person.id, fecha: cell.fecha, stroke: failure.stroke }])}
                >
                  {t('plan-turnos.poner-lo-mio')}
                </Button>
                <Button variant="default" onClick={() => drawing.forget(person.id, cell.fecha)}>
                  {t('plan-turnos.dejarlo')}
                </Button>
              </div>
            </div>
          )}
          {own.map((one) => (
            <Note key={one.regla} icon={IconAlertTriangle} tone="warn" words="tone">
              {warningWords(one)}
            </Note>
          ))}
          {said.map((one) => (
            <Note key={`${one.clase} ${one.desde}`} icon={SAID_ICONS[one.clase]}>
              {saidWords(one)}
            </Note>
          ))}
        </div>
      )}
      {count === 1 && partes && partes.length > 0 && !shown.isDue && !cell.obstaculo && (
        <StandIns
          key={`${person.id} ${cell.fecha}`}
          desk={desk}
          personaId={person.id}
          fecha={cell.fecha}
          partes={partes}
          isUrgent={own.length > 0 || away !== ''}
          isWaiting={drawn.strokes.size > 0}
          onPut={putInstead}
        />
      )}
      <Palette desk={desk} hasKeys={hasKeys} {...(onDrawn && { onDrawn })} />
      {hasKeys && (
        <div className={classes.tools}>
          {tool(IconCopy, t('plan-turnos.copiar'), t('plan-turnos.copiar-tecla'), desk.copy)}
          {tool(IconClipboard, t('plan-turnos.pegar'), t('plan-turnos.pegar-tecla'), desk.paste, !desk.canPaste)}
          {tool(
            IconRepeat,
            t('plan-turnos.repetir'),
            t('plan-turnos.repetir-tecla'),
            area.left === area.right ? desk.repeatDown : desk.repeatRight,
            count === 1,
          )}
          {tool(IconEraser, t('plan-turnos.sin-borrador'), t('plan-turnos.sin-borrador-tecla'), desk.withoutDraft)}
        </div>
      )}
    </section>
  );
}
