import { isAskable, wishesFor, type Disponibilidad } from '@jornada/domain/disponibilidad/index.ts';
import { diaDeSemana, lunesDe, masDias } from '@jornada/domain/horario/calendario.ts';
import { isNoche } from '@jornada/domain/horario/noche.ts';
import { type ContextoLaboral, type DiaSuelto, type Fecha, type Turno, isWholeDays } from '@jornada/domain/horario/modelo.ts';
import { DIAS_ATRAS } from '@jornada/domain/limites/index.ts';
import { obstaculoDelDia, partsOf } from '@jornada/domain/turnos/plan/index.ts';
import type { PersonaRellenable } from '@jornada/domain/turnos/relleno/modelo.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { type Planificada, keyOfShift } from './reads.ts';
import type { EleccionPropuesta } from './proposals-repo.ts';
import type { TurnoParaDar } from './shifts-to-give.ts';

/** A day of somebody before it is filled. `fijas`: it stays so; null: it is open. */
export type DiaParaLlenar = { fecha: Fecha; fijas: DiaSuelto | null; isAway: boolean };

const WEEK = 7;
/** Over four weeks a schedule that turns shows what a week has. */
const MUESTRA = 28;
const COMPLETA = 40 * 60;

/** What stays of a day: what is drawn or published by itself, what nobody can change, and of those who are away; of the gaps only, all work. */
export function openDay(
  { persona, borrador, publicados, conBorrador, hoy }: Planificada,
  fecha: Fecha,
  { que }: Pick<EleccionPropuesta, 'que'>,
): DiaParaLlenar {
  const dia = conBorrador.planDia(fecha);
  const partes = partsOf(conBorrador, fecha, persona.puestoId);
  const absences = conBorrador.ausencias.filter((one) => one.aprobada && one.desde <= fecha && fecha <= one.hasta);
  // Nobody knows the hours of a flexible day.
  if (absences.some(isWholeDays) || partes === null) return { fecha, fijas: [], isAway: true };
  const isFixed =
    absences.length > 0 ||
    borrador.has(fecha) ||
    (publicados.get(fecha)?.dia ?? null) !== null ||
    obstaculoDelDia(persona, fecha, hoy) !== null ||
    (que === 'huecos' && partes.length > 0);
  return { fecha, fijas: isFixed ? partes : null, isAway: dia.motivo === 'sin-contrato' };
}

/** Several parts of a day as one shift, with the time between them as unpaid pauses. */
export function joinParts(partes: DiaSuelto): Turno | null {
  const inOrder = partes.map(({ turno }) => turno).toSorted((a, b) => (a.inicio < b.inicio ? -1 : 1));
  const [first] = inOrder;
  const last = inOrder.at(-1);
  if (!first || !last) return null;
  const gaps = inOrder.slice(1).flatMap((turno, index): Turno['pausas'] => {
    const fin = inOrder[index]?.fin ?? turno.inicio;
    const minutos =
      Number(turno.inicio.slice(0, 2)) * 60 + Number(turno.inicio.slice(3)) - Number(fin.slice(0, 2)) * 60 - Number(fin.slice(3));
    return minutos > 0 ? [{ subtipo: 'personal', inicio: fin, minutos, pagada: false }] : [];
  });
  return {
    codigo: inOrder.map(keyOfShift).join('+'),
    nombre: '',
    inicio: first.inicio,
    fin: last.fin,
    pausas: [...inOrder.flatMap(({ pausas }) => pausas), ...gaps],
  };
}

/** A day that stays is another shift than one that is given, so that it is not counted twice. */
export const codeOfFixed = (turno: Turno): string => `= ${turno.codigo}`;

const minutesOf = (laboral: ContextoLaboral, desde: Fecha, days: number): number =>
  laboral.planDias(desde, masDias(desde, days - 1)).reduce((sum, { minutos }) => sum + minutos, 0);

