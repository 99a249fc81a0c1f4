import { useEffect, useRef } from 'react';
import { Box, type BoxProps, type ElementProps } from '@mantine/core';
import classes from './chips.module.css';

/** Links that filter what is below them; one, by its `aria-current`, is chosen. What has no room moves sideways, and the chosen one is in sight. */
export function Chips(props: BoxProps & ElementProps<'nav'>) {
  const nav = useRef<HTMLElement>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const chosen = nav.current?.querySelector<HTMLElement>('[aria-current="true"]') ?? null;
    // Whoever moves them sideways afterwards is not held back.
    if (!nav.current || !chosen || chosen === last.current) return;
    last.current = chosen;
    nav.current.scrollLeft = chosen.offsetLeft - nav.current.offsetLeft - (nav.current.clientWidth - chosen.offsetWidth) / 2;
  });
  return <Box component="nav" ref={nav} className={classes.chips} {...props} />;
}
