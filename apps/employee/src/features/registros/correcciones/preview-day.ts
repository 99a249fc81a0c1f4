import type { RegistroVista } from '@jornada/contract/registros/vistas.ts';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import type { Evento, Jornada } from '@jornada/domain/registros/modelo.ts';
import { minutosTrabajados } from '@jornada/domain/registros/minutos.ts';
import { projectJornada } from '@jornada/domain/registros/project-jornada.ts';

/** A mark that nobody clocked. `momento` is an instant. */
export type NewMark = { tipo: TipoRegistroVista; momento: string };

type Options = {
  fecha: string;
  zona: string;
  /** The records of the day, voided ones included. */
  registros: readonly RegistroVista[];
  tipos: readonly TipoRegistroVista[];
  /** The record that would move, and its new instant. */
  moved?: { id: number; momento: string } | undefined;
  added?: readonly NewMark[];
  /** Until when a running stretch counts; null on a past day. */
  ahora: string | null;
};

export type PreviewOfDay = {
  jornada: Jornada;
  trabajadoMinutos: number;
  /** False: the marks do not fit one another, and the server would refuse them. */
  fits: boolean;
};

/** The day if a change were agreed, by the same projection as on the server. */
export function previewDay({ fecha, zona, registros, tipos, moved, added = [], ahora }: Options): PreviewOfDay {
  const standing = registros
    .filter(({ anulado }) => !anulado)
    .map(({ id, clase, tipoId, momento, proyectoId }) =>
      eventOf({ id, fecha, zona, clase, tipoId, proyectoId, momento: moved?.id === id ? moved.momento : momento }),
    );
  const first = Math.max(0, ...standing.map(({ registroId }) => registroId)) + 1;
  const more = added.map(({ tipo, momento }, index) =>
    eventOf({ id: first + index, fecha, zona, clase: tipo.clase, tipoId: tipo.id, proyectoId: null, momento }),
  );
  const jornada = projectJornada([...standing, ...more], new Map(tipos.map((tipo) => [tipo.id, tipo])));
  return {
    jornada,
    trabajadoMinutos: minutosTrabajados(jornada, ahora),
    fits: !jornada.incidencias.some((incidencia) => incidencia === 'orden' || incidencia === 'falta-entrada'),
  };
}

type Mark = Pick<Evento, 'fecha' | 'zona' | 'clase' | 'tipoId' | 'proyectoId'> & { id: number; momento: string };

function eventOf({ id, momento, ...mark }: Mark): Evento {
  return {
    ...mark,
    registroId: id,
    numero: id,
    evento: 'fichaje',
    momento,
    recibido: momento,
    modo: 'directo',
    confianza: 'directa',
    refiereA: null,
    observaciones: null,
    autorId: 0,
    primero: id,
  };
}
