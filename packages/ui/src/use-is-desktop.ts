import { useMediaQuery } from '@mantine/hooks';

/** Whether the menu is always open and sheets are dialogs. Known at the first rendering, so nothing moves later. */
export function useIsDesktop(): boolean {
  return useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
}

/** Whether there is room for a second column beside the main one. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 75em)', false, { getInitialValueInEffect: false });
}
