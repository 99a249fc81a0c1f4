import type { ModoAnfitrion, IconoVisita, ModoSalida, Pregunta, RespuestaGuardada, Traducido } from '@jornada/domain/visitas/modelo.ts';

/** Translations of a name, without the name itself, which is a column. */
type Otros = Omit<Traducido, 'texto'>;
export type ContenidoTipo = { nombre: Otros; descripcion: Traducido; normas: Traducido; preguntas: Pregunta[] };

export type FilaTipoVisita = {
  id: number;
  nombre: string;
  contenido: ContenidoTipo;
  icono: IconoVisita;
  anfitrion: ModoAnfitrion;
  pideMatricula: boolean;
  pideDocumento: boolean;
  abierto: boolean;
  version: number;
};

export type AjustesVisitas = { conservaDias: number | null; cierre: string; contacto: string; version: number };

/** A visit to be written. */
export type NuevaVisita = {
  centroId: number;
  tipoId: number;
  autorId: number;
  clave: string | null;
  nombre: string;
  empresa: string | null;
  contacto: string | null;
  matricula: string | null;
  documento: string | null;
  anfitrionId: number | null;
  respuestas: readonly RespuestaGuardada[];
  normas: string | null;
  entrada: string;
};

export type VisitaEscrita = { id: number; codigo: string; isNew: boolean };
export type SalidaVisita = { id: number; nombre: string; entrada: string; salida: string; modoSalida: ModoSalida };
