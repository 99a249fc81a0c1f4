import type { SystemBarsStyle } from '@capacitor/core';
import { noteFailure } from './failures.ts';

type Bars = { setStyle(options: { style: SystemBarsStyle }): Promise<void> };

/** Letters on the system's bars that can be read on the page's colour. The plug-in names a style after the page below them. */
export const createSystemBars =
  ({ plugin, styles }: { plugin: Bars; styles: Record<'light' | 'dark', SystemBarsStyle> }) =>
  (scheme: 'light' | 'dark'): void =>
    void plugin.setStyle({ style: styles[scheme] }).catch(noteFailure);
