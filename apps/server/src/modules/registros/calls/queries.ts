import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import { balance, difiereDelPlan, horaDeSalida, minutosDeJornada, type ContextoFichaje } from '@jornada/domain/registros/index.ts';
import { esNoche, planificarDia } from '@jornada/domain/horario/index.ts';
import { juzgarPosicion } from '@jornada/domain/distancia/index.ts';
import { createDurationFormat } from '@jornada/i18n/format/durations.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import type { Aparato } from '../person/clock-settings.ts';
import { areHolidaysConfirmed, isClosed } from '../present/closed.ts';
import { centresOnTheMap } from '../act/positions.ts';
import { countryOf } from '../person/labor.ts';
import {
  dayOf,
  linesOf,
  presentCorrections,
  presentDays,
  presentHeld,
  presentRecords,
  showsBalance,
  visiblePlan,
  type Presentacion,
} from '../present/present.ts';
import { minutesOfToday, presentToday } from '../present/present-today.ts';
import type { Retenido } from './held-repo.ts';
import type { Lectura, PersonReader } from '../person/reader.ts';
import { warningsOfDay } from '../present/warnings.ts';
import { lookingBack, windowOfMonth, type Ventana } from '../person/windows.ts';
import type { SumasLeidas } from './year-sums-repo.ts';
import { warningsOfYear } from '../present/year-warnings.ts';
import { checkZone } from './zones.ts';

type Quien = { sesion: Sesion; aparato: Aparato };

