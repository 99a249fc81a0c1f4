import type { PosicionJuzgada } from '@jornada/domain/distancia/index.ts';
import {
  admitsRemark,
  decideDiferido,
  decideFichaje,
  decidePersonalizado,
  decidePresencia,
  decideSugerido,
  horaOficial,
  SEGUNDOS_PARA_DESHACER,
  type ContextoFichaje,
  type Decision,
  type MedidaDelAparato,
} from '@jornada/domain/registros/index.ts';
import type { TranslateText } from '../../../platform/http/error-handler.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import type { AccionDeRegistro, Act } from '../act/act.ts';
import type { PosicionPedida } from '../act/positions.ts';
import { presentRecords } from '../present/records.ts';
import { presentToday } from '../present/today.ts';
import { checkIsOffered } from './at-kiosk.ts';
import {
  dayAround,
  instantOf,
  contentOfFichaje,
  type DayOfRecord,
  type Fichaje,
  type Hecho,
  type MeasureOf,
  type Peticionario,
  type PresentFor,
} from './clock-input.ts';
import type { Retenido } from './find-held-repo.ts';
import { checkZone } from './zones.ts';

/** The day of a mark that waited on a device, and that device's time. */
type Tarde = { dia: string; momentoDispositivo: string };
type ClockingOptions = { act: Act; dayOfRecord: DayOfRecord; measureOf: MeasureOf; present: PresentFor; translate: TranslateText };

