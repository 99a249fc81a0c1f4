import type { ReactNode } from 'react';
import { Page } from '../page.tsx';
import { AddButton } from './add-button.tsx';
import { Aside } from './aside.tsx';
import { ListAside } from './list-aside.tsx';
import { More } from './more.tsx';
import { ReadList } from './read-list.tsx';
import { Row, type RowWords } from './row.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import type { List } from './use-list.ts';
import type { ListPlace } from './use-place.ts';

type Props<One> = {
  title: string;
  place: ListPlace;
  list: List<One>;
  /** Up to how many the server counts them, if it is not the usual number. */
  counted?: number;
  /** What it says where there is none, and the way to where one makes it, unless `add` does. */
  empty: { title: string; text?: string; action?: ReactNode };
  /** What a row says; `id`: what the address calls it. */
  renderRow: (one: One) => RowWords & { id: number };
  /** What stands beside the list when one of it is open. */
  renderOne?: (chosen: One) => ReactNode;
  /** The same where what is open need not be of those that show. */
  aside?: ReactNode;
  /** A new one can be made: the words of its button, and its form. */
  add?: { label: string; note?: string; form: ReactNode };
  /** Stands above the list, not above what is open beside it: that begins at the top, and so ends with the window. */
  before?: ReactNode;
  /** Stands above the rows. */
  filters?: ReactNode;
};

/** A screen that is a list: what is filtered, its rows, more of them, and beside it what is open. All that is open is in the address. */
export function ListPage<One>({ title, place, list, counted, empty, renderRow, renderOne, aside, add, before, filters }: Props<One>) {
  const { open, show } = place;
  const close = () => show(null);
  const chosen = list.items.find((item) => renderRow(item).id === open);
  const beside =
    add && open === 'nuevo' ? (
      <Aside title={add.label} note={add.note} onClose={close}>
        {add.form}
      </Aside>
    ) : (
      (aside ?? (chosen && renderOne?.(chosen)))
    );
  return (
    <Page title={title} actions={add && <AddButton label={add.label} open={open} onClick={() => show('nuevo')} />}>
      <ListAside aside={beside}>
        {before}
        {filters}
        <ReadList list={list} empty={empty}>
          {(items) => (
            <>
              <Rows aria-label={title}>
                {items.map((item) => {
                  const { id, ...words } = renderRow(item);
                  return <Row key={id} {...words} isOpen={id === open} onOpen={() => show(id)} />;
                })}
              </Rows>
              {list.isInParts && <More list={list} counted={counted} />}
            </>
          )}
        </ReadList>
      </ListAside>
    </Page>
  );
}
