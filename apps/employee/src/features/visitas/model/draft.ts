import type { EntradaDe } from '@jornada/contract/call.ts';
import type { visitas } from '@jornada/contract/visitas/calls.ts';
import type { EsperadaEnTableta } from '@jornada/contract/visitas/anuncios.ts';
import type { AnfitrionVista, TipoVisitaVista, VisitaRegistrada } from '@jornada/contract/visitas/vistas.ts';
import type { Firma } from '@jornada/domain/visitas/modelo.ts';

/** An answer while somebody gives it. */
export type DraftAnswer = { texto?: string; opcion?: number; si?: boolean; firma?: Firma };

/** What a visitor has said so far. It is kept in memory only, and gone when they leave the screens of visits. */
export type VisitDraft = {
  tipoId: number | null;
  nombre: string;
  empresa: string;
  contacto: string;
  matricula: string;
  documento: string;
  anfitrion: AnfitrionVista | null;
  /** Who was expected, and found themselves in the list: name, company and host are known to the server. */
  esperada: EsperadaEnTableta | null;
  respuestas: Readonly<Record<number, DraftAnswer>>;
  aceptaNormas: boolean;
  done: VisitaRegistrada | null;
};

export const EMPTY_DRAFT: VisitDraft = {
  tipoId: null,
  nombre: '',
  empresa: '',
  contacto: '',
  matricula: '',
  documento: '',
  anfitrion: null,
  esperada: null,
  respuestas: {},
  aceptaNormas: false,
  done: null,
};

export const hasQuestions = ({ preguntas, normas }: Pick<TipoVisitaVista, 'preguntas' | 'normas'>): boolean =>
  preguntas.length > 0 || normas !== '';

/** Fields of the second step that are needed and empty. */
export function missingFields(draft: VisitDraft, tipo: TipoVisitaVista): string[] {
  const missing: string[] = [];
  if (!draft.esperada && draft.nombre.trim().length < 2) missing.push('nombre');
  if (tipo.pideMatricula && draft.matricula.trim() === '') missing.push('matricula');
  if (tipo.pideDocumento && draft.documento.trim() === '') missing.push('documento');
  if (!draft.esperada && tipo.anfitrion === 'necesario' && draft.anfitrion === null) missing.push('anfitrion');
  return missing;
}

const isAnswered = (answer: DraftAnswer | undefined): boolean =>
  answer !== undefined &&
  (answer.si !== undefined || answer.opcion !== undefined || Boolean(answer.texto?.trim()) || (answer.firma?.length ?? 0) > 0);

/** Questions of the third step that need an answer, and `normas`. */
export function missingAnswers(draft: VisitDraft, { preguntas, normas }: TipoVisitaVista): (number | 'normas')[] {
  const missing = preguntas.filter(({ id, obligatoria }) => obligatoria && !isAnswered(draft.respuestas[id])).map(({ id }) => id);
  return normas !== '' && !draft.aceptaNormas ? [...missing, 'normas'] : missing;
}

/** What is sent: of the answers only those that the type asks for now. */
export function inputOf(draft: VisitDraft, tipo: TipoVisitaVista): Omit<EntradaDe<typeof visitas.insertar>, 'idioma'> {
  const { nombre, empresa, contacto, matricula, documento, anfitrion, esperada, respuestas, aceptaNormas } = draft;
  return {
    tipoId: tipo.id,
    ...(esperada ? { anuncio: esperada.clave } : { nombre, empresa: empresa || null }),
    contacto: contacto || null,
    matricula: tipo.pideMatricula ? matricula : null,
    documento: tipo.pideDocumento ? documento : null,
    anfitrion: esperada || tipo.anfitrion === 'no' ? null : (anfitrion?.clave ?? null),
    respuestas: tipo.preguntas.flatMap(({ id }) => {
      const { firma, ...answer } = respuestas[id] ?? {};
      if (!isAnswered(respuestas[id])) return [];
      return [{ pregunta: id, ...answer, ...(firma && { firma: firma.map((stroke) => [...stroke]) }) }];
    }),
    aceptaNormas,
  };
}
