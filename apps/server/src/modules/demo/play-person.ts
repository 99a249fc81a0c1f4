import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { createRecordOfDemo } from '../registros/module.ts';
import { readPerson } from '../registros/reads.ts';
import { CENTROS } from './company/centres.ts';
import type { PersonaDemo } from './company/person.ts';
import { createPresser } from './press.ts';
import { takePersonLock, type FilaPersonaDemo } from './repo.ts';
import { dueAbsences } from './story/due-absences.ts';
import type { Toque } from './story/day.ts';
import { runningDayOf } from './story/today.ts';

export type Escena = {
  entidadId: number;
  empresa: Configuracion;
  ahora: Temporal.Instant;
  /** Only the day that a person has begun; else also the days after it, up to today. */
  onlyBegun: boolean;
  /** User name of the person who leaves a day open. */
  forgetfulOn(day: Fecha): Promise<string | null>;
};

const NIGHT_BEFORE = 2;

/**
 * Writes what a person has pressed since their last record, up to now. A day on which somebody else has pressed anything is left to them.
 * @returns when they press next, in milliseconds of the epoch; null if the day has nothing more.
 */
export async function playPerson(
  tx: Queryable,
  persona: PersonaDemo,
  fila: FilaPersonaDemo & { ultima: Fecha },
  { entidadId, empresa, ahora, onlyBegun, forgetfulOn }: Escena,
): Promise<number | null> {
  await takePersonLock(tx, fila.id);
  const hoy = ahora.toZonedDateTimeISO(CENTROS[persona.centro].zona).toPlainDate();
  const since = Temporal.PlainDate.from(fila.ultima).subtract({ days: NIGHT_BEFORE }).toString();
  const ventana = { desde: since, hasta: hoy.toString() };
  const stored = await readPerson(tx, { entidadId, personaId: fila.id, eventos: ventana, dias: ventana, dia: null, clave: null });
  if (stored.ultimoNumero !== fila.ultimoNumero) return null;
  const record = createRecordOfDemo({ entidadId, personaId: fila.id, persona: stored, empresa });
  const presser = createPresser({ persona, fila, record, empresa });
  const due = dueAbsences(persona, { desde: hoy.toString(), ayer: hoy.toString(), isFirst: false, existing: stored.ausencias });
  const isIll = (fecha: Fecha): boolean => due.some(({ desde, hasta }) => desde <= fecha && fecha <= hasta);
  const days = record.laboral.planDias(fila.ultima, onlyBegun ? fila.ultima : hoy.toString());
  const now = ahora.epochMilliseconds;
  let next: number | null = null;
  for (const previsto of days) {
    const { fecha, motivo } = previsto;
    if (motivo !== 'laborable' || isIll(fecha)) continue;
    const toques = runningDayOf(persona, previsto, (await forgetfulOn(fecha)) === persona.userName);
    const rest = remainingOf(toques, record.log(fecha));
    for (const toque of rest) if (toque.en <= now) presser.press({ fecha, en: toque.en, toque });
    next ??= rest.find(({ en }) => en > now)?.en ?? null;
  }
  await record.write(tx);
  return next;
}

/** The presses of a day after those that are recorded; none if somebody else has pressed. */
function remainingOf(toques: readonly Toque[], log: readonly { evento: string; recibido: string }[]): Toque[] {
  const pressed = log.filter(({ evento }) => evento === 'fichaje').map(({ recibido }) => Temporal.Instant.from(recibido).epochMilliseconds);
  const ours = new Set(toques.map(({ en }) => en));
  if (pressed.some((en) => !ours.has(en))) return [];
  const last = Math.max(0, ...pressed);
  return toques.filter(({ en }) => en > last);
}
