import { isAskable } from '../../disponibilidad/deseos.ts';
import type { DiaPrevisto, DiaSuelto, Fecha } from '../../horario/index.ts';
import { valueOf } from '../../horario/value-of.ts';
import type { Aviso } from '../../limites/index.ts';
import { ms } from '../../registros/tiempo.ts';
import { isWorse, newAvisos, planVivido, type PlanVivido } from '../plan/limites-del-plan.ts';
import { isPublished, obstaculoDelDia } from '../plan/obstaculo.ts';
import { dayKey, isAway, isSameDay, partsOf } from '../plan/partes.ts';
import { planWith } from '../plan/publicar.ts';
import {
  REGLAS_DEL_TURNO,
  REGLAS_QUE_IMPIDEN,
  type Cesion,
  type EntornoCambio,
  type MotivoCambio,
  type ObstaculoCambio,
  type PersonaDeCambio,
  type RevisionCambio,
} from './modelo.ts';

/** What one person gives and takes in a change. */
export type Papel = { da: readonly Fecha[]; recibe: readonly Cesion[] };

/** What keeps one person from a change, and what they are warned of. */
export type JuicioCambio = { readonly obstaculos: readonly ObstaculoCambio[]; readonly avisos: readonly Aviso[] };

/** Judges changes between the people of one plan. It keeps what it has read of each of them as long as it lives. */
export type MesaDeCambios = EntornoCambio & {
  personaDe(id: number): PersonaDeCambio;
  vividoDe(id: number): PlanVivido;
  /** The parts of a day that somebody could give away; null: there are none to give. */
  partesDe(id: number, fecha: Fecha): DiaSuelto | null;
  /** Why somebody cannot give a day away, whoever takes it; null: they can. */
  impedimentoDe(id: number, fecha: Fecha): MotivoCambio | null;
  /** The days of one person as the change makes them. */
  diasCon(id: number, papel: Papel): Map<Fecha, DiaPrevisto>;
  /** One person's side. The first obstacle is told, reasons before limits; the limits are asked only if nothing else is in the way. */
  juzga(id: number, papel: Papel): JuicioCambio;
  /** Both sides, or all of a ring. Asked again at each step: proposal, acceptance, validation. */
  revisa(cesiones: readonly Cesion[]): RevisionCambio;
};

/** What one person gives and takes in a list of changes. */
export const papelDe = (cesiones: readonly Cesion[], id: number): Papel => ({
  da: cesiones.filter(({ de }) => de === id).map(({ fecha }) => fecha),
  recibe: cesiones.filter(({ a }) => a === id),
});

/** Everybody whose plan a change touches, in the order in which they give. */
export const personasDe = (cesiones: readonly Cesion[]): number[] => [...new Set(cesiones.flatMap(({ de, a }) => [de, a]))];

/** @throws RangeError for somebody who is not of the plan. */
function lookUp(personas: EntornoCambio['personas'], id: number): PersonaDeCambio {
  const persona = personas.get(id);
  if (!persona) throw new RangeError(`Nobody with the id ${id} is in this plan`);
  return persona;
}

const todayIn = (ahora: string): ((zona: string) => Fecha) => {
  const known = new Map<string, Fecha>();
  return (zona) => valueOf(known, zona, () => Temporal.Instant.from(ahora).toZonedDateTimeISO(zona).toPlainDate().toString());
};

/** What both sides of a change need of a day. */
function dayReason(persona: PersonaDeCambio, fecha: Fecha, hoy: Fecha): MotivoCambio | null {
  const obstacle = obstaculoDelDia(persona, fecha, hoy);
  if (obstacle === 'sin-contrato' || obstacle === 'cambiado-antes') return 'no-disponible';
  if (obstacle !== null) return obstacle;
  if (isAway(persona.laboral.planDia(fecha))) return 'no-disponible';
  return isPublished(persona, fecha) ? null : 'sin-publicar';
}

/** Whether somebody may do the work of another: the post, and the place with its clock. */
function workReason(persona: PersonaDeCambio, other: PersonaDeCambio, { fecha, partes }: Cesion): MotivoCambio | null {
  if (partes.some(({ puestoId }) => puestoId !== null && !persona.puestos.has(puestoId))) return 'otro-puesto';
  const [own, theirs] = [persona.laboral.planDia(fecha), other.laboral.planDia(fecha)];
  const place = theirs.centro?.id;
  const isAllowed = place !== undefined && (place === own.centro?.id || (persona.centros.has(place) && own.zona === theirs.zona));
  return own.motivo === 'sin-contrato' || isAllowed ? null : 'otro-centro';
}

