import { randomUUID } from 'node:crypto';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { DemoCompany } from '../../shared/module.ts';
import { DEPARTAMENTOS } from './demo-departments.ts';
import { HISTORIAS, type HistoriaDeSala } from './demo-story.ts';
import { createGroup, createMembers, createOwnPlaces, upsertRoomOfTwo, upsertRoomWithHr } from './making-repo.ts';
import { updateRead } from './members-repo.ts';
import { createMessage, updateReaction } from './messages-repo.ts';
import { saveSettings } from './settings-repo.ts';

const NOMBRES = statement(
  'chat/demo.NOMBRES',
  'select usuario_id as id, nombre_completo as nombre from instancia.usuarios where entidad_id = $1',
);
const DE_DEPARTAMENTO = statement(
  'chat/demo.DE_DEPARTAMENTO',
  `
  select s.sala_id as id from instancia.chat_salas s
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = $2 and u.departamento_id = s.departamento_id where s.entidad_id = $1`,
);
const EN_SALA = statement(
  'chat/demo.EN_SALA',
  `
  select distinct p.usuario_id as id from instancia.chat_pertenencias p where p.entidad_id = $1 and p.sala_id = $2`,
);

/** People write to each other until some minutes before the company is made, if that is towards the end of a day of work. */
const LAST_MINUTES = 5;
const ZONE = 'Europe/Madrid';
/** The longest conversation of one day began ten hours before the end of the story. */
const AFTERNOON = { hour: 17, minute: 30 };
const EVENING_HOUR = 19;

const DAY_MINUTES = 24 * 60;
const SATURDAY = 6;

/** When the story ends: now, or in the last afternoon before. Otherwise somebody would write in the middle of the night. */
function endOf(ahora: string): Temporal.ZonedDateTime {
  const now = Temporal.Instant.from(ahora).toZonedDateTimeISO(ZONE);
  const afternoon = now.withPlainTime(AFTERNOON);
  if (Temporal.ZonedDateTime.compare(now, afternoon) < 0) return afternoon.subtract({ days: 1 });
  return now.hour < EVENING_HOUR ? now : afternoon;
}

/** So many minutes before the end of the story. Nobody writes at the weekend: whole days are days of work. */
function agoOf(ahora: string, minutes: number): string {
  let day = endOf(ahora).subtract({ minutes: minutes % DAY_MINUTES });
  const rest = (): void => {
    while (day.dayOfWeek >= SATURDAY) day = day.subtract({ days: 1 });
  };
  rest();
  for (let days = Math.floor(minutes / DAY_MINUTES); days > 0; days -= 1) {
    day = day.subtract({ days: 1 });
    rest();
  }
  return day.toInstant().toString();
}

/** Conversations of the demo company, in its languages. */
export async function createDemoConversations(tx: Queryable, { entidadId, ahora }: DemoCompany): Promise<void> {
  await saveSettings(tx, entidadId, {
    salasDepartamento: true,
    salasCentro: false,
    historialCompleto: false,
    conservaMeses: 24,
    urgentes: true,
    version: 0,
  });
  const people = await tx.query(NOMBRES, [entidadId]);
  const idOf = (name: string): number => {
    const found = people.find(({ nombre }) => nombre.startsWith(name));
    if (!found) throw new Error(`nobody in the demo company is called ${name}`);
    return found.id;
  };
  const hoy = ahora.slice(0, 10);
  const momentOf = (hace: number): string => agoOf(ahora, hace + LAST_MINUTES);

  async function makeRoom({ clase, nombre = '', quienes, frases }: HistoriaDeSala): Promise<number> {
    const [first] = frases;
    const [one = first?.quien ?? '', other = ''] = quienes;
    const quien = { entidadId, usuarioId: idOf(one), hoy, ahora: momentOf(first?.hace ?? 0) };
    if (clase === 'dos') return upsertRoomOfTwo(tx, quien, idOf(other));
    if (clase === 'rrhh') return upsertRoomWithHr(tx, quien);
    if (clase === 'departamento') {
      await createOwnPlaces(tx, quien, { salasDepartamento: true, salasCentro: false });
      const [room] = await tx.query(DE_DEPARTAMENTO, [entidadId, quien.usuarioId]);
      if (!room) throw new Error(`${one} is in no department`);
      return room.id;
    }
    const salaId = await createGroup(tx, quien, nombre);
    await createMembers(tx, { entidadId, salaId, ids: quienes.map(idOf), momento: quien.ahora, administraId: quien.usuarioId, desde: 0 });
    return salaId;
  }

  for (const historia of [...HISTORIAS, ...DEPARTAMENTOS]) {
    const salaId = await makeRoom(historia);
    let last = 0;
    for (const { quien, hace, texto, a, reacciones = {} } of historia.frases) {
      const momento = momentOf(hace);
      const respuestaA = a === undefined ? null : last + 1 - a;
      const { id, numero } = await createMessage(tx, {
        entidadId,
        salaId,
        autorId: idOf(quien),
        hoy,
        momento,
        clave: randomUUID(),
        texto,
        respuestaA,
      });
      last = numero;
      for (const [simbolo, names] of Object.entries(reacciones) as [keyof typeof reacciones, readonly string[]][])
        for (const name of names) await updateReaction(tx, { entidadId, id, usuarioId: idOf(name), simbolo, pone: true, momento });
    }
    const behind = new Set(historia.sinLeer.map(idOf));
    const members = await tx.query(EN_SALA, [entidadId, salaId]);
    for (const { id } of members)
      await updateRead(tx, { entidadId, salaId, usuarioId: id, momento: ahora }, behind.has(id) ? last - 1 : last);
  }
}
