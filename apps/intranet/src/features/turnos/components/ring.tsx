import type { CSSProperties } from 'react';
import { VisuallyHidden } from '@mantine/core';
import type { CambioVista, ConsecuenciasCambioVista } from '@jornada/contract/cambio-turnos/vistas.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import { arrowsOf, changedDays, inOrder, peopleOf, shortestRest, type Arrow } from '../model/change-view.ts';
import { lettersOf, type ShiftsByKey } from '../model/shown.ts';
import { useChangeWords } from '../use-change-words.ts';
import { useDayWords } from '../use-day-words.ts';
import { Capsules } from './capsules.tsx';
import classes from '../change.module.css';

/** Sizes of the drawing, in CSS pixels: the height of a row, and how far apart the arrows lie. */
const ROW = 84;
const LANE = 12;
const WIDTH = 40;
/** Where nothing is known. */
const NONE = '–';

/** Who gives to whom as a line beside the rows, and each person's days now and then. The words below say the same. */
export function Ring({ cambio, shifts }: { cambio: CambioVista; shifts: ShiftsByKey }) {
  const { t, format, firstName } = useChangeWords();
  const { partsWords } = useDayWords(shifts);
  const rows = inOrder(peopleOf(cambio), cambio.cesiones);
  const days = changedDays(cambio);
  const nameOf = (id: number): string => firstName(rows.find((one) => one.id === id)?.nombre ?? '');
  const arrows = arrowsOf(rows, cambio.cesiones);
  return (
    <>
      <div className={classes.ring} style={{ '--days': days.length } as CSSProperties}>
        <Arrows arrows={arrows} rows={rows.length} />
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('plan-turnos.cambios.persona')}</th>
              {days.map((fecha) => (
                <th key={fecha} scope="col" abbr={format.date(fecha, 'long')}>
                  {format.date(fecha, 'weekdayNarrow')} {Number(fecha.slice(8))}
                </th>
              ))}
              <th scope="col">{t('plan-turnos.cambios.descanso')}</th>
              <th scope="col">{t('plan-turnos.cambios.noche')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((person) => {
              const own = cambio.resumen?.consecuencias.find(({ personaId }) => personaId === person.id);
              return (
                <tr key={person.id}>
                  <th scope="row">
                    <span className={classes.person}>
                      <Initials size="md" isQuiet>
                        {initialsOf(person.nombre)}
                      </Initials>
                      {person.nombre}
                    </span>
                  </th>
                  {days.map((fecha) => (
                    <DayChange key={fecha} day={own?.dias.find((one) => one.fecha === fecha)} shifts={shifts} />
                  ))}
                  <Sums own={own} />
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <ul className={classes.words}>
        {cambio.cesiones.map(({ de, a, fecha, partes }) => (
          <li key={`${de}${fecha}`}>
            {t('plan-turnos.cambios.da', {
              de: nameOf(de),
              que: partsWords(partes),
              dia: format.date(fecha, 'weekdayDay'),
              a: nameOf(a),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

const initialsOf = (nombre: string): string =>
  nombre
    .split(' ')
    .slice(0, 2)
    .map((word) => word.slice(0, 1))
    .join('');

function Arrows({ arrows, rows }: { arrows: readonly Arrow[]; rows: number }) {
  const middle = (row: number): number => row * ROW + ROW / 2;
  return (
    <svg className={classes.arrows} width={WIDTH} height={rows * ROW} aria-hidden="true">
      {arrows.map(({ from, to }, index) => {
        const x = WIDTH - LANE * (1 + (index % 2)) - 12;
        const [start, end] = [middle(from) - 7, middle(to) + 7];
        return (
          <g key={`${from}${to}`}>
            <path
              d={`M ${WIDTH} ${start} H ${x + 4} Q ${x} ${start} ${x} ${start + Math.sign(end - start) * 4} V ${end - Math.sign(end - start) * 4} Q ${x} ${end} ${x + 4} ${end} H ${WIDTH - 1}`}
            />
            <path d={`M ${WIDTH - 6} ${end - 4} L ${WIDTH - 1} ${end} L ${WIDTH - 6} ${end + 4}`} />
          </g>
        );
      })}
    </svg>
  );
}

type DayOf = ConsecuenciasCambioVista['dias'][number];

/** A day now, above, and then, below. */
function DayChange({ day, shifts }: { day: DayOf | undefined; shifts: ShiftsByKey }) {
  const { t, partsWords } = useDayWords(shifts);
  if (!day) return <td>{NONE}</td>;
  const { antes, despues, cambia } = day;
  return (
    <td>
      <VisuallyHidden>{t('plan-turnos.cambios.ahora-luego', { antes: partsWords(antes), despues: partsWords(despues) })}</VisuallyHidden>
      <span className={classes.lanes} aria-hidden="true">
        <small>{antes ? lettersOf(antes, shifts) || '–' : '~'}</small>
        <Capsules partes={antes ?? []} shifts={shifts} state="publicado" />
        {cambia && (
          <>
            <b>{despues ? lettersOf(despues, shifts) || '–' : '~'}</b>
            <Capsules partes={despues ?? []} shifts={shifts} state="cambiado" />
          </>
        )}
      </span>
    </td>
  );
}

/** The shortest rest, and the hours of night: now above, then below. */
function Sums({ own }: { own: ConsecuenciasCambioVista | undefined }) {
  const { format } = useChangeWords();
  if (!own)
    return (
      <>
        <td>{NONE}</td>
        <td>{NONE}</td>
      </>
    );
  const rest = shortestRest(own);
  const { ahora, luego } = own.paga.nocturna;
  const shown = (minutos: number | null): string => (minutos === null ? '–' : format.duration(minutos));
  return (
    <>
      <td className={classes.sums}>
        <span>{shown(rest.antes)}</span>
        <b>{shown(rest.despues)}</b>
      </td>
      <td className={classes.sums}>
        <span>{format.duration(ahora)}</span>
        <b>{luego === ahora ? '=' : format.balance(luego - ahora)}</b>
      </td>
    </>
  );
}
