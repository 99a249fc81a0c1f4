import { useId } from 'react';
import { Box, type BoxProps, type ElementProps } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Glyph } from './glyph.tsx';
import { useChosenInSight } from './use-chosen-in-sight.ts';
import classes from './segments.module.css';

/** Links of which one, by its `aria-current`, is where one is. */
export function SegmentLinks(props: BoxProps & ElementProps<'nav'>) {
  return <Box component="nav" className={classes.segments} {...props} />;
}

type ChoiceProps<Value extends string> = BoxProps &
  ElementProps<'fieldset'> & {
    value: Value;
    options: readonly { value: Value; label: string; icon?: Icon; /** How many there are of it. */ count?: number | undefined }[];
    onChoose: (value: Value) => void;
    /** The parts of a long page: on a phone they stand in one line, of which the chosen one is in sight. */
    isLong?: boolean;
  };

/** One of a few, side by side, with how many there are of each where that is known. */
export function SegmentChoice<Value extends string>({ value: chosen, options, onChoose, isLong = false, ...rest }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <Box
      component="fieldset"
      ref={useChosenInSight<HTMLFieldSetElement>()}
      className={classes.segments}
      data-long={isLong || undefined}
      {...rest}
    >
      {options.map(({ value, label, icon, count }) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {icon && <Glyph of={icon} />}
          <span className={classes.words}>
            {label}
            {count !== undefined && <span className={classes.count}> {count}</span>}
          </span>
        </label>
      ))}
    </Box>
  );
}
