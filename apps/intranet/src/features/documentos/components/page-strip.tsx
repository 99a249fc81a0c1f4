import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { EstadoPagina } from '@jornada/domain/reparto/modelo.ts';
import { useWalk } from '@jornada/ui/chart/use-walk.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconX } from '@jornada/ui/icons.ts';
import { isLong, ticksNear, ticksOf, type PageTick } from '../model/split-view.ts';
import classes from '../split.module.css';

type Props = {
  tira: readonly EstadoPagina[];
  /** The page in the preview. */
  current: number | null;
  onChoose: (page: number) => void;
};

/** A tick for each page in its order, the one in the preview with a dot below. A long file has a tick for ten pages, and below it those around. */
export function PageStrip({ tira, current, onChoose }: Props) {
  const { t } = useTranslation();
  const near = isLong(tira);
  return (
    <>
      <Ticks label={t('documentos.reparto.tira.etiqueta')} ticks={ticksOf(tira)} tira={tira} current={current} onChoose={onChoose} />
      {near && (
        <Ticks
          label={t('documentos.reparto.tira.cerca')}
          ticks={ticksNear(tira, current ?? 1)}
          tira={tira}
          current={current}
          onChoose={onChoose}
        />
      )}
    </>
  );
}

type TicksProps = Props & { label: string; ticks: readonly PageTick[] };

function Ticks({ label, ticks, tira, current, onChoose }: TicksProps) {
  const { t } = useTranslation();
  const at = ticks.findIndex(({ from, to }) => current !== null && current >= from && current <= to);
  const { onKeyDown, onPointerDown } = useWalk({
    count: ticks.length,
    chosen: Math.max(0, at),
    onChoose: (index) => {
      const tick = ticks[index];
      if (tick) onChoose(tick.from);
    },
  });
  const page = current ?? ticks[0]?.from ?? 1;
  const state = tira[page - 1] ?? 'encontrada';
  return (
    <div
      className={classes.strip}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={ticks[0]?.from ?? 1}
      aria-valuemax={ticks.at(-1)?.to ?? 1}
      aria-valuenow={page}
      aria-valuetext={t('documentos.reparto.tira.donde', { pagina: page, estado: t(`documentos.reparto.estado-de-pagina.${state}`) })}
      onKeyDown={onKeyDown}
      onPointerDown={(event: PointerEvent<HTMLElement>) => onPointerDown(event)}
    >
      {ticks.map((tick, index) => (
        <span key={tick.from} className={classes.tick} data-state={tick.state} data-here={index === at || undefined}>
          {tick.state === 'de-nadie' && <Glyph of={IconX} size="xs" />}
        </span>
      ))}
    </div>
  );
}
