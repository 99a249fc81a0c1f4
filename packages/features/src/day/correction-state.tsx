import { useTranslation } from 'react-i18next';
import type { CorreccionVista } from '@jornada/contract/registros/vistas.ts';
import { IconArrowBackUp, IconCheck, IconHourglassLow, IconX } from '@jornada/ui/icons.ts';
import { StatusPill } from '@jornada/ui/status-pill.tsx';

const LOOK = {
  pendiente: { icon: IconHourglassLow, tone: 'warn', text: 'correcciones.estado.pendiente' },
  acordada: { icon: IconCheck, tone: 'accent', text: 'correcciones.estado.acordada' },
  desacuerdo: { icon: IconX, tone: 'bad', text: 'correcciones.estado.desacuerdo' },
  retirada: { icon: IconArrowBackUp, tone: 'quiet', text: 'correcciones.estado.retirada' },
} as const;

/** The outcome of a proposal. */
export function CorrectionState({ estado }: Pick<CorreccionVista, 'estado'>) {
  const { t } = useTranslation();
  const { icon, tone, text } = LOOK[estado];
  return (
    <StatusPill icon={icon} tone={tone}>
      {t(text)}
    </StatusPill>
  );
}
