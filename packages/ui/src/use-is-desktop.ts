import { useMediaQuery } from '@mantine/hooks';

/** Whether the menu stands open and sheets become dialogs; known at the first drawing, so nothing jumps. */
export function useIsDesktop(): boolean {
  return useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
}

/** Whether there is room for a second column beside the main one. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 75em)', false, { getInitialValueInEffect: false });
}
