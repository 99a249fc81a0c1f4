import type { Instante } from '../horario/modelo.ts';
import { franjaNocturna, minutosNocturnos } from '../horario/noche.ts';
import type { Jornada, Minutos, Tramo } from './modelo.ts';
import { alMinuto, minutosEntre, ms } from './tiempo.ts';

type TramoVivido = Tramo & { fin: Instante };
const hasEnded = (tramo: Tramo): tramo is TramoVivido => tramo.fin !== null;

/** The stretches up to an instant. A running one ends there; with null it is left out. */
export function tramosHasta(tramos: readonly Tramo[], ahora: Instante | null): TramoVivido[] {
  return tramos.flatMap((tramo) => {
    if (hasEnded(tramo)) return [tramo];
    // If the clock is behind the last mark, the stretch is left out. It never has a negative length.
    return ahora === null || ms(alMinuto(ahora)) <= ms(tramo.inicio) ? [] : [{ ...tramo, fin: alMinuto(ahora) }];
  });
}

const lengthOf = ({ inicio, fin }: { inicio: Instante; fin: Instante }): number => minutosEntre(ms(inicio), ms(fin));

/**
 * The stretches of a day with known minutes. A running one counts up to `ahora`. The length of a day without its beginning or its
 * end is unknown, so it has no stretches until somebody completes it.
 */
const stretchesUntil = ({ tramos, estado }: Pick<Jornada, 'tramos' | 'estado'>, ahora: Instante | null) =>
  estado === 'incompleta' ? [] : tramosHasta(tramos, estado === 'abierta' ? ahora : null);

/** The minutes that count for the balance: `trabajado` of `minutosDeJornada`, without computing the rest. */
export function minutosTrabajados(jornada: Pick<Jornada, 'tramos' | 'estado'>, ahora: Instante | null): number {
  return stretchesUntil(jornada, ahora).reduce((total, tramo) => total + (tramo.pagado ? lengthOf(tramo) : 0), 0);
}

/**
 * Minutes of a day. The running stretch counts up to `ahora`, rounded down to the minute; with null it does not count. An
 * incomplete day has none. trabajado = presencia − pausaNoPagada. `lugar`: the zone and the country (two letters) for the night
 * hours.
 */
export function minutosDeJornada(
  jornada: Pick<Jornada, 'tramos' | 'estado' | 'fecha'>,
  ahora: Instante | null,
  lugar: { zona: string; pais: string },
): Minutos {
  const tramos = stretchesUntil(jornada, ahora);
  const sum = (counts: (tramo: Tramo) => boolean): number =>
    tramos.reduce((total, tramo) => total + (counts(tramo) ? lengthOf(tramo) : 0), 0);
  const presencia = sum(() => true);
  const pausaNoPagada = sum(({ pagado }) => !pagado);
  return {
    presencia,
    trabajado: presencia - pausaNoPagada,
    efectivo: sum(({ efectivo }) => efectivo),
    pausaPagada: sum(({ clase, pagado }) => clase === 'pausa' && pagado),
    pausaNoPagada,
    nocturnos: minutosNocturnos(
      tramos.filter(({ clase }) => clase === 'trabajo'),
      lugar.zona,
      franjaNocturna(lugar.pais, jornada.fecha),
    ),
  };
}