/** The clock: marks for now, late marks, and the other ways to end a day. */
export function createClocking({ act, dayOfRecord, measureOf, present, translate }: ClockingOptions) {
  /** Does it, and reads the person as they are then. */
  async function run(
    llamada: string,
    quien: Peticionario,
    input: Partial<Fichaje>,
    decide: (contexto: ContextoFichaje, posicion: PosicionJuzgada | null) => Decision,
    tarde: Tarde | null = null,
  ) {
    checkZone(input.timezone);
    const asked: PosicionPedida = { latitud: input.latitud ?? null, longitud: input.longitud ?? null, accuracy: input.accuracy ?? null };
    const dia = input.modificar ? await dayOfRecord(quien.sesion, input.modificar) : (tarde?.dia ?? null);
    const accion: AccionDeRegistro = {
      ...quien,
      dia,
      // A repeated action must count as the same one, so the time when it was made is not part of its content.
      cuerpo: [llamada, input],
      zonaDispositivo: input.timezone ?? null,
      momentoDispositivo: tarde?.momentoDispositivo ?? null,
      posicion: asked,
      decide: (contexto, posicion) => {
        checkIsOffered(quien.sesion, contexto, input.tipo);
        return decide(contexto, posicion);
      },
    };
    const resultado = await act(accion);
    return { resultado, presentacion: await present(resultado.lectura) };
  }

  async function clock(...asked: Parameters<typeof run>): Promise<Hecho> {
    const { resultado, presentacion } = await run(...asked);
    const registro = presentRecords(resultado.lectura, resultado.fecha, presentacion).find(({ id }) => id === resultado.registroId);
    if (!registro) throw new AppError('registros.no-existe');
    return {
      registro,
      hoy: presentToday(resultado.lectura, presentacion),
      repetido: resultado.repetido,
      deshacerHasta: Temporal.Instant.from(registro.recibido).add({ seconds: SEGUNDOS_PARA_DESHACER }).toString(),
    };
  }

  const reasonFor = ({ sesion }: Peticionario, { sellado }: { sellado: string | null }): string =>
    translate(sesion.idioma, sellado === null ? 'registros.hora-sin-comprobar' : 'registros.llego-tarde');

  /** What was said with a mark. `isDelivered`: a device sends it again until it is taken, so that a remark which is not admitted is left out. */
  function saidIn({ tipos, ajustes }: ContextoFichaje, input: Fichaje, isDelivered: boolean) {
    const said = contentOfFichaje(input);
    const tipo = tipos.find(({ id }) => id === said.tipoId);
    const isLeftOut = isDelivered && !input.modificar && !admitsRemark(ajustes, tipo);
    return isLeftOut ? { ...said, observaciones: null } : said;
  }

  /** A mark for now, or one that waited on a device. `motivo`: see `OrdenDiferida`. `isDelivered`: see `saidIn`. */
  function marking(
    { diferido: _measure, ...input }: Fichaje,
    medida: MedidaDelAparato | null,
    { motivo, isDelivered }: { motivo: string | null; isDelivered: boolean },
  ) {
    const decide = (contexto: ContextoFichaje, posicion: PosicionJuzgada | null): Decision =>
      medida
        ? decideDiferido(contexto, {
            ...contentOfFichaje(input),
            ...horaOficial(medida, contexto.ahora),
            sellado: medida.sellado,
            recibido: contexto.ahora,
            motivo,
          })
        : decideFichaje(contexto, {
            ...saidIn(contexto, input, isDelivered),
            momento: instantOf(input.hora),
            posicion,
            modificar: input.modificar || null,
          });
    const tarde: Tarde | null = medida && { dia: dayAround(medida), momentoDispositivo: medida.momento };
    return [input, decide, tarde] as const;
  }

  return {
    /** @throws AppError `registros.hora-no-permitida` for a mark that does not count by itself: that is delivered. */
    clock: (quien: Peticionario, input: Fichaje): Promise<Hecho> =>
      clock('fichar', quien, ...marking(input, measureOf(quien.sesion, input.diferido), { motivo: null, isDelivered: false })),

    /**
     * The same for what waited on a device. What does not count by itself is written as a proposal of the person, also where a kiosk sends it: they
     * must not be the one who answers. @returns the record, null if there is none yet, and the person's day.
     */
    async deliver(quien: Peticionario, input: Fichaje): Promise<Pick<Hecho, 'hoy'> & { registro: Hecho['registro'] | null }> {
      const { sesion } = quien;
      const medida = measureOf(sesion, input.diferido);
      const attempt = async (by: Peticionario, motivo: string | null) => {
        const { resultado, presentacion } = await run('fichar', by, ...marking(input, medida, { motivo, isDelivered: true }));
        const records = presentRecords(resultado.lectura, resultado.fecha, presentacion);
        const registro = records.find(({ id }) => id === resultado.registroId) ?? null;
        return { registro, hoy: presentToday(resultado.lectura, presentacion) };
      };
      try {
        return await attempt(quien, null);
      } catch (error) {
        if (!medida || !(error instanceof AppError) || error.code !== 'registros.hora-no-permitida') throw error;
      }
      const own: Sesion = { ...sesion, usuarioId: sesion.personaId, simulando: false, esQuiosco: false };
      return attempt(sesion.esQuiosco ? { ...quien, sesion: own } : quien, reasonFor(quien, medida));
    },

    /** A late mark that could not be written when it came. Its official time was fixed at that moment. */
    async clockRetenido(quien: Peticionario, mark: Retenido): Promise<void> {
      const { datos, fecha, momento, confianza, propuesto, momentoDispositivo, recibido } = mark;
      const sellado = propuesto ? null : instantOf(momento);
      const orden = {
        ...contentOfFichaje(datos),
        momento,
        confianza,
        sellado,
        recibido: instantOf(recibido) ?? '',
        motivo: reasonFor(quien, { sellado }),
      };
      await run('fichar', quien, datos, (contexto) => decideDiferido(contexto, orden), { dia: fecha, momentoDispositivo });
    },

    /**
     * A change of project is a mark of the class `proyecto`. If no type is given, it is the company's first one of that class.
     */
    changeProyecto: (quien: Peticionario, input: Omit<Fichaje, 'tipo'> & { tipo?: number | undefined }): Promise<Hecho> =>
      clock('cambiarProyecto', quien, input, (contexto, posicion) => {
        const tipo = input.tipo ?? contexto.tipos.find(({ clase }) => clase === 'proyecto')?.id ?? 0;
        return decideFichaje(contexto, {
          tipoId: tipo,
          momento: instantOf(input.hora),
          proyectoId: input.proyectoId || null,
          observaciones: input.observaciones || null,
          posicion,
          modificar: null,
        });
      }),

    endAsSugerido: (quien: Peticionario, input: Fichaje): Promise<Hecho> =>
      clock('sugerido', quien, input, (contexto) => decideSugerido(contexto, { observaciones: input.observaciones || null })),

    endAsPersonalizado: (quien: Peticionario, input: Fichaje & { inicio?: string | undefined }): Promise<Hecho> =>
      clock('personalizado', quien, input, (contexto) =>
        decidePersonalizado(contexto, {
          inicio: instantOf(input.inicio),
          fin: instantOf(input.hora),
          pausas: (input.pausas ?? []).map(({ inicio, fin, tipo }) => ({ inicio, fin, tipoId: tipo ?? null })),
          observaciones: input.observaciones || null,
        }),
      ),

    endAsPresencia: (quien: Peticionario, input: Fichaje): Promise<Hecho> =>
      clock('presencia', quien, input, (contexto) =>
        decidePresencia(contexto, {
          intervalos: (input.pausas ?? []).map(({ inicio, fin }) => ({ inicio, fin })),
          observaciones: input.observaciones || null,
        }),
      ),
  };
}
