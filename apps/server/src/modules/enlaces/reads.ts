import { createHash, randomBytes } from 'node:crypto';

const RUTAS = {
  recuperacion: '/recovery?token',
  invitacion: '/recovery?invitacion',
  registro: '/registro-completado?token',
  'registro-movil': '/registro-completado-movil?token',
} as const;

/** The path of the app for a link of this kind. */
export const rutaDe = (tipo: keyof typeof RUTAS, token: string): string => `${RUTAS[tipo]}=${token}`;

/** A secret of a mail, or one that somebody types from paper. */
const FORM = /^([1-9]\d{0,8})\.([A-Za-z0-9_-]{43}|[A-Z2-7]{12})$/;

/** SHA-256 of the secret part. Only this is stored. */
export const hashToken = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** A new secret of 256 bits after the id of its company, in characters that an address need not escape. */
export function newToken(entidadId: number): { token: string; huella: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { token: `${entidadId}.${secret}`, huella: hashToken(secret) };
}

/** The company in a token and the hash of its secret; null if it is not a token. */
export function readToken(token: string): { entidadId: number; huella: Buffer } | null {
  const [, entidad, secret] = FORM.exec(token) ?? [];
  return entidad && secret ? { entidadId: Number(entidad), huella: hashToken(secret) } : null;
}
