import type { Instante } from '../horario/modelo.ts';
import type { Confianza } from './modelo.ts';
import { instanteDe, ms } from './tiempo.ts';

/** What a device knew about the time when it recorded an action without a connection. */
export type MedidaDelAparato = {
  /** Its own clock when the button was pressed. */
  momento: Instante;
  /** The server's clock less its own, in milliseconds, as last measured; null: never measured. */
  desfaseMs: number | null;
  /** Its own clock when that was measured, or last found to hold: its last contact. */
  medido: Instante | null;
  /** It has seen that its own clock was set back since. */
  atrasado?: boolean | undefined;
  /** Its own clock as it sent the record; absent: not told. */
  enviado?: Instante | null | undefined;
};

/** Older than this a measurement says little: clocks drift by some seconds a day, and people set them. */
const FRESCA_MS = 24 * 3_600_000;

/** An offset is exact to about a second, so an action pressed just before it was sent may seem to come after its receipt. */
const EXACTITUD_MS = 2000;
/** A request is given up after two minutes; and clocks drift by some seconds. More between the two clocks is another setting. */
const VIAJE_MS = 180_000;

/**
 * The official time of what was recorded without a connection: the device's clock corrected by the offset last measured;
 * never after its receipt, nor before the device's last contact with the server. It is doubtful where one of these
 * limits had to be applied by more than clocks are read to, where the device's clock ran backwards or was set since, or where nothing was measured within a day.
 * If the clock was set between measurement and receipt, its time at sending shows that, but not when it was set.
 */
export function horaOficial(medida: MedidaDelAparato, recibido: Instante): { momento: Instante; confianza: Confianza } {
  const pressed = ms(medida.momento);
  const offset = medida.desfaseMs ?? 0;
  const receipt = ms(recibido);
  const measured = medida.desfaseMs === null || medida.medido === null ? null : ms(medida.medido);
  const lastContact = measured === null ? -Infinity : Math.min(measured + offset, receipt);
  const corrected = pressed + offset;
  const official = Math.min(Math.max(corrected, lastContact), receipt);
  const isFresh = measured !== null && pressed >= measured && pressed - measured <= FRESCA_MS;
  const isSteady = !medida.atrasado && (!medida.enviado || Math.abs(receipt - ms(medida.enviado) - offset) <= VIAJE_MS);
  return {
    momento: instanteDe(official),
    confianza: isFresh && isSteady && Math.abs(official - corrected) <= EXACTITUD_MS ? 'tardia' : 'dudosa',
  };
}
