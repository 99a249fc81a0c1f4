import { createExaminador, type Rotura } from './examen.ts';
import type { Necesidad, PlanRelleno } from './modelo.ts';
import type { Motivo, Tablero } from './tablero.ts';

/** A need that a plan does not meet: how many are missing, and of each person who is not there the rule that keeps them from it. */
export type NecesidadAbierta = { necesidad: Necesidad; faltan: number; impedidos: readonly { personaId: number; motivo: Motivo }[] };

const sumOf = (roturas: readonly Rotura[], motivo: Motivo): number =>
  roturas.reduce((sum, rotura) => sum + (rotura.motivo === motivo ? rotura.cuanto : 0), 0);

/**
 * The needs that a plan leaves open, and why. Somebody who could take the shift and breaks no rule by it alone has the reason `coste`: it would
 * cost more elsewhere, such as the hours of a contract or a wish.
 */
export function findAbiertas(tablero: Tablero, plan: PlanRelleno): NecesidadAbierta[] {
  const { pedido, personas } = tablero;
  const examinador = createExaminador(tablero);
  // Of a shift that lacks people with a skill as well each person is asked about once.
  const broken = new Map<string, Motivo>();
  function brokenBy(index: number, dia: number, turno: number): Motivo {
    const key = `${index} ${dia} ${turno}`;
    const fila = plan[index] ?? [];
    const before = examinador.roturasDe(index, fila);
    const after = broken.has(key) ? [] : examinador.roturasDe(index, fila.with(dia, turno));
    const motivo = broken.get(key) ?? after.find((one) => sumOf(after, one.motivo) > sumOf(before, one.motivo))?.motivo ?? 'coste';
    broken.set(key, motivo);
    return motivo;
  }
  return pedido.necesidades.flatMap((necesidad) => {
    const dia = pedido.dias.indexOf(necesidad.fecha);
    const turno = pedido.turnos.findIndex(({ codigo }) => codigo === necesidad.turno);
    const hasSkill = (index: number): boolean =>
      necesidad.habilidad === null || (personas[index]?.habilidades.includes(necesidad.habilidad) ?? false);
    const here = plan.filter((fila, index) => fila[dia] === turno && hasSkill(index)).length;
    if (here >= necesidad.personas) return [];
    const impedidos = personas.flatMap((persona, index) => {
      const now = plan[index]?.[dia] ?? -1;
      if (now === turno) return [];
      const hindrance = hasSkill(index) ? persona.impedimento(dia, turno) : 'habilidad';
      const motivo = hindrance ?? (now >= 0 ? 'ya-trabaja' : brokenBy(index, dia, turno));
      return [{ personaId: persona.id, motivo }];
    });
    return [{ necesidad, faltan: necesidad.personas - here, impedidos }];
  });
}
