import type { Clock } from '../../platform/clock.ts';
import type { Vault } from '../../platform/vault.ts';

export type FotoDe = {
  entidadId: number;
  usuarioId: number;
  version: string;
  /** Given to somebody because they are a colleague: it ends when the person hides the photo from colleagues. */
  esDeCompanera?: boolean;
};

/**
 * Tokens that open one version of one photo until the end of the next day, or until it is hidden from whom they were given to, and nothing else. The token is the same all day, so
 * that browsers can cache the photo.
 */
export type FotoTokens = {
  sign(foto: FotoDe): string;
  /** Null for a token that is expired, forged or invalid. */
  read(token: string): FotoDe | null;
};

const DAYS = 1;

export function createFotoTokens({ vault, clock }: { vault: Vault; clock: Clock }): FotoTokens {
  const today = (): Temporal.PlainDate => clock.now().toZonedDateTimeISO('UTC').toPlainDate();
  const textOf = ({ entidadId, usuarioId, version, esDeCompanera = false }: FotoDe, day: string): string =>
    `${entidadId}.${usuarioId}.${version}.${day}${esDeCompanera ? 'c' : ''}`;
  const subject = (text: string): string => `foto:${text}`;
  return {
    sign(foto) {
      const text = textOf(foto, today().add({ days: DAYS }).toString());
      return `${text}.${vault.digest(subject(text))}`;
    },
    read(token) {
      const match = /^((\d{1,9})\.(\d{1,9})\.([\w-]{1,64})\.(\d{4}-\d\d-\d\d)(c?))\.([\w-]{1,64})\.([\w-]{43})$/.exec(token);
      if (!match) return null;
      const [, text = '', entidadId, usuarioId, version = '', day = '', companera = '', kid = '', mac = ''] = match;
      if (!vault.isDigestOf(`${kid}.${mac}`, subject(text))) return null;
      if (day < today().toString()) return null;
      return { entidadId: Number(entidadId), usuarioId: Number(usuarioId), version, esDeCompanera: companera !== '' };
    },
  };
}
