import type { ReactNode } from 'react';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { useProfile } from '@jornada/web/services.tsx';
import type { DayView } from '../../../shared/today/day-view.ts';
import { Stage as StageFrame } from '../../../shared/stage/stage.tsx';
import { Answer } from './answer.tsx';
import { DayEndLink } from './day-end-link.tsx';
import { DayFigure } from '../../../shared/today/day-figure.tsx';
import { GpsState } from './gps-state.tsx';
import { StateLine } from '../../../shared/today/state-line.tsx';

type Props = { hoy: HoyVista; day: DayView; format: Format; children?: ReactNode };

/** State, arc and answer; on a desktop in a card, with the actions below. */
export function Stage({ hoy, day, format, children }: Props) {
  const { MostrarConexionGPSEnApp, UsarGPS } = useProfile();
  return (
    <StageFrame>
      <StateLine hoy={hoy} format={format} />
      <DayFigure hoy={hoy} day={day} format={format} />
      <Answer hoy={hoy} day={day} format={format} />
      <DayEndLink hoy={hoy} />
      {MostrarConexionGPSEnApp && UsarGPS && <GpsState />}
      {children}
    </StageFrame>
  );
}
