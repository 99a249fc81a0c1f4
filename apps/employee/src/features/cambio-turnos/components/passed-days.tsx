import type { CesionVista } from '@jornada/contract/cambio-turnos/vistas.ts';
import { Line } from '@jornada/ui/line.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import type { ShiftWords } from '../use-shift-words.ts';

type Props = { cesiones: readonly CesionVista[]; people: readonly { id: number; nombre: string }[]; words: ShiftWords };

/** Who does which day of whom, in words. */
export function PassedDays({ cesiones, people, words: { t, format, today, nameOf } }: Props) {
  const name = (id: number): string => people.find((one) => one.id === id)?.nombre ?? t('mis-turnos.ofertas.empresa');
  return (
    <Rows as="ol" padded>
      {cesiones.map(({ de, a, fecha, partes }) => (
        <Line key={`${de} ${a} ${fecha}`} end={nameOf(partes)}>
          {format.capitalize(format.longDay(fecha, today))} <small>{t('mis-turnos.cambio.de-para', { de: name(de), a: name(a) })}</small>
        </Line>
      ))}
    </Rows>
  );
}
