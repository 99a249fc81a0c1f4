import { useRef, useState } from 'react';
import { Box, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { mes as feature } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { ColumnaMes } from '@jornada/contract/mes/columnas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown } from '@jornada/ui/icons.ts';
import { useRead } from '@jornada/web/calls.ts';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import { numberOf, offered, shownOf } from '../model/columns.ts';
import type { FiltroDelMes } from '../model/filter-of.ts';
import type { mesSearch } from '../search.ts';
import { GridPage, ROWS } from './grid-page.tsx';
import { MonthDays } from './strip.tsx';
import { Value } from './value.tsx';
import classes from '../mes.module.css';

type Props = {
  place: PlaceOf<typeof mesSearch>;
  filter: FiltroDelMes;
  columns: readonly ColumnaMes[];
  totals: SalidaDe<typeof feature.totales>;
  /** Whether a person or a sheet stands beside it. */
  isNarrow: boolean;
};

/** Troubles are words; everything else is a number. */
const widthOf = (column: ColumnaMes): string => (column === 'avisos' ? 'minmax(var(--words), 0.8fr)' : 'minmax(var(--cell), 0.5fr)');

const daysOf = ({ ano, mes }: FiltroDelMes): number => Temporal.PlainYearMonth.from({ year: ano, month: mes }).daysInMonth;

/** People and their numbers. However many there are, only those in sight are read and drawn; the sums of all come with the totals. */
export function MonthGrid({ place: { search, open, show, set }, filter, columns: chosen, totals, isNarrow }: Props) {
  const { t } = useTranslation();
  const columns = shownOf(chosen, totals);
  const asked = search.orden ?? 'nombre';
  const sort = asked === 'nombre' || offered(totals).includes(asked) ? asked : 'nombre';
  const dir = search.dir ?? (sort === 'nombre' ? 'asc' : 'desc');
  const pages = Math.ceil(totals.personas / ROWS);
  const [seen, setSeen] = useState({ from: 0, to: 1 });
  const openId = typeof open === 'number' ? open : null;
  // Opened by an address, a person may be in a part that is out of sight: if they are not in the first one, the server says where.
  const [seeking, setSeeking] = useState<'first' | 'far' | null>(openId === null ? null : 'first');
  const { data: place } = useRead(
    feature.lugar,
    { ...filter, sort, dir, persona: openId ?? 0 },
    { enabled: seeking === 'far' && openId !== null },
  );
  const sought = seeking === 'far' && place?.lugar != null ? Math.floor(place.lugar / ROWS) : null;
  const shown = Array.from({ length: pages }, (_, page) => page).filter(
    (page) => (page >= seen.from - 1 && page <= seen.to) || page === sought,
  );
  // Rows come and go while one scrolls. The open one is brought into sight once, and not after somebody has scrolled.
  const broughtId = useRef<number | null>(null);
  const bringIntoSight = (row: HTMLElement): void => {
    setSeeking(null);
    if (broughtId.current === openId) return;
    broughtId.current = openId;
    row.scrollIntoView({ block: 'nearest' });
  };
  const head = (orden: ColumnaMes | 'nombre', label: string) => (
    <UnstyledButton
      className={classes.order}
      data-active={sort === orden}
      data-up={dir === 'asc'}
      aria-label={t('mes.ordenar', { columna: label })}
      onClick={() =>
        set({ orden: orden === 'nombre' ? undefined : orden, dir: sort === orden ? (dir === 'asc' ? 'desc' : 'asc') : undefined })
      }
    >
      {label}
      {sort === orden && <Glyph of={IconChevronDown} size="sm" />}
    </UnstyledButton>
  );
  const ariaSort = (orden: string) => (sort === orden ? (dir === 'asc' ? 'ascending' : 'descending') : undefined);
  return (
    // The frame is the only thing that moves, so it must be reachable by keys.
    <Box
      className={classes.frame}
      data-narrow={isNarrow}
      tabIndex={0}
      role="table"
      aria-label={t('mes.filas')}
      aria-rowcount={totals.personas + 2}
      __vars={{ '--columns': String(columns.length), '--cells': columns.map(widthOf).join(' ') }}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        broughtId.current = openId;
        setSeeking(null);
        const perRow = scrollHeight / Math.max(1, totals.personas);
        const from = Math.floor(scrollTop / perRow / ROWS);
        const to = Math.floor((scrollTop + clientHeight) / perRow / ROWS);
        if (from !== seen.from || to !== seen.to) setSeen({ from, to });
      }}
    >
      <div role="rowgroup" className={classes.head}>
        <div role="row" aria-rowindex={1} className={classes.row}>
          <span role="columnheader" aria-sort={ariaSort('nombre')} className={classes.who}>
            {head('nombre', t('mes.persona'))}
          </span>
          <span role="columnheader" className={classes.days}>
            <MonthDays count={daysOf(filter)} />
          </span>
          {columns.map((column) => (
            <span role="columnheader" key={column} aria-sort={ariaSort(column)} className={classes.cell} data-column={column}>
              {head(column, t(`mes.columnas.${column}`))}
            </span>
          ))}
        </div>
      </div>
      <Box role="presentation" className={classes.body} __vars={{ '--count': String(totals.personas) }}>
        {shown.map((page) => (
          <GridPage
            key={page}
            filter={filter}
            order={{ sort, dir }}
            columns={columns}
            page={page}
            open={openId}
            onOpen={(id) => show(id, { panel: undefined })}
            onShown={bringIntoSight}
            onMissing={page === 0 && seeking === 'first' ? () => setSeeking('far') : undefined}
          />
        ))}
      </Box>
      <div role="rowgroup" className={classes.foot}>
        <div role="row" aria-rowindex={totals.personas + 2} className={classes.row}>
          <span role="rowheader" className={classes.who}>
            {t('mes.personas', { count: totals.personas })}
          </span>
          <span role="cell" className={classes.days} />
          {columns.map((column) => (
            <span role="cell" key={column} className={classes.cell} data-column={column}>
              <span className={classes.word}>{t(`mes.columnas.${column}`)}</span>
              <Value column={column} value={column === 'avisos' ? totals.conAvisos : numberOf(totals, column)} />
            </span>
          ))}
        </div>
      </div>
    </Box>
  );
}
