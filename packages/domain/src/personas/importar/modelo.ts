import type { Fecha } from '../../horario/modelo.ts';
import type { Idioma } from '../../perfil/idiomas.ts';
import type { CampoImportar } from './columnas.ts';
import type { Asignable } from '../asignar.ts';

/** One line of a file: its number there (the header is 1), and what its cells say, without blanks around. */
export type LineaLeida = { linea: number; celdas: Partial<Record<CampoImportar, string>>; sobranCeldas: boolean };

export type Nombrado = { id: number; nombre: string };
export type CentroElegible = Nombrado & { pais: string };

/** Somebody of the company, as they are. `asignaciones`: oldest first. */
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
} & Asignable;

/** The data that a line is compared with. */
export type ContextoImportar = {
  hoy: Fecha;
  /** From when on a change of centre or schedule counts, where the line does not say so. */
  desde: Fecha;
  personas: readonly PersonaConocida[];
  responsables: readonly Nombrado[];
  departamentos: readonly Nombrado[];
  centros: readonly CentroElegible[];
  horarios: readonly Nombrado[];
  /** Also names of closed ones: people who have them already keep them. */
  nombres: {
    departamentos: ReadonlyMap<number, string>;
    centros: ReadonlyMap<number, string>;
    horarios: ReadonlyMap<number, string>;
    personas: ReadonlyMap<number, string>;
  };
  /** The last closed month of each centre, `YYYY-MM`. */
  cerradoHasta: ReadonlyMap<number, string>;
  /** Lines of which somebody has said that they mean the same person, however little the name tells so. */
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
  'ejemplo',
] as const;

/** Why a line cannot come in. `sugerencia`: what was probably meant, the line that says it already, or whose ID number it is. */
export type Rechazo = { campo: CampoImportar; valor: string; motivo: (typeof MOTIVOS_RECHAZO)[number]; sugerencia: string | null };

/** What a field was and will be, in words; `desde` null: as soon as it is applied. */
export type CambioPrevisto = { campo: CampoImportar; antes: string; despues: string; desde: Fecha | null };

/** A person as a line makes them. */
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
  /** From when on the schedule counts. */
  desde: Fecha;
  centroId: number;
  horarioId: number;
};

/** The changes of a person: fields at once, centre and schedule from a day on. */
export type PersonaCambiada = {
  datos: Partial<Omit<PersonaNueva, 'alta' | 'desde' | 'centroId' | 'horarioId'>>;
  asignacion: { desde: Fecha; centroId: number; horarioId: number } | null;
};

export type ResultadoLinea = { linea: number; nombre: string } & (
  | { estado: 'rechazada'; rechazos: Rechazo[] }
  | { estado: 'igual'; id: number }
  | { estado: 'cambiar'; id: number; version: number; cambios: CambioPrevisto[]; cambio: PersonaCambiada }
  | { estado: 'crear'; nueva: PersonaNueva; centro: string; horario: string }
);
