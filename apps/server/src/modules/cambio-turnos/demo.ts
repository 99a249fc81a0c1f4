import { diaDeSemana, masDias } from '@jornada/domain/horario/calendario.ts';
import type { Fecha, VersionHorario } from '@jornada/domain/horario/modelo.ts';
import { shiftOn } from '@jornada/domain/horario/turno-previsto.ts';
import type { Cesion } from '@jornada/domain/turnos/cambios/index.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { DemoCompany } from '../../shared/module.ts';
import { CONFIG_NORMAL } from './config.ts';
import { createChangeOfDemo, findShiftWorkers } from './demo-repo.ts';
import { createOffer } from './offers-repo.ts';
import { saveChange } from './repo.ts';

type Worker = Awaited<ReturnType<typeof findShiftWorkers>>[number];
const LABORABLES = 5;
/** The first and the fourth of each crew: those between them have single days in the plan. */
const [PRIMERO, CUARTO] = [0, 3];

const partesOf = ({ definicion }: { definicion: VersionHorario }, fecha: Fecha): Cesion['partes'] => {
  const turno = definicion.clase === 'flexible' ? null : shiftOn(definicion, fecha);
  return turno ? [{ turno, puestoId: null }] : [];
};

/** The days that one gives to another. */
const passing = (de: Worker, a: Worker, fechas: readonly Fecha[]): Cesion[] =>
  fechas.flatMap((fecha) => {
    const partes = partesOf(de, fecha);
    return partes.length === 0 ? [] : [{ de: de.id, a: a.id, fecha, partes }];
  });

/** When the first of some days begins. */
function beginning({ zona }: Worker, cesiones: readonly Cesion[]): Temporal.Instant {
  const [first] = cesiones.toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1));
  const at = `${first?.fecha ?? ''}T${first?.partes[0]?.turno.inicio ?? '00:00'}`;
  return Temporal.PlainDateTime.from(at).toZonedDateTime(zona).toInstant();
}

/** A week that somebody is asked to exchange, a ring that waits for whoever is responsible, and a shift that is offered. */
export async function createChanges(tx: Queryable, { entidadId, ahora }: DemoCompany): Promise<void> {
  const crews = [...Map.groupBy(await findShiftWorkers(tx, entidadId), ({ equipo }) => equipo).values()];
  const today = ahora.slice(0, 10);
  const monday = masDias(today, 8 - diaDeSemana(today));
  const week = Array.from({ length: LABORABLES }, (_, day) => masDias(monday, day));
  const sent = Temporal.Instant.from(ahora).subtract({ hours: 2 });
  const member = (crew: number, which: number): Worker | undefined => crews[crew]?.[which];

  async function write(members: readonly Worker[], comentario: string, isAgreed: boolean): Promise<void> {
    const [asker] = members;
    if (!asker || asker.responsableId === null) return;
    const companeros = members.slice(1).map(({ id }) => id);
    if (companeros.includes(asker.responsableId)) return;
    const cesiones = members.flatMap((one, index) => passing(one, members[index + 1] ?? asker, week));
    if (cesiones.length === 0) return;
    const span = { desde: week[0] ?? '', hasta: week.at(-1) ?? '' };
    const creada = sent.toString();
    const about = { personaId: asker.id, companeros, responsableId: asker.responsableId, ...span, creada, isAgreed, comentario };
    const id = await createChangeOfDemo(tx, entidadId, about);
    const primero = beginning(asker, cesiones);
    const last = primero.subtract({ minutes: CONFIG_NORMAL.antelacionMinutos });
    const answer = sent.add({ minutes: CONFIG_NORMAL.respuestaMinutos });
    const caduca = isAgreed || Temporal.Instant.compare(last, answer) < 0 ? last : answer;
    const clase = members.length > 2 ? 'rueda' : 'intercambio';
    await saveChange(tx, entidadId, id, { clase, ofertaId: null, primero: primero.toString(), caduca: caduca.toString(), cesiones });
  }

  const [known, other] = [member(0, PRIMERO), member(1, CUARTO)];
  if (known && other) await write([other, known], 'Tengo curso por las mañanas esa semana. ¿Me la cambias?', false);
  const ring = [member(0, CUARTO), member(1, PRIMERO), member(2, CUARTO)].flatMap((one) => one ?? []);
  if (ring.length === 3) await write(ring, 'Hablado entre los tres.', true);

  const giver = member(2, PRIMERO);
  const friday = week.at(-1) ?? '';
  const partes = giver ? partesOf(giver, friday) : [];
  if (!giver || giver.centroId === null || partes.length === 0) return;
  const begins = beginning(giver, [{ de: giver.id, a: giver.id, fecha: friday, partes }]);
  await createOffer(tx, entidadId, {
    deId: giver.id,
    autorId: giver.id,
    centroId: giver.centroId,
    elige: 'responsable',
    dias: [{ fecha: friday, partes }],
    acepta: null,
    comentario: 'Se casa mi hermano.',
    creada: sent.toString(),
    caduca: begins.subtract({ minutes: CONFIG_NORMAL.antelacionMinutos }).toString(),
  });
}
