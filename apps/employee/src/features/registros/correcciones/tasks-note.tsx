import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { tareas } from '@jornada/contract/tareas/calls.ts';
import type { Format } from '@jornada/i18n';
import { useRead } from '@jornada/web/calls.ts';
import { useProfile } from '@jornada/web/services.tsx';

type Props = {
  fecha: string;
  /** What would count as worked; null until the hours are complete. */ trabajadoMinutos: number | null;
  format: Format;
};

/** What the person has given to tasks is more than the day would be after a change. What the clock gave to a project follows the record by itself. */
export function TasksNote({ fecha, trabajadoMinutos, format }: Props) {
  const { t } = useTranslation();
  const { ModuloProyectos: hasTasks, MostrarHorasTotalizadasJornada: showsTotals } = useProfile();
  const { data } = useRead(tareas.imputaciones, { fecha, hastaFecha: fecha }, { enabled: hasTasks && trabajadoMinutos !== null });
  if (!data || trabajadoMinutos === null) return null;
  const ofClock = data.items.reduce((sum, { id, origen, minutos }) => (id === null || origen === 'reloj' ? sum + minutos : sum), 0);
  const given = (data.dias[0]?.asignadoMinutos ?? 0) - ofClock;
  if (given <= trabajadoMinutos) return null;
  const times = {
    repartido: format.duration(given),
    trabajado: format.duration(trabajadoMinutos),
    sobra: format.durationWithUnit(given - trabajadoMinutos),
  };
  return (
    <Text size="sm" mt="0.375rem" data-tone="warn" role="status">
      {showsTotals ? t('correcciones.version.tareas', times) : t('correcciones.version.tareas-sin-horas')}
    </Text>
  );
}
