import { useTranslation } from 'react-i18next';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconCircleCheck, IconHourglassLow } from '@jornada/ui/icons.ts';
import type { EstadoCaptcha } from '../use-captcha.ts';
import classes from '../registro.module.css';

const ICONS = { esperando: IconHourglassLow, comprobando: IconHourglassLow, comprobado: IconCircleCheck, imposible: IconAlertCircle };

/** The progress of the captcha. The person has nothing to do for it. */
export function CaptchaState({ estado }: { estado: EstadoCaptcha }) {
  const { t } = useTranslation();
  const texts = {
    esperando: t('registro.captcha.esperando'),
    comprobando: t('registro.captcha.comprobando'),
    comprobado: t('registro.captcha.comprobado'),
    imposible: t('registro.captcha.imposible'),
  };
  return (
    <p role="status" className={classes.captcha} data-estado={estado}>
      <Glyph of={ICONS[estado]} />
      <span>{texts[estado]}</span>
    </p>
  );
}
