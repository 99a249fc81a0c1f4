import type { NecesidadAbiertaVista, PropuestaDelPlanVista } from '@jornada/contract/turnos/calls.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { PlanHecho } from './relleno/encargo.ts';
import type { PlanParaLlenar } from './plan-to-fill.ts';
import { createLegend } from './reads.ts';
import type { FilaPropuesta, ResultadoPropuesta } from './proposals-repo.ts';

/** What could not be met, by the needs of the company, and the people that each rule keeps from it. */
function presentOpen(hecho: PlanHecho, { needOf }: PlanParaLlenar): NecesidadAbiertaVista[] | null {
  if (hecho.abiertas === null) return null;
  return hecho.abiertas.flatMap(({ necesidad, faltan, impedidos }) => {
    const need = needOf(necesidad);
    if (!need) return [];
    const { nombre, inicio, fin, puestoId } = need;
    const motivos = [...Map.groupBy(impedidos, ({ motivo }) => motivo)].map(([motivo, who]) => ({
      motivo,
      personas: who.map(({ personaId }) => personaId),
    }));
    return [{ fecha: necesidad.fecha, nombre, inicio, fin, puestoId, faltan, motivos }];
  });
}

/** A plan that was made, as it is kept. */
export function resultOf(hecho: PlanHecho, plan: PlanParaLlenar, hasta: Fecha): ResultadoPropuesta {
  return {
    isOptima: hecho.isOptima,
    celdas: plan.celdas(hecho.plan),
    abiertas: presentOpen(hecho, plan),
    // The days after the span are only there for the rests before them.
    roturas: hecho.roturas.flatMap(({ personaId, fecha, motivo }) => (fecha <= hasta ? [{ personaId, fecha, motivo }] : [])),
  };
}

export function presentProposal({ pedido, resultado, avance, ...fila }: FilaPropuesta): PropuestaDelPlanVista {
  const leyenda = createLegend();
  const { numero, estado, centroId, desde, hasta, momento } = fila;
  const dias = (resultado?.celdas ?? []).map(({ personaId, fecha, partes }) => ({ personaId, fecha, partes: leyenda.parts(partes) ?? [] }));
  return {
    numero,
    estado,
    centroId,
    desde,
    hasta,
    momento,
    ...pedido,
    avance,
    isOptima: resultado?.isOptima ?? false,
    dias,
    turnos: leyenda.shifts(),
    abiertas: resultado?.abiertas ?? null,
    roturas: resultado?.roturas ?? [],
  };
}
