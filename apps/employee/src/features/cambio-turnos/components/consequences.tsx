import { VisuallyHidden } from '@mantine/core';
import type { ConsecuenciasCambioVista } from '@jornada/contract/cambio-turnos/vistas.ts';
import { isSame } from '../model/parts.ts';
import type { ShiftWords } from '../use-shift-words.ts';
import classes from '../turnos.module.css';

type Side = ConsecuenciasCambioVista & { nombre: string };
type Props = { sides: readonly Side[]; words: ShiftWords };

/** What a change would do for both, in a table: their days, rests, nights and hours. */
export function Consequences({ sides, words: { t, format, nameOf, weekDay } }: Props) {
  const fechas = [...new Set(sides.flatMap(({ dias }) => dias.flatMap(({ fecha, cambia }) => (cambia ? [fecha] : []))))].toSorted();
  const rest = (minutes: number | null | undefined): string =>
    minutes === null || minutes === undefined ? '' : format.durationWithUnit(minutes);
  const rows: readonly (readonly [string, (side: Side) => string])[] = [
    [t('mis-turnos.formulario.descanso-antes'), ({ descansos }) => rest(descansos.find(({ antes }) => antes.luego !== null)?.antes.luego)],
    [
      t('mis-turnos.formulario.descanso-despues'),
      ({ descansos }) => rest(descansos.findLast(({ despues }) => despues.luego !== null)?.despues.luego),
    ],
    [t('mis-turnos.formulario.noche'), ({ paga: { nocturna } }) => format.balance(nocturna.luego - nocturna.ahora, '=')],
    [t('mis-turnos.formulario.total'), ({ minutos }) => format.balance(minutos.luego - minutos.ahora, '=')],
  ];
  return (
    <table className={classes.consequences}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('mis-turnos.vista.dia')}</VisuallyHidden>
          </th>
          {sides.map(({ personaId, nombre }) => (
            <th key={personaId} scope="col">
              {nombre}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fechas.map((fecha) => (
          <tr key={fecha}>
            <th scope="row">{format.capitalize(weekDay(fecha))}</th>
            {sides.map(({ personaId, dias }) => {
              const day = dias.find((one) => one.fecha === fecha);
              if (!day || isSame(day.antes, day.despues)) return <td key={personaId}>{day ? nameOf(day.antes) : ''}</td>;
              const wasFree = day.antes?.length === 0;
              return (
                <td key={personaId}>
                  {wasFree ? <span>{nameOf(day.antes)}</span> : <del>{nameOf(day.antes)}</del>} <i>{t('mis-turnos.flecha')}</i>{' '}
                  <b data-tone={day.despues?.length === 0 ? undefined : 'accent'}>{nameOf(day.despues)}</b>
                </td>
              );
            })}
          </tr>
        ))}
        {rows.map(([name, valueOf]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {sides.map((side) => {
              const value = valueOf(side);
              return (
                <td key={side.personaId} data-tone={value === '=' ? 'accent' : undefined}>
                  {value}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
