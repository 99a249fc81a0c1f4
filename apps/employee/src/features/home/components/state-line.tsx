import { useTranslation } from 'react-i18next';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { iconOfSubtipo } from '@jornada/ui/domain-icons.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCircleCheck, IconClock } from '@jornada/ui/icons.ts';
import { isOneOClock } from '../../../shared/day/hours.ts';
import { nameOfAbsence } from '../../../shared/day/names.ts';
import { freeIconOf } from '../model/free-icon.ts';
import { sinceOf } from '../model/since.ts';
import classes from '../home.module.css';

type Props = { hoy: HoyVista; format: Format };

/** What the person is doing now and since when, in words. Icon and colour repeat it. */
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
  const free = previsto ? freeIconOf(previsto) : null;
  if (!previsto || !free) {
    return (
      <p className={classes.state}>
        <Glyph of={IconClock} />
        {t('home.estado.fuera')}
      </p>
    );
  }
  return (
    <p className={classes.state} data-tone={previsto.motivo === 'ausencia' ? 'away' : undefined}>
      <Glyph of={free} />
      <FreeText previsto={previsto} />
    </p>
  );
}

/** Why no work is expected today. */
function FreeText({ previsto: { motivo, festivo, ausencia } }: { previsto: NonNullable<HoyVista['previsto']> }) {
  const { t } = useTranslation();
  if (motivo === 'ausencia' && ausencia) return t(nameOfAbsence(ausencia.clase));
  if (motivo !== 'festivo') return t('home.estado.libre');
  return festivo ? t('home.estado.festivo-nombre', { nombre: festivo }) : t('home.estado.festivo');
}
