import type { Decode, DecodeCodes } from '../../shared/decode.ts';
import type { Sesion } from '../../shared/sesion.ts';

/** Pixels of the longer side: twice the size in the menu. */
const SIDE = 96;
/** The logo is sent with every profile. */
const MAX_BYTES = 6 * 1024;
const ACCEPTED = ['image/png', 'image/jpeg', 'image/webp'];
const NO_LOGO = 'empresa.logo-no-valido';
const CODES: DecodeCodes = { type: NO_LOGO, damaged: NO_LOGO, large: NO_LOGO, active: NO_LOGO, locked: NO_LOGO };

/**
 * A picture as it is stored: small, and encoded again, so that nothing else of the uploaded file is left. @throws AppError
 * `empresa.logo-no-valido`, and as `Decode` does.
 */
export async function shrinkLogo(decode: Decode, sesion: Sesion, dataUrl: string): Promise<string> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const { picture } = await decode<'badge'>(sesion, { kind: 'badge', bytes, accepted: ACCEPTED, side: SIDE, mostBytes: MAX_BYTES }, CODES);
  return `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`;
}
