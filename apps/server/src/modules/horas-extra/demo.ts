import { tipologiasEn } from '@jornada/domain/horas-extra/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { DemoCompany, DemoStory } from '../../shared/module.ts';
import { createRequestOfDemo, type ExtraDeDemo } from './demo-repo.ts';
import { findPeople, createSituation } from './reads.ts';
import { settleDays } from './settle.ts';

const TIPOLOGIA = statement(
  'horas-extra/demo.TIPOLOGIA',
  `
  insert into instancia.horas_extra_tipologias (entidad_id, tipologia_id, desde, datos)
  select $1, $2, date_trunc('year', min(j.desde)), $3 from instancia.asignaciones j where j.entidad_id = $1`,
);

/** The agreement of the demo company: an hour is eighty minutes of rest; holidays are paid at one and three quarters. */
const AGREED = {
  1: { descansoPorHora: 80 },
  3: { pagoPorCien: 150, descansoPorHora: 90 },
  4: { pagoPorCien: 175, descansoPorHora: 105 },
} as const;

/** Writes the demo company's kinds of overtime. */
export async function createKindsOfDemo(tx: Queryable, { entidadId }: DemoCompany): Promise<void> {
  for (const { id, ...kind } of tipologiasEn([], '2025-01-01')) {
    const agreed = Object.entries(AGREED).find(([one]) => Number(one) === id)?.[1];
    if (agreed) await tx.query(TIPOLOGIA, [entidadId, id, JSON.stringify({ ...kind, ...agreed })]);
  }
}

/** What is asked for of the days that the record proposes, by their place: the latest one stays for whoever tries the product. */
const STORY: readonly (Pick<ExtraDeDemo, 'estado' | 'compensacion' | 'comentario' | 'motivo'> & { lugar: number })[] = [
  { lugar: 1, estado: 'pendiente', compensacion: 'descanso', comentario: 'Llegó tarde el camión de Zaragoza.', motivo: null },
  { lugar: 2, estado: 'aprobada', compensacion: 'descanso', comentario: 'Recuento del almacén.', motivo: null },
  { lugar: 3, estado: 'aprobada', compensacion: 'pago', comentario: 'Cierre de pedidos de la campaña.', motivo: null },
  { lugar: 4, estado: 'rechazada', compensacion: 'pago', comentario: 'Me quedé ordenando.', motivo: 'Eso podía esperar al día siguiente.' },
];

/** Nobody of this company asks for less. */
const LEAST = 30;

/** What the people of a new demo company asked for out of the months that are still open. */
export async function writeRequestsOfDemo(story: DemoStory): Promise<void> {
  if (story.isNew) for (const one of story.people) await story.inTurnOf(one.id, (tx) => writeRequestsOf(tx, one, story));
}

/** What somebody asked for, out of what their record has. The named accounts show every state. */
async function writeRequestsOf(
  tx: Queryable,
  { id, responsableId, isNamed }: DemoStory['people'][number],
  { entidadId, lately: { desde }, ahora, entidades }: DemoStory,
): Promise<void> {
  if (responsableId === null) return;
  const leida = (await findPeople(tx, entidadId, [id], { dias: desde, pedidas: desde })).get(id);
  if (!leida || leida.pedidas.length > 0) return;
  const empresa = await entidades.getConfiguration(entidadId, leida.revision);
  const situacion = createSituation(leida, empresa, ahora.toZonedDateTimeISO(empresa.zona).toPlainDate().toString());
  const days = situacion.proposals().filter(({ fecha, quedan }) => fecha >= desde && quedan >= LEAST);
  // Others have asked for one thing or nothing.
  const story = isNamed ? STORY : STORY.slice(id % 5, (id % 5) + 1).filter(({ estado }) => estado !== 'rechazada');
  const clock: Clock = { now: () => ahora };
  for (const { lugar, ...what } of story) {
    const dia = days[lugar];
    if (!dia) continue;
    const tipologia = situacion.kindsAt(dia.fecha).find(({ clase }) => clase === (dia.previsto === 0 ? 'festiva' : 'ordinaria'));
    if (!tipologia) continue;
    const creada = Temporal.Instant.from(`${dia.fecha}T20:12:00Z`);
    const decidida = what.estado === 'pendiente' ? null : creada.add({ hours: 14 }).toString();
    const common = { personaId: id, decisorId: responsableId, fecha: dia.fecha, minutos: dia.quedan, tipologia };
    await createRequestOfDemo(tx, entidadId, { ...what, ...common, creada: creada.toString(), decidida });
    if (what.estado === 'aprobada')
      await settleDays(tx, { clock, entidades }, { entidadId, personaId: id, fechas: [dia.fecha], autorId: responsableId });
  }
}
