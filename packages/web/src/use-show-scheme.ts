import { useEffect } from 'react';
import { useComputedColorScheme } from '@mantine/core';
import { showScheme } from './native/scheme.ts';

/** Makes the browser's own parts follow the current theme. */
export function useShowScheme(): void {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  useEffect(() => showScheme(scheme), [scheme]);
}
