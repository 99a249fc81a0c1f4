import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import {
  decidirAnulacion,
  decidirCorreccion,
  decidirDiferido,
  decidirFichaje,
  decidirObservacion,
  decidirPersonalizado,
  decidirPresencia,
  decidirRectificarFin,
  decidirSugerido,
  horaOficial,
  SEGUNDOS_PARA_DESHACER,
  type ContextoFichaje,
  type Decision,
  type MedidaDelAparato,
} from '@jornada/domain/registros/index.ts';
import type { PosicionJuzgada } from '@jornada/domain/distancia/index.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import type { Retenido } from './held-repo.ts';
import type { Act, Accion, Resultado } from '../act/act.ts';
import type { Aparato } from '../person/clock-settings.ts';
import { dayOf, presentCorrections, presentRecords, type Presentacion } from '../present/present.ts';
import { presentToday } from '../present/present-today.ts';
import type { PosicionPedida } from '../act/positions.ts';
import { checkZone } from './zones.ts';

/** Who asks, with what device, in which language; `clave` is the idempotency key. */
export type Peticionario = { sesion: Sesion; aparato: Aparato; clave: string | null };
export type PresentFor = (resultado: Resultado['lectura']) => Promise<Presentacion>;

export type Fichaje = ValidadaDe<typeof registros.guardar>;
export type Hecho = SalidaDe<typeof registros.guardar>;

const instantOf = (text: string | null | undefined): string | null => (text ? Temporal.Instant.from(text).toString() : null);

/** What a clock action says beside its hour. */
export const saidIn = ({ tipo, proyectoId, observaciones }: Fichaje) => ({
  tipoId: tipo,
  proyectoId: proyectoId || null,
  observaciones: observaciones || null,
});

/** What the device knew of the time, in the one form of instants that is used here. */
export const measureOf = (diferido: Fichaje['diferido']): MedidaDelAparato | null =>
  diferido
    ? {
        ...diferido,
        momento: instantOf(diferido.momento) ?? '',
        medido: instantOf(diferido.medido),
        enviado: instantOf(diferido.enviado),
      }
    : null;

/** The date (UTC) that something recorded without a connection belongs to or beside; where that is to come, it is today. */
export const dayAround = (medida: MedidaDelAparato): string =>
  Temporal.Instant.from(horaOficial(medida, '2199-12-31T00:00:00Z').momento).toZonedDateTimeISO('UTC').toPlainDate().toString();

export type Actions = ReturnType<typeof createActions>;

