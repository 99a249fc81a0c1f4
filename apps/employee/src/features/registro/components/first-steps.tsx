import { useTranslation } from 'react-i18next';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconBeach, IconClock, IconMapPin, IconUsers } from '@jornada/ui/icons.ts';
import classes from '../registro.module.css';

const STEPS = [
  { icon: IconUsers, title: 'registro.pasos.personas', text: 'registro.pasos.personas-texto' },
  { icon: IconMapPin, title: 'registro.pasos.centro', text: 'registro.pasos.centro-texto' },
  { icon: IconBeach, title: 'registro.pasos.festivos', text: 'registro.pasos.festivos-texto' },
  { icon: IconClock, title: 'registro.pasos.fichar', text: 'registro.pasos.fichar-texto' },
] as const;

/** What a new company does first, in this order. */
export function FirstSteps() {
  const { t } = useTranslation();
  return (
    <ol className={classes.steps}>
      {STEPS.map(({ icon, title, text }) => (
        <li key={title}>
          <Glyph of={icon} size="lg" />
          <span>
            <strong>{t(title)}</strong>
            <span>{t(text)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
