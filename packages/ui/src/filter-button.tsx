import { ActionIcon, type ActionIconProps, type ElementProps } from '@mantine/core';
import { Glyph } from './glyph.tsx';
import { IconAdjustmentsHorizontal } from './icons.ts';
import classes from './filter-button.module.css';

type Props = ActionIconProps &
  ElementProps<'button', keyof ActionIconProps> & {
    /** Whether something is filtered now: a dot says so. */
    isUsed: boolean;
  };

/** Opens the filters of a list; as high as the search beside it. */
export function FilterButton({ isUsed, ...rest }: Props) {
  return (
    <ActionIcon variant="default" size="3.125rem" className={classes.button} data-used={isUsed} {...rest}>
      <Glyph of={IconAdjustmentsHorizontal} />
    </ActionIcon>
  );
}
