import type { ReactNode } from 'react';
import { NativeSelect } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { RowText } from '@jornada/ui/row-text.tsx';
import { firstNameOf } from '../model/people.ts';
import type { ShiftWords } from '../use-shift-words.ts';
import classes from '../turnos.module.css';

export type Fit = SalidaDe<typeof cambioTurnos.empleados>['encajan'][number];
export type WayToFit = Fit['opciones'][number];

/** The way that is chosen of a person's ways: the named one, or the best. */
export const optionOf = ({ opciones }: Fit, devuelve: string | undefined): WayToFit | undefined =>
  opciones.find((one) => one.devuelve.join() === (devuelve ?? '')) ?? opciones[0];

type Props = {
  fits: readonly Fit[];
  con: number | undefined;
  devuelve: string | undefined;
  words: ShiftWords;
  onChoose: (fit: Fit, option: WayToFit | undefined) => void;
  /** What it would mean, in the place of the one that is chosen. */
  children: ReactNode;
};

/** Who fits, best first; of the chosen one what is given back, and what it would mean. */
export function WhoFits({ fits, con, devuelve, words, onChoose, children }: Props) {
  const { t, shortDay, nameOf, format, today } = words;
  const backWords = ({ devuelve: days, cesiones }: WayToFit, personaId: number): string => {
    const first = cesiones.find(({ de }) => de === personaId);
    if (!first || days.length === 0) return t('mis-turnos.formulario.sin-devolver');
    const when = days.length === 1 ? shortDay(first.fecha) : format.dayRange(days[0] ?? today, days.at(-1) ?? today, today);
    return t('mis-turnos.formulario.su-turno', { dia: when, turno: nameOf(first.partes) });
  };
  return (
    <ul>
      {fits.map((fit) => {
        const { id, nombre } = fit.persona;
        const isChosen = con === id;
        const option = optionOf(fit, isChosen ? devuelve : undefined);
        return (
          <li key={id} className={classes.fit} data-chosen={isChosen}>
            <label className={classes.fitHead}>
              <input type="radio" name="con" checked={isChosen} onChange={() => onChoose(fit, option)} />
              <RowText
                name={nombre}
                detail={
                  option &&
                  (option.devuelve.length === 0
                    ? t('mis-turnos.formulario.sin-devolver')
                    : t('mis-turnos.formulario.le-devuelves-eso', { que: backWords(option, id) }))
                }
              />
            </label>
            {isChosen && (children || fit.opciones.length > 1) && (
              <div className={classes.fitBody}>
                {fit.opciones.length > 1 && (
                  <NativeSelect
                    label={t('mis-turnos.formulario.le-devuelves', { nombre: firstNameOf(nombre) })}
                    value={option?.devuelve.join() ?? ''}
                    data={fit.opciones.map((one) => ({ value: one.devuelve.join(), label: backWords(one, id) }))}
                    onChange={({ currentTarget: { value } }) =>
                      onChoose(
                        fit,
                        fit.opciones.find((one) => one.devuelve.join() === value),
                      )
                    }
                  />
                )}
                {children}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
