import type { ReactNode } from 'react';
import { Button, UnstyledButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { turnos } from '@jornada/contract/turnos/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconAlertTriangle, IconCheck, IconHourglassLow, IconUsersMinus } from '@jornada/ui/icons.ts';
import { SmallReadProblem } from '@jornada/web/list/read-problem.tsx';
import { lowerFirst } from '@jornada/web/lower-first.ts';
import { at } from '../model/area.ts';
import type { DrawingState } from '../model/drawing.ts';
import { gapsOf, type Gap, type Preview } from '../model/publication.ts';
import { useDayWords } from '../use-day-words.ts';
import type { Desk } from '../use-desk.ts';
import classes from '../side.module.css';

type Props = {
  desk: Desk;
  preview: { data: Preview | undefined; error: unknown; refetch: () => unknown };
  cover: SalidaDe<typeof turnos.cobertura>['items'] | undefined;
  drawn: DrawingState;
  /** A shift that nobody has is offered. */
  onOffer: (gap: Gap) => void;
};

/** So many matters stand there at once. */
const MOST = 6;

/** What should be looked at before the plan is told to its people, and the way to tell it. */
export function BeforePublishing({ desk, preview, cover, drawn, onOffer }: Props) {
  const { t, format, warningWords } = useDayWords(desk.shifts);
  const { data, error } = preview;
  if (error) return <SmallReadProblem que={t('plan-turnos.antes-de-publicar')} error={error} onRetry={() => void preview.refetch()} />;
  const goTo = (personaId: number, fecha: string): void => {
    const row = desk.people.findIndex(({ id }) => id === personaId);
    const col = desk.days.indexOf(fecha);
    if (row !== -1 && col !== -1) desk.select(at({ row, col }));
  };
  const lost = [...drawn.failures].flatMap(([id, days]) => [...days.keys()].map((fecha) => ({ id, fecha })));
  const nameOf = (id: number): string => desk.people.find((one) => one.id === id)?.nombre ?? '';
  const warnings = data?.items.flatMap(({ persona, avisos }) => avisos.map((one) => ({ persona, one }))) ?? [];
  const late = data?.items.filter(({ preavisos }) => preavisos.length > 0) ?? [];
  const gaps = gapsOf(cover);
  const isQuiet = lost.length + warnings.length + late.length + gaps.length === 0;
  return (
    <section className={classes.publish} aria-label={t('plan-turnos.antes-de-publicar')}>
      <h2>{t('plan-turnos.antes-de-publicar')}</h2>
      <ul className={classes.matters}>
        {lost.slice(0, MOST).map(({ id, fecha }) => (
          <Matter
            key={`${id}${fecha}`}
            icon={IconAlertCircle}
            tone="bad"
            title={t('plan-turnos.no-escrito', { nombre: nameOf(id) })}
            text={format.date(fecha, 'weekdayDay')}
            onOpen={() => goTo(id, fecha)}
          />
        ))}
        {warnings.slice(0, MOST).map(({ persona, one }) => (
          <Matter
            key={`${persona.id}${one.fecha}${one.regla}`}
            icon={IconAlertTriangle}
            tone="warn"
            title={`${persona.nombre}, ${format.date(one.fecha, 'weekdayDay')}`}
            text={warningWords(one)}
            onOpen={() => goTo(persona.id, one.fecha)}
          />
        ))}
        {warnings.length > MOST && (
          <Matter icon={IconAlertTriangle} tone="warn" title={t('plan-turnos.mas-avisos', { count: warnings.length - MOST })} />
        )}
        {gaps.map((gap) => (
          <Matter
            key={`necesidad ${gap.necesidad.id}`}
            icon={IconUsersMinus}
            tone="warn"
            title={t('plan-turnos.faltan-en', { count: gap.faltan, nombre: lowerFirst(gap.necesidad.nombre, format.lang) })}
            text={format.list(gap.dias.slice(0, MOST).map(({ fecha }) => format.date(fecha, 'day')))}
            action={
              <Button
                variant="transparent"
                aria-label={t('plan-turnos.ofrecer-hueco', { nombre: gap.necesidad.nombre })}
                onClick={() => onOffer(gap)}
              >
                {t('plan-turnos.ofrecer')}
              </Button>
            }
          />
        ))}
        {late.length > 0 && (
          <Matter
            icon={IconHourglassLow}
            tone="warn"
            title={t('plan-turnos.tarde', { count: late.length })}
            text={t('plan-turnos.tarde-texto', { minimo: late[0]?.preavisos[0]?.minimo ?? 0, norma: late[0]?.preavisos[0]?.norma ?? '' })}
          />
        )}
        {isQuiet && data && <Matter icon={IconCheck} tone="accent" title={t('plan-turnos.nada-en-contra')} />}
      </ul>
    </section>
  );
}

type MatterProps = {
  icon: Icon;
  tone: 'accent' | 'warn' | 'bad';
  title: string;
  text?: ReactNode;
  onOpen?: () => void;
  action?: ReactNode;
};

/** Something to look at before publishing; where it stands in the grid, it leads there. */
function Matter({ icon, tone, title, text, onOpen, action }: MatterProps) {
  const words = (
    <>
      <Glyph of={icon} data-tone={tone} />
      <span>
        <b>{title}</b>
        {text && <small>{text}</small>}
      </span>
    </>
  );
  return (
    <li>
      {onOpen ? (
        <UnstyledButton className={classes.matter} onClick={onOpen}>
          {words}
        </UnstyledButton>
      ) : (
        <div className={classes.matter}>
          {words}
          {action}
        </div>
      )}
    </li>
  );
}
