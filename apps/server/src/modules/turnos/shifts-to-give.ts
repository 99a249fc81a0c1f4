import { minutoDelDia } from '@jornada/domain/horario/calendario.ts';
import type { NecesidadVista } from '@jornada/contract/turnos/calls.ts';
import type { Fecha, Turno } from '@jornada/domain/horario/modelo.ts';
import { type Planificada, createLegend, keyOfShift } from './reads.ts';

/** A shift that can be given, for a post; `puestoId` null: for anybody, in their own post. */
export type TurnoParaDar = { codigo: string; turno: Turno; puestoId: number | null };

const DAY = 24 * 60;
/** Longer work has a break. */
const SIN_PAUSA = 6 * 60;

/** From which minute to which one of a day and the next. */
const spanOf = ({ inicio, fin }: Pick<Turno, 'inicio' | 'fin'>): [number, number] => {
  const [from, to] = [minutoDelDia(inicio), minutoDelDia(fin)];
  return [from, to > from ? to : to + DAY];
};

function isWithin(need: NecesidadVista, turno: Pick<Turno, 'inicio' | 'fin'>): boolean {
  const [[from, to], [begin, end]] = [spanOf(need), spanOf(turno)];
  return begin <= from && to <= end;
}

/** A need for whose hours nobody has a shift is one itself. */
function shiftOfNeed({ nombre, inicio, fin }: NecesidadVista): Turno {
  const [from, to] = spanOf({ inicio, fin });
  const pausas: Turno['pausas'] = to - from > SIN_PAUSA ? [{ subtipo: 'cafe', inicio: null, minutos: 30, pagada: false }] : [];
  return { codigo: nombre.trim().slice(0, 6).trim(), nombre, inicio, fin, pausas };
}

/** The shift that each need is met by: the shortest one of the people's schedules that covers its hours. */
export function shiftsToGive(
  needs: readonly NecesidadVista[],
  people: readonly Planificada[],
  { desde, hasta }: { desde: Fecha; hasta: Fecha },
): Map<NecesidadVista, TurnoParaDar> {
  const leyenda = createLegend();
  for (const { persona } of people) leyenda.addSchedules(persona.laboral, desde, hasta);
  const shifts = leyenda.shifts().toSorted((a, b) => a.minutos - b.minutos);
  return new Map(
    needs.map((need) => {
      const found = shifts.find((one) => isWithin(need, one));
      const turno: Turno = found
        ? { codigo: found.codigo, nombre: found.nombre, inicio: found.inicio, fin: found.fin, pausas: found.pausas }
        : shiftOfNeed(need);
      return [need, { codigo: `${keyOfShift(turno)}#${need.puestoId ?? ''}`, turno, puestoId: need.puestoId }];
    }),
  );
}
