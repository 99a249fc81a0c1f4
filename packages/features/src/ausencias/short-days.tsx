import { useState } from 'react';
import { Button } from '@mantine/core';
import type { DiaCubiertoVista } from '@jornada/contract/ausencias.ts';
import { IconAlertCircle, IconHourglassLow } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { isShort, useAbsenceWords } from './use-absence-words.ts';
import classes from './ausencias.module.css';

/** So much is said at once; the rest after a press. */
const FIRST = 2;

/** The days on which a team has too few people, or would have if all that is asked for were agreed. */
export function ShortDays({ dias }: { dias: readonly DiaCubiertoVista[] }) {
  const { t, format, shortOf } = useAbsenceWords();
  const [isOpen, setOpen] = useState(false);
  const short = shortSpans(dias);
  if (short.length === 0) return null;
  const dayOf = (desde: string, hasta: string): string =>
    desde === hasta ? format.capitalize(format.date(desde, 'weekdayDay')) : format.dayRange(desde, hasta);
  return (
    <section className={classes.short} aria-label={t('ausencias.dias-cortos')}>
      {(isOpen ? short : short.slice(0, FIRST)).map((span) => (
        <Note key={span.desde} icon={isShort(span) ? IconAlertCircle : IconHourglassLow} tone="warn" words="ink">
          <b>{dayOf(span.desde, span.hasta)}</b> · {shortOf(span).join(' · ')}
        </Note>
      ))}
      {short.length > FIRST && (
        <Button variant="transparent" className={classes.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('ausencias.menos') : t('ausencias.mas', { count: short.length - FIRST })}
        </Button>
      )}
    </section>
  );
}

type Corto = DiaCubiertoVista['cortos'][number];
/** Days in a row on which the same teams lack the same people. */
type ShortSpan = { desde: string; hasta: string; cortos: Corto[] };

const isSame = (a: readonly Corto[], b: readonly Corto[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The days with teams that have too few people. */
function shortSpans(dias: readonly DiaCubiertoVista[]): ShortSpan[] {
  const spans: ShortSpan[] = [];
  for (const [index, { fecha, cortos }] of dias.entries()) {
    const last = spans.at(-1);
    if (last && last.hasta === dias[index - 1]?.fecha && isSame(last.cortos, cortos)) last.hasta = fecha;
    else if (cortos.length > 0) spans.push({ desde: fecha, hasta: fecha, cortos });
  }
  return spans;
}
