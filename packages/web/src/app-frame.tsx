import { useEffect, useState, type ReactNode } from 'react';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { theme } from '@jornada/ui/theme/theme.ts';
import { resolveVariables } from '@jornada/ui/theme/variables.ts';
import { keepFocus } from './keep-focus.ts';
import { createSchemeManager } from './scheme-manager.ts';
import { ServicesProvider, type WebServices } from './services.tsx';

type Props = { services: WebServices; children: ReactNode };

/** The frame of both apps: theme, server data, services. */
export function AppFrame({ services, children }: Props) {
  const [schemeManager] = useState(() => createSchemeManager(services.storage, window));
  useEffect(() => keepFocus(window), []);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveVariables}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
    >
      <QueryClientProvider client={services.queryClient}>
        <ServicesProvider services={services}>{children}</ServicesProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
