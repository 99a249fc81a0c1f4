import { useRef, useState } from 'react';
import { ActionIcon, Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { turnos } from '@jornada/contract/turnos/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCalendarOff,
  IconCloudOff,
  IconFlag,
  IconListNumbers,
  IconPrinter,
  IconUsers,
  IconUsersMinus,
} from '@jornada/ui/icons.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Note } from '@jornada/ui/note.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { useRead } from '@jornada/web/calls.ts';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import { printPage } from '@jornada/web/native/print.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import type { Drawing, DrawingState } from '../model/drawing.ts';
import { warningsOf, type Gap } from '../model/publication.ts';
import type { planSearch } from '../search.ts';
import { useDayWords } from '../use-day-words.ts';
import { useDesk } from '../use-desk.ts';
import type { PlanAnswer, PlanInput } from '../use-plan.ts';
import { BeforePublishing } from './before-publishing.tsx';
import { Capsules } from './capsules.tsx';
import { ChosenDays } from './chosen-days.tsx';
import { DayList } from './day-list.tsx';
import { DiscardDraft } from './discard-draft.tsx';
import { OfferGap } from './offer-gap.tsx';
import { PatternSheet } from './pattern-sheet.tsx';
import { PlanFilters } from './plan-filters.tsx';
import { NARROW, PlanGrid } from './plan-grid.tsx';
import { ProposalSheet } from './proposal-sheet.tsx';
import { PublishFoot } from './publish-foot.tsx';
import { PublishSheet } from './publish-sheet.tsx';
import classes from '../plan.module.css';

/** What lies above the plan. */
export type PlanLayer = 'publicar' | 'rellenar' | 'proponer' | null;

type Props = {
  plan: PlanAnswer;
  filter: Omit<PlanInput, 'start' | 'limit'>;
  place: PlaceOf<typeof planSearch>;
  drawing: Drawing;
  drawn: DrawingState;
  layer: PlanLayer;
  onLayer: (layer: PlanLayer) => void;
};

