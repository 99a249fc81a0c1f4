import { useState } from 'react';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { theme } from '@jornada/ui/theme/theme.ts';
import { resolveVariables } from '@jornada/ui/theme/variables.ts';
import { ServicesProvider, type Services } from '../platform/services.tsx';
import type { AppRouter } from './router.ts';
import { createSchemeManager } from './scheme-manager.ts';

type Props = { services: Services; router: AppRouter };

/** The whole app: theme, server state, services, screens. */
export function App({ services, router }: Props) {
  const [schemeManager] = useState(() => createSchemeManager(services.storage, window));
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveVariables}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
    >
      <QueryClientProvider client={services.queryClient}>
        <ServicesProvider services={services}>
          <RouterProvider router={router} />
        </ServicesProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
