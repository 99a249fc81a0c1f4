import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearch } from '@tanstack/react-router';
import type { SolicitudVista } from '@jornada/contract/solicitudes/vistas.ts';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { Loaded, type ReadQuery } from '@jornada/web/list/loaded.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useToConfirm } from '../../../shared/use-to-confirm.ts';
import { useWaitingMatters } from '../../../shared/use-waiting-matters.ts';
import { useAnsweredRequests, useAsuntos, usePendientes, useWaitingRequests, type Estado } from '../api.ts';
import { Kinds } from '../components/kinds.tsx';
import { MatterList, Waiting } from '../components/matter-list.tsx';
import { MatterPage } from '../components/matter-page.tsx';
import { MatterPane } from '../components/matter-pane.tsx';
import { OwnRequests } from '../components/own-requests.tsx';
import { Segments } from '../components/segments.tsx';
import { ToConfirmRows } from '../components/to-confirm-rows.tsx';
import { useOpenNext } from '../use-open-next.ts';
import { useSeen } from '../use-seen.ts';
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
  const toConfirm = useToConfirm();
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
  const isToAnswer = estado === 'por-responder' && toConfirm.meses + toConfirm.comunicados > 0;
  const requests = { 'por-responder': NO_REQUESTS, 'en-espera': waiting, resueltas: answered }[estado];
  const isAlone = !isToAnswer && requests.data?.length === 0;
  const list = (
    <div className={classes.listColumn}>
      <Kinds current="propio" />
      <Segments current={estado} />
      <Loaded query={requests} waiting={<Waiting />} problem={t('bandeja.error')}>
        {(own) => <OwnRequests items={own} />}
      </Loaded>
      {isToAnswer && <ToConfirmRows of={toConfirm} />}
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
