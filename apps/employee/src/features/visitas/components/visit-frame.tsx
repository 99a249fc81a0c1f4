import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../../shared/quiosco/countdown.tsx';
import { KioskFrame } from '../../../shared/quiosco/kiosk-frame.tsx';
import { Languages } from '../../../shared/quiosco/languages.tsx';
import classes from '../visitas.module.css';

/** The kiosk's frame with a visitor in front of it, who has a minute between two touches. */
export function VisitFrame({ title, foot, children }: { title?: string; foot?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <KioskFrame
      isVisit
      title={title ?? t('quiosco.inicio.visita')}
      aside={
        <div className={classes.head}>
          <Countdown />
          <Languages />
        </div>
      }
      foot={foot}
    >
      {children}
    </KioskFrame>
  );
}
