import { getRouteApi } from '@tanstack/react-router';
import { usePin } from './api.ts';
import type { BlockActions } from './components/task-block.tsx';
import { canJoin, joinEntries, middleOf, moveEdges, splitEntry } from './model/changes.ts';
import type { ReadDay } from './use-day.ts';
import type { TaskWords } from './use-task-words.ts';

const route = getRouteApi('/shell/session/tareas');

/** What can be done with an entry that stands, on the line and in its row. Each but the pin can be undone. */
export function useEntryActions(day: ReadDay, { t, format, nameOf, hours }: TaskWords): BlockActions {
  const navigate = route.useNavigate();
  const { vista } = route.useSearch();
  const pin = usePin();
  const { parts, dia } = day;
  const write = day.write;
  return {
    onMove: (of, piece) =>
      write({
        cambios: moveEdges(of, piece.desde, piece.hasta),
        tareas: [of.entrada.tarea],
        said: t('tareas.dia.movido', { tarea: nameOf(of.entrada.tarea), horas: hours([piece]) }),
      }),
    onSplit: ({ entrada }, first = middleOf(entrada)) =>
      write({
        cambios: splitEntry(entrada, first),
        tareas: [entrada.tarea],
        said: t('tareas.dia.partido', { a: format.duration(first), b: format.duration(entrada.minutos - first) }),
      }),
    onJoin: (of) => {
      const i = parts.colocadas.indexOf(of);
      const near = [...parts.colocadas.slice(i + 1), ...parts.colocadas.slice(0, i).toReversed()];
      const other = near.find(({ entrada }) => canJoin(of.entrada, entrada));
      if (!other) return day.tell(t('tareas.dia.nada-que-unir', { tarea: nameOf(of.entrada.tarea) }));
      const [first, second] = [of.entrada, other.entrada];
      write({
        cambios: joinEntries(first, second),
        tareas: [first.tarea],
        said: t('tareas.dia.unido', { duracion: format.duration(first.minutos + second.minutos), tarea: nameOf(first.tarea) }),
      });
    },
    onDrop: (of, minuto) => {
      const lies = ({ desde, hasta }: { desde: number; hasta: number }): boolean => desde <= minuto && minuto < hasta;
      const other = parts.colocadas.find(({ clave, trechos }) => clave !== of.clave && trechos.some(lies));
      if (other && canJoin(other.entrada, of.entrada)) {
        const duracion = format.duration(other.entrada.minutos + of.entrada.minutos);
        return write({
          cambios: joinEntries(other.entrada, of.entrada),
          tareas: [of.entrada.tarea],
          said: t('tareas.dia.unido', { duracion, tarea: nameOf(of.entrada.tarea) }),
        });
      }
      const free = parts.libres.find(lies);
      if (!free || free.hasta - free.desde < of.entrada.minutos) return;
      const piece = { desde: free.desde, hasta: free.desde + of.entrada.minutos };
      write({
        cambios: moveEdges(of, piece.desde, piece.hasta),
        tareas: [of.entrada.tarea],
        said: t('tareas.dia.movido', { tarea: nameOf(of.entrada.tarea), horas: hours([piece]) }),
      });
    },
    onPin: ({ entrada: { tarea } }) => {
      if (tarea.tareaId === null) return;
      const anclada = !tarea.anclada;
      pin.mutate(
        { tareaId: tarea.tareaId, anclada },
        {
          onSuccess: () => day.tell(t(anclada ? 'tareas.dia.anclada' : 'tareas.dia.desanclada', { tarea: nameOf(tarea) })),
          onError: day.setProblem,
        },
      );
    },
    onRemove: ({ entrada }) => {
      if (entrada.id === null) return;
      const said = t('tareas.dia.quitado', { duracion: format.duration(entrada.minutos), tarea: nameOf(entrada.tarea) });
      write({ cambios: [{ hace: 'quitar', id: entrada.id }], tareas: [entrada.tarea], said });
    },
    onOpen: ({ entrada: { id } }) => {
      if (id !== null) void navigate({ to: '/tareas-form', search: { fecha: dia.fecha, vista, id }, resetScroll: false });
    },
  };
}
