import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import { differsFromPlan, horaDeSalida } from '@jornada/domain/registros/index.ts';
import { createDurationFormat } from '@jornada/i18n/format/durations.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { PersonReader } from '../person/reader.ts';
import { presentRecords } from '../present/records.ts';
import { shownTimes } from '../present/shown.ts';
import { minutesOfToday } from '../present/today.ts';
import type { Peticionario, PresentFor } from './clock-input.ts';
import { checkZone } from './zones.ts';

/** The message after a clock-out: how the day compares with the plan, and how else it may end. */
export const createDayEndMessage =
  ({ read, present }: { read: PersonReader; present: PresentFor }) =>
  async (quien: Omit<Peticionario, 'clave'>, input: ValidadaDe<typeof registros.mensajeConfirmacion>) => {
    checkZone(input.timezone);
    const lectura = await read(quien);
    const { estado, empresa, contexto, ahora, sesion } = lectura;
    if (!empresa.tipos.some(({ id }) => id === input.tipo)) throw new AppError('registros.tipo-no-valido');
    const presentacion = await present(lectura);
    const salida = presentRecords(lectura, estado.fecha, presentacion).findLast(({ clase, anulado }) => clase === 'salida' && !anulado);
    const trabajadoMinutos = minutesOfToday(lectura).trabajado;
    const previstoMinutos = estado.previsto.minutos;
    const diferenciaMinutos = trabajadoMinutos - previstoMinutos;
    const difiere = differsFromPlan(estado.previsto, trabajadoMinutos);
    const closed = estado.jornada?.estado === 'cerrada' && salida !== undefined;
    const sugerencia = closed
      ? horaDeSalida({ previsto: estado.previsto, jornada: estado.jornada, ahora: ahora.toString() }).momento
      : null;
    const offered = contexto.ajustes.opcionesFinJornada.filter((opcion) => opcion !== 'sugerido' || sugerencia !== null);
    // Neither numbers nor text may tell what the company hides.
    const { plan, totals, balance: showsBoth } = shownTimes(empresa);
    return {
      fecha: estado.fecha,
      registroId: salida?.id ?? null,
      difiere,
      diferenciaMinutos: showsBoth ? diferenciaMinutos : null,
      trabajadoMinutos: totals ? trabajadoMinutos : null,
      previstoMinutos: plan ? previstoMinutos : null,
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
  };
