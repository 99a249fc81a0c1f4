import { useEffect, type ReactNode, type Ref } from 'react';
import { Title } from '@mantine/core';
import { PlaceName } from '@jornada/ui/place-name.ts';
import { useShell } from './shell-frame.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import classes from './page.module.css';

type Props = {
  title: string;
  /** Shorter title for the phone's bar. */
  shortTitle?: string;
  /** Shown before the title in the menu's place: the button to leave a task. */
  lead?: ReactNode;
  /** After the title: what it is of, with a style of its own. */
  note?: ReactNode;
  /** Beside the title: links to other views. */
  actions?: ReactNode;
  /** Stays at the bottom while the page scrolls below it. */
  dock?: ReactNode;
  /** What is in the page draws the dock, in here. */
  dockPlace?: Ref<HTMLDivElement> | undefined;
  /** The page says itself how old its content is. */
  saysAge?: boolean;
  children: ReactNode;
};

/** A screen inside the shell: the bar with title and menu, the content, and the dock. */
export function Page({ title, shortTitle = title, lead, note: subtitle, actions, dock, dockPlace, saysAge = false, children }: Props) {
  const { opener, tools, note } = useShell();
  const heading = useFocusOnArrival();
  useEffect(() => {
    document.title = `${title} · Jornada`;
  }, [title]);
  const hasDock = Boolean(dock) || dockPlace !== undefined;
  return (
    <main id="contenido">
      <header className={classes.bar}>
        {lead ?? opener}
        <Title order={1} className={classes.title} ref={heading} tabIndex={-1}>
          <span className={classes.short}>{shortTitle}</span>
          <span className={classes.long}>{title}</span>
        </Title>
        {subtitle}
        <span className={classes.space} />
        {actions}
        {!lead && tools}
      </header>
      <div className={classes.content} data-dock={hasDock}>
        {!saysAge && note}
        <PlaceName value={title}>{children}</PlaceName>
      </div>
      {hasDock && (
        <div ref={dockPlace} className={classes.dock} data-foot>
          {dock}
        </div>
      )}
    </main>
  );
}
