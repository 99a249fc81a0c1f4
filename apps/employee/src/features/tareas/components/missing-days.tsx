import { Button, Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { lunesDe, masDias } from '@jornada/domain/horario/calendario.ts';
import { tareas } from '@jornada/contract/tareas/calls.ts';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { useRead } from '@jornada/web/calls.ts';
import type { TaskWords } from '../use-task-words.ts';

const route = getRouteApi('/shell/session/tareas');

/** From a day with nothing to give, the days of its week that have time left. Nothing where none has. */
export function MissingDays({ fecha, words: { t, format } }: { fecha: string; words: TaskWords }) {
  const navigate = route.useNavigate();
  const { vista } = route.useSearch();
  const lunes = lunesDe(fecha);
  const { data } = useRead(tareas.imputaciones, { fecha: lunes, hastaFecha: masDias(lunes, 6) }, { keeps: true });
  const missing = data?.dias.filter((one) => one.fecha !== fecha && one.cierre === null && (one.faltaMinutos ?? 0) > 0) ?? [];
  if (missing.length === 0) return null;
  return (
    <>
      <Text mb="sm">{t('tareas.dia.otros-dias')}</Text>
      <Buttons>
        {missing.map((one) => (
          <Button
            key={one.fecha}
            variant="default"
            onClick={() => void navigate({ to: '/tareas-view', search: { fecha: one.fecha, vista }, replace: true, resetScroll: false })}
          >
            {`${format.capitalize(format.date(one.fecha, 'weekdayDay'))}: ${format.duration(one.faltaMinutos ?? 0)}`}
          </Button>
        ))}
      </Buttons>
    </>
  );
}
