import type { Mes } from '../cierres/modelo.ts';
import type { Fecha, Instante } from '../horario/modelo.ts';
import type { Clase, Correccion, Evento, Incidencia, Jornada, Minutos, Tramo } from '../registros/modelo.ts';
import { alMinuto } from '../registros/tiempo.ts';

type CorreccionFirmada = Pick<Correccion, 'clase' | 'marca' | 'momentoAntes' | 'momentoNuevo' | 'motivo' | 'estado'>;

/** One recorded day as it is signed. Minutes are null where the day has no length. */
export type DiaFirmado = {
  fecha: Fecha;
  zona: string;
  estado: Jornada['estado'];
  tramos: Pick<Tramo, 'clase' | 'inicio' | 'fin' | 'subtipo' | 'efectivo' | 'pagado'>[];
  trabajadoMinutos: number | null;
  efectivoMinutos: number | null;
  nocturnosMinutos: number | null;
  incidencias: Incidencia[];
  correcciones: CorreccionFirmada[];
  /** Marks that were voided: the trace of a void is part of the record. */
  anuladas: { marca: Clase; momento: Instante }[];
};

/**
 * What is signed: the record of a month and its sums. Plan, names, remarks and projects are not in it, so that a renamed centre or a new
 * timetable takes no signature away.
 */
export type MesFirmable = {
  /** The version of this shape. */
  esquema: 1;
  persona: string;
  mes: Mes;
  dias: DiaFirmado[];
  total: { trabajadoMinutos: number; efectivoMinutos: number; nocturnosMinutos: number; dias: number; incompletos: number };
};

/** A recorded day with its lines; `minutos` null where it has no length. */
export type DiaDeFirma = { jornada: Jornada; eventos: readonly Evento[]; minutos: Minutos | null };

function voidedOf(jornada: Jornada, lines: readonly Evento[]): DiaFirmado['anuladas'] {
  const standing = new Set(jornada.marcas.map(({ registroId }) => registroId));
  return lines.flatMap((line) => {
    if (line.evento !== 'fichaje' || line.clase === null || line.momento === null || standing.has(line.registroId)) return [];
    const isVoided = lines.some(({ evento, refiereA }) => evento === 'anulacion' && refiereA === line.registroId);
    return isVoided ? [{ marca: line.clase, momento: alMinuto(line.momento) }] : [];
  });
}

function dayOf({ jornada, eventos, minutos }: DiaDeFirma): DiaFirmado {
  const counted = jornada.estado === 'cerrada' ? minutos : null;
  return {
    fecha: jornada.fecha,
    zona: jornada.zona,
    estado: jornada.estado,
    tramos: jornada.tramos.map(({ clase, inicio, fin, subtipo, efectivo, pagado }) => ({ clase, inicio, fin, subtipo, efectivo, pagado })),
    trabajadoMinutos: counted?.trabajado ?? null,
    efectivoMinutos: counted?.efectivo ?? null,
    nocturnosMinutos: counted?.nocturnos ?? null,
    incidencias: jornada.incidencias.toSorted(),
    correcciones: jornada.correcciones.map(({ clase, marca, momentoAntes, momentoNuevo, motivo, estado }) => ({
      clase,
      marca,
      momentoAntes,
      momentoNuevo,
      motivo,
      estado,
    })),
    anuladas: voidedOf(jornada, eventos),
  };
}

/** The month to sign, from the recorded days in order. The same record gives the same month, key by key. */
export function mesFirmable(options: { persona: string; mes: Mes; dias: readonly DiaDeFirma[] }): MesFirmable {
  const dias = options.dias.map(dayOf).toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1));
  const sum = (pick: (dia: DiaFirmado) => number | null): number => dias.reduce((total, dia) => total + (pick(dia) ?? 0), 0);
  return {
    esquema: 1,
    persona: options.persona,
    mes: options.mes,
    dias,
    total: {
      trabajadoMinutos: sum(({ trabajadoMinutos }) => trabajadoMinutos),
      efectivoMinutos: sum(({ efectivoMinutos }) => efectivoMinutos),
      nocturnosMinutos: sum(({ nocturnosMinutos }) => nocturnosMinutos),
      dias: dias.filter(({ estado }) => estado === 'cerrada').length,
      incompletos: dias.filter(({ estado }) => estado === 'incompleta').length,
    },
  };
}

/** The month as one fixed text, from which the digest is computed. */
export const canonicoDeMes = (mes: MesFirmable): string => JSON.stringify(mes);
