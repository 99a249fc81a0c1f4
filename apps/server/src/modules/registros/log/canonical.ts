import type { Evento } from '@jornada/domain/registros/modelo.ts';

/** The content of a log line, in the order of its canonical form. */
export type Canonico = {
  entidadId: number;
  personaId: number;
  linea: Omit<Evento, 'registroId' | 'refiereA'>;
  /** The number, not the id, of the line that this one refers to. */
  refiereNumero: number | null;
  desplazamientoMinutos: number;
  momentoDispositivo: string | null;
  zonaDispositivo: string | null;
  origen: string;
};

/** The canonical text of a line: a JSON array that begins with its version. New fields need a new version. */
export function canonicalForm({
  entidadId,
  personaId,
  linea,
  refiereNumero,
  desplazamientoMinutos,
  momentoDispositivo,
  zonaDispositivo,
  origen,
}: Canonico): string {
  return JSON.stringify([
    'j1',
    entidadId,
    personaId,
    linea.numero,
    linea.fecha,
    linea.evento,
    linea.clase,
    linea.tipoId,
    linea.momento,
    linea.zona,
    desplazamientoMinutos,
    linea.recibido,
    momentoDispositivo,
    zonaDispositivo,
    linea.modo,
    linea.confianza,
    origen,
    refiereNumero,
    linea.proyectoId,
    linea.observaciones,
    linea.autorId,
  ]);
}
