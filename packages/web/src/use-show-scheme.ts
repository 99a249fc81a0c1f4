import { useEffect } from 'react';
import { useComputedColorScheme } from '@mantine/core';
import { showScheme } from './native/scheme.ts';

/** The browser's own parts follow the theme that is shown. */
export function useShowScheme(): void {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  useEffect(() => showScheme(scheme), [scheme]);
}
