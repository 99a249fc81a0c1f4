import type { CodigoError } from '@jornada/contract/errores.ts';
import type { ProblemaReparto } from '@jornada/domain/reparto/modelo.ts';
import type { TextoDePagina } from '@jornada/domain/reparto/texto.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Decode, DecodeCodes } from '../../shared/decode.ts';

/** Reads and takes apart the PDF of somebody, in the process for the files of people. */
export type PagesApart = ReturnType<typeof createApart>;
/** For whom it is done. */
type Sender = { entidadId: number; usuarioId: number };
/** The file cannot be split at all. */
export class CannotSplit extends Error {
  readonly problema: ProblemaReparto;

  constructor(problema: ProblemaReparto, cause?: unknown) {
    super(`the file cannot be split: ${problema}`, { cause });
    this.problema = problema;
  }
}

const CODES: DecodeCodes = {
  type: 'ficheros.tipo-no-admitido',
  damaged: 'ficheros.danado',
  large: 'ficheros.demasiados-pixeles',
  active: 'ficheros.pdf-activo',
  locked: 'ficheros.pdf-cifrado',
};
const PROBLEMS: Partial<Record<CodigoError, ProblemaReparto>> = {
  'ficheros.danado': 'danado',
  'ficheros.pdf-activo': 'danado',
  'ficheros.pdf-cifrado': 'cifrado',
  'ficheros.demasiados-pixeles': 'demasiado-grande',
};

/** What was refused for itself, and not because the machine has no time or room. */
function refusalOf(error: unknown): CannotSplit | null {
  const problema = error instanceof AppError ? PROBLEMS[error.code] : undefined;
  return problema ? new CannotSplit(problema, error) : null;
}

export function createApart({ decode }: { decode: Decode }) {
  async function readSome(sender: Sender, path: string, from: number, most: number): Promise<{ total: number; paginas: TextoDePagina[] }> {
    const { total, pages } = await decode<'pages'>(sender, { kind: 'pages', path, from, most }, CODES);
    const paginas = pages.map(({ page, width, height, pieces }) => ({
      pagina: page,
      ancho: width,
      alto: height,
      trozos: pieces.map(({ text, x, y, width: ancho, height: alto, turn: giro }) => ({ texto: text, x, y, ancho, alto, giro })),
    }));
    return { total, paginas };
  }

  return {
    /**
     * The text of some pages. One that takes too much has none: it is looked at by a person, as a picture is. @throws CannotSplit if that holds
     * for the first one, too.
     */
    async read(
      sender: Sender,
      path: string,
      { from, most, total }: { from: number; most: number; total: number },
    ): Promise<{ total: number; paginas: TextoDePagina[] }> {
      try {
        return await readSome(sender, path, from, most);
      } catch (error) {
        const refused = refusalOf(error);
        if (refused?.problema !== 'demasiado-grande') throw refused ?? error;
        if (most > 1) return this.read(sender, path, { from, most: 1, total });
        if (total === 0) throw refused;
        return { total, paginas: [{ pagina: from, ancho: 1, alto: 1, trozos: [] }] };
      }
    },

    /** Writes the pages of people into files of their own. @throws CannotSplit */
    async write(sender: Sender, path: string, parts: readonly { pages: readonly number[]; path: string }[]): Promise<void> {
      try {
        await decode<'parts'>(sender, { kind: 'parts', path, parts }, CODES);
      } catch (error) {
        throw refusalOf(error) ?? error;
      }
    },
  };
}