/** How many nights, weekend days and holidays somebody has had in this year so far. */
function loadsOf(laboral: ContextoLaboral, desde: Fecha): PersonaRellenable['llevan'] {
  const loads = { noches: 0, fines: 0, festivos: 0 };
  for (let fecha = `${desde.slice(0, 4)}-01-01`; fecha < desde; fecha = masDias(fecha, 1)) {
    const { turno, festivo, minutos } = laboral.planDia(fecha);
    if (!turno || minutos === 0) continue;
    if ((partsOf(laboral, fecha) ?? []).some((parte) => isNoche(parte.turno))) loads.noches += 1;
    if (diaDeSemana(fecha) >= 6) loads.fines += 1;
    if (festivo !== null) loads.festivos += 1;
  }
  return loads;
}

function limitsIn({ persona }: Planificada, dias: readonly Fecha[]): PersonaRellenable['limites'] {
  const all = dias.map((desde) => ({ desde, limites: persona.limites(desde) }));
  return all.filter(({ limites }, index) => index === 0 || JSON.stringify(limites) !== JSON.stringify(all[index - 1]?.limites));
}

/** What the plan of the weeks before was: rests and rows go on from it. */
function historyOf(laboral: ContextoLaboral, desde: Fecha): PersonaRellenable['historia'] {
  const first = masDias(desde, -DIAS_ATRAS);
  return {
    desde: first,
    dias: laboral
      .planDias(first, masDias(desde, -1))
      .flatMap(({ fecha, turno, minutos }) => (turno ? [{ fecha, turno: null, inicio: turno.inicio, fin: turno.fin, minutos }] : [])),
  };
}

/** Somebody as a plan is filled with them. Their hours are those of their schedule, and what HR allows above. */
export function personToFill(
  planned: Planificada,
  {
    dias,
    shifts,
    eleccion,
    empresa,
    zona,
    dicho,
  }: {
    dias: readonly DiaParaLlenar[];
    shifts: readonly TurnoParaDar[];
    eleccion: EleccionPropuesta;
    empresa: Configuracion;
    zona: string;
    dicho: readonly Disponibilidad[];
  },
): PersonaRellenable {
  const { persona, conBorrador } = planned;
  const fechas = dias.map(({ fecha }) => fecha);
  const [desde = ''] = fechas;
  const { periodos, ausencias } = persona.laboral;
  const schedule = empresa.planner.planFor({ periodos, ausencias });
  const weeks = empresa.planner.planFor({ periodos, ausencias: [] });
  const sample = minutesOf(weeks, lunesDe(desde), MUESTRA);
  const contract = minutesOf(schedule, desde, dias.length);
  const kept = dias.reduce((sum, { fecha, fijas }) => sum + (fijas ? conBorrador.planDia(fecha).minutos : 0), 0);
  const open = dias.flatMap(({ fecha, fijas, isAway }) => (fijas === null && !isAway ? [fecha] : []));
  const turnos = shifts.map(({ codigo, turno }) => ({ ...turno, codigo }));
  const most = contract + Math.round((eleccion.margenMinutos * dias.length) / WEEK);
  return {
    id: persona.id,
    habilidades: [],
    turnos: shifts.filter(({ puestoId }) => puestoId === null || persona.puestos.has(puestoId)).map(({ codigo }) => codigo),
    minutos: sample === 0 ? { minimo: null, maximo: null } : { minimo: Math.min(contract, most), maximo: Math.max(most, kept) },
    porTurno: {},
    seguidos: { minimo: null, maximo: empresa.ajustes.turnosDiasSeguidos },
    libres: 1,
    fines: null,
    ausencias: dias.flatMap(({ fecha, isAway }) => (isAway ? [fecha] : [])),
    vetos: open.flatMap((fecha) =>
      turnos.flatMap((turno) => (isAskable(dicho, turno, { fecha, zona }) ? [] : [{ fecha, turno: turno.codigo }])),
    ),
    fijos: dias.flatMap(({ fecha, fijas, isAway }) => {
      if (fijas === null || isAway) return [];
      const turno = joinParts(fijas);
      return [{ fecha, turno: turno && codeOfFixed(turno) }];
    }),
    historia: historyOf(conBorrador, desde),
    deseos: wishesFor(dicho, { fechas: open, turnos, zona, peso: eleccion.pesos.deseos }),
    llevan: loadsOf(conBorrador, desde),
    parte: sample === 0 ? 1 : Math.min(1, sample / 4 / COMPLETA),
    limites: limitsIn(planned, fechas),
  };
}
