import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCurrentLocation, IconCurrentLocationOff } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { positionState, type PositionState } from '../../../native/position.ts';

const TEXTS: Record<PositionState, string> = {
  granted: 'home.gps.activo',
  prompt: 'home.gps.al-fichar',
  denied: 'home.gps.denegado',
  unavailable: 'home.gps.sin',
};

/** Whether a position is available, if the company shows that. The check never asks the person. */
export function GpsState() {
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
