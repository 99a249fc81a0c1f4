/** Seconds without a touch after which a kiosk returns to its start. */
const SEGUNDOS = { persona: 15, visita: 60 } as const;
/** Of a person, on the computer of somebody who works on the product. */
const SEGUNDOS_EN_LOCALHOST = 1500;

export type SegundosInactividad = { persona: number; visita: number };

export const segundosInactividad = (hostname: string): SegundosInactividad =>
  hostname === 'localhost' ? { ...SEGUNDOS, persona: SEGUNDOS_EN_LOCALHOST } : SEGUNDOS;
