import type { SugerenciaTarea } from '@jornada/contract/tareas/calls.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { MotivoSugerencia } from '@jornada/domain/tareas/modelo.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { lockOf, type Leidos } from './fixity.ts';
import { keyOf, type DestinoTarea, type DeLaPersona } from './model.ts';
import { presentTask } from './present.ts';
import { findPinned, findTasks, findUses } from './tasks-repo.ts';

const MOST = 8;
/** On how many of the same weekdays something was done to be called usual. */
const USUAL = 3;
const MOST_USUAL = 3;

type Candidata = DestinoTarea & { motivo: MotivoSugerencia; usual: number | null };

/** What could take what is left of a day with one tap: the clock's project, what is kept at hand, what is usual on the weekday, what was used last. */
export async function suggest(
  tx: Queryable,
  persona: DeLaPersona,
  {
    fecha,
    left,
    enMarcha,
    hoy,
    fixedWeeks,
  }: { fecha: Fecha; left: number; enMarcha: number | null; hoy: Fecha; fixedWeeks: Leidos['fixedWeeks'] },
): Promise<SugerenciaTarea[]> {
  if (left <= 0) return [];
  const uses = await findUses(tx, persona, fecha);
  const usual = uses
    .filter(({ veces }) => veces >= USUAL)
    .toSorted((a, b) => b.veces - a.veces)
    .slice(0, MOST_USUAL);
  const found: Candidata[] = [
    ...(enMarcha === null ? [] : [{ proyectoId: enMarcha, tareaId: null, motivo: 'reloj' as const, usual: null }]),
    ...(await findPinned(tx, persona)).map((one) => ({ ...one, motivo: 'anclada' as const, usual: null })),
    ...usual.map((one) => ({ ...one, motivo: 'dia-semana' as const, usual: Math.round(one.minutos / one.veces / 5) * 5 })),
    ...uses.map((one) => ({ ...one, motivo: 'reciente' as const, usual: null })),
  ];
  const once = new Map<string, Candidata>();
  for (const one of found) if (!once.has(keyOf(one))) once.set(keyOf(one), one);
  const tareas = new Map((await findTasks(tx, persona, [...once.values()], hoy)).map((tarea) => [keyOf(tarea), tarea]));
  return [...once.values()]
    .flatMap((one): SugerenciaTarea[] => {
      const tarea = tareas.get(keyOf(one));
      if (!tarea?.libre || lockOf({ tareas, fixedWeeks }, { ...one, fecha }) !== null) return [];
      return [
        {
          tarea: presentTask(tarea),
          motivo: one.motivo,
          minutos: Math.min(left, one.usual === null || one.usual === 0 ? left : one.usual),
        },
      ];
    })
    .slice(0, MOST);
}
