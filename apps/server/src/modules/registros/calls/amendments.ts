import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import { decideAnulacion, decideCorreccion, decideObservacion, decideRectificarFin } from '@jornada/domain/registros/index.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Act, Resultado } from '../act/act.ts';
import { presentCorrections } from '../present/corrections.ts';
import { dayOf, presentRecords } from '../present/records.ts';
import { presentToday } from '../present/today.ts';
import { checkIsUndo } from './at-kiosk.ts';
import { instantOf, type DayOfRecord, type Peticionario, type PresentFor } from './clock-input.ts';

type CambioHora = ValidadaDe<typeof registros.solicitarCambioHora>;

/** Changes to an existing record: undoing it, another hour, a remark. */
export function createAmendments({ act, dayOfRecord, present }: { act: Act; dayOfRecord: DayOfRecord; present: PresentFor }) {
  /** The corrections of one record, newest last, and the record itself. */
  async function afterCorrection({ lectura, fecha }: Resultado, registroId: number) {
    const presentacion = await present(lectura);
    const registro = presentRecords(lectura, fecha, presentacion).find(({ id }) => id === registroId);
    if (!registro) throw new AppError('registros.no-existe');
    const correccion = presentCorrections(lectura, fecha, presentacion).findLast((one) => one.registroId === registroId);
    return {
      registro,
      correccion: correccion ?? null,
      hoy: presentToday(lectura, presentacion),
    };
  }

  /** Proposes another hour for a mark of a person. */
  async function proposeHour(quien: Peticionario, personaId: number, input: CambioHora) {
    const dia = await dayOfRecord({ entidadId: quien.sesion.entidadId, personaId }, input.id);
    const momento = instantOf(input.hora) ?? '';
    const resultado = await act({
      ...quien,
      personaId,
      dia,
      cuerpo: ['correccion', input],
      decide: (contexto) => decideCorreccion(contexto, { registroId: input.id, momento, motivo: input.motivo }),
    });
    const { registro, correccion, hoy } = await afterCorrection(resultado, input.id);
    if (!correccion) throw new AppError('registros.no-existe');
    return { registro, correccion, hoy };
  }

  return {
    async remove(quien: Peticionario, registroId: number) {
      const dia = await dayOfRecord(quien.sesion, registroId);
      const { lectura } = await act({
        ...quien,
        dia,
        cuerpo: { borrar: registroId },
        decide: (contexto) => checkIsUndo(quien.sesion, decideAnulacion(contexto, { registroId })),
      });
      const stands = dayOf(lectura, dia)?.marcas.some((marca) => marca.registroId === registroId) ?? false;
      return { resultado: stands ? ('solicitado' as const) : ('anulado' as const), hoy: presentToday(lectura, await present(lectura)) };
    },

    async rectifyFin(quien: Peticionario, registroId: number) {
      const dia = await dayOfRecord(quien.sesion, registroId);
      const { lectura } = await act({
        ...quien,
        dia,
        cuerpo: { rectificar: registroId },
        decide: (contexto) => decideRectificarFin(contexto, { registroId }),
      });
      return { hoy: presentToday(lectura, await present(lectura)) };
    },

    requestCambioHora: (quien: Peticionario, input: CambioHora) => proposeHour(quien, quien.sesion.personaId, input),

    /** The company proposes, in the name of whoever is signed in. The caller checks whose record this may be. */
    async requestCambioHoraFor(quien: Peticionario, personaId: number, input: CambioHora) {
      const { registro, correccion } = await proposeHour(quien, personaId, input);
      return { fecha: registro.fecha, correccion };
    },

    async changeObservaciones(quien: Peticionario, input: ValidadaDe<typeof registros.observaciones>) {
      const dia = await dayOfRecord(quien.sesion, input.id);
      const resultado = await act({
        ...quien,
        dia,
        cuerpo: ['observaciones', input],
        decide: (contexto) =>
          decideObservacion(contexto, {
            registroId: input.id,
            observaciones: input.observaciones || null,
            momento: instantOf(input.HoraActualizadaFichaje),
          }),
      });
      return afterCorrection(resultado, input.id);
    },
  };
}
