import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Configuracion } from '../entidades/service.ts';
import { createBatch, laborOf, readPerson, writeRecords, type Batch, type PersonaLeida } from '../registros/service.ts';
import { CENTROS } from './company/centres.ts';
import type { PersonaDemo } from './company/person.ts';
import { createAbsences, takePersonLock, type FilaPersonaDemo } from './repo.ts';
import { actionsOf, type AccionDemo } from './story/actions.ts';
import { touchesOf } from './story/day.ts';
import { dueAbsences } from './story/due-absences.ts';
import { historyOf } from './story/mishaps.ts';
import { mishapsToShow } from './story/mishaps-to-show.ts';
import { createPresser } from './press.ts';

/** How many days after a day something may still be done about it. */
const FOLLOW_UP_DAYS = 12;

export type Relleno = {
  entidadId: number;
  empresa: Configuracion;
  /** The first day of all. */
  inicio: Fecha;
  ahora: Temporal.Instant;
  /** Who has gone home yesterday without clocking out: a user name. */
  despistado: string | null;
};

/** The person clocked at that very moment, on another node: nothing was written, the next start completes it. */
export class SomebodyElseWrites extends Error {}

const plus = (fecha: Fecha, days: number): Fecha => Temporal.PlainDate.from(fecha).add({ days }).toString();

/** The last day that is over where a person works. */
export const yesterdayOf = (persona: PersonaDemo, ahora: Temporal.Instant): Fecha =>
  ahora.toZonedDateTimeISO(CENTROS[persona.centro].zona).toPlainDate().subtract({ days: 1 }).toString();

/** The days of a person that have no records yet. */
export function gapOf(
  persona: PersonaDemo,
  fila: Pick<FilaPersonaDemo, 'ultima'>,
  { inicio, ahora }: Pick<Relleno, 'inicio' | 'ahora'>,
): { desde: Fecha; ayer: Fecha } {
  return { desde: fila.ultima === null ? inicio : plus(fila.ultima, 1), ayer: yesterdayOf(persona, ahora) };
}

/** A person with their log of the last days and the absences that become known now. */
async function readWithAbsences(tx: Queryable, persona: PersonaDemo, fila: FilaPersonaDemo, relleno: Relleno) {
  const { desde, ayer } = gapOf(persona, fila, relleno);
  const ventana = { desde: plus(desde, -FOLLOW_UP_DAYS), hasta: ayer };
  const stored = await readPerson(tx, {
    entidadId: relleno.entidadId,
    personaId: fila.id,
    eventos: ventana,
    dias: ventana,
    dia: null,
    clave: null,
  });
  const nuevas = dueAbsences(persona, { desde, ayer, isFirst: fila.ultima === null, existing: stored.ausencias });
  const ausencias = [...stored.ausencias, ...nuevas].toSorted((a, b) => (a.desde < b.desde ? -1 : 1));
  return { desde, ayer, nuevas, stored: { ...stored, ausencias } satisfies PersonaLeida };
}

/** Is yesterday a day on which this person works, pauses included? */
export async function worksYesterday(tx: Queryable, persona: PersonaDemo, fila: FilaPersonaDemo, relleno: Relleno): Promise<boolean> {
  const { ayer, stored } = await readWithAbsences(tx, persona, fila, relleno);
  const previsto = laborOf(stored, relleno.empresa).planDia(ayer);
  return previsto.motivo === 'laborable' && touchesOf(persona, previsto).length > 2;
}

/** What a person does from `desde` to `ayer`, and afterwards about days shortly before. */
export function storyOf(
  persona: PersonaDemo,
  batch: Batch,
  { desde, ayer }: { desde: Fecha; ayer: Fecha },
  { ahora, despistado }: Relleno,
  since: number,
): AccionDemo[] {
  const dias = batch.laboral.planDias(plus(desde, -FOLLOW_UP_DAYS), ayer).filter(({ motivo }) => motivo === 'laborable');
  const meant = mishapsToShow(
    persona,
    dias.map(({ fecha }) => fecha).filter((fecha) => fecha >= desde),
    ayer,
  );
  const historias = dias.map((previsto) => ({
    fecha: previsto.fecha,
    ...historyOf(persona, previsto, {
      isLeftOpen: previsto.fecha === ayer && persona.userName === despistado,
      percance: meant.get(previsto.fecha) ?? null,
    }),
  }));
  return actionsOf(historias, { desde, since, now: ahora.epochMilliseconds });
}

/**
 * Writes what is missing of one person up to yesterday, absences and records, within one transaction of the company:
 * all of it or nothing. Another node that does the same at once makes this one find nothing to do.
 * @returns how many lines were written, and how many touches the rules refused.
 */
export async function fillPerson(
  tx: Queryable,
  persona: PersonaDemo,
  fila: FilaPersonaDemo,
  relleno: Relleno,
): Promise<{ lineas: number; rechazos: number }> {
  const { entidadId, empresa } = relleno;
  await takePersonLock(tx, fila.id);
  const { desde, ayer, nuevas, stored } = await readWithAbsences(tx, persona, fila, relleno);
  if (stored.ultimoNumero !== fila.ultimoNumero) return { lineas: 0, rechazos: 0 };
  await createAbsences(tx, entidadId, fila.id, nuevas);

  const batch = createBatch({ entidadId, personaId: fila.id, persona: stored, empresa });
  const last = stored.eventos.at(-1);
  const since = last ? Temporal.Instant.from(last.recibido).epochMilliseconds : 0;
  const presser = createPresser({ persona, fila, batch, empresa });
  for (const action of storyOf(persona, batch, { desde, ayer }, relleno, since)) presser.press(action);
  const escritura = batch.writing();
  if (!escritura) return { lineas: 0, rechazos: presser.refused() };
  const ids = await writeRecords(tx, escritura);
  if (!ids) throw new SomebodyElseWrites(persona.userName);
  return { lineas: ids.length, rechazos: presser.refused() };
}
