import type { ReactNode } from 'react';
import type { RequestCalls } from '@jornada/contract/solicitudes/solicitud-calls.ts';
import type { SolicitudAbierta } from '@jornada/contract/solicitudes/vistas.ts';
import type { ModuloSolicitud } from '@jornada/domain/solicitudes/modelo.ts';

/** How requests of a module are read and shown to the person whose they are. */
export type RequestModule<Vista extends SolicitudAbierta = SolicitudAbierta> = {
  modulo: ModuloSolicitud;
  calls: RequestCalls<Vista>;
  /** The name of an open one; without it, or where it is empty, its days. */
  titleOf?: (vista: Vista) => string;
  /** A line under its title: how much, and until when. */
  About: (props: { vista: Vista }) => ReactNode;
  /** Sections with what its module knows of it. */
  Details?: (props: { vista: Vista }) => ReactNode;
};
