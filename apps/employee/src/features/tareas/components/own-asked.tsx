import { tareas, type MiTareaPedida } from '@jornada/contract/tareas/calls.ts';
import { IconCheck, IconHourglassLow, IconMessageCircle } from '@jornada/ui/icons.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { Line } from '@jornada/ui/line.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { Section } from '@jornada/web/list/section.tsx';
import type { TaskWords } from '../use-task-words.ts';

const SIGNS = { creada: IconCheck, rechazada: IconMessageCircle } as const;

/** The tasks that the person has asked for lately, each with its answer. Nothing where they have asked for none. */
export function OwnAsked({ words: { t, format } }: { words: TaskWords }) {
  const items = useRead(tareas.misPedidas, {}, { staleTime: 60_000 }).data?.items ?? [];
  const saidOf = ({ respuesta, fecha, creada, motivo, respondidaPor }: MiTareaPedida): string => {
    if (respuesta === null) return t('tareas.buscador.pedidas.espera', { dia: format.date(fecha, 'dayYear') });
    if (respuesta === 'creada') return t('tareas.buscador.pedidas.creada', { tarea: creada });
    return t('tareas.buscador.pedidas.rechazada', { quien: respondidaPor, motivo });
  };
  if (items.length === 0) return null;
  return (
    <Section title={t('tareas.buscador.pedidas.titulo')}>
      <Rows aria-label={t('tareas.buscador.pedidas.titulo')}>
        {items.map((one) => (
          <Line key={one.id} lead={<Glyph of={one.respuesta === null ? IconHourglassLow : SIGNS[one.respuesta]} data-tone="quiet" />}>
            <RowText name={one.nombre} detail={saidOf(one)} />
          </Line>
        ))}
      </Rows>
    </Section>
  );
}
