import { useTranslation } from 'react-i18next';
import type { cierres } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { IconHourglassLow, IconLock, IconPlayerPlay } from '@jornada/ui/icons.ts';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import type { MesDeCentro } from '../mes-de-centro.ts';

type MesDeLista = SalidaDe<typeof cierres.listado>['items'][number];

const OBSTACULOS = ['enCurso', 'incompletas', 'pendientes', 'incidencias'] as const;

/** What to check before the month is closed, and for how many people. */
export function Lacks({ mes: { obstaculos } }: { mes: MesDeLista }) {
  const { t } = useTranslation();
  const lacks = OBSTACULOS.filter((one) => (obstaculos?.[one] ?? 0) > 0);
  return lacks.map((one) => t(`cierres.faltan.${one}`, { count: obstaculos?.[one] ?? 0 })).join(' · ');
}

/** Whether a month is closed, or can be. */
export function MonthState({ mes }: { mes: MesDeCentro }) {
  const { t } = useTranslation();
  if (mes.cerrado)
    return (
      <StatusPill icon={IconLock} tone="quiet">
        {t('cierres.cerrado')}
      </StatusPill>
    );
  if (mes.puedeCerrarse)
    return (
      <StatusPill icon={IconHourglassLow} tone="warn">
        {t('cierres.por-cerrar')}
      </StatusPill>
    );
  return (
    <StatusPill icon={IconPlayerPlay} tone="accent">
      {t('cierres.abierto')}
    </StatusPill>
  );
}
