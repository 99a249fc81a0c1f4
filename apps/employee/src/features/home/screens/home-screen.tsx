import { useMemo, useState } from 'react';
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
function Shown({ hoy, ...others }: Parameters<typeof Today>[0]) {
  const { todos } = others;
  const waiting = useObservable(useServices().queue);
  const ahora = useMinute();
  const shown = useMemo(() => withWaiting({ hoy, tipos: todos, waiting, ahora }), [hoy, todos, waiting, ahora]);
  return <Today hoy={shown} {...others} />;
}

/** Home: the day, and the most likely next action. The bar stays as it is when the day comes: somebody may be pressing a button of it. */
export function HomeScreen() {
  const { t } = useTranslation();
  const hoy = useHoy();
  const tipos = useTipos();
  const format = useFormat(hoy.data?.zona);
  const isDesktop = useIsDesktop();
  const today = format.dayOf(useMinute());
  const [dock, setDock] = useState<HTMLElement | null>(null);
  const isFetching = hoy.isFetching || tipos.isFetching;
  const isThere = hoy.data !== undefined && tipos.data !== undefined;
  const error = isThere || isFetching ? null : (hoy.error ?? tipos.error);
  const fecha = (isThere && hoy.data?.fecha) || today;

  return (
    <Page
      saysAge
      title={format.capitalize(format.date(fecha, 'long'))}
      shortTitle={format.dayTitle(fecha)}
      dock={isDesktop || error || isThere ? undefined : <DockSkeleton />}
      dockPlace={!isDesktop && isThere ? setDock : undefined}
    >
      {hoy.data && tipos.data ? (
        <Shown hoy={hoy.data} todos={tipos.data.items} format={format} dockPlace={dock} />
      ) : (
        <>
          {error ? (
            <ReadProblem error={error} title={t('home.error.titulo')} onRetry={() => void Promise.all([hoy.refetch(), tipos.refetch()])} />
          ) : (
            <HomeSkeleton />
          )}
          {/* A sheet in the address waits for the day, too. */}
          <Outlet />
        </>
      )}
    </Page>
  );
}
