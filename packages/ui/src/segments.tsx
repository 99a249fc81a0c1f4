import { Box, type BoxProps, type ElementProps } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Glyph } from './glyph.tsx';
import classes from './segments.module.css';

/** Links of which one, by its `aria-current`, is where one is. */
export function SegmentLinks(props: BoxProps & ElementProps<'nav'>) {
  return <Box component="nav" className={classes.segments} {...props} />;
}

type ChoiceProps<Value extends string> = BoxProps &
  Omit<ElementProps<'fieldset'>, 'name'> & {
    name: string;
    value: Value;
    options: readonly { value: Value; label: string; icon?: Icon }[];
    onChoose: (value: Value) => void;
  };

/** One of a few, side by side. */
export function SegmentChoice<Value extends string>({ name, value: chosen, options, onChoose, ...rest }: ChoiceProps<Value>) {
  return (
    <Box component="fieldset" className={classes.segments} {...rest}>
      {options.map(({ value, label, icon }) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {icon && <Glyph of={icon} />}
          {label}
        </label>
      ))}
    </Box>
  );
}
