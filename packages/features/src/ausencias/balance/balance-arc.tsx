import type { ReactNode } from 'react';
import { ArcFrame } from '@jornada/ui/arc/arc-frame.tsx';
import { pointAt } from '@jornada/ui/arc/geometry.ts';
import { ARC_SCALES } from '@jornada/ui/arc/scale.ts';
import { balanceTicks, type BalanceParts, type BalanceTick } from './ticks.ts';
import classes from './balance.module.css';

const SCALE = ARC_SCALES.balance;
/** How much of the band a tick takes, at its middle. */
const LENGTH: Record<BalanceTick['kind'], number> = { usado: 0.42, pedido: 1, libre: 1 };
/** Half the width of a hollow tick. */
const HOLLOW = 3.2;

type Props = {
  parts: BalanceParts;
  /** One sentence that says what the drawing shows. */
  label: string;
  /** The number in the middle, and the line below it. */
  children: ReactNode;
};

/** A balance of days as an arc: used days are short, days asked for hollow, days left full. */
export function BalanceArc({ parts, label, children }: Props) {
  const ticks = balanceTicks(parts);
  const last = Math.max(1, ticks.length - 1);
  const drawing = (
    <g className={classes.ticks}>
      {ticks.map(({ at, kind }) => (
        <Tick key={at} kind={kind} share={ticks.length === 1 ? 0.5 : at / last} />
      ))}
    </g>
  );
  return (
    <ArcFrame size="balance" label={label} labels={false} drawing={drawing}>
      {children}
    </ArcFrame>
  );
}

function Tick({ kind, share }: { kind: BalanceTick['kind']; share: number }) {
  const middle = SCALE.radius - SCALE.tick / 2;
  const half = (SCALE.tick * LENGTH[kind]) / 2;
  if (kind === 'pedido') {
    const { x, y } = pointAt(share, middle);
    return (
      <rect
        data-kind={kind}
        x={-HOLLOW}
        y={-half}
        width={2 * HOLLOW}
        height={2 * half}
        rx={HOLLOW}
        transform={`translate(${x} ${y}) rotate(${share * 180 - 90})`}
      />
    );
  }
  const [outer, inner] = [pointAt(share, middle + half), pointAt(share, middle - half)];
  return <path data-kind={kind} d={`M${outer.x} ${outer.y}L${inner.x} ${inner.y}`} />;
}
