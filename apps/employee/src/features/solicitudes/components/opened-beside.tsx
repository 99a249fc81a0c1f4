import { Suspense } from 'react';
import { useRouter } from '@tanstack/react-router';
import type { SolicitudVista } from '@jornada/contract/solicitudes/vistas.ts';
import { Pane } from '@jornada/web/list/pane.tsx';
import { WaitingRequests } from '../../../shared/solicitudes/waiting-requests.tsx';

/** The open request beside the list of all kinds: the route of its own page says how it is drawn. */
export function OpenedBeside({ of: { id, modulo }, takesFocus }: { of: SolicitudVista; takesFocus: boolean }) {
  const { routesByPath } = useRouter();
  // Each module of requests has such a page.
  const Opened = routesByPath[`/${modulo}-view/$id` as '/vacaciones-view/$id'].options.staticData?.opened;
  return (
    <Suspense
      fallback={
        <Pane label={undefined}>
          <WaitingRequests />
        </Pane>
      }
    >
      {Opened && <Opened id={id} takesFocus={takesFocus} />}
    </Suspense>
  );
}