/** The actions that write to the record. Each says what to decide; `act` does the rest. */
export function createActions({
  act,
  findDay,
  present,
}: {
  act: Act;
  findDay(sesion: Sesion, registroId: number): Promise<string | null>;
  present: PresentFor;
}) {
  /** The day of a record of this person. @throws AppError `registros.no-existe`, as for somebody else's record. */
  async function dayOfRecord(sesion: Sesion, registroId: number): Promise<string> {
    const fecha = registroId > 0 ? await findDay(sesion, registroId) : null;
    if (!fecha) throw new AppError('registros.no-existe');
    return fecha;
  }

  async function clock(
    llamada: string,
    quien: Peticionario,
    input: Partial<Fichaje>,
    decidir: (contexto: ContextoFichaje, posicion: PosicionJuzgada | null) => Decision,
    tarde: { dia: string; momentoDispositivo: string } | null = null,
  ): Promise<Hecho> {
    checkZone(input.timezone);
    const asked: PosicionPedida = { latitud: input.latitud ?? null, longitud: input.longitud ?? null, accuracy: input.accuracy ?? null };
    const dia = input.modificar ? await dayOfRecord(quien.sesion, input.modificar) : (tarde?.dia ?? null);
    const accion: Accion = {
      ...quien,
      dia,
      // What is sent again after waiting is the same action: when it was made is no part of what was asked for.
      cuerpo: [llamada, input],
      zonaDispositivo: input.timezone ?? null,
      momentoDispositivo: tarde?.momentoDispositivo ?? null,
      posicion: asked,
      decidir,
    };
    const resultado = await act(accion);
    const presentacion = await present(resultado.lectura);
    const registro = presentRecords(resultado.lectura, resultado.fecha, presentacion).find(({ id }) => id === resultado.registroId);
    if (!registro) throw new AppError('registros.no-existe');
    return {
      registro,
      hoy: presentToday(resultado.lectura, presentacion),
      repetido: resultado.repetido,
      deshacerHasta: Temporal.Instant.from(registro.recibido).add({ seconds: SEGUNDOS_PARA_DESHACER }).toString(),
    };
  }

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

  return {
    fichar: (quien: Peticionario, { diferido, ...input }: Fichaje): Promise<Hecho> => {
      const said = saidIn(input);
      const medida = measureOf(diferido);
      return clock(
        'fichar',
        quien,
        input,
        (contexto, posicion) =>
          medida
            ? decidirDiferido(contexto, { ...said, ...horaOficial(medida, contexto.ahora) })
            : decidirFichaje(contexto, { ...said, momento: instantOf(input.hora), posicion, modificar: input.modificar || null }),
        medida && { dia: dayAround(medida), momentoDispositivo: medida.momento },
      );
    },

    /** A late mark whose official time was settled at its receipt, and which could not be written then. */
    ficharRetenido: (quien: Peticionario, { datos, fecha, momento, confianza, momentoDispositivo }: Retenido): Promise<Hecho> =>
      clock('fichar', quien, datos, (contexto) => decidirDiferido(contexto, { ...saidIn(datos), momento, confianza }), {
        dia: fecha,
        momentoDispositivo,
      }),

    /** A change of project is a mark of the class `proyecto`: the company's first type of that class where none is named. */
    cambiarProyecto: (quien: Peticionario, input: Omit<Fichaje, 'tipo'> & { tipo?: number | undefined }): Promise<Hecho> =>
      clock('cambiarProyecto', quien, input, (contexto, posicion) => {
        const tipo = input.tipo ?? contexto.tipos.find(({ clase }) => clase === 'proyecto')?.id ?? 0;
        return decidirFichaje(contexto, {
          tipoId: tipo,
          momento: instantOf(input.hora),
          proyectoId: input.proyectoId || null,
          observaciones: input.observaciones || null,
          posicion,
          modificar: null,
        });
      }),

    sugerido: (quien: Peticionario, input: Fichaje): Promise<Hecho> =>
      clock('sugerido', quien, input, (contexto) => decidirSugerido(contexto, { observaciones: input.observaciones || null })),

    personalizado: (quien: Peticionario, input: Fichaje & { inicio?: string | undefined }): Promise<Hecho> =>
      clock('personalizado', quien, input, (contexto) =>
        decidirPersonalizado(contexto, {
          inicio: instantOf(input.inicio),
          fin: instantOf(input.hora),
          pausas: (input.pausas ?? []).map(({ inicio, fin, tipo }) => ({ inicio, fin, tipoId: tipo ?? null })),
          observaciones: input.observaciones || null,
        }),
      ),

    presencia: (quien: Peticionario, input: Fichaje): Promise<Hecho> =>
      clock('presencia', quien, input, (contexto) =>
        decidirPresencia(contexto, {
          intervalos: (input.pausas ?? []).map(({ inicio, fin }) => ({ inicio, fin })),
          observaciones: input.observaciones || null,
        }),
      ),

    async borrar(quien: Peticionario, registroId: number) {
      const dia = await dayOfRecord(quien.sesion, registroId);
      const { lectura } = await act({
        ...quien,
        dia,
        cuerpo: { borrar: registroId },
        decidir: (contexto) => decidirAnulacion(contexto, { registroId }),
      });
      const stands = dayOf(lectura, dia)?.marcas.some((marca) => marca.registroId === registroId) ?? false;
      return { resultado: stands ? ('solicitado' as const) : ('anulado' as const), hoy: presentToday(lectura, await present(lectura)) };
    },

    async rectificarFin(quien: Peticionario, registroId: number) {
      const dia = await dayOfRecord(quien.sesion, registroId);
      const { lectura } = await act({
        ...quien,
        dia,
        cuerpo: { rectificar: registroId },
        decidir: (contexto) => decidirRectificarFin(contexto, { registroId }),
      });
      return { hoy: presentToday(lectura, await present(lectura)) };
    },

    async solicitarCambioHora(quien: Peticionario, input: ValidadaDe<typeof registros.solicitarCambioHora>) {
      const dia = await dayOfRecord(quien.sesion, input.id);
      const momento = instantOf(input.hora) ?? '';
      const resultado = await act({
        ...quien,
        dia,
        cuerpo: ['correccion', input],
        decidir: (contexto) => decidirCorreccion(contexto, { registroId: input.id, momento, motivo: input.motivo }),
      });
      const { registro, correccion, hoy } = await afterCorrection(resultado, input.id);
      if (!correccion) throw new AppError('registros.no-existe');
      return { registro, correccion, hoy };
    },

    async observaciones(quien: Peticionario, input: ValidadaDe<typeof registros.observaciones>) {
      const dia = await dayOfRecord(quien.sesion, input.id);
      const resultado = await act({
        ...quien,
        dia,
        cuerpo: ['observaciones', input],
        decidir: (contexto) =>
          decidirObservacion(contexto, {
            registroId: input.id,
            observaciones: input.observaciones || null,
            momento: instantOf(input.HoraActualizadaFichaje),
          }),
      });
      return afterCorrection(resultado, input.id);
    },
  };
}
