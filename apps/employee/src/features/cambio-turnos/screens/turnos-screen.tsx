import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, Box, Button } from '@mantine/core';
import { Link, Outlet, useParams } from '@tanstack/react-router';
import { asShown } from '@jornada/client';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconArrowsExchange, IconCalendarMonth, IconCloudOff } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { UndoBar } from '@jornada/ui/undo-bar.tsx';
import { useIsDesktop, useIsWide } from '@jornada/ui/use-is-desktop.ts';
import { useSend } from '@jornada/web/calls.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { SmallReadProblem } from '@jornada/web/list/read-problem.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useSession, useWebServices } from '@jornada/web/services.tsx';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { useOnline } from '@jornada/web/use-online.ts';
import { useServices } from '../../../shared/services.tsx';
import { useSecondsLeft } from '../../../shared/use-seconds-left.ts';
import { useChanges, useOffers, useWeeks } from '../api.ts';
import { useChangeFilters } from '../components/change-filters.tsx';
import type { TakenOffer } from '../components/offers.tsx';
import { OpenedChange } from '../components/opened-change.tsx';
import { Overview } from '../components/overview.tsx';
import { nothingToGive } from '../model/nothing-to-give.ts';
import classes from '../turnos.module.css';

/** The own shifts, and what is asked about them. On a desktop the open request stands beside them, on a phone in their place. */
export function TurnosScreen() {
  const { t } = useTranslation();
  const { clock } = useServices();
  const session = useSession();
  const canChange = asShown(session).profile?.AccesoCambioTurnos === true;
  const isDesktop = useIsDesktop();
  const isWide = useIsWide();
  const isOnline = useOnline();
  const { id } = useParams({ strict: false });
  const weeks = useWeeks();
  const isUnread = weeks.data === undefined && weeks.error !== null;
  // Offered while it is not known yet: most people have something to give.
  const offersChange = canChange && !isUnread && !(weeks.data && nothingToGive(weeks.data));
  const changes = useChanges(canChange);
  // Without filters it is the same read.
  const found = useChanges(canChange, useChangeFilters());
  const offers = useOffers(canChange);
  const unread = [changes, ...(found.error === changes.error ? [] : [found]), offers].filter(
    ({ data, error }) => data === undefined && error !== null,
  );
  const [taken, setTaken] = useState<(TakenOffer & { until: string }) | null>(null);
  const opened = id === undefined ? null : Number(id);
  // Beside the list there is always one open where there is any: what waits for the person first.
  const beside = opened ?? (changes.data?.items.find(({ espera }) => espera === 'yo') ?? found.data?.items[0])?.id ?? null;
  if (!isWide && opened !== null)
    return (
      <>
        <OpenedChange key={opened} id={opened} as="page" />
        <Outlet />
      </>
    );
  const button = (
    <Button
      leftSection={<Glyph of={IconArrowsExchange} />}
      {...(!isDesktop && { size: 'xl', fullWidth: true })}
      renderRoot={(props) => <Link {...props} to="/cambio-turnos-form1" resetScroll={false} />}
    >
      {t('mis-turnos.cambiar')}
    </Button>
  );
  const offline = !isOnline && (
    <Note icon={IconCloudOff} tone="warn" words="ink" mb="sm" role="status">
      {t('mis-turnos.sin-red')}
    </Note>
  );
  return (
    <Page
      title={t('menu.entradas.turnos')}
      actions={
        <>
          <ActionIcon
            aria-label={t('mis-turnos.calendario')}
            renderRoot={(props: Record<string, unknown>) => <Link {...props} to="/registros-list" />}
          >
            <Glyph of={IconCalendarMonth} size="lg" />
          </ActionIcon>
          {isDesktop && offersChange && button}
        </>
      }
      dock={
        !isDesktop && (offersChange || taken || (canChange && offline)) ? (
          <>
            {taken && <TakeBackBar key={taken.until} {...taken} />}
            {offline}
            {offersChange && button}
          </>
        ) : undefined
      }
    >
      <div className={classes.split} data-open={isWide && beside !== null}>
        <div className={classes.list}>
          {isDesktop && offline}
          {isDesktop && taken && <TakeBackBar key={taken.until} {...taken} />}
          {unread[0] && !isUnread && (
            <SmallReadProblem
              que={t(`mis-turnos.lista.${unread[0] === offers ? 'se-ofrece' : 'tus-propuestas'}`)}
              error={unread[0].error}
              onRetry={() => unread.forEach((one) => void one.refetch())}
            />
          )}
          <Loaded query={weeks} problem={t('mis-turnos.error')}>
            {(data) => (
              <Overview
                weeks={data}
                changes={changes.data}
                found={found.data}
                offers={offers.data}
                canChange={canChange}
                open={isWide ? beside : null}
                onTaken={(one) => setTaken({ ...one, until: Temporal.Instant.fromEpochMilliseconds(clock.nowMs() + 10_000).toString() })}
              />
            )}
          </Loaded>
        </div>
        {isWide && beside !== null && <OpenedChange key={beside} id={beside} as="pane" />}
      </div>
      <Outlet />
    </Page>
  );
}

type Props = { id: number; text: string; until: string };

/** Says that a shift was taken, and for ten seconds takes it back. */
function TakeBackBar({ id, text, until }: Props) {
  const { t } = useTranslation();
  const seconds = useSecondsLeft(until);
  const { notices } = useWebServices();
  const messageOf = useMessageOf();
  const drop = useSend(cambioTurnos.desapuntarme);
  const onUndo = () => drop.mutate({ id }, { onError: (error) => notices.show(messageOf(error)) });
  if (seconds === 0 || drop.isSuccess) return null;
  return (
    <Box mb="sm">
      <UndoBar text={text} undo={{ label: t('mis-turnos.ofertas.deshacer'), seconds, isBusy: drop.isPending, onUndo }} />
    </Box>
  );
}
