import { AppError } from '../../../platform/http/app-error.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import type { PersonReader } from '../person/reader.ts';
import { lookingBack, type Ventana } from '../person/windows.ts';
import { isClosed } from '../present/closed.ts';
import { presentCorrections } from '../present/corrections.ts';
import { presentDays } from '../present/days.ts';
import { tiposOf } from '../present/names.ts';
import { linesOf, presentRecords, showsRemarks } from '../present/records.ts';
import { warningsOfDay } from '../present/warnings.ts';
import type { Peticionario, PresentFor } from './clock-input.ts';
import type { Retenido } from './find-held-repo.ts';
import { presentHeld } from './present-held.ts';

type Quien = Omit<Peticionario, 'clave'>;

/** The records of a day, and one record with its corrections. */
export function createRecordQueries({
  read,
  findDay,
  findHeld,
  present,
}: {
  read: PersonReader;
  findDay(sesion: Sesion, registroId: number): Promise<string | null>;
  findHeld(sesion: Sesion, ventana: Ventana): Promise<Retenido[]>;
  present: PresentFor;
}) {
  /** One record with its day. @throws AppError `registros.no-existe`, also for another person's record. */
  async function readRecord(quien: Quien, registroId: number) {
    const dia = registroId > 0 ? await findDay(quien.sesion, registroId) : null;
    if (!dia) throw new AppError('registros.no-existe');
    const lectura = await read({ ...quien, dia });
    // What is told of one record says of each remark who wrote it.
    const presentacion = await present(lectura, { namesAll: true });
    const registro = presentRecords(lectura, dia, presentacion).find(({ id }) => id === registroId);
    if (!registro) throw new AppError('registros.no-existe');
    return { lectura, presentacion, registro, dia };
  }

  return {
    async list(quien: Quien, fecha: string | undefined) {
      const lectura = await read({ ...quien, dia: fecha ?? null, ...(fecha && { dias: lookingBack({ desde: fecha, hasta: fecha }) }) });
      const presentacion = await present(lectura);
      const day = fecha ?? lectura.estado.fecha;
      const items = presentRecords(lectura, day, presentacion);
      const correcciones = presentCorrections(lectura, day, presentacion);
      const [dia] = presentDays(lectura, { desde: day, hasta: day }, (one) => warningsOfDay(lectura, one)).dias;
      if (!dia) throw new Error(`no plan for ${day}`);
      // Only a closed day can have held marks.
      const held = isClosed(lectura, { desde: day, hasta: day }) ? await findHeld(quien.sesion, { desde: day, hasta: day }) : [];
      const retenidos = held.map((mark) => presentHeld(mark, lectura, presentacion));
      return { fecha: day, items, total: items.length, correcciones, retenidos, dia };
    },

    /** The marks of somebody's day that count, and what waits for an answer. The caller checks whose day this may be. */
    async listFor(quien: Quien, personaId: number, fecha: string) {
      const lectura = await read({ ...quien, personaId, dia: fecha });
      const presentacion = await present(lectura);
      return {
        marcas: presentRecords(lectura, fecha, presentacion).filter(({ anulado }) => !anulado),
        esperan: presentCorrections(lectura, fecha, presentacion).filter(({ estado }) => estado === 'pendiente'),
      };
    },

    get: async (quien: Quien, registroId: number) => (await readRecord(quien, registroId)).registro,

    async loadObservaciones(quien: Quien, registroId: number) {
      const { lectura, presentacion, registro, dia } = await readRecord(quien, registroId);
      const { empresa } = lectura;
      if (!showsRemarks(empresa, tiposOf(empresa).get(registro.tipoId))) return { registro, historia: [] };
      const historia = linesOf(lectura, dia)
        .filter(({ evento, refiereA, registroId: id }) => id === registroId || (evento === 'observacion' && refiereA === registroId))
        .map(({ recibido, autorId, observaciones }) => ({
          momento: recibido,
          autor: presentacion.names.get(autorId) ?? '',
          observaciones,
        }));
      return { registro, historia };
    },

    async loadSolicitud(quien: Quien, registroId: number) {
      const { lectura, presentacion, registro, dia } = await readRecord(quien, registroId);
      return {
        registro,
        correcciones: presentCorrections(lectura, dia, presentacion).filter(
          (correccion) => correccion.registroId === registroId || correccion.id === registroId,
        ),
        acuerdoInmediato: lectura.contexto.ajustes.usuarioPuedeModificar,
      };
    },
  };
}
