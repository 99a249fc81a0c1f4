import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, Group, Stack } from '@mantine/core';
import type { DiaVista } from '@jornada/contract/registros/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconX } from '@jornada/ui/icons.ts';
import { PullSheet } from '@jornada/ui/pull-sheet/pull-sheet.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import { toneOf } from '@jornada/features/day/words.ts';
import { useEscape } from '@jornada/web/list/use-escape.ts';
import { useListado } from '../api.ts';
import { figureOf } from '../model/day.ts';
import { mainCorrections } from '../model/open-questions.ts';
import type { MonthView } from '../use-month-view.ts';
import { DayContent } from './day-content.tsx';
import { DayFoot } from './day-foot.tsx';
import { DayHeadline } from './day-headline.tsx';
import classes from '../day.module.css';

type Props = {
  fecha: string;
  /** The day from the month's data; without it, the day's own data are used. */
  dia: DiaVista | undefined;
  isClosed: boolean;
  view: MonthView;
  /** Beside the month; otherwise in a sheet below it. */
  isWide: boolean;
  /** Whether the person opened the day: then the focus goes there. */
  takesFocus: RefObject<boolean>;
  onClose: () => void;
};

/** A day of the month: beside it on a desktop, otherwise in a sheet that leaves the month visible. */
export function DayPanel({ fecha, dia: known, isClosed, view, isWide, takesFocus, onClose }: Props) {
  const { t } = useTranslation();
  const listado = useListado(fecha);
  const heading = useRef<HTMLHeadingElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const aside = useRef<HTMLElement>(null);
  useEscape(isWide ? aside : sheet, onClose);
  const dia = known ?? listado.data?.dia;
  const { format } = view;
  useEffect(() => {
    if (takesFocus.current) heading.current?.focus({ preventScroll: true });
    // In a low window the sheet may cover the day.
    document.querySelector(`[data-fecha="${fecha}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [fecha, takesFocus]);

  // The month is visible above the sheet, so the short name is enough.
  const title = isWide ? format.capitalize(format.date(fecha, 'long')) : format.dayTitle(fecha);
  const head = (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <h2 className={classes.title} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {!isWide && dia && <Balance dia={dia} view={view} />}
      <ActionIcon aria-label={t('calendario.dia.cerrar')} onClick={onClose} className={classes.close}>
        <Glyph of={IconX} />
      </ActionIcon>
    </Group>
  );
  const headline = dia && (
    <DayHeadline dia={dia} view={view} correcciones={isWide ? [] : mainCorrections(listado.data?.correcciones ?? [])} />
  );
  const content = dia ? (
    <DayContent key={`content ${fecha}`} dia={dia} listado={listado} isClosed={isClosed} view={view} isWide={isWide} />
  ) : (
    <Waiting />
  );
  const foot = dia && (
    <DayFoot
      key={`foot ${fecha}`}
      dia={dia}
      items={listado.data?.items ?? []}
      correcciones={listado.data?.correcciones ?? []}
      isClosed={isClosed}
      view={view}
    />
  );
  if (!isWide) {
    return (
      <div ref={sheet}>
        <PullSheet
          label={title}
          pullUpLabel={t('calendario.dia.ampliar')}
          pullDownLabel={t('calendario.dia.reducir')}
          onClose={onClose}
          head={head}
          foot={foot}
        >
          {headline}
          {content}
        </PullSheet>
      </div>
    );
  }
  return (
    <aside className={classes.aside} aria-label={title} ref={aside}>
      <div className={classes.scroll}>
        {head}
        {headline}
        {content}
      </div>
      {foot}
    </aside>
  );
}

/** What the day is opened for, at once: by how much it differs. The sum that leads to it follows. */
function Balance({ dia, view: { format, shown, ahora } }: Pick<Props, 'view'> & { dia: DiaVista }) {
  const figure = figureOf(dia, shown, ahora);
  const minutos = 'diferencia' in figure ? figure.diferencia : null;
  if (minutos === null) return null;
  return (
    <p className={classes.balance} data-tone={toneOf(minutos)}>
      {format.balance(minutos, '=')}
    </p>
  );
}

function Waiting() {
  return (
    <Stack gap="1.75rem" py="md" aria-busy="true">
      <Block width="60%" />
      <Block height="0.75rem" />
      <Block width="80%" />
      <Block width="70%" />
    </Stack>
  );
}
