/** How long one code of a phone is shown. */
export const SEGUNDOS_POR_PASO = 30;
/** How many steps a code may be old, or ahead where the phone's clock is. */
const STEPS = 1;

/** The step of an instant, in milliseconds since 1970. */
export const stepAt = (epochMs: number): number => Math.floor(epochMs / (SEGUNDOS_POR_PASO * 1000));

/** Whether a code of this step may be used at that instant. Every step is used once: the next code must be a later one. */
export const isStepGood = (step: number, { at, last }: { at: number; last: number }): boolean =>
  step > last && Math.abs(step - stepAt(at)) <= STEPS;

const BADGE = /^JT([A-Za-z0-9_-]{32})$/;
const PHONE = /^JM([0-9a-f]{32})\.(\d{1,12})\.([A-Za-z0-9_-]{86})$/;

export type CodigoLeido =
  | { clase: 'tarjeta'; secreto: string }
  | { clase: 'movil'; movilId: string; paso: number; firmado: string; firma: string };

/** What a QR code of ours says: a badge, or a code that a phone has signed. Null for any other text. */
export function readCodigo(text: string): CodigoLeido | null {
  const badge = BADGE.exec(text);
  if (badge?.[1]) return { clase: 'tarjeta', secreto: badge[1] };
  const [, id, paso, firma] = PHONE.exec(text) ?? [];
  if (!id || !paso || !firma) return null;
  const movilId = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { clase: 'movil', movilId, paso: Number(paso), firmado: textToSign(movilId, Number(paso)), firma };
}

/** What a phone signs for a step. */
export const textToSign = (movilId: string, paso: number): string => `jornada-quiosco.${movilId}.${paso}`;
export const badgeCode = (secreto: string): string => `JT${secreto}`;
export const phoneCode = (movilId: string, paso: number, firma: string): string => `JM${movilId.replaceAll('-', '')}.${paso}.${firma}`;
