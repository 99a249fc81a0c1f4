import type { ContextoFichaje, Decidido } from './decision.ts';
import { replaceDays, type DiaDeLog } from './dias.ts';
import type { Evento, Jornada } from './modelo.ts';

type IdOf = (registroId: number) => number;

const idOrNull = (id: number | null, idOf: IdOf): number | null => (id === null ? null : idOf(id));

/** A day whose lines have their final ids. */
const jornadaWithIds = (jornada: Jornada, idOf: IdOf): Jornada => ({
  ...jornada,
  marcas: jornada.marcas.map((marca) => ({ ...marca, registroId: idOf(marca.registroId) })),
  correcciones: jornada.correcciones.map((correccion) => ({
    ...correccion,
    registroId: idOf(correccion.registroId),
    refiereA: idOrNull(correccion.refiereA, idOf),
  })),
});

/** A decision after it was written. `ids`: the ids of its lines, in order. */
export function withIds(
  { lines, jornadas }: Pick<Decidido, 'lines' | 'jornadas'>,
  ids: readonly number[],
): Pick<Decidido, 'lines' | 'jornadas'> {
  const given = new Map(lines.map(({ registroId }, index) => [registroId, ids[index] ?? registroId]));
  const idOf: IdOf = (registroId) => given.get(registroId) ?? registroId;
  return {
    lines: lines.map((line) => ({ ...line, registroId: idOf(line.registroId), refiereA: idOrNull(line.refiereA, idOf) })),
    jornadas: jornadas.map((jornada) => jornadaWithIds(jornada, idOf)),
  };
}

/** The days of a log together with those of a decision. Nothing is projected here, because the decision contains its days. */
export function daysAfter(dias: readonly DiaDeLog[], { lines, jornadas }: Pick<Decidido, 'lines' | 'jornadas'>): DiaDeLog[] {
  const touched = jornadas.map((jornada): DiaDeLog => {
    const { fecha } = jornada;
    const before = dias.find((dia) => dia.fecha === fecha)?.eventos ?? [];
    return { fecha, eventos: [...before, ...lines.filter((line) => line.fecha === fecha)], jornada };
  });
  return replaceDays(dias, touched);
}

/** The context for the next decision at the same instant. */
export const contextAfter = (ctx: ContextoFichaje, decidido: Pick<Decidido, 'lines' | 'jornadas'>): ContextoFichaje => ({
  ...ctx,
  dias: daysAfter(ctx.dias, decidido),
  siguienteNumero: ctx.siguienteNumero + decidido.lines.length,
});

/** The lines that were written in the same action as one, in their order. */
export const linesWrittenWith = (eventos: readonly Evento[], { primero }: Evento): Evento[] =>
  eventos.filter((evento) => evento.primero === primero).toSorted((a, b) => a.numero - b.numero);
