import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { informeProyectos } from '@jornada/contract/informe-proyectos/calls.ts';
import {
  columnasDe,
  daysOfPeriodo,
  isPeriodoValido,
  type ColumnaDeInforme,
  type Dimension,
} from '@jornada/domain/informe-proyectos/index.ts';
import { earlier, later, masDias } from '@jornada/domain/horario/calendario.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { PRIMER_LUNES, type Entradas } from './report-repo.ts';

export type EntradaInforme = Omit<ValidadaDe<typeof informeProyectos.exportar>, 'formato'>;

/** A report as it is asked of the database. */
export type InformePedido = {
  hoy: string;
  por: Dimension;
  y: Dimension | null;
  columnas: ColumnaDeInforme[];
  conTarifas: boolean;
  entradas: Entradas;
};

/** Whom the caller sees: every project, or those they answer for; and whether costs and prices, too. */
export const reachOf = ({ usuarioId, permisos }: Pick<Sesion, 'usuarioId' | 'permisos'>) => ({
  responsableId: permisos.has('informe-proyectos.ver:all') ? null : usuarioId,
  conTarifas: permisos.has('tarifas.ver:all'),
});

/** @throws AppError `informe-proyectos.periodo-no-valido`, `informe-proyectos.dimensiones-iguales`. */
export function askedOf(sesion: Pick<Sesion, 'usuarioId' | 'permisos'>, input: EntradaInforme, hoy: string): InformePedido {
  const { por = 'proyecto', y = null, periodo, cliente = null, proyecto = null, persona = null, estado = null } = input;
  if (por === y) throw new AppError('informe-proyectos.dimensiones-iguales');
  const named = daysOfPeriodo(periodo ?? '3-meses', hoy);
  const days = periodo === undefined ? { desde: input.desde ?? named.desde, hasta: input.hasta ?? hoy } : named;
  if (!isPeriodoValido(days)) throw new AppError('informe-proyectos.periodo-no-valido');
  const { responsableId, conTarifas } = reachOf(sesion);
  const entradas: Entradas = { ...days, responsableId, cliente, proyecto, persona, tarea: null, categoria: null, estado };
  return { hoy, por, y, columnas: columnasDe(days), conTarifas, entradas };
}

/** What a line is, for the wire: ids as text, the Monday of a week, a month; empty where there is none. */
export function claveDe(por: Dimension, clave: number): string {
  if (por === 'semana') return masDias(PRIMER_LUNES, clave * 7);
  if (por === 'mes') return `${Math.floor(clave / 12)}-${String((clave % 12) + 1).padStart(2, '0')}`;
  return clave === 0 ? '' : String(clave);
}

/** The entries of one line; null: there can be no such line. */
export function entriesWithin(por: Dimension, clave: string, of: Entradas): Entradas | null {
  if (por === 'semana' || por === 'mes') {
    if (!(por === 'semana' ? /^\d{4}-\d\d-\d\d$/ : /^\d{4}-\d\d$/).test(clave)) return null;
    try {
      const first = Temporal.PlainDate.from(por === 'semana' ? clave : `${clave}-01`);
      const last = por === 'semana' ? first.add({ days: 6 }) : first.add({ months: 1 }).subtract({ days: 1 });
      return { ...of, desde: later(of.desde, first.toString()), hasta: earlier(of.hasta, last.toString()) };
    } catch {
      return null;
    }
  }
  if (!/^\d{0,10}$/.test(clave)) return null;
  const id = Number(clave);
  if (id > 2_147_483_647) return null;
  const before = of[por];
  return before !== null && before !== id ? null : { ...of, [por]: id };
}
