import type { SumaDeInforme } from '@jornada/contract/informe-proyectos/calls.ts';
import { useReportWords } from '../use-report-words.ts';
import classes from '../table.module.css';

/** A column has no other name than its place. */
const placed = (minutes: number, index: number) => ({ minutes, place: `columna-${index}` });

/** The figures of a line: its columns, its hours, and what they cost for those who may see it. */
export function Figures({ of, conCoste }: { of: SumaDeInforme; conCoste: boolean }) {
  const words = useReportWords();
  return (
    <>
      {of.columnas.map(placed).map(({ minutes, place }) => (
        <td key={place} className={classes.column}>
          {minutes === 0 ? '–' : words.hours(minutes)}
        </td>
      ))}
      <td className={classes.hours}>{words.hours(of.minutos)}</td>
      {conCoste && <td className={classes.cost}>{of.costeCentimos == null ? '–' : words.euros(of.costeCentimos)}</td>}
    </>
  );
}
