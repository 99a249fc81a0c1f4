import type { NecesidadVista } from '@jornada/contract/turnos/calls.ts';
import type { Disponibilidad } from '@jornada/domain/disponibilidad/index.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import type { DiaSuelto, Fecha, Turno } from '@jornada/domain/horario/modelo.ts';
import { coverOn, isSameDay, partsOf, type PersonaDelPlan } from '@jornada/domain/turnos/plan/index.ts';
import type { Necesidad, PedidoRelleno, PlanRelleno, TurnoRellenable } from '@jornada/domain/turnos/relleno/modelo.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { isHolidayAt, neededOn } from './cover.ts';
import { codeOfFixed, joinParts, openDay, personToFill } from './person-to-fill.ts';
import type { Planificada } from './reads.ts';
import type { CeldaPropuesta, EleccionPropuesta } from './proposals-repo.ts';
import { shiftsToGive, type TurnoParaDar } from './shifts-to-give.ts';

/** Days after the span that stay as they are, so that the rest before them is kept. */
const COLA = 2;

type Lugar = { centroId: number; zona: string; pais: string };
type Que = Lugar & {
  dias: readonly Fecha[];
  needs: readonly NecesidadVista[];
  people: readonly Planificada[];
  eleccion: EleccionPropuesta;
  empresa: Configuracion;
  /** What people say of when they work. */
  dicho: ReadonlyMap<number, readonly Disponibilidad[]>;
};

/** What a solver is asked, and what its answer means. */
export type PlanParaLlenar = {
  pedido: PedidoRelleno;
  /** The days of a plan that are others than now. */
  celdas(plan: PlanRelleno): CeldaPropuesta[];
  /** How many are missing in a plan. */
  missingIn(plan: PlanRelleno): number;
  /** Which need of the company one of the request stands for. */
  needOf(necesidad: Pick<Necesidad, 'turno'>): NecesidadVista | undefined;
};

/** How many more than those who stay are needed of each shift on a day. */
function neededBeside(
  fecha: Fecha,
  { zona, needs, centroId, people }: Que,
  shifts: ReadonlyMap<NecesidadVista, TurnoParaDar>,
  kept: readonly PersonaDelPlan[],
) {
  const isHoliday = isHolidayAt(
    people.map(({ persona }) => persona),
    centroId,
    fecha,
  );
  const wanted = needs.flatMap((need) => {
    const personas = neededOn(need, fecha, isHoliday);
    return personas > 0 ? [{ need, personas }] : [];
  });
  const cover = coverOn(
    {
      fecha,
      zona,
      necesidades: wanted.map(({ need, personas }) => ({
        nombre: need.nombre,
        puestoId: need.puestoId,
        desde: need.inicio,
        hasta: need.fin,
        personas,
      })),
    },
    kept.filter(({ laboral }) => laboral.planDia(fecha).centro?.id === centroId),
  );
  const missing = new Map<string, number>();
  for (const [index, { need }] of wanted.entries()) {
    const codigo = shifts.get(need)?.codigo ?? '';
    missing.set(codigo, Math.max(missing.get(codigo) ?? 0, cover[index]?.faltan ?? 0));
  }
  // Whoever comes for a post is somebody, too.
  for (const { codigo, turno, puestoId } of new Set(shifts.values())) {
    if (puestoId !== null || !missing.has(codigo)) continue;
    const forPosts = [...shifts.values()].filter(
      (one) => one.puestoId !== null && one.turno.inicio === turno.inicio && one.turno.fin === turno.fin,
    );
    const coming = [...new Set(forPosts.map((one) => one.codigo))].reduce((sum, one) => sum + (missing.get(one) ?? 0), 0);
    missing.set(codigo, Math.max(0, (missing.get(codigo) ?? 0) - coming));
  }
  return missing;
}

