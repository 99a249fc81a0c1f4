import type { Icon } from '@tabler/icons-react';
import type { SolicitudAbierta } from '@jornada/contract/solicitudes/vistas.ts';
import type { EstadoPaso } from '@jornada/domain/solicitudes/modelo.ts';
import { IconCheck, IconCircleDashed, IconHourglassLow, IconMinus, IconX } from '@jornada/ui/icons.ts';
import { Steps, type StepTone } from '@jornada/ui/steps.tsx';
import { useRequestWords } from './use-request-words.ts';

const LOOKS: Record<EstadoPaso, { icon: Icon; tone: StepTone }> = {
  futuro: { icon: IconCircleDashed, tone: 'quiet' },
  turno: { icon: IconHourglassLow, tone: 'warn' },
  conforme: { icon: IconCheck, tone: 'accent' },
  rechazado: { icon: IconX, tone: 'bad' },
  saltado: { icon: IconMinus, tone: 'quiet' },
};

/** Who decides about a request, in order, and how far it is. */
export function RequestSteps({ of: { pasos, espera } }: { of: Pick<SolicitudAbierta, 'pasos' | 'espera'> }) {
  const { t, format, today } = useRequestWords();
  const waits = espera ? Temporal.PlainDate.from(format.dayOf(espera.desde)).until(today).days : 0;
  const detailOf = ({ estado, porSuplente }: SolicitudAbierta['pasos'][number]): string => {
    const said = estado === 'turno' && waits > 0 ? t('solicitudes.pasos.espera', { count: waits }) : t(`solicitudes.pasos.${estado}`);
    return porSuplente ? t('solicitudes.pasos.suplente', { que: said }) : said;
  };
  if (pasos.length === 0) return null;
  return (
    <Steps
      label={t('solicitudes.pasos.titulo')}
      items={pasos.map((paso, index) => ({
        key: index,
        ...LOOKS[paso.estado],
        name: paso.nombre ?? t('solicitudes.administracion'),
        detail: detailOf(paso),
      }))}
    />
  );
}
