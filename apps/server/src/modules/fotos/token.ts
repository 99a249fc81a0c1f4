import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Vault } from '../../platform/vault.ts';

export type FotoDe = { entidadId: number; usuarioId: number; version: string };

/** Opens one version of one photo until the end of the day after, and nothing else. The same all day long, so that browsers keep what they have. */
export type FotoTokens = {
  sign(foto: FotoDe): string;
  /** Null for one that is over, forged, or no such token. */
  read(token: string): FotoDe | null;
};

const DAYS = 1;

export function createFotoTokens({ vault, clock }: { vault: Vault; clock: Clock }): FotoTokens {
  const today = (): Temporal.PlainDate => clock.now().toZonedDateTimeISO('UTC').toPlainDate();
  const textOf = ({ entidadId, usuarioId, version }: FotoDe, day: string): string => `${entidadId}.${usuarioId}.${version}.${day}`;
  const seal = (text: string, kid?: string): string => vault.digest(`foto:${text}`, kid);
  return {
    sign(foto) {
      const text = textOf(foto, today().add({ days: DAYS }).toString());
      return `${text}.${seal(text)}`;
    },
    read(token) {
      const match = /^((\d{1,9})\.(\d{1,9})\.([\w-]{1,64})\.(\d{4}-\d\d-\d\d))\.([\w-]{1,64})\.([\w-]{43})$/.exec(token);
      if (!match) return null;
      const [, text = '', entidadId, usuarioId, version = '', day = '', kid = '', mac = ''] = match;
      const given = Buffer.from(`${kid}.${mac}`);
      const wanted = Buffer.from(sealed(text, kid));
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      if (day < today().toString()) return null;
      return { entidadId: Number(entidadId), usuarioId: Number(usuarioId), version };
    },
  };
  /** A key that nobody knows signs nothing. */
  function sealed(text: string, kid: string): string {
    try {
      return seal(text, kid);
    } catch {
      return '';
    }
  }
}
