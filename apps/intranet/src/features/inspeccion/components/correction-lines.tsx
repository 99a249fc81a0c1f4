import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import type { CorreccionConsultada } from '@jornada/contract/inspeccion/vistas.ts';
import { hourOn } from '@jornada/features/day/hour-on.ts';
import { useFormat } from '@jornada/web/use-format.ts';

type Props = { fecha: string; zona: string; correcciones: readonly CorreccionConsultada[] };

/** Changes of a day: the hour before and after, who proposed it and why, who answered, and when. */
export function CorrectionLines({ fecha, zona, correcciones }: Props) {
  const { t } = useTranslation();
  const format = useFormat(zona);
  const hour = (instant: string | null): string => (instant === null ? t('inspeccion.sala.nada') : hourOn(instant, fecha, format, zona));
  const when = (instant: string): string => `${format.date(format.dayOf(instant), 'dayYear')}, ${format.hour(instant)}`;
  return correcciones.map((one) => {
    const state = t(`exportes.estados-correccion.${one.estado}`);
    const answer =
      one.resueltaPor !== null && one.resueltaEl !== null
        ? t('inspeccion.sala.resuelta', { estado: state, quien: one.resueltaPor, cuando: when(one.resueltaEl) })
        : state;
    const parts = [
      t('inspeccion.sala.cambio', { marca: t(`tipos.nombres.${one.marca}`), antes: hour(one.momentoAntes), nuevo: hour(one.momentoNuevo) }),
      t('inspeccion.sala.propuesta', { quien: one.propuestaPor, cuando: when(one.propuestaEl) }) +
        (one.motivo ? ` ${t('correcciones.cita', { texto: one.motivo })}` : ''),
      answer + (one.respuesta ? ` ${t('correcciones.cita', { texto: one.respuesta })}` : ''),
    ];
    return (
      <Text key={`${one.propuestaEl}${one.marca}`} component="span" display="block" size="sm" c="dimmed">
        {parts.join('. ')}
      </Text>
    );
  });
}
