import { Avatar } from '@mantine/core';
import classes from './initials.module.css';

/** Edge in rem: in a bar, in a list, at the head of the drawer. */
const SIZES = { sm: '2.125rem', md: '2.5rem', lg: '3rem' } as const;

/** Who somebody is, where there is no photo. The name stands beside it, so it is not read out. */
export function Initials({ size, children }: { size: keyof typeof SIZES; children: string }) {
  return (
    <Avatar radius="full" size={SIZES[size]} classNames={{ placeholder: classes.initials }} data-size={size} aria-hidden="true">
      {children}
    </Avatar>
  );
}
