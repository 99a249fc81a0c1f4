import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams, useSearch } from '@tanstack/react-router';
import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import type { SolicitudVista } from '@jornada/contract/solicitudes/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconArrowsExchange, IconChevronRight, IconClipboardCheck, IconSignature, IconSpeakerphone } from '@jornada/ui/icons.ts';
import { LinkRow } from '@jornada/ui/link-row.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { Loaded, type ReadQuery } from '@jornada/web/list/loaded.tsx';
import { Page } from '@jornada/web/page.tsx';
import { RequestGroup } from '../../../shared/solicitudes/request-group.tsx';
import { RequestRow } from '../../../shared/solicitudes/request-row.tsx';
import { useWaitingMatters } from '../../../shared/use-waiting-matters.ts';
import { useWaitingPages, WAITING_PAGES, type WaitingPages } from '../../../shared/use-waiting-pages.ts';
import { type Estado, useAnsweredRequests, useAsuntos, useMarkSeen, usePendientes, useWaitingRequests } from '../api.ts';
import { Kinds } from '../components/kinds.tsx';
import { MatterList, Waiting } from '../components/matter-list.tsx';
import { MatterPage } from '../components/matter-page.tsx';
import { MatterPane } from '../components/matter-pane.tsx';
import { Segments } from '../components/segments.tsx';
import { useOpenNext } from '../use-open-next.ts';
import classes from '../bandeja.module.css';

/** What waits for the person's answer has no requests of their own. */
const NO_REQUESTS: ReadQuery<SolicitudVista[]> = { data: [], error: null, refetch: () => undefined };

/**
 * The inbox: what waits for the person's answer, what they wait for, and what was answered. On a desktop the open matter is
 * beside the list.
 */
export function BandejaScreen() {
  const { estado } = useSearch({ from: '/shell/session/bandeja' });
  const { id } = useParams({ strict: false });
  const own = usePendientes().data?.total;
  const { solicitudes = 0, total = 0 } = useWaitingMatters() ?? {};
  // Where nothing of one's own waits, and something of others does, the entry of the menu leads there.
  const leads = estado === undefined && id === undefined && own === 0 && solicitudes > 0 && total === solicitudes;
  if (leads) return <Navigate to="/bandeja/solicitudes" replace />;
  return <OwnMatters estado={estado ?? 'por-responder'} id={id} />;
}

function OwnMatters({ estado, id }: { estado: Estado; id: string | undefined }) {
  const { t } = useTranslation();
  const isDesktop = useIsDesktop();
  const { data, items } = useAsuntos(estado);
  const answered = useAnsweredRequests(estado === 'resueltas');
  const waiting = useWaitingRequests();
  useSeen(estado === 'resueltas' && data && answered.data ? { matters: items, requests: answered.data } : null);
  const pages = useWaitingPages();
  const openNext = useOpenNext(estado);
  const asked = id === undefined ? null : Number(id);
  const first = items[0]?.id ?? null;
  // On a desktop the first matter is open without being asked for, and stays so whatever comes or goes: no other takes its place.
  const opens = isDesktop && asked === null ? first : null;
  const onFirst = useEffectEvent((next: number) => openNext(next));
  useEffect(() => {
    if (opens !== null) onFirst(opens);
  }, [opens]);
  if (!isDesktop && asked !== null) return <MatterPage key={asked} id={asked} estado={estado} />;

  const openId = asked ?? opens;
  // What stands apart above the list: while something does, or is not known yet, an empty list says nothing.
  const isToAnswer = estado === 'por-responder' && pages.total > 0;
  const requests = { 'por-responder': NO_REQUESTS, 'en-espera': waiting, resueltas: answered }[estado];
  const isAlone = !isToAnswer && requests.data?.length === 0;
  const list = (
    <div className={classes.listColumn}>
      <Kinds current="propio" />
      <Segments current={estado} />
      <Loaded query={requests} waiting={<Waiting />} problem={t('bandeja.error')}>
        {(own) => <OwnRequests items={own} />}
      </Loaded>
      {isToAnswer && <WaitingPagesRows of={pages} />}
      {isAlone || items.length > 0 || (data === undefined && requests.data !== undefined) ? (
        <MatterList estado={estado} openId={openId} />
      ) : null}
    </div>
  );
  return (
    <Page title={t('bandeja.titulo')}>
      {isDesktop ? (
        <div className={classes.split} data-alone={openId === null}>
          {list}
          {openId !== null && <MatterPane key={`${estado} ${openId}`} id={openId} estado={estado} />}
        </div>
      ) : (
        list
      )}
    </Page>
  );
}

/** One's own requests of one state. Each leads to the request. */
function OwnRequests({ items }: { items: readonly SolicitudVista[] }) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  return (
    <RequestGroup title={t('bandeja.tus-solicitudes')}>
      {items.map((one) => (
        <RequestRow key={one.id} of={one} />
      ))}
    </RequestGroup>
  );
}

/** What is shown of the answers: corrections, and one's own requests. */
type Shown = { matters: readonly AsuntoVista[]; requests: readonly SolicitudVista[] };

/** The time of the newest answer shown. */
const newestAnswer = ({ matters, requests }: Shown): string | null =>
  [
    ...matters.flatMap(({ correcciones }) => correcciones.map(({ resueltaEl }) => resueltaEl)),
    ...requests.map(({ decidida }) => decidida?.momento ?? null),
  ].reduce((newest, one) => (one !== null && (newest === null || Temporal.Instant.compare(one, newest) > 0) ? one : newest), null);

/** Marks the shown answers as seen. @param shown null while another list is shown, or not all of it is there yet. */
function useSeen(shown: Shown | null): void {
  const { mutate } = useMarkSeen();
  const hasNews = (usePendientes().data?.respuestas ?? 0) > 0;
  const newest = shown && newestAnswer(shown);
  const onShown = useEffectEvent((hasta: string) => mutate(hasta));
  useEffect(() => {
    if (hasNews && newest !== null) onShown(newest);
  }, [hasNews, newest]);
}

const ICONS = { meses: IconClipboardCheck, comunicados: IconSpeakerphone, turnos: IconArrowsExchange, documentos: IconSignature };

/** What waits for the person on pages of its own. */
function WaitingPagesRows({ of }: { of: WaitingPages }) {
  const { t } = useTranslation();
  return (
    <Rows framed mb="md" aria-label={t('bandeja.confirmar.etiqueta')}>
      {WAITING_PAGES.filter(({ what }) => of[what] > 0).map(({ what, to }) => (
        <LinkRow key={what} renderRoot={(props) => <Link {...props} to={to} />}>
          <Glyph of={ICONS[what]} data-tone="warn" />
          <RowText name={t(`bandeja.confirmar.${what}`, { count: of[what] })} />
          <Glyph of={IconChevronRight} size="sm" data-tone="quiet" />
        </LinkRow>
      ))}
    </Rows>
  );
}
