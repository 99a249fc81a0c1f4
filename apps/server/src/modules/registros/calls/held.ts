import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import { admitsRemark, countsByItself, fechaDeDiferido, horaOficial } from '@jornada/domain/registros/index.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import type { Actions } from './actions.ts';
import { dayAround, contentOfFichaje, type MeasureOf, type Peticionario } from './clock-input.ts';
import { findHeldOfCompany } from './find-held-repo.ts';
import { holdMark } from './held-repo.ts';
import type { PersonReader } from '../person/reader.ts';
import type { Ventana } from '../person/windows.ts';

/** More than a phone can record in a year. If somebody sends more, it is not a phone. */
const MOST = 500;

type Entrega = ValidadaDe<typeof registros.entregar>;
type Entregado = SalidaDe<typeof registros.entregar>;
type Options = {
  db: Database;
  read: PersonReader;
  measureOf: MeasureOf;
  actions: Actions;
  hoy(quien: Peticionario): Promise<Entregado['hoy']>;
};

const hasRemark = ({ observaciones }: Entrega): boolean => Boolean(observaciones?.trim());
const isClosed = (error: unknown): boolean => error instanceof AppError && error.code === 'registros.mes-cerrado';

/**
 * Marks that waited on a device and arrive after their month was closed. They are kept, and written when the month is reopened.
 */
export function createHeld({ db, read, measureOf, actions, hoy }: Options) {
  /** @returns whether its remark is admitted today. @throws AppError `registros.mes-cerrado` for what did not wait, or where there is no room; `general.clave-reutilizada`. */
  async function hold({ sesion, aparato, clave }: Peticionario, { diferido, ...datos }: Entrega): Promise<boolean> {
    const medida = measureOf(sesion, diferido);
    // Only the person's own marks are kept, because they are written later in that person's name.
    if (!medida || clave === null || sesion.usuarioId !== sesion.personaId) throw new AppError('registros.mes-cerrado');
    const { contexto } = await read({ sesion, aparato, dia: dayAround(medida) });
    const official = horaOficial(medida, contexto.ahora);
    const { tipoId } = contentOfFichaje(datos);
    const fecha = fechaDeDiferido(contexto, { tipoId, momento: official.momento });
    if (fecha === null) throw new AppError('registros.tipo-no-valido');
    const mark = {
      ...official,
      propuesto: !countsByItself(contexto, { sellado: medida.sellado, recibido: contexto.ahora }),
      personaId: sesion.personaId,
      clave,
      fecha,
      tipoId,
      momentoDispositivo: medida.momento,
      recibido: contexto.ahora,
      aparato: aparato.clase,
      datos,
    };
    const outcome = await db.tenant(sesion.entidadId, (tx) => holdMark(tx, sesion.entidadId, mark, MOST));
    if (outcome !== 'kept') throw new AppError(outcome === 'full' ? 'registros.mes-cerrado' : 'general.clave-reutilizada');
    return admitsRemark(
      contexto.ajustes,
      contexto.tipos.find(({ id }) => id === tipoId),
    );
  }

  return {
    /** @throws AppError as a clock action does. */
    async deliver(quien: Peticionario, input: Entrega): Promise<Entregado> {
      try {
        const { registro, hoy: after } = await actions.deliver(quien, input);
        return {
          retenido: false,
          propuesto: registro === null,
          sinObservacion: hasRemark(input) && registro?.observaciones === null,
          hoy: after,
        };
      } catch (error) {
        if (!isClosed(error)) throw error;
      }
      const isAdmitted = await hold(quien, input);
      return { retenido: true, propuesto: false, sinObservacion: hasRemark(input) && !isAdmitted, hoy: await hoy(quien) };
    },

    /**
     * Writes the held marks of some days in the name of their people, each person's marks in order. A mark that is still refused
     * stays held. @param sesion the session of the request; nothing is written in its name. @returns how many were written.
     */
    async writeHeld(sesion: Sesion, ventana: Ventana): Promise<number> {
      const held = await db.tenant(sesion.entidadId, (tx) => findHeldOfCompany(tx, sesion.entidadId, ventana));
      let written = 0;
      for (const mark of held) {
        const { personaId, aparato, clave } = mark;
        const person: Sesion = { ...sesion, usuarioId: personaId, personaId, simulando: false, punto: null };
        try {
          await actions.clockRetenido({ sesion: person, aparato: { clase: aparato }, clave }, mark);
          written += 1;
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
        }
      }
      return written;
    },
  };
}
