import { minutoDelDia } from '../horario/calendario.ts';
import { contratoEn, isMenor, isParcial, type HechosPersona } from '../contratos/index.ts';
import { seasonOn } from '../horario/temporada.ts';
import type { ContextoLaboral, Fecha, Turno, VersionHorario } from '../horario/modelo.ts';
import type { RegimenExtra } from './modelo.ts';
import { worksAtNight } from './nocturnidad.ts';

const DAY = 1440;

function lengthOf({ inicio, fin, pausas }: Turno): number {
  const unpaid = pausas.reduce((sum, { pagada, minutos }) => sum + (pagada ? 0 : minutos), 0);
  return ((minutoDelDia(fin) - minutoDelDia(inicio) + DAY) % DAY || DAY) - unpaid;
}

const sum = (minutes: readonly number[]): number => minutes.reduce((all, one) => all + one, 0);

/** The minutes of an ordinary week of a schedule: of a rotating one, the mean. */
export function semanaDe(horario: VersionHorario): number {
  if (horario.clase === 'flexible') return sum(horario.semana.map((dia) => dia?.minutos ?? 0));
  if (horario.clase === 'fijo') return sum(horario.semana.map((turno) => (turno ? lengthOf(turno) : 0)));
  const byCode = new Map(horario.turnos.map((turno) => [turno.codigo, lengthOf(turno)]));
  return Math.round((sum(horario.ciclo.map((codigo) => (codigo === null ? 0 : (byCode.get(codigo) ?? 0)))) * 7) / horario.ciclo.length);
}

/** The minutes of an ordinary week of a person on a day; null without a contract. */
export function semanaEn({ periodos }: Pick<ContextoLaboral, 'periodos'>, fecha: Fecha): number | null {
  const periodo = periodos.find(({ desde, hasta }) => desde <= fecha && (hasta === null || fecha <= hasta));
  if (!periodo) return null;
  const { horario } = periodo;
  if (horario.clase === 'fijo') return semanaDe({ ...horario, ...seasonOn(horario, fecha) });
  return semanaDe(horario.clase === 'flexible' ? { ...horario, ...seasonOn(horario, fecha) } : horario);
}

/** A person for whom the company has written down that they are under such rules, and for how long. */
export type RegimenEscrito = { regimen: RegimenExtra; desde: Fecha; hasta: Fecha | null };

/**
 * The rules for some people that hold for a person on a day: written down by the company, by their age, by their contract, or by their
 * schedule where nothing is known of the contract. `semanaCompleta`: the minutes of a week of those who work full time.
 */
export function regimenesDe(
  { laboral, escritos, hechos }: { laboral: ContextoLaboral; escritos: readonly RegimenEscrito[]; hechos: HechosPersona },
  fecha: Fecha,
  semanaCompleta: number,
): RegimenExtra[] {
  const written = escritos.filter(({ desde, hasta }) => desde <= fecha && (hasta === null || fecha <= hasta)).map(({ regimen }) => regimen);
  const semana = semanaEn(laboral, fecha);
  const found = new Set<RegimenExtra>(written);
  const contrato = contratoEn(hechos.contratos, fecha);
  if (contrato ? isParcial(contrato) : semana !== null && semana > 0 && semana < semanaCompleta) found.add('parcial');
  if (isMenor(hechos.nacimiento, fecha)) found.add('menor');
  if (worksAtNight(laboral, fecha)) found.add('nocturno');
  return [...found];
}
