import type { HechosContrato } from '../../contratos/modelo.ts';
import type { Fecha } from '../../horario/modelo.ts';
import type { Idioma } from '../../perfil/idiomas.ts';
import type { CampoImportar } from './columnas.ts';
import type { Asignable } from '../assign.ts';

/** One line of a file: its number in the file (the header is 1), and its cells without blanks around the text. */
export type LineaLeida = { linea: number; celdas: Partial<Record<CampoImportar, string>>; sobranCeldas: boolean };

export type Nombrado = { id: number; nombre: string };
export type CentroElegible = Nombrado & { pais: string };

/** A person of the company. `asignaciones`: oldest first. Contract and birth are only known where lines say something of contracts. */
export type PersonaConocida = {
  id: number;
  version: number;
  documento: string;
  nombre: string;
  email: string;
  movil: string;
  puesto: string;
  idioma: Idioma | null;
  departamentoId: number | null;
  responsableId: number | null;
  contratos: readonly HechosContrato[];
  nacimiento: Fecha | null;
  naf: string | null;
} & Asignable;

/** The data that a line is compared with. */
export type ContextoImportar = {
  hoy: Fecha;
  /** The first day of a change of centre or schedule, if the line names none. */
  desde: Fecha;
  personas: readonly PersonaConocida[];
  responsables: readonly Nombrado[];
  departamentos: readonly Nombrado[];
  centros: readonly CentroElegible[];
  horarios: readonly Nombrado[];
  /** Names of closed ones as well, because people may already have them. */
  nombres: {
    departamentos: ReadonlyMap<number, string>;
    centros: ReadonlyMap<number, string>;
    horarios: ReadonlyMap<number, string>;
    personas: ReadonlyMap<number, string>;
  };
  /** The last closed month of each centre, `YYYY-MM`. */
  cerradoHasta: ReadonlyMap<number, string>;
  /** Lines that somebody has confirmed to mean the same person, although the names are different. */
  confirmadas?: readonly number[] | undefined;
};

export const MOTIVOS_RECHAZO = [
  'vacio',
  'letra',
  'documento',
  'repetido',
  'no-existe',
  'ambiguo',
  'fecha',
  'correo',
  'telefono',
  'idioma',
  'largo',
  'caracteres',
  'celdas',
  'mes-cerrado',
  'baja',
  'quiosco',
  'fuera-de-contrato',
  'uno-mismo',
  'otra-persona',
  'correo-de-otra',
  'ejemplo',
  'porcentaje',
  'entero',
  'duracion',
  'regimen',
  'si-no',
  'no-cuadra',
  'naf',
] as const;

/**
 * Why a line is refused. `sugerencia`: the probable meaning, the line that has the value as well, or the owner of the ID number or address.
 */
export type Rechazo = { campo: CampoImportar; valor: string; motivo: (typeof MOTIVOS_RECHAZO)[number]; sugerencia: string | null };

/** The old and the new value of a field, in words. `desde` null: when the file is applied. */
export type CambioPrevisto = { campo: CampoImportar; antes: string; despues: string; desde: Fecha | null };

/** What a line says about a contract and a birth date; null: nothing new. `base`: the version that the new one comes after. */
export type Contratado = { contrato: HechosContrato | null; base: HechosContrato | null; nacimiento: Fecha | null; naf: string | null };

/** The new person that a line describes. */
export type PersonaNueva = {
  documento: string;
  nombre: string;
  email: string;
  movil: string;
  puesto: string;
  idioma: Idioma | null;
  departamentoId: number | null;
  responsableId: number | null;
  alta: Fecha;
  /** The first day of the schedule. */
  desde: Fecha;
  centroId: number;
  horarioId: number;
} & Contratado;

/** The changes of a person: fields at once, centre, schedule and contract from a day on. */
export type PersonaCambiada = {
  datos: Partial<Omit<PersonaNueva, 'alta' | 'desde' | 'centroId' | 'horarioId' | keyof Contratado>>;
  asignacion: { desde: Fecha; centroId: number; horarioId: number } | null;
} & Contratado;

export type ResultadoLinea = { linea: number; nombre: string } & (
  | { estado: 'rechazada'; rechazos: Rechazo[] }
  | { estado: 'igual'; id: number }
  | { estado: 'cambiar'; id: number; version: number; cambios: CambioPrevisto[]; cambio: PersonaCambiada }
  | { estado: 'crear'; nueva: PersonaNueva; centro: string; horario: string; cambios: CambioPrevisto[] }
);
