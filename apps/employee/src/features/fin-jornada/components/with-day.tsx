import type { ReactNode } from 'react';
import { Navigate } from '@tanstack/react-router';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import { useMensaje, useResumen, useTipos, useToday } from '../api.ts';
import { offers, type Mensaje } from '../model/mensaje.ts';
import type { ResumenTurno } from '../model/spans.ts';
import { Waiting } from './waiting.tsx';

/** The data that the forms of own times and presences need. */
export type DayData = {
  hoy: HoyVista;
  mensaje: Mensaje;
  resumen: ResumenTurno;
  tipos: readonly TipoRegistroVista[];
  /** Record type of the clock-out, which is part of the address. */
  tipo: number;
};

type Props = { tipo: number; title: string; way: 'personalizado' | 'presencia'; children: (data: DayData) => ReactNode };

/** Loads the data of the form. Goes back if the day has not ended, or if the company does not offer this way. */
export function WithDay({ tipo, title, way, children }: Props) {
  const [hoy, mensaje, resumen, tipos] = [useToday(), useMensaje(tipo), useResumen(tipo), useTipos()];
  if (hoy.data && mensaje.data && resumen.data && tipos.data) {
    if (!offers(mensaje.data, way)) return <Navigate to="/confirmacion-jornada/$tipoid" params={{ tipoid: String(tipo) }} replace />;
    return children({ hoy: hoy.data, mensaje: mensaje.data, resumen: resumen.data, tipos: tipos.data.items, tipo });
  }
  const all = [hoy, mensaje, resumen, tipos];
  const error = all.some(({ isFetching }) => isFetching) ? null : (all.find((query) => query.error)?.error ?? null);
  return <Waiting title={title} error={error} onRetry={() => void Promise.all(all.map((query) => query.refetch()))} />;
}
