import { RouterProvider } from '@tanstack/react-router';
import { AppFrame } from '@jornada/web/app-frame.tsx';
import type { Services } from '../shared/services.tsx';
import type { AppRouter } from './router.ts';

/** The whole app: its services and its screens. */
export function App({ services, router }: { services: Services; router: AppRouter }) {
  return (
    <AppFrame services={services}>
      <RouterProvider router={router} />
    </AppFrame>
  );
}
