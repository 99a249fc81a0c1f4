import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { tareas } from '@jornada/contract/tareas/calls.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { instanteDeMinuto, minutoDe } from '@jornada/domain/tareas/huecos.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { keyOf, type Imputacion } from './model.ts';
import type { TareaLeida } from './tasks-repo.ts';

type Cambio = ValidadaDe<typeof tareas.insertarImputaciones>['cambios'][number];
type Puesta = Extract<Cambio, { hace: 'poner' }>;

/** An entry that is new has no id yet. */
export type EntradaCambiada = Omit<Imputacion, 'id'> & { id: number | null };
/** `puestas`: those that were put or changed. */
export type DiaCambiado = { despues: EntradaCambiada[]; puestas: EntradaCambiada[]; quitadas: Imputacion[] };

const wholeMinute = (desde: string | null): string | null => (desde === null ? null : instanteDeMinuto(minutoDe(desde)));

type Conocido = { fecha: Fecha; projectOf: ReadonlyMap<number, number>; tareas: ReadonlyMap<string, TareaLeida> };

function put(cambio: Puesta, before: EntradaCambiada | null, { fecha, projectOf, tareas: known }: Conocido): EntradaCambiada {
  const says = cambio.tareaId !== undefined || cambio.proyectoId !== undefined;
  const tareaId = says ? (cambio.tareaId ?? null) : (before?.tareaId ?? null);
  const proyectoId = says ? (tareaId === null ? cambio.proyectoId : projectOf.get(tareaId)) : before?.proyectoId;
  // A task of another project than the one that is named beside it.
  const differs = tareaId !== null && cambio.proyectoId !== undefined && cambio.proyectoId !== proyectoId;
  const tarea = proyectoId === undefined || differs ? undefined : known.get(keyOf({ proyectoId, tareaId }));
  if (proyectoId === undefined || !tarea) throw new AppError('tareas.tarea-no-valida');
  const moved = before === null || keyOf(before) !== keyOf({ proyectoId, tareaId });
  return {
    id: before?.id ?? null,
    fecha,
    proyectoId,
    tareaId,
    desde: cambio.desde === undefined ? (before?.desde ?? null) : wholeMinute(cambio.desde),
    minutos: cambio.minutos,
    categoriaId: cambio.categoriaId === undefined ? (moved ? tarea.categoriaId : before.categoriaId) : cambio.categoriaId,
    observacion: cambio.observacion === undefined ? (before?.observacion ?? null) : cambio.observacion || null,
    facturable: cambio.facturable ?? (moved ? tarea.facturable : before.facturable),
    origen: 'persona',
    facturada: before?.facturada ?? false,
  };
}

/** The entries of a day after what was asked. @throws AppError `tareas.imputacion-no-existe`, `tareas.tarea-no-valida` */
export function changeDay(before: readonly Imputacion[], cambios: readonly Cambio[], conocido: Conocido): DiaCambiado {
  let despues: EntradaCambiada[] = [...before];
  const touched = new Set<number>();
  const fresh: EntradaCambiada[] = [];
  for (const cambio of cambios) {
    const id = cambio.id;
    const old = id === undefined ? null : (despues.find((one) => one.id === id) ?? null);
    if (id !== undefined && old === null) throw new AppError('tareas.imputacion-no-existe');
    if (id !== undefined) touched.add(id);
    if (cambio.hace === 'quitar') despues = despues.filter((one) => one !== old);
    else {
      const made = put(cambio, old, conocido);
      if (old === null) fresh.push(made);
      despues = old === null ? [...despues, made] : despues.map((one) => (one === old ? made : one));
    }
  }
  return {
    despues,
    puestas: despues.filter((one) => one.id === null || touched.has(one.id)),
    quitadas: before.filter(({ id }) => !despues.some((one) => one.id === id)),
  };
}
