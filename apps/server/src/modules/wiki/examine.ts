import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { wiki } from '@jornada/contract/wiki/calls.ts';
import { clavesDe, estadoDeComunicado, imagenesDe, instanteDe, textoDe, type DocumentoRico } from '@jornada/domain/wiki/index.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findNames } from './managed-repo.ts';
import { textsOf } from './present.ts';
import type { Escrito, FilaComunicado } from './repo.ts';
import { withWords } from './words.ts';

type Entrada = ValidadaDe<typeof wiki.guardar>;
type Cuando = { zona: string; ahora: string };

const isEmpty = (documento: DocumentoRico): boolean => textoDe(documento).trim() === '' && imagenesDe(documento).length === 0;
const isAfter = (one: string, other: string): boolean => Temporal.Instant.compare(one, other) > 0;

/** The hours of the form as instants. What is published keeps its beginning. @throws AppError `wiki.plazo-no-valido`. */
function readHours(input: Entrada, before: FilaComunicado | null, { zona, ahora }: Cuando): Pick<Escrito, 'publica' | 'caduca'> {
  const caduca = input.caduca ? instanteDe(input.caduca, zona) : null;
  const planned = input.publica ? instanteDe(input.publica, zona) : null;
  const isOut = before !== null && !before.borrador && before.publica !== null && !isAfter(before.publica, ahora);
  const publica = isOut ? before.publica : input.publicar ? (planned && isAfter(planned, ahora) ? planned : ahora) : planned;
  const begins = publica ?? ahora;
  // Whoever takes the end away from something that is over means it.
  if (caduca !== null && (!isAfter(caduca, begins) || (input.publicar && !isOut && !isAfter(caduca, ahora))))
    throw new AppError('wiki.plazo-no-valido');
  return { publica, caduca };
}

/**
 * Checks what the form says, and reads it. @throws AppError `wiki.ya-publicado`, `wiki.confirmacion-fija`, `wiki.sin-texto`,
 * `wiki.sin-audiencia`, `wiki.audiencia-no-valida`, `wiki.plazo-no-valido`.
 */
export async function examineInput(tx: Queryable, entidadId: number, input: Entrada, before: FilaComunicado | null, cuando: Cuando) {
  const estado = before ? estadoDeComunicado(before, cuando.ahora) : 'borrador';
  const isOut = estado === 'publicado' || estado === 'caducado';
  if (estado === 'retirado' || (isOut && !input.publicar)) throw new AppError('wiki.ya-publicado');
  const texto = { ...input.texto, documento: input.texto.documento as DocumentoRico };
  const segundo = input.segundo ? { ...input.segundo, documento: input.segundo.documento as DocumentoRico } : null;
  if (segundo?.idioma === texto.idioma) throw new AppError('general.datos-no-validos', { fields: { segundo: { key: 'formato' } } });
  const claves = clavesDe(input.audiencia);
  if (input.publicar) {
    if (isEmpty(texto.documento) || (segundo && isEmpty(segundo.documento))) throw new AppError('wiki.sin-texto');
    if (claves.length === 0) throw new AppError('wiki.sin-audiencia');
  }
  const { centros, departamentos, personas } = input.audiencia;
  const known = await findNames(tx, entidadId, { centros, departamentos, personas });
  const isKnown = (asked: readonly number[], there: readonly unknown[]): boolean => new Set(asked).size === there.length;
  if (
    !input.audiencia.todos &&
    !(isKnown(centros, known.centros) && isKnown(departamentos, known.departamentos) && isKnown(personas, known.personas))
  )
    throw new AppError('wiki.audiencia-no-valida');
  const textos = segundo ? [texto, segundo] : [texto];
  const isCorrected = isOut && before !== null && JSON.stringify(sorted(textsOf(before))) !== JSON.stringify(sorted(textos));
  if (isOut && before?.confirmacion && (isCorrected || !input.confirmacion)) throw new AppError('wiki.confirmacion-fija');
  const escrito: Escrito = {
    borrador: !input.publicar,
    ...readHours(input, before, cuando),
    fijado: input.fijado,
    confirmacion: input.confirmacion,
    confirmarAntes: input.confirmacion ? (input.confirmarAntes ?? null) : null,
    texto: withWords(texto),
    segundo: segundo && withWords(segundo),
    ahora: cuando.ahora,
    isCorrected,
  };
  return { escrito, claves, isOut };
}

/** The same words whatever the order in which the database gives fields back. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
};
