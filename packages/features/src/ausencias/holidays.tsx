import type { DiaCubiertoVista } from '@jornada/contract/ausencias.ts';
import { IconFlag } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { useAbsenceWords } from './use-absence-words.ts';
import classes from './ausencias.module.css';

/** The public holidays of some days, each with the centres that have it, in the words of the place. */
export function Holidays({ dias }: { dias: readonly DiaCubiertoVista[] }) {
  const { t, format, holidaysOf } = useAbsenceWords();
  const found = dias.filter(({ festivos }) => festivos.length > 0);
  if (found.length === 0) return null;
  return (
    <section className={classes.holidays} aria-label={t('ausencias.festivos')}>
      {found.map((day) => (
        <Note key={day.fecha} icon={IconFlag}>
          <b>{format.capitalize(format.date(day.fecha, 'weekdayDay'))}</b> · {holidaysOf(day)}
        </Note>
      ))}
    </section>
  );
}