export function createMesa(entorno: EntornoCambio): MesaDeCambios {
  const { personas, ahora, planner } = entorno;
  const hoyEn = todayIn(ahora);
  const plans = new Map<number, PlanVivido>();
  const personaDe = (id: number) => lookUp(personas, id);
  const hoyDe = ({ laboral }: PersonaDeCambio, fecha: Fecha) => hoyEn(laboral.planDia(fecha).zona);

  const vividoDe = (id: number): PlanVivido => valueOf(plans, id, () => planVivido(personaDe(id)));

  function partesDe(id: number, fecha: Fecha): DiaSuelto | null {
    const { laboral, puestoId } = personaDe(id);
    const partes = partsOf(laboral, fecha, puestoId);
    return partes && partes.length > 0 ? partes : null;
  }

  function impedimentoDe(id: number, fecha: Fecha): MotivoCambio | null {
    const persona = personaDe(id);
    const { turno } = persona.laboral.planDia(fecha);
    const reason = dayReason(persona, fecha, hoyDe(persona, fecha));
    if (reason !== null) return reason;
    if (turno === null) return 'sin-turno';
    if (turno.flexible) return 'flexible';
    return ms(turno.inicio) <= ms(ahora) ? 'pasado' : null;
  }

  function reasonToTake(id: number, papel: Papel, cesion: Cesion): MotivoCambio | null {
    const persona = personaDe(id);
    const { fecha } = cesion;
    const work = workReason(persona, personaDe(cesion.de), cesion);
    if (work !== null) return work;
    const day = dayReason(persona, fecha, hoyDe(persona, fecha));
    if (day !== null) return day;
    const lugar = { fecha, zona: personaDe(cesion.de).laboral.planDia(fecha).zona };
    if (!cesion.partes.every(({ turno }) => isAskable(persona.dicho, turno, lugar))) return 'no-disponible';
    const isTwice = cesion.de === id || papel.recibe.some((one) => one !== cesion && one.fecha === fecha);
    const isBusy = persona.laboral.planDia(fecha).turno !== null && !papel.da.includes(fecha);
    return isTwice || isBusy ? 'ya-trabaja' : null;
  }

  const diasCon = (id: number, { da, recibe }: Papel): Map<Fecha, DiaPrevisto> => {
    const free = da.map((fecha): [Fecha, { dia: DiaSuelto }] => [fecha, { dia: [] }]);
    const taken = recibe.map(({ fecha, partes }): [Fecha, { dia: DiaSuelto }] => [fecha, { dia: partes }]);
    return planWith({ planner }, personaDe(id), new Map([...free, ...taken]));
  };

  /** Whether a shift breaks a rule for whoever gives it, as much. */
  const isOfTheShift = (aviso: Aviso, { recibe }: Papel): boolean => {
    const giver = recibe.find(({ fecha }) => fecha === aviso.fecha)?.de;
    if (giver === undefined || !REGLAS_DEL_TURNO.has(aviso.regla)) return false;
    const theirs = vividoDe(giver).avisosDelTurno(aviso.fecha);
    return theirs.some((one) => one.regla === aviso.regla && one.limiteMinutos === aviso.limiteMinutos && !isWorse(aviso, one));
  };

  function judge(id: number, papel: Papel): JuicioCambio {
    const told = (fecha: Fecha, motivo: MotivoCambio | null, aviso: Aviso | null = null): ObstaculoCambio[] =>
      motivo === null ? [] : [{ personaId: id, fecha, motivo, aviso }];
    const reasons = [
      ...papel.da.flatMap((fecha, index) => told(fecha, papel.da.indexOf(fecha) < index ? 'sin-turno' : impedimentoDe(id, fecha))),
      ...papel.recibe.flatMap((cesion) => told(cesion.fecha, reasonToTake(id, papel, cesion))),
    ];
    if (reasons.length > 0) return { obstaculos: reasons, avisos: [] };
    const broken = newAvisos(vividoDe(id), diasCon(id, papel)).filter((aviso) => !isOfTheShift(aviso, papel));
    return {
      obstaculos: broken.flatMap((aviso) => (REGLAS_QUE_IMPIDEN.has(aviso.regla) ? told(aviso.fecha, 'limite', aviso) : [])),
      avisos: broken.filter(({ regla }) => !REGLAS_QUE_IMPIDEN.has(regla)),
    };
  }

  /** All that the judgement of whoever takes a day reads of whoever gives it. */
  const givenKey = ({ de, fecha, partes }: Cesion): string => {
    const { centro, zona } = personaDe(de).laboral.planDia(fecha);
    const broken = vividoDe(de)
      .avisosDelTurno(fecha)
      .filter(({ regla }) => REGLAS_DEL_TURNO.has(regla));
    const limits = broken.map(({ regla, limiteMinutos, valorMinutos }) => `${regla} ${limiteMinutos} ${valorMinutos}`).join(',');
    return `${fecha} ${centro?.id} ${zona} ${limits} ${dayKey(partes)}`;
  };

  // Many give the same shift on the same day: whoever takes it is judged once.
  const judged = new Map<string, JuicioCambio>();
  function juzga(id: number, papel: Papel): JuicioCambio {
    const given = papel.recibe.map((cesion) => `${cesion.de === id ? 'own ' : ''}${givenKey(cesion)}`);
    const key = [id, papel.da.join(' '), ...given].join('#');
    return valueOf(judged, key, () => judge(id, papel));
  }

  return {
    ...entorno,
    personaDe,
    vividoDe,
    partesDe,
    impedimentoDe,
    diasCon,
    juzga,
    revisa(cesiones) {
      const moved = cesiones.filter(({ de, fecha, partes }) => !isSameDay(partesDe(de, fecha), partes));
      const sides = personasDe(cesiones).map((id) => ({ id, ...juzga(id, papelDe(cesiones, id)) }));
      const changed = moved.map(({ de, fecha }): ObstaculoCambio => ({ personaId: de, fecha, motivo: 'plan-cambiado', aviso: null }));
      // An absence that came meanwhile has changed the plan, too, and its own reason tells nothing.
      const others = sides.flatMap(({ obstaculos }) => obstaculos);
      const isTold = (one: ObstaculoCambio) => others.some(({ personaId, fecha }) => personaId === one.personaId && fecha === one.fecha);
      return {
        obstaculos: [...changed.filter((one) => !isTold(one)), ...others],
        avisos: sides.flatMap(({ id, avisos }) => avisos.map((aviso) => ({ personaId: id, aviso }))),
      };
    },
  };
}
