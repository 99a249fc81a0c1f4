import { createHash } from 'node:crypto';
import type { PosicionJuzgada } from '@jornada/domain/distancia/index.ts';
import type { Fecha, Instante } from '@jornada/domain/horario/modelo.ts';
import { linesWrittenWith, withIds, type CodigoRegistros, type ContextoFichaje, type Decision } from '@jornada/domain/registros/index.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Bus, Novedad } from '../../../platform/bus.ts';
import type { Events } from '../../../platform/events.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { AuditoriaService } from '../../auditoria/service.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import type { EventoLeido } from '../log/model.ts';
import type { Aparato } from '../person/clock-settings.ts';
import type { Lectura, PersonReader } from '../person/reader.ts';
import { AT_KIOSK, isPositionAsked, judgePosition, NO_POSITION, type PosicionPedida } from './positions.ts';
import { changeOf, changesPendingProposals, daysWithOtherProposals, type FollowProposals } from './proposals.ts';
import { createWrite } from './write.ts';
import { writingOf } from './writing-of.ts';

/** After this many conflicts with other writers the action is refused. */
const MAX_TRIES = 10;

export type AccionDeRegistro = {
  sesion: Sesion;
  aparato: Aparato;
  /** Whose record: by default that of the session's person. The caller checks whether another one is allowed. */
  personaId?: number;
  /** The day of the record that the action changes, if it may not be today. */
  dia?: Fecha | null;
  clave: string | null;
  /** The request's content. The same key with other content is refused. */
  cuerpo: unknown;
  zonaDispositivo?: string | null;
  /** The device's own time, if it recorded without a connection. */
  momentoDispositivo?: Instante | null;
  /** The position that the device gave. */
  posicion?: PosicionPedida;
  /** `posicion`: the position, compared with the company's centres. */
  decide(contexto: ContextoFichaje, posicion: PosicionJuzgada | null): Decision;
  /** The input field to blame for a refusal, if the refusal is about a missing value. */
  campos?: Partial<Record<CodigoRegistros, string>>;
};

/** What was written: the day, the main record, the ids of all lines, and the person after the change. */
export type Resultado = { fecha: Fecha; registroId: number; ids: readonly number[]; repetido: boolean; lectura: Lectura };

export type Act = (accion: AccionDeRegistro) => Promise<Resultado>;

const digest = (cuerpo: unknown): Buffer => createHash('sha256').update(JSON.stringify(cuerpo)).digest();

/**
 * The only way to change the record: read the person, let the domain decide, and write by compare-and-set on the person's next
 * number. If somebody else wrote first, it decides again. Two round trips to the database. @throws AppError with the domain's
 * code; `general.clave-reutilizada`; `registros.conflicto`.
 */
export function createAct(options: {
  db: Database;
  auditoria: AuditoriaService;
  read: PersonReader;
  bus: Bus;
  events?: Pick<Events<Novedad>, 'publish'>;
  follow: FollowProposals;
}): Act {
  const { read } = options;
  const write = createWrite(options);

  /** The result of an action that was done before under the same key, with the person as they are now; null if the key is new. */
  async function findRepeated({ sesion, aparato }: AccionDeRegistro, lectura: Lectura, cuerpo: Buffer): Promise<Resultado | null> {
    const { repetido } = lectura.persona;
    if (!repetido) return null;
    if (repetido.cuerpo !== cuerpo.toString('hex')) throw new AppError('general.clave-reutilizada');
    const { fecha, registroId } = repetido;
    const firstOf = ({ persona }: Lectura): EventoLeido | undefined => persona.eventos.find((evento) => evento.registroId === registroId);
    const { personaId } = lectura.contexto;
    // A queue may repeat the action weeks later, when its day is not among those just read.
    const left = firstOf(lectura) ? lectura : await read({ sesion, aparato, personaId, dia: fecha });
    const first = firstOf(left);
    const lines = first ? linesWrittenWith(left.persona.eventos, first) : [];
    return { fecha, registroId, ids: lines.map((line) => line.registroId), repetido: true, lectura: left };
  }

  /** One try. Null if it has to be repeated: somebody else wrote first, or the remembered data are not enough. */
  async function attempt(accion: AccionDeRegistro, lectura: Lectura, cuerpo: Buffer): Promise<Resultado | null> {
    const { sesion, clave, campos = {} } = accion;
    const { persona, empresa, contexto } = lectura;
    const { entidadId } = sesion;
    const { personaId } = contexto;
    const given = accion.posicion ? judgePosition(accion.posicion, empresa) : NO_POSITION;
    const { judged, kept } = sesion.esQuiosco ? AT_KIOSK : given;
    const decision = accion.decide(contexto, judged);
    if (!decision.ok) {
      // The action may have been done already under the same key. Remembered data do not show that.
      if (lectura.isRemembered && clave !== null) return null;
      const field = campos[decision.error];
      throw new AppError(decision.error, { params: decision.datos ?? {}, fields: field ? { [field]: { key: 'obligatorio' } } : {} });
    }

    const posicion = isPositionAsked(lectura, decision.lines) ? kept : null;
    const { zonaDispositivo = null, momentoDispositivo = null } = accion;
    const escritura = writingOf(lectura, decision, { clave, cuerpo, posicion, zonaDispositivo, momentoDispositivo });
    const { jornadas: stored } = escritura;
    const about = { entidadId, personaId, autorId: sesion.usuarioId, anteriores: persona.eventos };
    const isTold = changesPendingProposals({ nuevas: decision.lines, anteriores: persona.eventos });
    const ids = await write(sesion, escritura, {
      change: isTold ? (own) => changeOf({ ...about, nuevas: withIds(decision, own).lines }) : null,
      followed: daysWithOtherProposals(personaId, contexto.dias, decision.jornadas),
    });
    if (!ids) return null;
    const { lines, jornadas } = withIds(decision, ids);
    const nuevas = lines.map((line, index): EventoLeido => ({ ...line, cerca: index === 0 ? (posicion?.cerca ?? null) : null }));
    const left = await read.after(lectura, { lines: nuevas, jornadas, stored });
    return { fecha: decision.fecha, registroId: ids[0] ?? 0, ids, repetido: false, lectura: left };
  }

  return async (accion) => {
    const { sesion, aparato, personaId = sesion.personaId, dia = null, clave } = accion;
    const cuerpo = digest(accion.cuerpo);
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      // Only the first try trusts remembered data; each further one reads again.
      const lectura = await read({ sesion, aparato, personaId, dia, clave, anew: tries > 0 });
      const resultado = (await findRepeated(accion, lectura, cuerpo)) ?? (await attempt(accion, lectura, cuerpo));
      if (resultado) return resultado;
    }
    throw new AppError('registros.conflicto');
  };
}
