import type { DiaPrevisto, Instante, Subtipo } from '../horario/modelo.ts';
import { minutosTrabajados } from './minutos.ts';
import type { Jornada, TipoRegistro } from './modelo.ts';
import { pausasPendientes } from './pausas.ts';
import { ms, MS_POR_MINUTO } from './tiempo.ts';
import { returnsFrom } from './tipos.ts';

/** How long before its time, and after its end, an action is the most likely one, in milliseconds. */
const CERCA_MS = 60 * 60_000;

/** Whether an instant has passed, or will within sixty minutes. */
export const isNear = (instante: Instante, ahora: Instante): boolean => ms(instante) - ms(ahora) <= CERCA_MS;

type Estado = {
  situacion: 'fuera' | 'trabajando' | 'pausa' | 'terminada';
  jornada: Jornada | null;
  previsto: DiaPrevisto;
  tipos: readonly TipoRegistro[];
  ahora: Instante;
};

/** The planned pause to offer first: the nearest one whose hour is near. None if the day's minutes are complete. */
function duePause({ jornada, previsto, ahora }: Estado): Subtipo | null {
  if (!jornada || !previsto.turno) return null;
  if (previsto.minutos > 0 && minutosTrabajados(jornada, ahora) >= previsto.minutos) return null;
  const pending = pausasPendientes(previsto.turno.pausas, jornada, ahora);
  const near = pending.flatMap(({ subtipo, minutos, inicio }) => {
    if (inicio === null || !isNear(inicio, ahora)) return [];
    const distance = Math.abs(ms(inicio) - ms(ahora));
    return distance <= minutos * MS_POR_MINUTO + CERCA_MS ? [{ subtipo, distance }] : [];
  });
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.subtipo ?? null;
}

/** Ids of the record types that are allowed in a state, the most likely one first, the others in the company's order. */
export function accionesPosibles(estado: Estado): number[] {
  const tipos = estado.tipos.filter(({ activo }) => activo !== false);
  const ids = (wanted: (tipo: TipoRegistro) => boolean): number[] => tipos.filter(wanted).map(({ id }) => id);
  if (estado.situacion === 'pausa') {
    const returns = returnsFrom(tipos, estado.jornada?.tramos.at(-1)?.subtipo).map(({ id }) => id);
    return [...returns, ...ids(({ clase }) => clase === 'salida')];
  }
  if (estado.situacion !== 'trabajando') return ids(({ clase }) => clase === 'entrada');
  const due = duePause(estado);
  const first = due === null ? [] : ids(({ clase, subtipo }) => clase === 'pausa' && subtipo === due).slice(0, 1);
  return [
    ...new Set([
      ...first,
      ...ids(({ clase }) => clase === 'salida'),
      ...ids(({ clase }) => clase === 'pausa'),
      ...ids(({ clase }) => clase === 'proyecto'),
    ]),
  ];
}
