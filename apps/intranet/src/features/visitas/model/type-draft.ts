import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { Traducido } from '@jornada/domain/visitas/modelo.ts';
import type { ClasePregunta, IconoVisita, ModoAnfitrion } from '@jornada/domain/visitas/modelo.ts';

/** A text with every language, empty where nobody has written it: a form needs all its fields. */
export type AllLanguages = { texto: string } & Record<Idioma, string>;
export type QuestionDraft = { id: number; clase: ClasePregunta; texto: AllLanguages; opciones: AllLanguages[]; obligatoria: boolean };
export type VisitTypeDraft = {
  nombre: AllLanguages;
  descripcion: AllLanguages;
  icono: IconoVisita;
  anfitrion: ModoAnfitrion;
  pideMatricula: boolean;
  pideDocumento: boolean;
  normas: AllLanguages;
  preguntas: QuestionDraft[];
};

const NOTHING: AllLanguages = { texto: '', es: '', en: '', pt: '', de: '' };

export const inAllLanguages = (text: Traducido = { texto: '' }): AllLanguages => ({ ...NOTHING, ...text });

/** A further question. Its number was never given before. */
export const newQuestion = (questions: readonly QuestionDraft[]): QuestionDraft => ({
  id: Math.max(0, ...questions.map(({ id }) => id)) + 1,
  clase: 'si-no',
  texto: inAllLanguages(),
  opciones: [],
  obligatoria: true,
});

/** The questions as they are sent: a line without words is no choice. */
export const questionsToSend = (questions: readonly QuestionDraft[]): QuestionDraft[] =>
  questions.map((one) => ({ ...one, opciones: one.opciones.filter(({ texto }) => texto.trim() !== '') }));

/** The choices of a language, one a line. */
export const linesOf = (opciones: readonly AllLanguages[], name: keyof AllLanguages): string => opciones.map((one) => one[name]).join('\n');

/** The same choices with the lines of one language changed. The lines of the first one say how many there are. */
export function withLines(opciones: readonly AllLanguages[], name: keyof AllLanguages, text: string): AllLanguages[] {
  const lines = text.split('\n');
  const count = name === 'texto' ? lines.length : opciones.length;
  return Array.from({ length: count }, (_, index) => ({ ...inAllLanguages(opciones[index]), [name]: lines[index] ?? '' }));
}