/** The request for a plan of a centre, from people, needs and what stays. */
export function planToFill(que: Que): PlanParaLlenar {
  const { centroId, dias, needs, people, eleccion, empresa, zona, pais, dicho } = que;
  const { pesos } = eleccion;
  const first = dias[0] ?? '';
  const last = dias.at(-1) ?? first;
  const all = [...dias, ...Array.from({ length: COLA }, (_, index) => masDias(last, index + 1))];
  const byNeed = shiftsToGive(needs, people, { desde: first, hasta: last });
  const shifts = [...new Map([...byNeed.values()].map((one) => [one.codigo, one])).values()];
  const days = new Map(
    people.map((planned) => [
      planned,
      all.map((fecha) => {
        const day = openDay(planned, fecha, eleccion);
        return fecha > last && day.fijas === null
          ? { ...day, fijas: partsOf(planned.conBorrador, fecha, planned.persona.puestoId) ?? [] }
          : day;
      }),
    ]),
  );
  const around = [masDias(first, -1), ...all];
  /** Everybody with the work that stays, and no other. */
  const kept = people.map((planned): PersonaDelPlan => {
    const { persona, conBorrador } = planned;
    const open = new Map(days.get(planned)?.map((day) => [day.fecha, day]));
    const stays = (fecha: Fecha): DiaSuelto =>
      (open.has(fecha) ? open.get(fecha)?.fijas : partsOf(conBorrador, fecha, persona.puestoId)) ?? [];
    const sueltos = new Map(around.map((fecha) => [fecha, stays(fecha)]));
    const { periodos, ausencias } = persona.laboral;
    return { ...persona, laboral: empresa.planner.planFor({ periodos, ausencias, sueltos }) };
  });
  const fixed = new Map<string, Turno>();
  for (const day of [...days.values()].flat()) {
    const turno = day.fijas && joinParts(day.fijas);
    if (turno) fixed.set(codeOfFixed(turno), turno);
  }
  const turnos: TurnoRellenable[] = [
    ...shifts.map(({ codigo, turno }) => ({ ...turno, codigo, noSiguen: [] })),
    ...[...fixed].map(([codigo, turno]) => ({ ...turno, codigo, noSiguen: [] })),
  ];
  const personas = people.map((planned) =>
    personToFill(planned, {
      dias: days.get(planned) ?? [],
      shifts,
      eleccion,
      empresa,
      zona,
      dicho: dicho.get(planned.persona.id) ?? [],
    }),
  );
  const necesidades = dias.flatMap((fecha) => {
    const missing = neededBeside(fecha, que, byNeed, kept);
    return shifts.map(({ codigo }): Necesidad => ({
      fecha,
      turno: codigo,
      habilidad: null,
      personas: missing.get(codigo) ?? 0,
      pesoFalta: pesos.falta,
      pesoSobra: pesos.sobra,
    }));
  });
  // Whoever stays has their part of the nights and weekends, too.
  const stays = dias.flatMap((fecha) =>
    [...fixed.keys()].flatMap((turno): Necesidad[] => {
      const count = personas.filter(({ fijos }) => fijos.some((one) => one.fecha === fecha && one.turno === turno)).length;
      return count === 0 ? [] : [{ fecha, turno, habilidad: null, personas: count, pesoFalta: 0, pesoSobra: 0 }];
    }),
  );
  const missingOn = (plan: PlanRelleno, { fecha, turno, personas: needed }: Necesidad): number => {
    const [dia, index] = [all.indexOf(fecha), turnos.findIndex(({ codigo }) => codigo === turno)];
    return Math.max(0, needed - plan.filter((fila) => fila[dia] === index).length);
  };
  return {
    pedido: {
      dias: all,
      zona,
      pais,
      festivos: all.filter((fecha) =>
        isHolidayAt(
          people.map(({ persona }) => persona),
          centroId,
          fecha,
        ),
      ),
      turnos,
      personas,
      necesidades: [...necesidades, ...stays],
      pesos: { contrato: pesos.contrato, reparto: { noches: pesos.noches, fines: pesos.fines, festivos: pesos.festivos } },
    },
    missingIn: (plan) => necesidades.reduce((sum, need) => sum + missingOn(plan, need), 0),
    needOf: ({ turno }) => needs.find((need) => byNeed.get(need)?.codigo === turno),
    celdas: (plan) =>
      people.flatMap((planned, index) =>
        dias.flatMap((fecha, dia): CeldaPropuesta[] => {
          const open = days.get(planned)?.[dia];
          if (!open || open.fijas !== null || open.isAway) return [];
          const given = shifts[plan[index]?.[dia] ?? -1];
          const partes: DiaSuelto = given ? [{ turno: given.turno, puestoId: given.puestoId }] : [];
          const now = partsOf(planned.conBorrador, fecha, null);
          if (isSameDay(now, partes)) return [];
          return [{ personaId: planned.persona.id, fecha, partes, sobre: planned.publicados.get(fecha)?.numero ?? null }];
        }),
      ),
  };
}
