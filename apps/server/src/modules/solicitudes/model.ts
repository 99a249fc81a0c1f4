import type { EstadoPaso, EstadoSolicitud, ModuloDecision, PapelEnSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import type { Ausencia } from '@jornada/domain/horario/modelo.ts';
import type { SolicitudVista } from '@jornada/contract/solicitudes/vistas.ts';

export type CantidadSolicitud = NonNullable<SolicitudVista['cantidad']>;

/** The absence that a request stands for; its days are those of the request. */
export type AusenciaPedida = Pick<Ausencia, 'clase'> & Partial<Pick<Ausencia, 'minutos' | 'mitad'>>;

/** What a module says of a request; the rest is in its own table. */
export type Contenido = {
  desde: string;
  hasta: string;
  cantidad: CantidadSolicitud | null;
  titulo: string | null;
  comentario: string | null;
};

/** A stored request. `esperaDe` null: it waits for the company, or for nobody (`turnoDesde` null). */
export type Solicitud = Contenido & {
  id: number;
  modulo: ModuloDecision;
  personaId: number;
  autorId: number;
  ano: number;
  estado: EstadoSolicitud;
  version: number;
  creada: string;
  turnoDesde: string | null;
  esperaDe: number | null;
  recordarDias: number | null;
  recordada: string | null;
  decidida: string | null;
  decididaPor: number | null;
  motivo: string | null;
  mesCerradoDicho: string | null;
};

/** A company and its day, where what is open depends on the day. */
export type EmpresaHoy = { entidadId: number; hoy: string };

/** What the steps decide about: the request, or its cancellation. */
export type AsuntoDePasos = 'aprobar' | 'anular';
export type PasoGuardado = {
  para: AsuntoDePasos;
  paso: number;
  papel: PapelEnSolicitud;
  decisorId: number | null;
  estado: EstadoPaso;
  decididoPor: number | null;
  momento: string | null;
  motivo: string | null;
};
