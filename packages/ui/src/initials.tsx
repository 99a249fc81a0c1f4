import { Avatar } from '@mantine/core';
import classes from './initials.module.css';

/** Edge in rem: in a bar, in a list, at the head of the drawer, in the settings. */
const SIZES = { sm: '2.125rem', md: '2.5rem', lg: '3rem', xl: '6rem' } as const;

/** Who somebody is: their photo, or their initials where there is none or it does not come. The name stands beside it, so it is not read out. */
export function Initials({ size, photo, children }: { size: keyof typeof SIZES; photo?: string | undefined; children: string }) {
  return (
    <Avatar
      src={photo ?? null}
      radius="full"
      size={SIZES[size]}
      classNames={{ placeholder: classes.initials }}
      data-size={size}
      aria-hidden="true"
    >
      {children}
    </Avatar>
  );
}
