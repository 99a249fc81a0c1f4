import type { Idioma } from '../perfil/idiomas.ts';
import {
  ALTO_FIRMA,
  ANCHO_FIRMA,
  MAXIMO_FIRMA,
  textIn,
  type Firma,
  type Pregunta,
  type RespuestaGuardada,
  type RespuestaVisita,
} from './modelo.ts';

const isWithin = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;

/** Whether somebody has drawn something, and all of it lies in its field. */
export function isFirma(firma: Firma): boolean {
  const points = firma.flat();
  const isInside = points.every((value, index) => isWithin(value, index % 2 === 0 ? ANCHO_FIRMA : ALTO_FIRMA));
  return points.length >= 4 && points.length <= MAXIMO_FIRMA && firma.every((stroke) => stroke.length % 2 === 0) && isInside;
}

/** Null: the question is not answered. Undefined: the answer is none to it. */
function keep(
  { clase, texto, opciones }: Pregunta,
  answer: RespuestaVisita | undefined,
  idioma: Idioma,
): RespuestaGuardada | null | undefined {
  const kept = { pregunta: textIn(texto, idioma), clase };
  if (!answer) return null;
  if (clase === 'texto') return answer.texto === undefined || answer.texto === '' ? null : { ...kept, texto: answer.texto };
  if (clase === 'si-no') return answer.si === undefined ? null : { ...kept, si: answer.si };
  if (clase === 'firma') {
    if (answer.firma === undefined || answer.firma.length === 0) return null;
    return isFirma(answer.firma) ? { ...kept, firma: answer.firma } : undefined;
  }
  if (answer.opcion === undefined) return null;
  const chosen = opciones[answer.opcion];
  return chosen && { ...kept, texto: textIn(chosen, idioma) };
}

/**
 * The answers to the questions of a type, in their order and in the words that the visitor has read. `faltan`: questions that need an
 * answer and have none, or one that does not fit.
 */
export function answersTo(
  preguntas: readonly Pregunta[],
  answers: readonly RespuestaVisita[],
  idioma: Idioma,
): { guardadas: RespuestaGuardada[]; faltan: number[] } {
  const guardadas: RespuestaGuardada[] = [];
  const faltan: number[] = [];
  for (const pregunta of preguntas) {
    const kept = keep(
      pregunta,
      answers.find((one) => one.pregunta === pregunta.id),
      idioma,
    );
    if (kept) guardadas.push(kept);
    else if (kept === undefined || pregunta.obligatoria) faltan.push(pregunta.id);
  }
  return { guardadas, faltan };
}
