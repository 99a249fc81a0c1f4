import { createHash } from 'node:crypto';
import { canonicoDe145, type Contenido145, type Formulario145 } from '@jornada/domain/perfil/modelo145/index.ts';
import type { PagaAnual } from '@jornada/domain/perfil/retencion/index.ts';
import type { Vault } from '../../platform/vault.ts';

type Quien = { entidadId: number; personaId: number };
/** A draft. `sal` goes into what is signed, so that its digest says nothing about what is in it. */
export type Borrador145 = { formulario: Formulario145; paga: PagaAnual | null; sal: string };

/** At another place, or of another person, a value cannot be opened. */
const placeOf = (what: 'borrador' | 'contenido' | 'pdf' | 'pdf-acuse', { entidadId, personaId }: Quien): string =>
  `modelo145.${what}.${entidadId}.${personaId}`;

/** Seals everything of a form that says something about the person. */
export const createSealing = (vault: Pick<Vault, 'seal'>) => ({
  sealDraft: (draft: Borrador145, quien: Quien): Buffer => vault.seal(Buffer.from(JSON.stringify(draft)), placeOf('borrador', quien)),
  sealSigned: (canonico: string, quien: Quien): Buffer => vault.seal(Buffer.from(canonico), placeOf('contenido', quien)),
  sealPdf: (pdf: Uint8Array, conAcuse: boolean, quien: Quien): Buffer => vault.seal(pdf, placeOf(conAcuse ? 'pdf-acuse' : 'pdf', quien)),
});

/** Seals and opens it. */
export function createContent(vault: Pick<Vault, 'seal' | 'open'>) {
  const read = (sealed: Buffer, place: string): unknown => JSON.parse(vault.open(sealed, place).toString());
  return {
    ...createSealing(vault),
    openDraft: (sealed: Buffer, quien: Quien): Borrador145 => read(sealed, placeOf('borrador', quien)) as Borrador145,
    openSigned: (sealed: Buffer, quien: Quien): Contenido145 => read(sealed, placeOf('contenido', quien)) as Contenido145,
    openPdf: (sealed: Buffer, conAcuse: boolean, quien: Quien): Buffer =>
      vault.open(sealed, placeOf(conAcuse ? 'pdf-acuse' : 'pdf', quien)),
  };
}
export type Content145 = ReturnType<typeof createContent>;

/** By it whoever holds the file asks about it (ADR 70). */
export const digestOfPdf = (pdf: Uint8Array): string => createHash('sha256').update(pdf).digest('hex');

/** The fixed text of what is signed, and its SHA-256 in hexadecimal. */
export function digestOf(contenido: Contenido145): { canonico: string; huella: string } {
  const canonico = canonicoDe145(contenido);
  return { canonico, huella: createHash('sha256').update(canonico).digest('hex') };
}
