import type { DiaPrevisto, Instante, Subtipo } from '../horario/modelo.ts';
import { minutosTrabajados } from './minutos.ts';
import type { Jornada, TipoRegistro } from './modelo.ts';
import { pausasPendientes } from './pausas.ts';
import { ms } from './tiempo.ts';
import { returnsFrom } from './tipos.ts';

/** How long before its planned start a pause is already the most likely action, in milliseconds. */
const CERCA_MS = 60 * 60_000;

type Estado = {
  situacion: 'fuera' | 'trabajando' | 'pausa' | 'terminada';
  jornada: Jornada | null;
  previsto: DiaPrevisto;
  tipos: readonly TipoRegistro[];
  ahora: Instante;
};

/**
 * The planned pause to offer first: the nearest one that is due or will be within the hour, otherwise the next one. None if the
 * day's minutes are complete.
 */
function duePause({ jornada, previsto, ahora }: Estado): Subtipo | null {
  if (!jornada || !previsto.turno) return null;
  if (previsto.minutos > 0 && minutosTrabajados(jornada, ahora) >= previsto.minutos) return null;
  const pending = pausasPendientes(previsto.turno.pausas, jornada, ahora);
  const distance = (inicio: Instante | null): number => (inicio === null ? Infinity : Math.abs(ms(inicio) - ms(ahora)));
  const [due] = pending
    .filter(({ inicio }) => inicio !== null && ms(inicio) - ms(ahora) <= CERCA_MS)
    .toSorted((a, b) => distance(a.inicio) - distance(b.inicio));
  return (due ?? pending[0])?.subtipo ?? null;
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
