import { useTranslation } from 'react-i18next';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { iconOfAbsence, iconOfSubtipo } from '@jornada/ui/domain-icons.ts';
import { IconCircleCheck, IconClock } from '@jornada/ui/icons.ts';
import { isOneOClock } from '../day/hours.ts';
import { nameOfAbsence } from '../day/names.ts';
import { StageState } from '../stage/stage.tsx';
import { freeIconOf } from './free-icon.ts';
import { sinceOf } from './since.ts';
import { isLeaveTold } from './told-leave.ts';
import classes from './today.module.css';

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
      <StageState mark={<span className={classes.pulse} />}>
        {one ? t('home.estado.trabajando-una', values) : t('home.estado.trabajando', values)}
      </StageState>
    );
  }
  if (situacion === 'pausa') {
    return (
      <StageState icon={iconOfSubtipo(since?.subtipo ?? 'cafe')} tone="warn">
        {one ? t('home.estado.pausa-una', values) : t('home.estado.pausa', values)}
      </StageState>
    );
  }
  if (situacion === 'terminada') {
    return (
      <StageState icon={IconCircleCheck} tone="accent">
        {one ? t('home.estado.terminada-una', values) : t('home.estado.terminada', values)}
      </StageState>
    );
  }
  if (isLeaveTold(hoy)) {
    return (
      <StageState icon={iconOfAbsence('baja')} tone="away">
        {t('home.estado.baja-comunicada')}
      </StageState>
    );
  }
  const free = previsto ? freeIconOf(previsto) : null;
  if (!previsto || !free) {
    return <StageState icon={IconClock}>{t('home.estado.fuera')}</StageState>;
  }
  return (
    <StageState icon={free} tone={previsto.motivo === 'ausencia' ? 'away' : 'quiet'}>
      <FreeText previsto={previsto} />
    </StageState>
  );
}

/** Why no work is expected today. */
function FreeText({ previsto: { motivo, festivo, ausencia } }: { previsto: NonNullable<HoyVista['previsto']> }) {
  const { t } = useTranslation();
  if (motivo === 'ausencia' && ausencia) return t(nameOfAbsence(ausencia.clase));
  if (motivo !== 'festivo') return t('home.estado.libre');
  return festivo ? t('home.estado.festivo-nombre', { nombre: festivo }) : t('home.estado.festivo');
}
