import { useTranslation } from 'react-i18next';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { iconOfSubtipo } from '@jornada/ui/domain-icons.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconBeach, IconCircleCheck, IconClock, IconFlag } from '@jornada/ui/icons.ts';
import { isOneOClock } from '../../../platform/day/hours.ts';
import { nameOfAbsence } from '../../../platform/day/names.ts';
import { sinceOf } from '../model/since.ts';
import classes from '../home.module.css';

type Props = { hoy: HoyVista; format: Format };

/** What the person is doing now and since when. The first thing read, in words; the icon and the colour repeat it. */
export function StateLine({ hoy, format }: Props) {
  const { t } = useTranslation();
  const { situacion, previsto } = hoy;
  const since = sinceOf(hoy);
  const values = since ? { hora: format.hour(since.instant), nombre: since.nombre } : {};
  const one = since ? isOneOClock(since.instant, hoy.zona) : false;

  if (situacion === 'trabajando') {
    return (
      <p className={classes.state} data-tone="accent">
        <span className={classes.pulse} />
        {one ? t('home.estado.trabajando-una', values) : t('home.estado.trabajando', values)}
      </p>
    );
  }
  if (situacion === 'pausa') {
    return (
      <p className={classes.state} data-tone="warn">
        <Glyph of={iconOfSubtipo(since?.subtipo ?? 'cafe')} />
        {one ? t('home.estado.pausa-una', values) : t('home.estado.pausa', values)}
      </p>
    );
  }
  if (situacion === 'terminada') {
    return (
      <p className={classes.state} data-tone="accent">
        <Glyph of={IconCircleCheck} />
        {one ? t('home.estado.terminada-una', values) : t('home.estado.terminada', values)}
      </p>
    );
  }
  if (previsto?.motivo === 'festivo') {
    return (
      <p className={classes.state}>
        <Glyph of={IconFlag} />
        {previsto.festivo ? t('home.estado.festivo-nombre', { nombre: previsto.festivo }) : t('home.estado.festivo')}
      </p>
    );
  }
  if (previsto?.motivo === 'ausencia' && previsto.ausencia) {
    return (
      <p className={classes.state} data-tone="away">
        <Glyph of={IconBeach} />
        {t(nameOfAbsence(previsto.ausencia.clase))}
      </p>
    );
  }
  return (
    <p className={classes.state}>
      <Glyph of={IconClock} />
      {t(previsto?.motivo === 'libre' ? 'home.estado.libre' : 'home.estado.fuera')}
    </p>
  );
}
