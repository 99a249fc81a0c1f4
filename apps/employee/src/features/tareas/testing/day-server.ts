import { tareas, type DiaDeTareasVista, type ImputacionVista, type TareaVista } from '@jornada/contract/tareas/calls.ts';
import type { FakeApi } from '@jornada/testkit';
import { createDiaDeTareas } from './tasks.ts';

type Options = { dia?: Partial<DiaDeTareasVista>; tareas: readonly TareaVista[] };

/** A server that keeps the entries of one day, and finds tasks by their words. */
export function serveDay(api: FakeApi, { dia = {}, tareas: all }: Options) {
  let imputaciones: ImputacionVista[] = [...(dia.imputaciones ?? [])];
  let version = 1;
  let nextId = 100;
  const answer = (): DiaDeTareasVista => createDiaDeTareas({ ...dia, imputaciones, version: `v${version}` });
  api.handle(tareas.tareasDia, ({ fecha = '2026-11-27' }) =>
    fecha === '2026-11-27'
      ? answer()
      : createDiaDeTareas({
          fecha,
          tramos: [],
          trabajadoMinutos: 0,
          pagadoMinutos: 0,
          asignadoMinutos: 0,
          faltaMinutos: 0,
          cierre: 'sin-fichar',
          abierta: false,
          finPrevisto: null,
        }),
  );
  api.handle(tareas.imputaciones, () => ({ dias: [], items: [], semanas: [] }));
  api.handle(tareas.categorias, () => ({ items: [{ id: 5, nombre: 'Desarrollo' }] }));
  api.handle(tareas.ultimas, () => ({ items: [...all] }));
  api.handle(tareas.anclarTarea, () => null);
  api.handle(tareas.pedir, () => null);
  api.handle(tareas.misPedidas, () => ({ items: [] }));
  api.handle(tareas.buscador, ({ texto = '' }) => {
    const isAlike = texto.includes('infrome');
    const words = texto.replace('infrome', 'informe').toLowerCase().split(' ');
    const textOf = (one: TareaVista): string => [one.nombre, one.proyecto.nombre, one.cliente?.nombre].join(' ').toLowerCase();
    const items = all.filter((one) => words.every((word) => textOf(one).includes(word)));
    return { items, total: items.length, parecidas: isAlike ? ['infrome'] : [], todas: 20_418 };
  });
  api.handle(tareas.insertarImputaciones, ({ cambios }) => {
    for (const cambio of cambios) {
      if (cambio.hace === 'quitar') {
        imputaciones = imputaciones.filter(({ id }) => id !== cambio.id);
        continue;
      }
      const was = imputaciones.find(({ id }) => id !== null && id === cambio.id);
      const tarea = all.find(({ tareaId }) => tareaId === cambio.tareaId) ?? was?.tarea;
      if (!tarea) throw new Error('no such task');
      const now: ImputacionVista = {
        id: was?.id ?? nextId,
        fecha: '2026-11-27',
        tarea,
        desde: cambio.desde === undefined ? (was?.desde ?? null) : cambio.desde,
        minutos: cambio.minutos,
        categoriaId: cambio.categoriaId ?? null,
        observacion: cambio.observacion ?? null,
        facturable: cambio.facturable ?? tarea.facturable,
        origen: 'persona',
        fija: null,
      };
      if (!was) nextId += 1;
      imputaciones = was ? imputaciones.map((one) => (one === was ? now : one)) : [...imputaciones, now];
    }
    version += 1;
    return answer();
  });
  return { imputaciones: () => imputaciones };
}
