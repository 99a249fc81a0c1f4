import { setImmediate } from 'node:timers/promises';
import type { Ausencia, Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { createRecordOfDemo } from '../registros/module.ts';
import type { Batch, PersonaLeida } from '../registros/service.ts';
import { laborOf, readPerson } from '../registros/reads.ts';
import { CENTROS } from './company/centres.ts';
import type { PersonaDemo } from './company/person.ts';
import { createCorrectionRequests } from './corrections-repo.ts';
import { createAbsences, takePersonLock, type FilaPersonaDemo } from './repo.ts';
import { actionsOf, type AccionDemo } from './story/actions.ts';
import { touchesOf } from './story/day.ts';
import { dueAbsences } from './story/due-absences.ts';
import { historyOf } from './story/mishaps.ts';
import { mishapsToShow } from './story/mishaps-to-show.ts';
import { createPermits } from './permits.ts';
import { createPresser } from './press.ts';
import { createSickLeaves } from './sick-leaves.ts';
import { createVacations } from './vacations.ts';

/** After so many actions whoever waits for an answer of this process gets it. */
const ACTIONS_AT_ONCE = 20;

/** For how many days after a day something may still be done about it. */
const FOLLOW_UP_DAYS = 12;

export type Relleno = {
  entidadId: number;
  empresa: Configuracion;
  /** The first day of all. */
  inicio: Fecha;
  ahora: Temporal.Instant;
  /** User name of the person who went home yesterday without clocking out. */
  despistado: string | null;
};

/** The person clocked at the same moment on another node. Nothing was written; the next start completes it. */
export class SomebodyElseWrites extends Error {}

const plus = (fecha: Fecha, days: number): Fecha => Temporal.PlainDate.from(fecha).add({ days }).toString();

/** The last finished day at a person's place of work. */
export const yesterdayOf = (persona: PersonaDemo, ahora: Temporal.Instant): Fecha =>
  ahora.toZonedDateTimeISO(CENTROS[persona.centro].zona).toPlainDate().subtract({ days: 1 }).toString();

/** The days of a person that have no records yet. */
function gapOf(
  persona: PersonaDemo,
  fila: Pick<FilaPersonaDemo, 'ultima'>,
  { inicio, ahora }: Pick<Relleno, 'inicio' | 'ahora'>,
): { desde: Fecha; ayer: Fecha } {
  return { desde: fila.ultima === null ? inicio : plus(fila.ultima, 1), ayer: yesterdayOf(persona, ahora) };
}

/** A person with the log of the last days, and the absences that become known now. */
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

/** Whether this person works yesterday and takes a pause. */
export async function worksYesterday(tx: Queryable, persona: PersonaDemo, fila: FilaPersonaDemo, relleno: Relleno): Promise<boolean> {
  const { ayer, stored } = await readWithAbsences(tx, persona, fila, relleno);
  const previsto = laborOf(stored, relleno.empresa).planDia(ayer);
  return previsto.motivo === 'laborable' && touchesOf(persona, previsto).length > 2;
}

/** What a person does from `desde` to `ayer`, and later actions about days shortly before. */
export function storyOf(
  persona: PersonaDemo,
  { laboral }: Pick<Batch, 'laboral'>,
  { desde, ayer }: { desde: Fecha; ayer: Fecha },
  { ahora, despistado }: Relleno,
  since: number,
): AccionDemo[] {
  const dias = laboral.planDias(plus(desde, -FOLLOW_UP_DAYS), ayer).filter(({ motivo }) => motivo === 'laborable');
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
 * Writes a person's missing absences and records up to yesterday, in one transaction of the company. If another node does the
 * same at once, this one finds nothing to do. @returns how many lines were written, and how many actions the rules refused.
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
  const isVacation = ({ clase }: Ausencia): boolean => clase === 'vacaciones';
  const isSickness = ({ clase }: Ausencia): boolean => clase === 'baja';
  const isPermit = ({ clase }: Ausencia): boolean => clase === 'permiso';
  await createAbsences(
    tx,
    entidadId,
    fila.id,
    nuevas.filter((one) => !isVacation(one) && !isSickness(one) && !isPermit(one)),
  );
  const historia = { entidadId, laboral: laborOf(stored, empresa), ahora: relleno.ahora, isFirst: fila.ultima === null };
  await createSickLeaves(tx, fila, nuevas.filter(isSickness), { entidadId, ayer, laboral: historia.laboral });
  await createVacations(tx, fila, nuevas.filter(isVacation), historia);
  await createPermits(tx, fila, nuevas.filter(isPermit), historia);

  const record = createRecordOfDemo({ entidadId, personaId: fila.id, persona: stored, empresa });
  const last = stored.eventos.at(-1);
  const since = last ? Temporal.Instant.from(last.recibido).epochMilliseconds : 0;
  const presser = createPresser({ persona, fila, record, empresa });
  for (const [index, action] of storyOf(persona, record, { desde, ayer }, relleno, since).entries()) {
    if (index % ACTIONS_AT_ONCE === 0) await setImmediate();
    presser.press(action);
  }
  const lineas = await record.write(tx);
  if (lineas === null) throw new SomebodyElseWrites(persona.userName);
  if (lineas > 0) await createCorrectionRequests(tx, entidadId, fila.id);
  return { lineas, rechazos: presser.refused() };
}
