import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from '@tanstack/react-router';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { useObservable } from '@jornada/web/observable.ts';
import { ReadProblem } from '@jornada/web/list/read-problem.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useServices } from '../../../shared/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { useHoy, useTipos } from '../api.ts';
import { DockSkeleton, HomeSkeleton } from '../components/home-skeleton.tsx';
import { Today } from '../components/today.tsx';
import { withWaiting } from '../model/waiting.ts';

/** The day with the waiting actions of this device, computed each minute, because a day may end before anything is received. */
function Shown({ hoy, todos, format }: Parameters<typeof Today>[0]) {
  const waiting = useObservable(useServices().queue);
  const ahora = useMinute();
  const shown = useMemo(() => withWaiting({ hoy, tipos: todos, waiting, ahora }), [hoy, todos, waiting, ahora]);
  return <Today hoy={shown} todos={todos} format={format} />;
}

/** Home: the day, and the most likely next action. */
export function HomeScreen() {
  const { t } = useTranslation();
  const hoy = useHoy();
  const tipos = useTipos();
  const format = useFormat(hoy.data?.zona);
  const isDesktop = useIsDesktop();
  const today = format.dayOf(useMinute());
  const isFetching = hoy.isFetching || tipos.isFetching;
  const error = isFetching ? null : (hoy.error ?? tipos.error);

  if (hoy.data && tipos.data) return <Shown hoy={hoy.data} todos={tipos.data.items} format={format} />;
  return (
    <Page
      saysAge
      title={format.capitalize(format.date(today, 'long'))}
      shortTitle={format.dayTitle(today)}
      dock={isDesktop || error ? undefined : <DockSkeleton />}
    >
      {error ? (
        <ReadProblem error={error} title={t('home.error.titulo')} onRetry={() => void Promise.all([hoy.refetch(), tipos.refetch()])} />
      ) : (
        <HomeSkeleton />
      )}
      {/* A sheet in the address waits for the day, too. */}
      <Outlet />
    </Page>
  );
}
