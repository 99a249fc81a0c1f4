import { Button, Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { ProblemBox } from '@jornada/web/form/problem.tsx';
import type { ReadDay } from '../use-day.ts';
import type { TaskWords } from '../use-task-words.ts';

const route = getRouteApi('/shell/session/tareas');

/** On other days something that had waited was refused: it leads there. */
export function RefusedElsewhere({ day: { refusedOn }, words: { t, format } }: { day: ReadDay; words: TaskWords }) {
  const navigate = route.useNavigate();
  const { vista } = route.useSearch();
  if (refusedOn.length === 0) return null;
  return (
    <ProblemBox>
      <Text>{t('tareas.dia.rechazado-otro-dia', { count: refusedOn.length })}</Text>
      <Buttons>
        {refusedOn.map((fecha) => (
          <Button
            key={fecha}
            variant="default"
            onClick={() => void navigate({ to: '/tareas-view', search: { fecha, vista }, resetScroll: false })}
          >
            {format.capitalize(format.date(fecha, 'weekdayDay'))}
          </Button>
        ))}
      </Buttons>
    </ProblemBox>
  );
}
