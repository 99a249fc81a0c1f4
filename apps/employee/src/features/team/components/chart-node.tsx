import { useTranslation } from 'react-i18next';
import type { PuestoVista } from '@jornada/contract/team.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight } from '@jornada/ui/icons.ts';
import { Block } from '@jornada/ui/skeleton.tsx';
import { SmallReadProblem } from '@jornada/web/list/read-problem.tsx';
import type { List } from '@jornada/web/list/use-list.ts';
import { useUnder } from '../api.ts';
import classes from '../team.module.css';
import { Face, placeOf } from './person-row.tsx';

/** What is open in a chart, and which of its people has the keyboard. */
export type ChartState = {
  current: number;
  setCurrent: (id: number) => void;
  isOpen: (id: number) => boolean;
  setOpen: (id: number, open: boolean) => void;
};
type NodesProps = { list: List<PuestoVista>; level: number; chart: ChartState };

/** The people of one level under the same person. */
export function ChartNodes({ list, level, chart }: NodesProps) {
  const { t } = useTranslation();
  const left = (list.total ?? 0) - list.items.length;
  return (
    <>
      {list.items.map((persona) => (
        <ChartNode key={persona.id} persona={persona} level={level} chart={chart} />
      ))}
      {list.hasMore && (
        <li role="none" className={classes.node}>
          <button
            type="button"
            role="treeitem"
            aria-level={level}
            aria-selected={false}
            className={classes.nodeMore}
            tabIndex={-1}
            onClick={list.readMore}
          >
            {t('team.organigrama.mas', { count: left })}
          </button>
        </li>
      )}
    </>
  );
}

/** Somebody of the chart. A person who leads others is opened, and their people are read then. */
function ChartNode({ persona, level, chart }: { persona: PuestoVista; level: number; chart: ChartState }) {
  const { t } = useTranslation();
  const { id, nombre, aCargo, directos } = persona;
  const isLead = directos > 0;
  const isOpen = isLead && chart.isOpen(id);
  return (
    <li role="none" className={classes.node}>
      <button
        type="button"
        role="treeitem"
        aria-level={level}
        aria-selected={false}
        aria-expanded={isLead ? isOpen : undefined}
        aria-owns={isOpen ? `cargo-${id}` : undefined}
        tabIndex={chart.current === id ? 0 : -1}
        data-id={id}
        data-lead={isLead}
        className={classes.card}
        onFocus={() => chart.setCurrent(id)}
        onClick={() => isLead && chart.setOpen(id, !isOpen)}
      >
        {/* Without the dot: the word for it has no room here. */}
        <Face persona={{ ...persona, trabajando: undefined }} size="sm" />
        <span className={classes.words}>
          <span className={classes.name}>{nombre}</span>
          <span className={classes.place}>{placeOf(persona)}</span>
          {isLead && <span className={classes.place}>{t('team.organigrama.a-cargo', { count: aCargo })}</span>}
        </span>
        {isLead && <Glyph of={IconChevronRight} size="sm" data-open={isOpen} />}
      </button>
      {isOpen && <Under id={id} nombre={nombre} level={level + 1} chart={chart} />}
    </li>
  );
}

function Under({ id, nombre, level, chart }: { id: number; nombre: string; level: number; chart: ChartState }) {
  const list = useUnder(id);
  return (
    <ul role="group" id={`cargo-${id}`} aria-label={nombre} className={classes.nodes}>
      {list.data ? (
        <ChartNodes list={list} level={level} chart={chart} />
      ) : (
        <li role="none" className={classes.node}>
          {list.error ? (
            <SmallReadProblem que={nombre} error={list.error} onRetry={() => void list.refetch()} />
          ) : (
            <Block width="12rem" height="3rem" />
          )}
        </li>
      )}
    </ul>
  );
}
