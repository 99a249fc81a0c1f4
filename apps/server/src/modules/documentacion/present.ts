import type { DocumentoGestionado, DocumentoListado } from '@jornada/contract/documentacion/calls.ts';
import { MINUTOS_PARA_RETIRAR } from '@jornada/domain/documentacion/modelo.ts';
import type { DocumentoEnGestion } from './managing-repo.ts';
import type { FilaDocumento } from './one-repo.ts';
import type { FilaListada } from './own-repo.ts';

type Titulado = { id: number; titulo: string } | null;
const titled = (id: number | null, titulo: string | null): Titulado => (id === null ? null : { id, titulo: titulo ?? '' });
const kindOf = ({ tipoId, tipo, clase }: Pick<FilaListada, 'tipoId' | 'tipo' | 'clase'>) => ({ id: tipoId, nombre: tipo, clase });

/** What a document stands in place of, and what stands in its place. */
export const chainOf = ({ sustituidoId, sustituidoTitulo, sustituyeId, sustituyeTitulo }: FilaDocumento) => ({
  sustituidoPor: titled(sustituidoId, sustituidoTitulo),
  sustituyeA: titled(sustituyeId, sustituyeTitulo),
});

/** As its person has it in a list. */
export function presentListedDocument(row: FilaListada): DocumentoListado {
  const { id, titulo, periodo, publicado, de, paginas, abierto, firma, plazo, estado } = row;
  return {
    id,
    titulo,
    tipo: kindOf(row),
    periodo,
    publicado,
    de,
    paginas,
    nuevo: abierto === null && estado !== 'sustituido',
    porFirmar: estado === 'por-firmar' && firma !== 'ninguna' ? firma : null,
    plazo,
  };
}

/** Until when it can be taken back; null: not any more. */
export function takenBackUntil(
  { publicado, estado }: Pick<DocumentoEnGestion, 'publicado' | 'estado'>,
  ahora: Temporal.Instant,
): string | null {
  if (estado === 'firmado' || estado === 'disconforme' || estado === 'sustituido' || estado === 'retirado') return null;
  const until = Temporal.Instant.from(publicado).add({ minutes: MINUTOS_PARA_RETIRAR });
  return Temporal.Instant.compare(ahora, until) < 0 ? until.toString() : null;
}

/** As whoever manages it has it. `isManager`: they may take it back. */
export function presentManaged(row: DocumentoEnGestion, ahora: Temporal.Instant, isManager: boolean): DocumentoGestionado {
  const { id, titulo, personaId, persona, periodo, publicado, de, paginas, firma, plazo, estado, abierto, respondido, recordado } = row;
  return {
    id,
    titulo,
    tipo: kindOf(row),
    persona: { id: personaId, nombre: persona },
    periodo,
    publicado,
    de,
    paginas,
    firma,
    plazo,
    estado,
    abierto,
    firmado: respondido,
    recordado,
    retirableHasta: isManager ? takenBackUntil(row, ahora) : null,
  };
}
