import type { ReactNode } from 'react';
import { RowText } from './row-text.tsx';
import { Panel } from './panel.tsx';
import type { Icon } from '@tabler/icons-react';
import { Glyph } from './glyph.tsx';
import classes from './choices.module.css';

type ChoicesProps = { labelledBy: string; isBusy?: boolean; children: ReactNode };

/** What can be chosen, one of it, each in a row of its own. `labelledBy` is the id of what says for what. */
export function Choices({ labelledBy, isBusy = false, children }: ChoicesProps) {
  return (
    <Panel as="fieldset" kind="card" p={0} aria-labelledby={labelledBy} aria-busy={isBusy}>
      {children}
    </Panel>
  );
}

type ChoiceProps = {
  /** The same for all of which one is chosen. */
  group: string;
  name: ReactNode;
  detail?: ReactNode;
  icon?: Icon | undefined;
  /** What stands at the end of the row. */
  end?: ReactNode;
  isChosen: boolean;
  onChoose: () => void;
};

/** A row that takes the tap as a whole. */
export function Choice({ group, name, detail, icon, end, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className={classes.choice}>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      {icon && <Glyph of={icon} />}
      <RowText miw="6rem" name={name} detail={detail} />
      {end && <span className={classes.end}>{end}</span>}
    </label>
  );
}
