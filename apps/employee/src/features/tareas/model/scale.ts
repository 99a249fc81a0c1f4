import type { Hueco } from '@jornada/domain/tareas/huecos.ts';
import type { Colocada, PartesDelDia } from './day.ts';

const HOUR = 60;
/** From how many hours on the line only names every second one. */
const MANY_HOURS = 6;
/** A finger moves by these minutes, a key by one. */
const FINGER_STEP = 5;

export const shareOf = ({ desde, hasta }: Hueco, minuto: number): number => Math.min(1, Math.max(0, (minuto - desde) / (hasta - desde)));
export const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
/** Place and width of a piece on the line. */
export const placeOf = (escala: Hueco, { desde, hasta }: Hueco) => ({
  insetInlineStart: percent(shareOf(escala, desde)),
  width: percent(shareOf(escala, hasta) - shareOf(escala, desde)),
});
export const byFinger = (minuto: number): number => Math.round(minuto / FINGER_STEP) * FINGER_STEP;

/** The full hours of the clock that the line names. @param hourOf the hour of a minute, by the clock of the day's zone. */
export function namedHours(
  escala: Hueco,
  hourOf: (minuto: number) => { hour: number; minute: number },
): { minuto: number; hour: number }[] {
  const step = escala.hasta - escala.desde > MANY_HOURS * HOUR ? 2 : 1;
  const first = escala.desde + ((HOUR - hourOf(escala.desde).minute) % HOUR);
  const all = Array.from({ length: Math.max(0, Math.floor((escala.hasta - first) / HOUR) + 1) }, (_, i) => first + i * HOUR);
  return all.map((minuto) => ({ minuto, hour: hourOf(minuto).hour })).filter(({ hour }) => hour % step === 0);
}

/** How far the edges of an entry can go: to what lies beside it. */
export function roomOf({ clave, trechos }: Colocada, { colocadas, pausas, trabajo }: PartesDelDia): Hueco {
  const [piece] = trechos;
  if (!piece) return { desde: 0, hasta: 0 };
  const others = [
    ...colocadas.filter((one) => one.clave !== clave && one.entrada.desde !== null).flatMap((one) => one.trechos),
    ...pausas.map(({ trecho }) => trecho),
  ];
  const begin = Math.min(piece.desde, ...trabajo.map(({ desde }) => desde));
  const end = Math.max(piece.hasta, ...trabajo.map(({ hasta }) => hasta));
  return {
    desde: Math.max(begin, ...others.filter(({ hasta }) => hasta <= piece.desde).map(({ hasta }) => hasta)),
    hasta: Math.min(end, ...others.filter(({ desde }) => desde >= piece.hasta).map(({ desde }) => desde)),
  };
}
