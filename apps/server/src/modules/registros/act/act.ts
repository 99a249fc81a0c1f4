import { createHash } from 'node:crypto';
import type { PosicionJuzgada } from '@jornada/domain/distancia/index.ts';
import type { Fecha, Instante } from '@jornada/domain/horario/modelo.ts';
import { linesWrittenWith, withIds, type CodigoRegistros, type ContextoFichaje, type Decision } from '@jornada/domain/registros/index.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Bus } from '../../../platform/bus.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { AuditoriaService } from '../../auditoria/service.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import { toLines } from '../log/lines.ts';
import type { EventoLeido } from '../log/model.ts';
import { toStore } from '../log/stored-days.ts';
import { originOf, type Aparato } from '../person/clock-settings.ts';
import { countryOf } from '../person/labor.ts';
import type { Lectura, PersonReader } from '../person/reader.ts';
import { judgePosition, NO_POSITION, type PosicionPedida } from './positions.ts';
import { changeOf, changesWhatWaits } from './proposals.ts';
import { createWrite } from './write.ts';

/** Somebody wrote first so often in a row: give up and say so. */
const MAX_TRIES = 10;

export type AccionDeRegistro = {
  sesion: Sesion;
  aparato: Aparato;
  /** Whose record: that of whoever the session acts for, unless another one is named. Who may is for the caller to know. */
  personaId?: number;
  /** The day of the record that the action is about, where that may not be today. */
  dia?: Fecha | null;
  clave: string | null;
  /** What was asked for; the same key with another body is refused. */
  cuerpo: unknown;
  zonaDispositivo?: string | null;
  /** The device's own clock, where it recorded without a connection. */
  momentoDispositivo?: Instante | null;
  /** Where the device says that it is. */
  posicion?: PosicionPedida;
  /** `posicion`: that one, as the company's centres lie. */
  decide(contexto: ContextoFichaje, posicion: PosicionJuzgada | null): Decision;
  /** The field of the input that a refusal is about, where it is about one that lacks something. */
  campos?: Partial<Record<CodigoRegistros, string>>;
};

/** What was written: the day it concerns, the main record and the ids of all lines, and the person as they stand now. */
export type Resultado = { fecha: Fecha; registroId: number; ids: readonly number[]; repetido: boolean; lectura: Lectura };

export type Act = (accion: AccionDeRegistro) => Promise<Resultado>;

const digest = (cuerpo: unknown): Buffer => createHash('sha256').update(JSON.stringify(cuerpo)).digest();

/**
 * Every change of the record goes this way: read the person, let the domain decide, write by compare-and-set on the
 * person's next number, and decide anew when somebody else wrote first. Two trips.
 * @throws AppError with the domain's code; `general.clave-reutilizada`; `registros.conflicto`.
 */
export function createAct(options: { db: Database; auditoria: AuditoriaService; read: PersonReader; bus: Bus }): Act {
  const { read } = options;
  const write = createWrite(options);

  /** What the same action came to when it was done, and the person as they stand by now; null where its key was not used before. */
  async function findRepeated({ sesion, aparato }: AccionDeRegistro, lectura: Lectura, cuerpo: Buffer): Promise<Resultado | null> {
    const { repetido } = lectura.persona;
    if (!repetido) return null;
    if (repetido.cuerpo !== cuerpo.toString('hex')) throw new AppError('general.clave-reutilizada');
    const { fecha, registroId } = repetido;
    const firstOf = ({ persona }: Lectura): EventoLeido | undefined => persona.eventos.find((evento) => evento.registroId === registroId);
    const { personaId } = lectura.contexto;
    // A queue may send it again weeks later, when its day is not among those just read.
    const left = firstOf(lectura) ? lectura : await read({ sesion, aparato, personaId, dia: fecha });
    const first = firstOf(left);
    const lines = first ? linesWrittenWith(left.persona.eventos, first) : [];
    return { fecha, registroId, ids: lines.map((line) => line.registroId), repetido: true, lectura: left };
  }

  /** One try. Null: somebody else wrote first, or it takes another look. */
  async function attempt(accion: AccionDeRegistro, lectura: Lectura, cuerpo: Buffer): Promise<Resultado | null> {
    const { sesion, aparato, clave, campos = {} } = accion;
    const { persona, empresa, contexto } = lectura;
    const { entidadId } = sesion;
    const { personaId } = contexto;
    const { judged, kept } = accion.posicion ? judgePosition(accion.posicion, empresa) : NO_POSITION;
    const decision = accion.decide(contexto, judged);
    if (!decision.ok) {
      // Perhaps it is what has been done already, under the same key.
      if (lectura.isRemembered && clave !== null) return null;
      const field = campos[decision.error];
      throw new AppError(decision.error, { params: decision.datos ?? {}, fields: field ? { [field]: { key: 'obligatorio' } } : {} });
    }

    const eventos = toLines(decision.lines, {
      entidadId,
      personaId,
      zonaDispositivo: accion.zonaDispositivo ?? null,
      momentoDispositivo: accion.momentoDispositivo ?? null,
      origen: originOf(sesion, aparato, personaId),
      numbers: new Map(persona.eventos.map(({ registroId, numero }) => [registroId, numero])),
    });
    const stored = decision.jornadas.map((jornada) => toStore(jornada, countryOf(contexto, jornada.fecha)));
    const about = { entidadId, personaId, autorId: sesion.usuarioId, anteriores: persona.eventos };
    const isTold = changesWhatWaits({ nuevas: decision.lines, anteriores: persona.eventos });
    const escritura = {
      entidadId,
      personaId,
      eventos,
      jornadas: stored,
      posicion: kept,
      clave,
      cuerpo: clave ? cuerpo : null,
      cierres: persona.cierres?.version ?? null,
    };
    const ids = await write(sesion, escritura, isTold ? (own) => changeOf({ ...about, nuevas: withIds(decision, own).lines }) : null);
    if (!ids) return null;
    const { lines, jornadas } = withIds(decision, ids);
    const nuevas = lines.map((line, index): EventoLeido => ({ ...line, cerca: index === 0 ? (kept?.cerca ?? null) : null }));
    const left = await read.after(lectura, { lines: nuevas, jornadas, stored });
    return { fecha: decision.fecha, registroId: ids[0] ?? 0, ids, repetido: false, lectura: left };
  }

  return async (accion) => {
    const { sesion, aparato, personaId = sesion.personaId, dia = null, clave } = accion;
    const cuerpo = digest(accion.cuerpo);
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      // Once is enough to trust what is known: whatever comes in between is to be read.
      const lectura = await read({ sesion, aparato, personaId, dia, clave, anew: tries > 0 });
      const resultado = (await findRepeated(accion, lectura, cuerpo)) ?? (await attempt(accion, lectura, cuerpo));
      if (resultado) return resultado;
    }
    throw new AppError('registros.conflicto');
  };
}
