import { createHash } from 'node:crypto';
import { canonicoDeMes, diasDeMes, mesFirmable, type MesFirmable } from '@jornada/domain/firmas/index.ts';
import type { Mes } from '@jornada/domain/cierres/index.ts';
import { isOlvidada, readDays, settleOpenDay } from '@jornada/domain/registros/index.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { findMinutesByDay, laborOf, readPerson } from '../registros/service.ts';

/** A month of a person's record as it stands, and whether it can be signed. */
export type MesLeido = {
  contenido: MesFirmable;
  /** The fixed text, and its SHA-256 in hexadecimal. */
  canonico: string;
  huella: string;
  /** The last line of the record of that month; 0 if there is none. */
  numero: number;
  /** Its last day is over where the person works, and none of its days is running. */
  isOver: boolean;
  /** The person had a contract on one of its days, or a record. */
  isEmployed: boolean;
};

/** Reads a month of anybody of the company, as it would be signed now. One statement reads the person, one the minutes. */
export async function readMonthToSign(
  tx: Queryable,
  {
    entidadId,
    personaId,
    mes,
    empresa,
    ahora,
  }: { entidadId: number; personaId: number; mes: Mes; empresa: Configuracion; ahora: Temporal.Instant },
): Promise<MesLeido> {
  const ventana = diasDeMes(mes);
  const persona = await readPerson(tx, { entidadId, personaId, eventos: ventana, dias: ventana, dia: null, clave: null });
  const minutos = await findMinutesByDay(tx, { entidadId, personaId }, ventana);
  const laboral = laborOf(persona, empresa);
  const last = laboral.planDia(ventana.hasta);
  const hoy = ahora
    .toZonedDateTimeISO(last.centro ? last.zona : empresa.zona)
    .toPlainDate()
    .toString();
  // Every read also brings the open day.
  const lines = persona.eventos.filter(({ fecha }) => fecha >= ventana.desde && fecha <= ventana.hasta);
  const days = readDays(lines, empresa.tipos);
  const running = days.some(({ jornada }) => jornada.estado === 'abierta' && !isOlvidada(laboral, jornada, ahora.toString()));
  const dias = days.map(({ fecha, jornada, eventos }) => ({
    jornada: settleOpenDay(jornada, hoy),
    eventos,
    minutos: minutos.get(fecha) ?? null,
  }));
  const contenido = mesFirmable({ persona: `${entidadId}/${personaId}`, mes, dias });
  const canonico = canonicoDeMes(contenido);
  return {
    contenido,
    canonico,
    huella: createHash('sha256').update(canonico).digest('hex'),
    numero: Math.max(0, ...lines.map(({ numero }) => numero)),
    isOver: hoy > ventana.hasta && !running,
    isEmployed: days.length > 0 || laboral.planDias(ventana.desde, ventana.hasta).some(({ motivo }) => motivo !== 'sin-contrato'),
  };
}
