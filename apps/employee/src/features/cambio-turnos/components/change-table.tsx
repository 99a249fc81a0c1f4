import { Fragment } from 'react';
import { VisuallyHidden } from '@mantine/core';
import type { AvisoCambioVista, ConsecuenciasCambioVista } from '@jornada/contract/cambio-turnos/vistas.ts';
import { ShiftLine } from '@jornada/features/turnos/shift-line.tsx';
import { codeOf, hoursOf, type Parts, type Shifts } from '../model/parts.ts';
import { tableOf, type TableDay, type TableRest } from '../model/table.ts';
import type { ShiftWords } from '../use-shift-words.ts';
import classes from '../turnos.module.css';

type Side = ConsecuenciasCambioVista & { nombre: string };
type Props = { sides: readonly Side[]; avisos: readonly AvisoCambioVista[]; shifts: Shifts; words: ShiftWords };

/** From so many days on they scroll below the heads of the columns. */
const LONG = 6;

/** The days of both, now and then, with the work before and after, and the rests between as rows of their own. */
export function ChangeTable({ sides, avisos, shifts, words }: Props) {
  const { t } = words;
  const rows = tableOf(sides);
  const isLong = rows.filter(({ clase }) => clase === 'dia').length >= LONG;
  return (
    <div className={classes.tableScroll} data-long={isLong}>
      <table className={classes.table} data-sides={sides.length}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              <VisuallyHidden>{t('mis-turnos.vista.dia')}</VisuallyHidden>
            </th>
            {sides.map(({ personaId, nombre }) => (
              <th key={personaId} scope="colgroup" colSpan={2}>
                {nombre}
              </th>
            ))}
          </tr>
          <tr>
            {sides.map(({ personaId }) => (
              <NowThen key={personaId} now={t('mis-turnos.vista.ahora')} then={t('mis-turnos.vista.luego-columna')} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) =>
            row.clase === 'dia' ? (
              <DayLine key={row.fecha} row={row} shifts={shifts} words={words} />
            ) : (
              <RestLine key={row.key} row={row} avisos={avisos} words={words} />
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

function NowThen({ now, then }: { now: string; then: string }) {
  return (
    <>
      <th scope="col">{now}</th>
      <th scope="col">{then}</th>
    </>
  );
}

function DayLine({ row: { fecha, cambia, sides }, shifts, words }: { row: TableDay; shifts: Shifts; words: ShiftWords }) {
  return (
    <tr data-changes={cambia}>
      <th scope="row">{words.format.capitalize(words.shortDay(fecha))}</th>
      {sides.map(({ personaId, of: side }) => (
        <Fragment key={personaId}>
          {side ? (
            <Cell partes={side.antes} kind="is" shifts={shifts} words={words} />
          ) : (
            <td>
              <VisuallyHidden>{words.t('mis-turnos.vista.no-se-muestra')}</VisuallyHidden>
            </td>
          )}
          {side?.cambia ? (
            <Cell partes={side.despues} kind="comes" shifts={shifts} words={words} />
          ) : (
            <td>
              <VisuallyHidden>{words.t('mis-turnos.vista.no-cambia')}</VisuallyHidden>
            </td>
          )}
        </Fragment>
      ))}
    </tr>
  );
}

type CellProps = { partes: Parts; kind: 'is' | 'comes'; shifts: Shifts; words: ShiftWords };

function Cell({ partes, kind, shifts, words: { nameOf } }: CellProps) {
  return (
    <td>
      <span className={classes.cell}>
        <VisuallyHidden>{nameOf(partes)}</VisuallyHidden>
        <span className={classes.code} data-tone={kind === 'comes' ? 'accent' : undefined} aria-hidden="true">
          {codeOf(partes, shifts) || '·'}
        </span>
        <ShiftLine hours={hoursOf(partes, shifts)} kind={kind} />
      </span>
    </td>
  );
}

type RestProps = { row: TableRest; avisos: readonly AvisoCambioVista[]; words: ShiftWords };

function RestLine({ row, avisos, words: { t, format } }: RestProps) {
  const hours = (minutes: number | null): string => (minutes === null ? '' : format.duration(minutes));
  return (
    <tr data-rest>
      <th scope="row">{t('mis-turnos.vista.descanso')}</th>
      {row.sides.map(({ personaId, of: rest }) => {
        const short = avisos.find(
          (one) => one.regla === 'descanso-diario' && one.personaId === personaId && rest !== null && rest.luego === one.valorMinutos,
        );
        return (
          <Fragment key={personaId}>
            <td>{hours(rest?.ahora ?? null)}</td>
            <td data-tone={short ? 'warn' : undefined}>
              {hours(rest?.luego ?? null)}
              {short && <small>{t('mis-turnos.vista.minimo', { horas: format.duration(short.limiteMinutos) })}</small>}
            </td>
          </Fragment>
        );
      })}
    </tr>
  );
}
