import type { EntradaDe } from '@jornada/contract/call.ts';
import type { FicheroVista } from '@jornada/contract/ficheros.ts';
import type { wiki } from '@jornada/contract/wiki/calls.ts';
import type { ComunicadoEditado } from '@jornada/contract/wiki/vistas.ts';
import type { RolPersona } from '@jornada/domain/personas/cuenta.ts';
import { IDIOMAS, type Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { imagenesDe, type DocumentoRico } from '@jornada/domain/wiki/documento.ts';

type Named = { id: number; nombre: string };
/** What the form of an announcement holds. */
export type Values = {
  titulo: string;
  idioma: Idioma;
  documento: DocumentoRico;
  hasSegundo: boolean;
  titulo2: string;
  idioma2: Idioma;
  documento2: DocumentoRico;
  para: 'todos' | 'algunos';
  centros: number[];
  departamentos: number[];
  roles: RolPersona[];
  personas: Named[];
  publicaDia: string;
  publicaHora: string;
  caducaDia: string;
  caducaHora: string;
  fijado: boolean;
  confirmacion: boolean;
  confirmarAntes: string;
  /** Attachments that it has already, and uploaded ones. */
  conservados: FicheroVista[];
  nuevos: number[];
};

const HOURS = { publica: '08:00', caduca: '20:00' };
const dayOf = (local: string | null): string => local?.slice(0, 10) ?? '';
const hourOf = (local: string | null, otherwise: string): string => local?.slice(11, 16) ?? otherwise;

/** `lang`: the language of the person who begins a new one. */
export function valuesOf(saved: ComunicadoEditado | null, lang: Idioma): Values {
  const [first, second] = saved?.textos ?? [];
  const idioma = first?.idioma ?? lang;
  const otherLanguage = IDIOMAS.find((one) => one !== idioma) ?? idioma;
  const documento = (first?.documento ?? []) as DocumentoRico;
  const documento2 = (second?.documento ?? []) as DocumentoRico;
  const pictures = new Set([documento, documento2].flatMap(imagenesDe));
  return {
    titulo: first?.titulo ?? '',
    idioma,
    documento,
    hasSegundo: second !== undefined,
    titulo2: second?.titulo ?? '',
    idioma2: second?.idioma ?? otherLanguage,
    documento2,
    para: saved?.audiencia.todos === false ? 'algunos' : 'todos',
    centros: saved?.audiencia.centros.map(({ id }) => id) ?? [],
    departamentos: saved?.audiencia.departamentos.map(({ id }) => id) ?? [],
    roles: saved?.audiencia.roles ?? [],
    personas: saved?.audiencia.personas ?? [],
    publicaDia: dayOf(saved?.horaPublica ?? null),
    publicaHora: hourOf(saved?.horaPublica ?? null, HOURS.publica),
    caducaDia: dayOf(saved?.horaCaduca ?? null),
    caducaHora: hourOf(saved?.horaCaduca ?? null, HOURS.caduca),
    fijado: saved?.fijado ?? false,
    confirmacion: saved?.confirmacion ?? false,
    confirmarAntes: saved?.confirmarAntes ?? '',
    conservados: saved?.ficheros.filter(({ id }) => !pictures.has(id)) ?? [],
    nuevos: [],
  };
}

/** The audience as the server takes it. */
export const audienceOf = ({ para, centros, departamentos, roles, personas }: Values): EntradaDe<typeof wiki.cuantos> =>
  para === 'todos'
    ? { todos: true, centros: [], departamentos: [], roles: [], personas: [] }
    : { todos: false, centros, departamentos, roles, personas: personas.map(({ id }) => id) };

const localOf = (dia: string, hora: string, otherwise: string): string | null => (dia === '' ? null : `${dia}T${hora || otherwise}`);

/** From when on it is to be read, in the company's zone; null: from now on. */
export const startOf = ({ publicaDia, publicaHora }: Values): string | null => localOf(publicaDia, publicaHora, HOURS.publica);
/** Until when; null: always. */
export const endOf = ({ caducaDia, caducaHora }: Values): string | null => localOf(caducaDia, caducaHora, HOURS.caduca);

/** What is sent. */
export function inputOf(values: Values, isPublished: boolean) {
  const { titulo, idioma, documento, hasSegundo, titulo2, idioma2, documento2, conservados, nuevos } = values;
  const pictures = [...imagenesDe(documento), ...(hasSegundo ? imagenesDe(documento2) : [])];
  return {
    texto: { titulo, idioma, documento },
    segundo: hasSegundo ? { titulo: titulo2, idioma: idioma2, documento: documento2 } : null,
    audiencia: audienceOf(values),
    publica: startOf(values),
    caduca: endOf(values),
    fijado: values.fijado,
    confirmacion: values.confirmacion,
    confirmarAntes: values.confirmacion && values.confirmarAntes !== '' ? values.confirmarAntes : null,
    ficheros: [...new Set([...conservados.map(({ id }) => id), ...nuevos, ...pictures])],
    publicar: isPublished,
  };
}
