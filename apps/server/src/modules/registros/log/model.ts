import type { Evento, Jornada, Minutos } from '@jornada/domain/registros/modelo.ts';

/** A log line read from the database. `cerca`: whether the position was near a centre; null without one. */
export type EventoLeido = Evento & { cerca: boolean | null };

/** A projected day as stored. */
export type FilaJornada = Pick<
  Jornada,
  'fecha' | 'zona' | 'estado' | 'situacion' | 'desde' | 'inicio' | 'fin' | 'tramos' | 'incidencias'
> & {
  corregida: boolean;
  pendientes: number;
};

/** A day with its minutes, as it is stored. */
export type DiaGuardado = FilaJornada & { minutos: Minutos };

/** A line to write. Its id, and references within its own batch, are those of the decision until the database gives others. */
export type LineaPorEscribir = Evento & {
  desplazamientoMinutos: number;
  momentoDispositivo: string | null;
  zonaDispositivo: string | null;
  origen: string;
  /** The line with the key and the position. The answer shows it as the record. */
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
  /** The last closing that the decision knew of. Null if it could not be read; then nothing is written. */
  cierres: number | null;
};
