import { balanceTicks, type BalanceParts } from './ticks.ts';
import classes from './balance.module.css';

type Props = {
  parts: BalanceParts;
  /** What each part is called, with its number: `6 usados`. An empty text is left out. */
  words: { usados: string; pedidos: string; libres: string };
};

/** A balance of days as a row of ticks, for a list that says it in words beside it. */
export function TickRow({ parts }: Pick<Props, 'parts'>) {
  return (
    <span className={`${classes.strip} ${classes.row}`} aria-hidden="true">
      {balanceTicks(parts).map(({ at, kind }) => (
        <span key={at} data-kind={kind} />
      ))}
    </span>
  );
}

/** A balance of days as a row of ticks: used days are short, days asked for hollow, days left full; below it the same in words. */
export function BalanceTicks({ parts, words }: Props) {
  const ticks = balanceTicks(parts);
  return (
    <div>
      <div className={classes.strip} aria-hidden="true">
        {ticks.map(({ at, kind }) => (
          <span key={at} data-kind={kind} />
        ))}
      </div>
      <p className={classes.words}>
        <span data-kind="usado">{words.usados}</span>
        <span data-kind="pedido">{words.pedidos}</span>
        <span data-kind="libre">{words.libres}</span>
      </p>
    </div>
  );
}
