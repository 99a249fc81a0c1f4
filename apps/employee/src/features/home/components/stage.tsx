import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight, IconCurrentLocation, IconCurrentLocationOff } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { useProfile } from '@jornada/web/services.tsx';
import { positionState, type PositionState } from '../../../native/position.ts';
import { useAtKiosk } from '../../../shared/quiosco/use-at-kiosk.ts';
import { Stage as StageFrame } from '../../../shared/stage/stage.tsx';
import { DayFigure } from '../../../shared/today/day-figure.tsx';
import type { DayView } from '../../../shared/today/day-view.ts';
import { StateLine } from '../../../shared/today/state-line.tsx';
import { Answer } from './answer.tsx';

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

/** The link to end today otherwise, as long as it is today. Not at a kiosk. */
function DayEndLink({ hoy: { situacion, registros } }: { hoy: HoyVista }) {
  const { t } = useTranslation();
  const isAtKiosk = useAtKiosk();
  const salida = registros.findLast(({ clase, anulado }) => clase === 'salida' && !anulado);
  if (isAtKiosk || situacion !== 'terminada' || !salida) return null;
  return (
    <Button
      variant="transparent"
      rightSection={<Glyph of={IconChevronRight} size="sm" />}
      renderRoot={(props) => <Link {...props} to="/confirmacion-jornada/$tipoid" params={{ tipoid: String(salida.tipoId) }} />}
    >
      {t('home.fin.cambiar')}
    </Button>
  );
}

const TEXTS: Record<PositionState, string> = {
  granted: 'home.gps.activo',
  prompt: 'home.gps.al-fichar',
  denied: 'home.gps.denegado',
  unavailable: 'home.gps.sin',
};

/** Whether a position is available, if the company shows that. The check never asks the person. */
function GpsState() {
  const { t } = useTranslation();
  const [state, setState] = useState<PositionState | null>(null);
  useEffect(() => {
    let gone = false;
    void positionState().then((found) => {
      if (!gone) setState(found);
    });
    return () => {
      gone = true;
    };
  }, []);
  if (!state) return null;
  const works = state === 'granted' || state === 'prompt';
  return (
    <Note
      mt="xs"
      icon={works ? IconCurrentLocation : IconCurrentLocationOff}
      tone={works ? undefined : 'warn'}
      words={works ? 'quiet' : 'tone'}
    >
      {t(TEXTS[state])}
    </Note>
  );
}