/** The reading calls. Nothing here writes. */
export function createQueries({
  read,
  findDay,
  findSums,
  findHeld,
  present,
}: {
  read: PersonReader;
  findDay(sesion: Sesion, registroId: number): Promise<string | null>;
  findSums(sesion: Sesion, ventana: Ventana): Promise<SumasLeidas>;
  findHeld(sesion: Sesion, ventana: Ventana): Promise<Retenido[]>;
  present(lectura: Lectura): Promise<Presentacion>;
}) {
  /** One record with its day. @throws AppError `registros.no-existe`, as for somebody else's. */
  async function readRecord(quien: Quien, registroId: number) {
    const dia = registroId > 0 ? await findDay(quien.sesion, registroId) : null;
    if (!dia) throw new AppError('registros.no-existe');
    const lectura = await read({ ...quien, dia });
    const presentacion = await present(lectura);
    const registro = presentRecords(lectura, dia, presentacion).find(({ id }) => id === registroId);
    if (!registro) throw new AppError('registros.no-existe');
    return { lectura, presentacion, registro, dia };
  }

  return {
    async hoy(quien: Quien) {
      const lectura = await read(quien);
      return presentToday(lectura, await present(lectura));
    },

    async listado(quien: Quien, fecha: string | undefined) {
      const lectura = await read({ ...quien, dia: fecha ?? null, ...(fecha && { dias: lookingBack({ desde: fecha, hasta: fecha }) }) });
      const presentacion = await present(lectura);
      const day = fecha ?? lectura.estado.fecha;
      const items = presentRecords(lectura, day, presentacion);
      const correcciones = presentCorrections(lectura, day, presentacion);
      const [dia] = presentDays(lectura, { desde: day, hasta: day }, (one) => warningsOfDay(lectura, one)).dias;
      if (!dia) throw new Error(`no plan for ${day}`);
      // Only a closed day can have any.
      const held = isClosed(lectura, { desde: day, hasta: day }) ? await findHeld(quien.sesion, { desde: day, hasta: day }) : [];
      const retenidos = held.map((mark) => presentHeld(mark, lectura, presentacion));
      return { fecha: day, items, total: items.length, correcciones, retenidos, dia };
    },

    byId: async (quien: Quien, registroId: number) => (await readRecord(quien, registroId)).registro,

    async puedeFichar(quien: Quien) {
      const { estado, contexto } = await read(quien);
      const puede = estado.acciones.length > 0;
      return {
        puede,
        motivo: puede ? null : 'sin-acciones',
        acciones: estado.acciones,
        necesitaPosicion: contexto.ajustes.posicion === 'exigir',
      };
    },

    async estaEnDistancia(quien: Quien, input: ValidadaDe<typeof registros.estaEnDistancia>) {
      checkZone(input.timeZone);
      const { empresa } = await read(quien);
      const { latitud, longitud, accuracy = 0 } = input;
      const judged = juzgarPosicion({
        posicion: { latitud, longitud, accuracy },
        centros: centresOnTheMap(empresa),
        minimumAccuracy: empresa.ajustes.minimumAccuracy,
      });
      if (!judged.valida && judged.motivo === 'sin-posicion') throw new AppError('registros.falta-posicion');
      const centro = judged.centroId === null ? null : (empresa.centros.get(judged.centroId) ?? null);
      return {
        enDistancia: judged.cerca === true,
        distanciaMetros: judged.distanciaMetros,
        radioMetros: centro?.radioMetros ?? null,
        centro: centro?.nombre ?? null,
      };
    },

    async horasTrabajoHoy(quien: Quien) {
      const lectura = await read(quien);
      const { estado, empresa } = lectura;
      return {
        fecha: estado.fecha,
        minutos: empresa.ajustes.mostrarHorasTotalizadas ? minutesOfToday(lectura) : null,
        previstoMinutos: visiblePlan(estado.previsto, empresa)?.minutos ?? null,
        situacion: estado.situacion,
      };
    },

    /** The balance of a month: this one unless another is named. Up to today, as the month is lived. */
    async balance(quien: Quien, input: ValidadaDe<typeof registros.balance>) {
      checkZone(input.timezone);
      const today = (await read(quien)).estado.fecha;
      const ano = input.ano ?? Number(today.slice(0, 4));
      const mes = input.mes ?? Number(today.slice(5, 7));
      if (mes < 1 || mes > 12 || ano < 2000 || ano > 2100)
        throw new AppError('general.datos-no-validos', { fields: { mes: { key: 'fecha' } } });
      const window = windowOfMonth(ano, mes);
      const lectura = await read({ ...quien, dias: window });
      if (!showsBalance(lectura.empresa)) throw new AppError('general.sin-permiso');
      const until = window.hasta < today ? window.hasta : maxDay(today, window.desde);
      return {
        ...balance(presentDays(lectura, { desde: window.desde, hasta: until }).lineas),
        cerrado: isClosed(lectura, window),
      };
    },

    async calendario(quien: Quien, { ano, mes }: ValidadaDe<typeof registros.calendario>) {
      const window = windowOfMonth(ano, mes);
      const [lectura, sums] = await Promise.all([
        read({ ...quien, dias: lookingBack(window) }),
        findSums(quien.sesion, { desde: `${ano}-01-01`, hasta: window.hasta }),
      ]);
      const ofYear = warningsOfYear(lectura, sums);
      const { dias, lineas } = presentDays(lectura, window, (fecha) => [...warningsOfDay(lectura, fecha), ...(ofYear.get(fecha) ?? [])]);
      const cerrado = isClosed(lectura, window);
      return {
        ano,
        mes,
        hoy: lectura.estado.fecha,
        dias,
        balance: showsBalance(lectura.empresa) ? { ...balance(lineas), cerrado } : null,
        cerrado,
        festivosConfirmados: areHolidaysConfirmed(lectura, window),
      };
    },

    async leyenda(quien: Quien) {
      const { contexto } = await read(quien);
      return { items: shiftsOf(contexto) };
    },

    async mensajeConfirmacion(quien: Quien, input: ValidadaDe<typeof registros.mensajeConfirmacion>) {
      checkZone(input.timezone);
      const lectura = await read(quien);
      const { estado, empresa, contexto, ahora, sesion } = lectura;
      if (!empresa.tipos.some(({ id }) => id === input.tipo)) throw new AppError('registros.tipo-no-valido');
      const presentacion = await present(lectura);
      const salida = presentRecords(lectura, estado.fecha, presentacion).findLast(({ clase, anulado }) => clase === 'salida' && !anulado);
      const trabajadoMinutos = minutesOfToday(lectura).trabajado;
      const previstoMinutos = estado.previsto.minutos;
      const diferenciaMinutos = trabajadoMinutos - previstoMinutos;
      const difiere = difiereDelPlan(estado.previsto, trabajadoMinutos);
      const closed = estado.jornada?.estado === 'cerrada' && salida !== undefined;
      const sugerencia = closed
        ? horaDeSalida({ previsto: estado.previsto, jornada: estado.jornada, ahora: ahora.toString() }).momento
        : null;
      const offered = contexto.ajustes.opcionesFinJornada.filter((opcion) => opcion !== 'sugerido' || sugerencia !== null);
      // Neither the numbers nor the sentence say what the company does not show.
      const { mostrarHorasTotalizadas, verJornadaPrevista } = empresa.ajustes;
      const showsBoth = mostrarHorasTotalizadas && verJornadaPrevista;
      return {
        fecha: estado.fecha,
        registroId: salida?.id ?? null,
        difiere,
        diferenciaMinutos: showsBoth ? diferenciaMinutos : null,
        trabajadoMinutos: mostrarHorasTotalizadas ? trabajadoMinutos : null,
        previstoMinutos: verJornadaPrevista ? previstoMinutos : null,
        sugerencia,
        opciones: closed
          ? [
              ...offered,
              'rectificar' as const,
              ...(sesion.permisos.has('registros.proyectos:own') && empresa.ajustes.modulos.includes('proyectos')
                ? ['proyectos' as const]
                : []),
            ]
          : [],
        mensaje: showsBoth
          ? presentacion.translate(
              presentacion.language,
              difiere ? (diferenciaMinutos > 0 ? 'registros.fin.de-mas' : 'registros.fin.de-menos') : 'registros.fin.segun-plan',
              { duracion: createDurationFormat(presentacion.language).durationWithUnit(Math.abs(diferenciaMinutos)) },
            )
          : '',
      };
    },

    async resumenTurno(quien: Quien, fecha: string | undefined) {
      const lectura = await read({ ...quien, dia: fecha ?? null });
      const day = fecha ?? lectura.estado.fecha;
      const jornada = dayOf(lectura, day);
      const plan = planificarDia(lectura.contexto.laboral, day);
      const place = { zona: plan.zona, pais: countryOf(lectura.contexto, day) };
      const minutos = jornada
        ? minutosDeJornada(jornada, lectura.ahora.toString(), place)
        : { presencia: 0, trabajado: 0, efectivo: 0, pausaPagada: 0, pausaNoPagada: 0, nocturnos: 0 };
      return { fecha: day, previsto: visiblePlan(plan, lectura.empresa), tramos: jornada?.tramos ?? [], minutos };
    },

    async cargaObservaciones(quien: Quien, registroId: number) {
      const { lectura, presentacion, registro, dia } = await readRecord(quien, registroId);
      const historia = linesOf(lectura, dia)
        .filter(({ evento, refiereA, registroId: id }) => id === registroId || (evento === 'observacion' && refiereA === registroId))
        .map(({ recibido, autorId, observaciones }) => ({
          momento: recibido,
          autor: presentacion.names.get(autorId) ?? '',
          observaciones,
        }));
      return { registro, historia };
    },

    async cargaSolicitud(quien: Quien, registroId: number) {
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

const maxDay = (a: string, b: string): string => (a > b ? a : b);

/** The shifts that a person's schedules know, each once. */
function shiftsOf({ laboral }: ContextoFichaje) {
  const turnos = laboral.periodos.flatMap(({ horario }) =>
    horario.clase === 'rotativo' ? [...horario.turnos] : horario.clase === 'fijo' ? horario.semana.filter((turno) => turno !== null) : [],
  );
  const byCode = new Map(turnos.map((turno) => [turno.codigo, turno]));
  return [...byCode.values()].map((turno) => ({
    codigo: turno.codigo,
    nombre: turno.nombre,
    inicio: turno.inicio,
    fin: turno.fin,
    noche: esNoche(turno),
  }));
}
