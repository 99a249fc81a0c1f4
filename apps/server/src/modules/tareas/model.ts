import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { OrigenImputacion } from '@jornada/domain/tareas/modelo.ts';
import type { Aparato } from '../registros/service.ts';
import type { Sesion } from '../../shared/sesion.ts';

/** Whose day, and for whom it is shown. */
export type QuienReparte = { sesion: Sesion; aparato: Aparato; language: Idioma };
export type DeLaPersona = { entidadId: number; personaId: number };

/** A project, or a task of it. */
export type DestinoTarea = { proyectoId: number; tareaId: number | null };
export const keyOf = ({ proyectoId, tareaId }: DestinoTarea): string => `${proyectoId}.${tareaId ?? ''}`;

/** An entry as it is written. */
export type Imputacion = DestinoTarea & {
  id: number;
  fecha: Fecha;
  categoriaId: number | null;
  desde: string | null;
  minutos: number;
  observacion: string | null;
  facturable: boolean;
  origen: OrigenImputacion;
  facturada: boolean;
};
