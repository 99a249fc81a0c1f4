import type { Evento, Jornada, Minutos } from '@jornada/domain/registros/modelo.ts';

/** A line of the log as it is read back. `cerca`: was the position near a centre; null without one. */
export type EventoLeido = Evento & { cerca: boolean | null };

/** A projected day as stored. */
export type FilaJornada = Pick<
  Jornada,
  'fecha' | 'zona' | 'estado' | 'situacion' | 'desde' | 'inicio' | 'fin' | 'tramos' | 'incidencias'
> & {
  corregida: boolean;
  pendientes: number;
};

/** A day to store, or as it is stored, with its minutes. */
export type DiaGuardado = FilaJornada & { minutos: Minutos };

/** A line to write. Its id, and what it refers to within its own batch, are those of the decision until the database gives others. */
export type LineaPorEscribir = Evento & {
  desplazamientoMinutos: number;
  momentoDispositivo: string | null;
  zonaDispositivo: string | null;
  origen: string;
  /** The line that carries the key, the position and, in the answer, the record. */
  principal: boolean;
  canonico: string;
};

export type Posicion = {
  latitud: number | null;
  longitud: number | null;
  precision: number | null;
  centroId: number | null;
  distanciaMetros: number | null;
  cerca: boolean | null;
};

export type Escritura = {
  entidadId: number;
  personaId: number;
  eventos: LineaPorEscribir[];
  jornadas: DiaGuardado[];
  posicion: Posicion | null;
  clave: string | null;
  cuerpo: Buffer | null;
  /** The last act of closing that the decision knew of; null where it could not be read, and then nothing is written. */
  cierres: number | null;
};
