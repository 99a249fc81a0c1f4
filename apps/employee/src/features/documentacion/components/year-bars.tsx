import type { AnoRetribuidoVista } from '@jornada/contract/retribuciones/calls.ts';
import classes from '../documentacion.module.css';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const HEIGHT = 40;
const WIDTH = 5;
const PITCH = 11;

/** A year as twelve bars: what was left of each month, what was withheld, and what is expected. What it says stands beside it in words. */
export function YearBars({ of: { meses, previstos } }: { of: Pick<AnoRetribuidoVista, 'meses' | 'previstos'> }) {
  const highest = Math.max(1, ...[...meses, ...previstos].map(({ bruto }) => bruto));
  const heightOf = (amount: number): number => Math.max(WIDTH, (amount * HEIGHT) / highest);
  return (
    <svg className={classes.bars} viewBox={`-0.5 -0.5 ${11 * PITCH + WIDTH + 1} ${HEIGHT + 1}`} aria-hidden="true">
      {MONTHS.map((mes) => {
        const paid = meses.find((one) => one.mes === mes);
        const whole = paid ?? previstos.find((one) => one.mes === mes);
        if (!whole) return null;
        const bar = (amount: number) => {
          const height = heightOf(amount);
          return { x: (mes - 1) * PITCH, y: HEIGHT - height, width: WIDTH, height, rx: WIDTH / 2 };
        };
        return (
          <g key={mes}>
            <rect {...bar(whole.bruto)} data-expected={!paid} />
            {paid && <rect {...bar(paid.neto)} className={classes.net} />}
          </g>
        );
      })}
    </svg>
  );
}
