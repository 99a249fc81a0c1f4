import { lazy, type ComponentType } from 'react';
import type { SolicitudAbierta } from '@jornada/contract/solicitudes/vistas.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import type { RequestModule } from './request-module.ts';

export type OpenedProps = { id: number; takesFocus: boolean };

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Draws the request of this address beside a list of all kinds. */
    opened?: ComponentType<OpenedProps>;
  }
}

/** An open request beside the list, with what its module shows of it: loaded when one is opened there. */
export function openedLater<V extends SolicitudAbierta>(load: () => Promise<RequestModule<V>>): ComponentType<OpenedProps> {
  return lazy(async () => {
    const [of, { OpenedPane }] = await loadChunk(() => Promise.all([load(), import('./opened-own.tsx')]));
    return { default: (props: OpenedProps) => <OpenedPane of={of} {...props} /> };
  });
}
