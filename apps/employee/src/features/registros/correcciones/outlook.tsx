import { useTranslation } from 'react-i18next';
import { Box, Text } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import { tareas } from '@jornada/contract/tareas/calls.ts';
import type { Format } from '@jornada/i18n';
import { useRead } from '@jornada/web/calls.ts';
import { DayVersions, type VersionOfDay } from '@jornada/features/day/day-versions.tsx';
import { useProfile } from '@jornada/web/services.tsx';
import { doubtOf } from './doubt.ts';
import type { PreviewOfDay } from './preview-day.ts';
import type { HourState } from './use-hour.ts';

type Props = {
  dia: SalidaDe<typeof registros.listado>;
  /** Null until the hours are complete. */
  after: PreviewOfDay | null;
  before: PreviewOfDay;
  /** The typed hours. A day that looks like a mistake is not shown as good. */
  hours: readonly HourState[];
  zona: string;
  format: Format;
};

/** The day now and after the change, before anything is sent. */
export function Outlook({ dia: { dia, fecha }, before, after, hours, zona, format }: Props) {
  const { t } = useTranslation();
  const { MostrarHorasTotalizadasJornada: showsTotals, VerJornadaPrevista: showsPlan } = useProfile();
  const expected = dia.linea.previstoMinutos;
  const doubt = doubtOf({ hours, after });
  const versionOf = ({ jornada, trabajadoMinutos }: PreviewOfDay): VersionOfDay => {
    const counts = jornada.estado === 'cerrada' || jornada.estado === 'vacia';
    return {
      tramos: jornada.tramos,
      // The server says whether the day still runs.
      faltaSalida: dia.estado !== 'abierta' && jornada.tramos.at(-1)?.fin === null,
      trabajadoMinutos: showsTotals ? trabajadoMinutos : null,
      diferenciaMinutos: showsTotals && showsPlan && counts ? trabajadoMinutos - expected : null,
    };
  };
  return (
    <Box mt="lg">
      <DayVersions
        title={t('correcciones.version.titulo')}
        labels={{ before: t('correcciones.version.ahora'), after: t('correcciones.version.despues') }}
        before={versionOf(before)}
        after={after && { ...versionOf(after), isDoubtful: doubt !== null }}
        previsto={dia.previsto}
        fecha={fecha}
        zona={zona}
        format={format}
      >
        {after && !after.fits && (
          <Text size="sm" mt="0.375rem" data-tone="warn">
            {t('correcciones.version.no-encaja')}
          </Text>
        )}
      </DayVersions>
      <TasksNote fecha={fecha} trabajadoMinutos={after?.fits ? after.trabajadoMinutos : null} format={format} />
    </Box>
  );
}

type TasksNoteProps = {
  fecha: string;
  /** What would count as worked; null until the hours are complete. */ trabajadoMinutos: number | null;
  format: Format;
};

/** What the person has given to tasks is more than the day would be after a change. What the clock gave to a project follows the record by itself. */
function TasksNote({ fecha, trabajadoMinutos, format }: TasksNoteProps) {
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
