import type { ReactNode } from 'react';
import { RowText } from './row-text.tsx';
import { Panel } from './panel.tsx';
import type { Icon } from '@tabler/icons-react';
import { Glyph } from './glyph.tsx';
import classes from './choices.module.css';

type ChoicesProps = { labelledBy: string; isBusy?: boolean; children: ReactNode };

/** A list of choices, one per row, of which one can be chosen. `labelledBy` is the id of the element that names the list. */
export function Choices({ labelledBy, isBusy = false, children }: ChoicesProps) {
  return (
    <Panel as="fieldset" kind="card" p={0} aria-labelledby={labelledBy} aria-busy={isBusy}>
      {children}
    </Panel>
  );
}

type ChoiceProps = {
  /** The same value for all rows of one list. */
  group: string;
  name: ReactNode;
  detail?: ReactNode;
  icon?: Icon | undefined;
  /** What is shown at the end of the row. */
  end?: ReactNode;
  isChosen: boolean;
  onChoose: () => void;
};

/** A choice. The whole row can be tapped. */
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
