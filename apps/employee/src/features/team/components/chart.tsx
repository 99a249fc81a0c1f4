import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { useUnder } from '../api.ts';
import { moveInTree } from '../model/move-in-tree.ts';
import classes from '../team.module.css';
import { ChartNodes } from './chart-node.tsx';
import { WaitingPeople } from './waiting-people.tsx';

/**
 * Who answers to whom, as a tree that is walked with the arrow keys. Only what is opened is read; of a single head the first level is open.
 */
export function Chart() {
  const { t } = useTranslation();
  const list = useUnder(null);
  const tree = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<number | null>(null);
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set());
  const [only, second] = list.items;
  const startsOpen = only && !second?.aCargo ? only.id : null;
  const isOpen = (id: number): boolean => toggled.has(id) !== (id === startsOpen);
  const setOpen = (id: number, open: boolean): void => {
    if (isOpen(id) === open) return;
    const next = new Set(toggled);
    if (!next.delete(id)) next.add(id);
    setToggled(next);
  };
  return (
    <Loaded query={list} waiting={<WaitingPeople count={3} />} problem={t('team.organigrama.error')}>
      {() =>
        list.items.length === 0 ? (
          <EmptyState title={t('team.organigrama.vacio')} />
        ) : (
          <div className={classes.chartFrame}>
            <ul
              ref={tree}
              role="tree"
              aria-label={t('team.organigrama.etiqueta')}
              className={classes.chart}
              onKeyDown={(event) => {
                if (tree.current && moveInTree(tree.current, event.key, (id, open) => setOpen(id, open))) event.preventDefault();
              }}
            >
              <ChartNodes list={list} level={1} chart={{ current: current ?? only?.id ?? 0, setCurrent, isOpen, setOpen }} />
            </ul>
          </div>
        )
      }
    </Loaded>
  );
}
