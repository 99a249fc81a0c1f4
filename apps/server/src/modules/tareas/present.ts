import { createHash } from 'node:crypto';
import type { ImputacionVista, SumasDeDia, TareaVista, TramoDeTareas } from '@jornada/contract/tareas/calls.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import type { FijezaImputacion } from '@jornada/domain/tareas/modelo.ts';
import type { DiasTrabajados, JornadaTrabajada } from '../registros/service.ts';
import type { Imputacion } from './model.ts';
import type { TareaMostrada } from './tasks-repo.ts';

export const presentTask = ({ tareaId, nombre, proyectoId, proyecto, clienteId, cliente, ...rest }: TareaMostrada): TareaVista => ({
  tareaId,
  nombre,
  proyecto: { id: proyectoId, nombre: proyecto },
  cliente: clienteId === null ? null : { id: clienteId, nombre: cliente ?? '' },
  facturable: rest.facturable,
  categoriaId: rest.categoriaId,
  anclada: rest.anclada,
  ultimoUso: rest.ultimoUso,
});

export const presentEntry = (
  { id, fecha, desde, minutos, categoriaId, observacion, facturable, origen }: Imputacion,
  tarea: TareaVista,
  fija: FijezaImputacion | null,
): ImputacionVista => ({ id, fecha, tarea, desde, minutos, categoriaId, observacion, facturable, origen, fija });

/** Of the entries of a day: another one as soon as somebody has written. */
export const versionOf = (entradas: readonly Imputacion[]): string =>
  createHash('sha256')
    .update(JSON.stringify(entradas.toSorted((a, b) => a.id - b.id)))
    .digest('base64url');

/** What the day takes: minutes that were worked and are no paid pause. */
export const capacityOf = ({ trabajado, pausaPagada }: JornadaTrabajada): number => Math.max(0, trabajado - pausaPagada);

/** The real length of a day: 23, 24 or 25 hours. */
export function lengthOf({ fecha, zona }: Pick<JornadaTrabajada, 'fecha' | 'zona'>): number {
  const at = (day: string): number => Temporal.PlainDate.from(day).toZonedDateTime(zona).epochMilliseconds;
  return (at(masDias(fecha, 1)) - at(fecha)) / 60_000;
}

/** Why the day takes no entries. */
export function closingOf({ fecha, mesCerrado, estado }: JornadaTrabajada, hoy: string): SumasDeDia['cierre'] {
  if (fecha > hoy) return 'futuro';
  if (mesCerrado) return 'mes-cerrado';
  return estado === null ? 'sin-fichar' : null;
}

/** Paid pauses need no task: they fill what is left, as far as they go. */
export function sumsOf(
  dia: JornadaTrabajada,
  entradas: readonly { minutos: number }[],
  { hoy, muestraTotales }: DiasTrabajados,
): SumasDeDia {
  const given = entradas.reduce((sum, { minutos }) => sum + minutos, 0);
  const pagadoMinutos = Math.max(0, Math.min(dia.pausaPagada, dia.trabajado - given));
  const asignadoMinutos = given + pagadoMinutos;
  return {
    fecha: dia.fecha,
    trabajadoMinutos: muestraTotales ? dia.trabajado : null,
    pagadoMinutos,
    asignadoMinutos,
    faltaMinutos: muestraTotales ? dia.trabajado - asignadoMinutos : null,
    cierre: closingOf(dia, hoy),
  };
}

export const presentStretches = ({ tramos }: JornadaTrabajada, { nameOfType }: DiasTrabajados, language: Idioma): TramoDeTareas[] =>
  tramos.map(({ inicio, fin, clase, pagado, tipoId }) => ({
    desde: inicio,
    hasta: fin,
    clase,
    pagada: pagado,
    nombre: clase === 'pausa' ? nameOfType(tipoId, language) : null,
  }));
