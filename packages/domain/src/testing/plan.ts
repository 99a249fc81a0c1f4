import type { Disponibilidad } from '../disponibilidad/modelo.ts';
import { NADA_CERRADO } from '../cierres/modelo.ts';
import { createPlanner } from '../horario/planner.ts';
import type { Ausencia, Centro, DiaSuelto, Festivo, ParteDelDia, Turno, VersionHorario } from '../horario/modelo.ts';
import { limitesEn } from '../limites/vigentes.ts';
import { createMesa, type MesaDeCambios, type PersonaDeCambio } from '../turnos/cambios/index.ts';
import { MADRID, periodo, rotativo, turno } from './laboral.ts';

const named = (codigo: string, inicio: string, fin: string): Turno => ({ ...turno(inicio, fin), codigo, nombre: codigo });
const withBreak = (one: Turno, inicio: string): Turno => ({ ...one, pausas: [{ subtipo: 'comida', inicio, minutos: 15, pagada: true }] });

/** Morning, afternoon and night of eight hours, each with a paid break. */
export const M = withBreak(named('M', '06:00', '14:00'), '10:00');
export const T = withBreak(named('T', '14:00', '22:00'), '18:00');
export const N = withBreak(named('N', '22:00', '06:00'), '02:00');

export const parte = (one: Turno, puestoId: number | null = null): ParteDelDia => ({ turno: one, puestoId });
export const dia = (...turnos: Turno[]): DiaSuelto => turnos.map((one) => parte(one));

/** The codes of a day, such as `M` or `M+T`; `-` on a day off. */
export const codes = (partes: DiaSuelto | null): string => (partes ?? []).map(({ turno: { codigo } }) => codigo).join('+') || '-';

/** Five days of one shift from a Monday on, two days off; or seven days as given, null: off. */
export const semanaDe = (
  lunes: string,
  turnos: Turno | readonly (Turno | null)[],
  resto: { trabajaFestivos?: boolean } = {},
): VersionHorario =>
  rotativo(lunes, 'codigo' in turnos ? [turnos, turnos, turnos, turnos, turnos, null, null] : turnos, { trabajaFestivos: true, ...resto });

/** Somebody cannot be asked on a date. */
export const noPuede = (fecha: string, resto: Partial<Disponibilidad> = {}): Disponibilidad => ({
  clase: 'no',
  diaSemana: null,
  fecha,
  desde: null,
  hasta: null,
  ...resto,
});

type Resto = Partial<Omit<PersonaDeCambio, 'id' | 'laboral'>> & {
  centro?: Centro;
  ausencias?: Ausencia[];
  sueltos?: Record<string, DiaSuelto>;
  hasta?: string;
  festivos?: Festivo[];
};

/** Somebody whose whole plan is published, who works in post 1, and of whom no month is closed. */
export function deTurnos(id: number, horario: VersionHorario, resto: Resto = {}): PersonaDeCambio {
  const { centro = MADRID, ausencias = [], sueltos = {}, festivos = [], hasta = null, isMenor = false, ...others } = resto;
  const laboral = createPlanner({ festivos }).planFor({
    periodos: [periodo(horario, centro, '2025-01-01', hasta)],
    ausencias,
    sueltos: new Map(Object.entries(sueltos)),
  });
  return {
    id,
    laboral,
    puestoId: 1,
    puestos: new Set([1]),
    publicado: [{ desde: '2025-01-01', hasta: '2099-12-31' }],
    cierres: NADA_CERRADO,
    conRegistros: new Set(),
    limites: (fecha) => limitesEn(centro.pais, fecha, [], { isMenor, convenio: null }),
    isMenor,
    centros: new Set(),
    dicho: [],
    ...others,
  };
}

/** A table for changes between these people, at an instant. */
export const mesaDe = (personas: readonly PersonaDeCambio[], ahora = '2026-11-28T12:00:00Z'): MesaDeCambios =>
  createMesa({ planner: createPlanner({ festivos: [] }), ahora, personas: new Map(personas.map((one) => [one.id, one])) });
