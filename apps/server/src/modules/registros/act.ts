import { createHash } from 'node:crypto';
import type { Fecha, Instante } from '@jornada/domain/horario/modelo.ts';
import type { CodigoRegistros, ContextoFichaje, Decision } from '@jornada/domain/registros/index.ts';
import { estadoDeHoy } from '@jornada/domain/registros/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { originOf, type Aparato } from './clock-settings.ts';
import { principalOf, toLines, withIds } from './lines.ts';
import { countryOf, projectDay } from './project-day.ts';
import { pointAfter } from './known-people.ts';
import { isWhole, newPast } from './past.ts';
import { tiposOf } from './present.ts';
import { contextOf, type Lectura, type Reader } from './reader.ts';
import type { Escritura, EventoLeido, Posicion } from './repo.ts';
import { createForAnotherWriter, isForAnother } from './write-for-another.ts';
import { createTogetherWriter } from './write-together.ts';

/** Somebody wrote first so often in a row: give up and say so. */
const MAX_TRIES = 10;

export type Accion = {
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
  /** What is kept of the position, which depends on the company. */
  posicion?(lectura: Lectura): Posicion | null;
  decidir(contexto: ContextoFichaje, lectura: Lectura): Decision;
  /** The field of the input that a refusal is about, where it is about one that lacks something. */
  campos?: Partial<Record<CodigoRegistros, string>>;
};

/** What was written: the day it concerns, the main record, and the person as they stand now. */
export type Resultado = { fecha: Fecha; registroId: number; repetido: boolean; lectura: Lectura };

/** What has just been written about a person, and the lines that were read before. */
export type Escrito = {
  entidadId: number;
  personaId: number;
  autorId: number;
  nuevas: readonly EventoLeido[];
  anteriores: readonly EventoLeido[];
};

export type Act = (accion: Accion) => Promise<Resultado>;

const digest = (cuerpo: unknown): Buffer => createHash('sha256').update(JSON.stringify(cuerpo)).digest();

/**
 * Every change of the record goes this way: read the person, let the domain decide, write by compare-and-set on the
 * person's next number, and decide anew when somebody else wrote first. Two trips.
 * @throws AppError with the domain's code; `general.clave-reutilizada`; `registros.conflicto`.
 */
export function createAct(options: {
  db: Database;
  auditoria: AuditoriaService;
  read: Reader;
  onWritten(escrito: Escrito): Promise<void>;
}): Act {
  const { db, auditoria, read, onWritten } = options;
  const writeTogether = createTogetherWriter(db);
  const writeForAnother = createForAnotherWriter({ db, auditoria });
  const write = (sesion: Sesion, escritura: Escritura): Promise<number[] | null> =>
    isForAnother(sesion, escritura.personaId) ? writeForAnother(sesion, escritura) : writeTogether(escritura);
  return async (accion) => {
    const { sesion, aparato, personaId = accion.sesion.personaId, dia = null, clave, campos = {} } = accion;
    const cuerpo = digest(accion.cuerpo);
    let anew = false;
    for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
      const lectura = await read({ sesion, aparato, personaId, dia, clave, anew });
      // Once is enough to trust what is known: whatever comes in between is to be read.
      anew = true;
      const { persona, empresa, contexto } = lectura;
      if (persona.repetido) {
        if (persona.repetido.cuerpo !== cuerpo.toString('hex')) throw new AppError('general.clave-reutilizada');
        const { fecha, registroId } = persona.repetido;
        // A queue may send it again weeks later, when its day is not among those just read.
        const isAtHand = persona.eventos.some((evento) => evento.registroId === registroId);
        return { fecha, registroId, repetido: true, lectura: isAtHand ? lectura : await read({ sesion, aparato, personaId, dia: fecha }) };
      }
      const decision = accion.decidir(contexto, lectura);
      if (!decision.ok) {
        // Perhaps it is what has been done already, under the same key.
        if (lectura.isRemembered && clave !== null) continue;
        const field = campos[decision.error];
        throw new AppError(decision.error, { params: decision.datos ?? {}, fields: field ? { [field]: { key: 'obligatorio' } } : {} });
      }

      const posicion = accion.posicion?.(lectura) ?? null;
      const lines = toLines(decision.eventos, {
        entidadId: sesion.entidadId,
        personaId,
        zonaDispositivo: accion.zonaDispositivo ?? null,
        momentoDispositivo: accion.momentoDispositivo ?? null,
        origen: originOf(sesion, aparato, personaId),
        numbers: new Map(persona.eventos.map(({ registroId, numero }) => [registroId, numero])),
      });
      const provisional = withIds(
        lines,
        lines.map((_, index) => -1 - index),
        posicion?.cerca ?? null,
      );
      const tipos = tiposOf(empresa);
      const fechas = [...new Set(lines.map(({ fecha }) => fecha))].toSorted();
      const project = (all: readonly EventoLeido[]) =>
        fechas.map(
          (fecha) =>
            projectDay(
              all.filter((evento) => evento.fecha === fecha),
              tipos,
              countryOf(contexto, fecha),
            ).fila,
        );
      const jornadas = project([...persona.eventos, ...provisional]);
      const ids = await write(sesion, {
        entidadId: sesion.entidadId,
        personaId,
        eventos: lines,
        jornadas,
        posicion,
        clave,
        cuerpo: clave ? cuerpo : null,
        cierres: persona.cierres?.version ?? null,
      });
      if (!ids) continue;
      const written = withIds(lines, ids, posicion?.cerca ?? null);
      await onWritten({ entidadId: sesion.entidadId, personaId, autorId: sesion.usuarioId, nuevas: written, anteriores: persona.eventos });

      const now = {
        ...persona,
        punto: pointAfter(persona.punto, { numero: persona.ultimoNumero + lines.length, registroId: ids.at(-1) ?? 0 }),
        ultimoNumero: persona.ultimoNumero + lines.length,
        eventos: [...persona.eventos, ...written],
        jornadas: [...persona.jornadas.filter(({ fecha }) => !fechas.includes(fecha)), ...jornadas].toSorted((a, b) =>
          a.fecha < b.fecha ? -1 : 1,
        ),
      };
      const after = contextOf({ sesion, aparato, personaId, ahora: lectura.ahora, persona: now, empresa });
      const estado = estadoDeHoy(after);
      // What was computed of the past holds unless something was written to it.
      const past = fechas.every((fecha) => fecha >= estado.fecha) ? lectura.past : newPast();
      const isKnown = !lectura.isShort || isWhole(past, estado.fecha, empresa);
      const left = isKnown
        ? { ...lectura, persona: now, contexto: after, estado, past }
        : await read({ sesion, aparato, personaId, dia, anew: true });
      if (isKnown) read.keep(left);
      return { fecha: decision.fecha, registroId: ids[principalOf(decision.eventos)] ?? 0, repetido: false, lectura: left };
    }
    throw new AppError('registros.conflicto');
  };
}
