import type { FechaPedida } from '../../horario/fecha-escrita.ts';
import type { Fecha } from '../../horario/modelo.ts';
import type { Idioma } from '../../perfil/idiomas.ts';
import { examineDocumento, normalizeDocumento } from '../documento.ts';
import { llano, type CampoImportar } from './columnas.ts';
import { readFecha } from './read-fecha.ts';
import { masParecido } from './parecido.ts';
import type { LineaLeida, Nombrado, Rechazo } from './modelo.ts';

const LARGOS: Partial<Record<CampoImportar, number>> = { nombre: 120, email: 200, movil: 30, puesto: 100 };
const CORREO = /^[^\s@<>"',;:\\()[\]]+@[^\s@<>"',;:\\()[\]]+\.[^\s@<>"',;:\\()[\]]+$/;
const TELEFONO = /^[+\d\s()./-]+$/;
/** Characters that no name or number of a person contains. */
const DE_CONTROL = /[\p{Cc}\p{Cs}]/u;

const NOMBRES_IDIOMA: Record<Idioma, string> = {
  es: 'es|espanol|castellano|spanish|espanhol|spanisch',
  en: 'en|ingles|english|englisch',
  pt: 'pt|portugues|portuguese|portugiesisch',
  de: 'de|aleman|german|alemao|deutsch',
};

/** Names of one kind by their plain form. Made once for a whole file. */
export type Buscador = {
  todos: readonly (Nombrado & { llano: string })[];
  porNombre: ReadonlyMap<string, (Nombrado & { llano: string })[]>;
};

export function buscadorDe(nombres: readonly Nombrado[]): Buscador {
  const todos = nombres.map((one) => ({ ...one, llano: llano(one.nombre) }));
  return { todos, porNombre: Map.groupBy(todos, (one) => one.llano) };
}

/** The ID number in the sample line of the template, in four languages. */
const EJEMPLOS: ReadonlySet<string> = new Set(['EJEMPLO', 'EXAMPLE', 'EXEMPLO', 'BEISPIEL']);

/** Words of a name that begin with a small letter. */
const PARTICULAS = /(?<= )(?:de|del|la|las|los|y|e|da|do|dos|das|von|van|zu)(?= )/giu;

/** The name as it is said: `GARCÍA LÓPEZ, ANA`, as lists sort it, is Ana García López. */
function inOrder(nombre: string): string {
  const [apellidos, propio, ...more] = nombre.split(',').map((part) => part.trim());
  if (!apellidos || !propio || more.length > 0) return nombre;
  const said = `${propio} ${apellidos}`;
  if (said !== said.toUpperCase()) return said;
  return said
    .toLowerCase()
    .replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(PARTICULAS, (word) => word.toLowerCase());
}

/** Reads the cells of one line, and collects what is wrong with them. An empty cell gives `undefined`. */
export function lectorDe({ celdas }: LineaLeida, rechazos: Rechazo[]) {
  const reject = (campo: CampoImportar, motivo: Rechazo['motivo'], sugerencia: string | null = null): undefined => {
    // Each cell has at most one fault: an unreadable cell is not reported as empty, too.
    if (motivo !== 'vacio' || !rechazos.some((one) => one.campo === campo))
      rechazos.push({ campo, valor: celdas[campo] ?? '', motivo, sugerencia });
  };
  const cell = (campo: CampoImportar): string | undefined => celdas[campo] || undefined;

  function text(campo: CampoImportar): string | undefined {
    const value = cell(campo);
    if (value === undefined) return undefined;
    if (DE_CONTROL.test(value)) return reject(campo, 'caracteres');
    return value.length > (LARGOS[campo] ?? 200) ? reject(campo, 'largo') : value;
  }

  /** One of a few values by its names in four languages, `a|b`. */
  function oneOf<Valor extends string>(
    campo: CampoImportar,
    nombres: Record<Valor, string>,
    motivo: 'idioma' | 'duracion' | 'regimen' | 'si-no',
  ): Valor | undefined {
    const value = cell(campo);
    if (value === undefined) return undefined;
    const all = Object.keys(nombres).flatMap((valor) =>
      nombres[valor as Valor].split('|').map((nombre) => ({ valor: valor as Valor, llano: nombre })),
    );
    const found = all.find((one) => one.llano === llano(value));
    return found ? found.valor : reject(campo, motivo, masParecido(llano(value), all)?.llano ?? null);
  }

  return {
    reject,
    text,
    nombre(): string | undefined {
      const [first, last] = [text('nombre'), text('apellidos')];
      const whole = [first === undefined ? first : inOrder(first), last].filter(Boolean).join(' ');
      if (whole.length > 120) return reject('nombre', 'largo');
      return whole === '' ? undefined : whole;
    },
    documento(pais: string): string | undefined {
      const value = text('documento');
      if (value === undefined) return reject('documento', 'vacio');
      const documento = normalizeDocumento(value);
      if (EJEMPLOS.has(documento)) return reject('documento', 'ejemplo');
      const { esCorrecto, control } = examineDocumento(documento, pais);
      if (esCorrecto) return documento;
      return control === null ? reject('documento', 'documento') : reject('documento', 'letra', control);
    },
    email(): string | undefined {
      const value = text('email');
      return value === undefined || CORREO.test(value) ? value : reject('email', 'correo');
    },
    movil(): string | undefined {
      const value = text('movil');
      return value === undefined || TELEFONO.test(value) ? value : reject('movil', 'telefono');
    },
    idioma: (): Idioma | undefined => oneOf('idioma', NOMBRES_IDIOMA, 'idioma'),
    oneOf,
    fecha(campo: 'alta' | 'desde' | 'contrato' | 'nacimiento', pedida: FechaPedida & { primero?: number }): Fecha | undefined {
      const value = cell(campo);
      if (value === undefined) return undefined;
      const fecha = readFecha(value, pedida);
      return fecha === null || (pedida.toward === 'past' && fecha > pedida.hoy) ? reject(campo, 'fecha') : fecha;
    },
    /** Finds a thing of the company by its name. */
    nombrado(campo: CampoImportar, { todos, porNombre }: Buscador): Nombrado | undefined {
      const value = cell(campo);
      if (value === undefined) return undefined;
      const found = porNombre.get(llano(value)) ?? [];
      const [only] = found;
      if (only && found.length === 1) return only;
      // If only accents distinguish several names, the exact one counts.
      const exact = found.filter(({ nombre }) => nombre === value);
      if (exact.length === 1) return exact[0];
      return found.length > 1 ? reject(campo, 'ambiguo') : reject(campo, 'no-existe', masParecido(llano(value), todos)?.nombre ?? null);
    },
  };
}

export type Lector = ReturnType<typeof lectorDe>;