/** The plan of the days and people that were asked for: the grid on a desktop, a day on a phone, and the way to publish it. */
export function PlanDesk({ plan, filter, place, drawing, drawn, layer, onLayer }: Props) {
  const isDesktop = useIsDesktop();
  const messageOf = useMessageOf();
  const desk = useDesk(plan, drawing, drawn);
  const { t, format } = useDayWords(desk.shifts);
  const [offered, setOffered] = useState<Gap | null>(null);
  const side = useRef<HTMLElement>(null);
  const preview = useRead(turnos.previsualizar, filter, { keeps: true });
  const centro = filter.centroId ?? (plan.centros.length === 1 ? plan.centros[0]?.id : undefined);
  const span = { desde: plan.desde, hasta: plan.hasta };
  const cover = useRead(
    turnos.cobertura,
    { ...span, centroId: centro ?? 0, con: 'borrador' },
    { enabled: centro !== undefined, keeps: true },
  );
  const needs = centro === undefined ? undefined : cover.data?.items;
  const warnings = warningsOf(preview.data);
  const close = (): void => onLayer(null);
  const sheets = (
    <>
      {layer === 'publicar' && preview.data && (
        <PublishSheet
          filter={filter}
          preview={preview.data}
          shifts={new Map([...preview.data.turnos.map((one) => [one.clave, one] as const), ...desk.shifts])}
          onReload={() => void preview.refetch()}
          onClose={close}
        />
      )}
      {layer === 'proponer' && (
        <ProposalSheet
          plan={plan}
          centroId={centro}
          departamentoId={filter.departamentoId}
          onCentro={(id) => place.set({ centro: id })}
          onClose={close}
        />
      )}
      {offered && <OfferGap gap={offered} plan={plan} onClose={() => setOffered(null)} />}
      {layer === 'rellenar' && <PatternSheet desk={desk} onClose={close} />}
    </>
  );
  const news = (
    <>
      {plan.otros.length > 0 && (
        <Note icon={IconUsers} className={classes.news} role="status">
          {t('plan-turnos.otros', {
            quienes: format.list(plan.otros.map(({ nombre, celdas }) => t('plan-turnos.otro', { nombre, count: celdas }))),
          })}
        </Note>
      )}
      {drawn.error !== null && (
        <div role="alert" className={classes.unsent}>
          <Note icon={IconCloudOff} tone="warn" words="ink">
            {t('plan-turnos.sin-enviar')} {messageOf(drawn.error)}
          </Note>
          <Button variant="default" onClick={drawing.retry}>
            {t('errores.reintentar')}
          </Button>
        </div>
      )}
    </>
  );
  // The same field in the same place, no matter who it finds: what is typed into it goes on.
  const filters = <PlanFilters plan={plan} place={place} />;
  const nobody = plan.items.length === 0 ? <EmptyState title={t('plan-turnos.nadie')} text={t('plan-turnos.nadie-texto')} /> : null;
  if (!isDesktop)
    return (
      <>
        {filters}
        {nobody ?? (
          <>
            {news}
            <DayList
              desk={desk}
              place={place}
              drawing={drawing}
              drawn={drawn}
              warnings={warnings}
              cover={needs}
              hoy={plan.hoy}
              people={preview.data?.personas ?? 0}
              onPublish={() => onLayer('publicar')}
              onOffer={setOffered}
              onPropose={() => onLayer('proponer')}
            />
            {sheets}
          </>
        )}
      </>
    );
  const tool = (label: string, keys: string, icon: Icon, onClick: () => void, disabled = false) => (
    <ActionIcon aria-label={label} title={`${label} (${keys})`} bg="transparent" disabled={disabled} onClick={onClick}>
      <Glyph of={icon} />
    </ActionIcon>
  );
  return (
    <div className={classes.desk} data-narrow={desk.days.length > NARROW}>
      <div>
        <div className={classes.tools}>
          {filters}
          <span className={classes.spring} />
          {tool(t('plan-turnos.deshacer'), t('plan-turnos.tecla-deshacer'), IconArrowBackUp, desk.undo, !drawn.canUndo)}
          {tool(t('plan-turnos.rehacer'), t('plan-turnos.tecla-rehacer'), IconArrowForwardUp, desk.redo, !drawn.canRedo)}
          <ActionIcon
            aria-label={t('plan-turnos.rellenar-titulo')}
            title={t('plan-turnos.rellenar-titulo')}
            onClick={() => onLayer('rellenar')}
          >
            <Glyph of={IconListNumbers} />
          </ActionIcon>
          <ActionIcon
            aria-label={t('plan-turnos.necesidades.titulo')}
            title={t('plan-turnos.necesidades.titulo')}
            renderRoot={(props) => <Link {...props} to="/turnos/necesidades" search={{ centro: filter.centroId }} />}
          >
            <Glyph of={IconUsersMinus} />
          </ActionIcon>
          <ActionIcon aria-label={t('plan-turnos.imprimir')} title={t('plan-turnos.imprimir')} onClick={printPage}>
            <Glyph of={IconPrinter} />
          </ActionIcon>
        </div>
        {nobody ?? (
          <>
            {news}
            <PlanGrid
              desk={desk}
              drawn={drawn}
              warnings={warnings}
              cover={needs}
              today={plan.hoy}
              total={plan.total}
              onOpen={() => side.current?.querySelector<HTMLElement>('button')?.focus()}
            />
            <Legend
              desk={desk}
              hasCover={centro !== undefined}
              isWhole={plan.total <= plan.items.length}
              shown={plan.items.length}
              total={plan.total}
            />
          </>
        )}
      </div>
      {!nobody && (
        <>
          <aside ref={side} className={classes.side} aria-label={t('plan-turnos.elegido')}>
            <div className={classes.moving}>
              <ChosenDays desk={desk} drawing={drawing} drawn={drawn} warnings={warnings} hasKeys />
            </div>
            <div className={classes.before}>
              <BeforePublishing desk={desk} preview={preview} cover={needs} drawn={drawn} onOffer={setOffered} />
              <DiscardDraft filter={filter} plan={plan} />
            </div>
            <PublishFoot
              preview={preview.data}
              hoy={plan.hoy}
              shifts={desk.shifts}
              isWaiting={drawn.strokes.size > 0}
              onPublish={() => onLayer('publicar')}
            />
          </aside>
          {sheets}
        </>
      )}
    </div>
  );
}

type LegendProps = { desk: ReturnType<typeof useDesk>; hasCover: boolean; isWhole: boolean; shown: number; total: number };

/** What the shapes mean, and what is not in sight. */
function Legend({ desk, hasCover, isWhole, shown, total }: LegendProps) {
  const { t } = useDayWords(desk.shifts);
  const sample = desk.choices[0]?.shift.clave;
  const partes = sample === undefined ? [] : [{ turno: sample, puestoId: null }];
  return (
    <footer className={classes.legend}>
      {(['publicado', 'borrador', 'cambiado'] as const).map((state) => (
        <span key={state}>
          <span>
            <Capsules partes={partes} shifts={desk.shifts} state={state} />
          </span>
          {t(`plan-turnos.leyenda.${state}`)}
        </span>
      ))}
      <span>
        <Glyph of={IconCalendarOff} size="sm" />
        {t('plan-turnos.leyenda.ausente')}
      </span>
      <span>
        <Glyph of={IconFlag} size="sm" />
        {t('plan-turnos.leyenda.festivo')}
      </span>
      {!hasCover && <span>{t('plan-turnos.elige-centro')}</span>}
      {!isWhole && <span>{t('plan-turnos.no-caben', { shown, total })}</span>}
      <span>{t('plan-turnos.posicion')}</span>
    </footer>
  );
}
