import { useEffect, useEffectEvent, useRef } from 'react';
import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { mes, type MesDeAlguienVista } from '@jornada/contract';
import type { EntradaDe } from '@jornada/contract/call.ts';
import type { ColumnaMes } from '@jornada/contract/mes/columnas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertTriangle, IconHourglassLow } from '@jornada/ui/icons.ts';
import { useRead } from '@jornada/web/calls.ts';
import { numberOf } from '../model/columns.ts';
import type { FiltroDelMes } from '../model/filter-of.ts';
import { FIRMA } from '../../../shared/firma-look.ts';
import { Strip } from './strip.tsx';
import { Value } from './value.tsx';
import classes from '../mes.module.css';

/** How many rows are read and drawn together. */
export const ROWS = 50;

type Props = {
  filter: FiltroDelMes;
  order: Pick<EntradaDe<typeof mes.listado>, 'sort' | 'dir'>;
  columns: readonly ColumnaMes[];
  /** Which part of the people, from 0. */
  page: number;
  open: number | null;
  onOpen: (id: number) => void;
  /** Called with the row of the open person each time that it is drawn. */
  onShown: (row: HTMLElement) => void;
  /** Called once the part is read, if the open person is looked for in it and is not there. */
  onMissing: (() => void) | undefined;
};

/** A part of the people, read when it comes into sight. */
export function GridPage({ filter, order, columns, page, open, onOpen, onShown, onMissing }: Props) {
  const { data } = useRead(mes.listado, { ...filter, ...order, start: page * ROWS, limit: ROWS });
  const isMissing = onMissing !== undefined && data !== undefined && data.items.every(({ persona }) => persona.id !== open);
  const tellMissing = useEffectEvent(() => onMissing?.());
  useEffect(() => {
    if (isMissing) tellMissing();
  }, [isMissing]);
  return (
    <div role="rowgroup" className={classes.part} style={{ insetBlockStart: `calc(${page * ROWS} * var(--row))` }}>
      {data?.items.map((one, index) => (
        <Row
          key={one.persona.id}
          one={one}
          columns={columns}
          index={page * ROWS + index}
          isOpen={one.persona.id === open}
          onOpen={() => onOpen(one.persona.id)}
          onShown={onShown}
        />
      ))}
    </div>
  );
}

/** Whether the person has confirmed the month. */
function Signature({ of }: { of: NonNullable<MesDeAlguienVista['firma']> }) {
  const { t } = useTranslation();
  const { icon, tone } = FIRMA[of];
  return (
    <span
      className={classes.signature}
      data-tone={tone}
      role="img"
      aria-label={t(`firmas.estados.${of}`)}
      title={t(`firmas.estados.${of}`)}
    >
      <Glyph of={icon} size="sm" />
    </span>
  );
}

/** What is wrong with the first day that should be looked at, and with how many more. */
function Trouble({ of, count }: { of: NonNullable<MesDeAlguienVista['aviso']>; count: number }) {
  const { t } = useTranslation();
  const isWord = of === 'incompleta' || of === 'pendiente';
  const isBad = of === 'incompleta' || of === 'falta-salida' || of === 'falta-entrada' || of === 'sin-fichajes';
  return (
    <span className={classes.trouble} data-tone={isBad ? 'bad' : 'warn'}>
      <Glyph of={of === 'pendiente' ? IconHourglassLow : IconAlertTriangle} size="sm" />
      <span>{isWord ? t(`cierres.porques.${of}`) : t(`incidencias.${of}.nombre`)}</span>
      {count > 1 && <span>+{count - 1}</span>}
    </span>
  );
}

type RowProps = { one: MesDeAlguienVista; columns: readonly ColumnaMes[]; index: number; isOpen: boolean; onOpen: () => void } & Pick<
  Props,
  'onShown'
>;

function Row({ one, columns, index, isOpen, onOpen, onShown }: RowProps) {
  const { t } = useTranslation();
  const { persona, centro, tira, valores, firma, aviso } = one;
  const row = useRef<HTMLDivElement>(null);
  const tellShown = useEffectEvent(onShown);
  useEffect(() => {
    if (isOpen && row.current) tellShown(row.current);
  }, [isOpen]);
  return (
    <div ref={row} role="row" aria-rowindex={index + 2} className={classes.row} data-open={isOpen} data-warn={valores.avisos > 0}>
      <span role="rowheader" className={classes.who}>
        {firma && <Signature of={firma} />}
        <UnstyledButton className={classes.name} aria-expanded={isOpen} onClick={onOpen}>
          {persona.nombre}
        </UnstyledButton>
        <small>{centro}</small>
      </span>
      <span role="cell" className={classes.days}>
        <Strip tira={tira} />
      </span>
      {columns.map((column) => (
        <span role="cell" key={column} className={classes.cell} data-column={column}>
          <span className={classes.word}>{t(`mes.columnas.${column}`)}</span>
          <UnstyledButton className={classes.number} tabIndex={-1} onClick={onOpen}>
            {column === 'avisos' && aviso ? (
              <Trouble of={aviso} count={valores.avisos} />
            ) : (
              <Value column={column} value={numberOf(one, column)} />
            )}
          </UnstyledButton>
        </span>
      ))}
    </div>
  );
}
