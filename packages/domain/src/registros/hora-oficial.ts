import type { Instante } from '../horario/modelo.ts';
import type { Confianza } from './modelo.ts';
import { instanteDe, ms } from './tiempo.ts';

/** What a device knew about the time when it recorded an action without a connection. */
export type MedidaDelAparato = {
  /** Device time when the button was pressed. */
  momento: Instante;
  /** Server time minus device time in milliseconds, as last measured; null: never measured. */
  desfaseMs: number | null;
  /** Device time when the offset was last measured or confirmed, which is the last contact. */
  medido: Instante | null;
  /** The device has noticed that its clock was set back since then. */
  atrasado?: boolean | undefined;
  /** Device time when the record was sent; missing if the device did not say it. */
  enviado?: Instante | null | undefined;
  /** The last time that the server had signed for this device when the button was pressed; null: none that is genuine. */
  sellado: Instante | null;
};

/** A signed time older than this makes a clock unreliable: clocks drift by some seconds a day, and people set them. */
const FRESCA_MS = 24 * 3_600_000;

/** An offset is exact to about a second, so an action pressed just before sending may seem to be later than its receipt. */
const EXACTITUD_MS = 2000;
/**
 * A request is given up after two minutes, and clocks drift by some seconds. A larger difference means that the clock was set.
 */
const VIAJE_MS = 180_000;

/**
 * The official time of a record made without a connection: the device's time corrected by the last measured offset, but never
 * after its receipt, and never before the device's last contact with the server or the time that the server had signed. It is doubtful if one of
 * these limits changed it by more than the exactness of clocks, if the device's clock ran backwards or was set since, or if there was no
 * measurement, or no signed time within a day. The time of sending shows that the clock was set between measurement and receipt, but not when.
 */
export function horaOficial(medida: MedidaDelAparato, recibido: Instante): { momento: Instante; confianza: Confianza } {
  const pressed = ms(medida.momento);
  const offset = medida.desfaseMs ?? 0;
  const receipt = ms(recibido);
  const measured = medida.desfaseMs === null || medida.medido === null ? null : ms(medida.medido);
  const signed = medida.sellado === null ? -Infinity : ms(medida.sellado);
  const lastContact = Math.min(Math.max(measured === null ? -Infinity : measured + offset, signed), receipt);
  const corrected = pressed + offset;
  const official = Math.min(Math.max(corrected, lastContact), receipt);
  const isFresh = measured !== null && pressed >= measured && corrected - signed <= FRESCA_MS;
  const isSteady = !medida.atrasado && (!medida.enviado || Math.abs(receipt - ms(medida.enviado) - offset) <= VIAJE_MS);
  return {
    momento: instanteDe(official),
    confianza: isFresh && isSteady && Math.abs(official - corrected) <= EXACTITUD_MS ? 'tardia' : 'dudosa',
  };
}
