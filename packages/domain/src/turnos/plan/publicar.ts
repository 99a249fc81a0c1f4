import { masDias } from '../../horario/calendario.ts';
import type { DiaPrevisto, Fecha } from '../../horario/index.ts';
import type { Aviso } from '../../limites/index.ts';
import { newAvisos, planVivido } from './limites-del-plan.ts';
import type { Borrador, CambioDeDia, DiaPublicado, EntornoPlan, ObstaculoDia, PersonaDelPlan, Publicado } from './modelo.ts';
import { isPublished, obstaculoDelDia } from './obstaculo.ts';
import { isSameDay, partsOf } from './partes.ts';
import { lacksPreaviso, type AvisoDePreaviso, type Preaviso } from './preaviso.ts';

/** What a planner publishes for one person: the draft from `desde` to `hasta`. `publicados`: the single days that are published by now. */
export type ParaPublicar = {
  persona: PersonaDelPlan;
  borrador: Borrador;
  publicados: ReadonlyMap<Fecha, Pick<DiaPublicado, 'dia' | 'numero'>>;
  preaviso(fecha: Fecha): Preaviso | null;
};

/**
 * What becomes of it. `filas`: days to write; a draft cell that is not among them is in `obstaculos` and stays a draft. `cambios`: what the person is
 * told, days that really differ. `nuevos`: days that were told of for the first time. `avisos`, `preavisos`: warnings; none keeps from publishing.
 */
export type Publicacion = {
  personaId: number;
  filas: DiaPublicado[];
  obstaculos: { fecha: Fecha; motivo: ObstaculoDia }[];
  cambios: CambioDeDia[];
  nuevos: Publicado[];
  avisos: Aviso[];
  preavisos: AvisoDePreaviso[];
};

/** The plan of a person on some days if these cells held. */
export function planWith(
  { planner }: Pick<EntornoPlan, 'planner'>,
  { laboral }: Pick<PersonaDelPlan, 'laboral'>,
  celdas: ReadonlyMap<Fecha, Pick<DiaPublicado, 'dia'>>,
): Map<Fecha, DiaPrevisto> {
  const sueltos = new Map([...celdas].flatMap(([fecha, { dia }]) => (dia === null ? [] : [[fecha, dia] as const])));
  const { periodos, ausencias } = laboral;
  const plan = planner.planFor({ periodos, ausencias, sueltos });
  return new Map([...celdas.keys()].map((fecha) => [fecha, plan.planDia(fecha)]));
}

/** The days of a span that nobody has published yet, as spans. */
function unpublished(persona: PersonaDelPlan, { desde, hasta }: Publicado, hoy: Fecha): Publicado[] {
  const spans: Publicado[] = [];
  for (let fecha = desde < hoy ? hoy : desde; fecha <= hasta; fecha = masDias(fecha, 1)) {
    if (isPublished(persona, fecha)) continue;
    const last = spans.at(-1);
    if (last && masDias(last.hasta, 1) === fecha) last.hasta = fecha;
    else spans.push({ desde: fecha, hasta: fecha });
  }
  return spans;
}

/**
 * Publishes the draft of one person within a span. A cell that was drawn upon another published day than the present one is not written: a change
 * between people, or another planner, came before it, and whoever drew it has to look again. `numero`: the number of this publication.
 */
export function publish(
  entorno: EntornoPlan & { numero: number },
  lapso: Publicado,
  { persona, borrador, publicados, preaviso }: ParaPublicar,
): Publicacion {
  const { hoy, numero } = entorno;
  const cells = [...borrador].filter(([fecha]) => lapso.desde <= fecha && fecha <= lapso.hasta).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const judged = cells.map(([fecha, celda]) => {
    const isStale = (publicados.get(fecha)?.numero ?? null) !== celda.sobre;
    return { fecha, celda, motivo: obstaculoDelDia(persona, fecha, hoy) ?? (isStale ? ('cambiado-antes' as const) : null) };
  });
  const filas = judged.flatMap(({ fecha, celda: { dia }, motivo }) =>
    motivo === null ? [{ personaId: persona.id, fecha, dia, numero }] : [],
  );
  const despues = planWith(entorno, persona, new Map(filas.map((fila) => [fila.fecha, fila])));
  const sueltos = { ...persona.laboral, planDia: (fecha: Fecha) => despues.get(fecha) ?? persona.laboral.planDia(fecha) };
  const cambios = filas.flatMap(({ fecha }): CambioDeDia[] => {
    const [antes, then] = [partsOf(persona.laboral, fecha, persona.puestoId), partsOf(sueltos, fecha, persona.puestoId)];
    return isSameDay(antes, then) ? [] : [{ fecha, antes, despues: then }];
  });
  const changed = new Map([...despues].filter(([fecha]) => cambios.some((cambio) => cambio.fecha === fecha)));
  return {
    personaId: persona.id,
    filas,
    obstaculos: judged.flatMap(({ fecha, motivo }) => (motivo === null ? [] : [{ fecha, motivo }])),
    cambios,
    nuevos: unpublished(persona, lapso, hoy),
    avisos: newAvisos(planVivido(persona), changed),
    preavisos: cambios.flatMap(({ fecha }) => lacksPreaviso(preaviso(fecha), fecha, hoy) ?? []),
  };
}
