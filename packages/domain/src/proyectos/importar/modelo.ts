import type { Fecha, Hora, Instante } from '../../horario/modelo.ts';

/** The columns that a file of projects and their hours can have. */
export const CAMPOS_DE_HORAS = [
  'cliente',
  'proyecto',
  'tarea',
  'documento',
  'correo',
  'nombre',
  'fecha',
  'inicio',
  'fin',
  'duracion',
  'facturable',
  'observacion',
] as const;
export type CampoDeHoras = (typeof CAMPOS_DE_HORAS)[number];

/** From whom a file comes. Both write English headers, whatever the company speaks. */
export const FUENTES_DE_HORAS = ['plantilla', 'kimai', 'toggl'] as const;
export type FuenteDeHoras = (typeof FUENTES_DE_HORAS)[number];

/** Why a line cannot come in. */
export const MOTIVOS_DE_HORAS = [
  'vacio',
  'largo',
  'otro-cliente',
  'no-existe',
  'varias-personas',
  'fecha',
  'fecha-dudosa',
  'futura',
  'hora',
  'duracion',
  'mas-de-un-dia',
  'dia-lleno',
  'se-solapa',
  'si-no',
  'mes-cerrado',
  'proyecto-bloqueado',
  'semana-enviada',
] as const;
export type MotivoDeHoras = (typeof MOTIVOS_DE_HORAS)[number];

export type RechazoDeHoras = { columna: CampoDeHoras; valor: string; motivo: MotivoDeHoras };

/** How long work took: a length, or from when to when by the clock of the wall. */
export type TiempoEscrito = { fecha: Fecha; inicio: Hora | null; fin: Hora | null; minutos: number | null };

/** What a line of a file says. */
export type FilaDeHoras = {
  linea: number;
  cliente: string;
  proyecto: string;
  tarea: string;
  documento: string;
  correo: string;
  nombre: string;
  /** Null: the line is only about the client, the project, the task. */
  tiempo: TiempoEscrito | null;
  facturable: boolean | null;
  observacion: string | null;
  rechazos: RechazoDeHoras[];
};

export type PersonaDeHoras = { id: number; documento: string; correo: string; nombre: string };
export type ProyectoConocido = {
  id: number;
  clave: string;
  cliente: string | null;
  facturable: boolean;
  bloqueadoHasta: Fecha | null;
};
export type TareaConocida = { id: number; proyectoId: number; clave: string; facturable: boolean | null };
/** A day of a person: by which zone its hours are read, whether its month is closed. */
export type DiaConocido = { usuarioId: number; fecha: Fecha; zona: string; cerrado: boolean };
export type EntradaConocida = {
  usuarioId: number;
  fecha: Fecha;
  proyectoId: number;
  tareaId: number | null;
  desde: Instante | null;
  minutos: number;
};

/** What the company has already. Only what is open: names are unique among that. */
export type EmpresaDeHoras = {
  hoy: Fecha;
  /** The form in which two names are the same. */
  claveDe: (nombre: string) => string;
  clientes: readonly { id: number; clave: string }[];
  proyectos: readonly ProyectoConocido[];
  tareas: readonly TareaConocida[];
  personas: readonly PersonaDeHoras[];
  dias: readonly DiaConocido[];
  entradas: readonly EntradaConocida[];
  /** Weeks that were sent or approved. */
  semanas: readonly { usuarioId: number; proyectoId: number; lunes: Fecha }[];
};

export type EntradaNueva = {
  usuarioId: number;
  fecha: Fecha;
  desde: Instante | null;
  minutos: number;
  facturable: boolean;
  observacion: string | null;
};

type Dicho = Pick<FilaDeHoras, 'linea' | 'cliente' | 'proyecto' | 'tarea' | 'nombre'>;
/** What a line makes; `cliente-del-proyecto`: a project that has no client gets this one. */
export const HECHO_POR_UNA_LINEA = ['cliente', 'proyecto', 'tarea', 'cliente-del-proyecto'] as const;
export type HechoPorUnaLinea = (typeof HECHO_POR_UNA_LINEA)[number];

/** What a line would do. `crea`: what it makes that is not there yet, neither in the company nor by a line above. */
export type ResultadoDeHoras =
  | (Dicho & { estado: 'rechazada'; rechazos: RechazoDeHoras[] })
  | (Dicho & {
      estado: 'nueva' | 'igual';
      crea: HechoPorUnaLinea[];
      entrada: EntradaNueva | null;
    });
