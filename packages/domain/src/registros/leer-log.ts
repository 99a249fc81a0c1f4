import type { Correccion, Evento, Marca } from './modelo.ts';
import { alMinuto } from './tiempo.ts';

/** A mark, whether it was voided, and its place among those of the same minute. */
type MarcaViva = { marca: Marca; anulada: boolean; orden: number };
/** What a log says when read to its end. `olvidada`: the day was left without a clock-out. */
type Lectura = {
  marcas: Map<number, MarcaViva>;
  /** Marks by the id of the line that voided them: a voiding can itself be voided. */
  anuladas: Map<number, MarcaViva>;
  correcciones: Map<number, Correccion>;
  olvidada: boolean;
};

/** Reads the log, in its order of writing: what stands, what was proposed, what was agreed. */
export function readLog(eventos: readonly Evento[]): Lectura {
  const lectura: Lectura = { marcas: new Map(), anuladas: new Map(), correcciones: new Map(), olvidada: false };
  for (const evento of eventos) {
    const target = evento.refiereA === null ? undefined : lectura.marcas.get(evento.refiereA);
    if (evento.evento === 'fichaje') addMark(lectura, evento);
    else if (evento.evento === 'olvido') lectura.olvidada = true;
    else if (evento.evento === 'anulacion') voidLine(lectura, evento);
    else if (evento.evento === 'observacion' && target) target.marca.observaciones = evento.observaciones;
    else if (evento.evento === 'correccion' && target) {
      lectura.correcciones.set(evento.registroId, {
        registroId: evento.registroId,
        clase: evento.momento === null ? 'anulacion' : 'cambio',
        refiereA: target.marca.registroId,
        marca: target.marca.clase,
        tipoId: target.marca.tipoId,
        momentoAntes: target.marca.momento,
        momentoNuevo: evento.momento === null ? null : alMinuto(evento.momento),
        motivo: evento.observaciones,
        estado: 'pendiente',
        propuestaPor: evento.autorId,
        propuestaEl: evento.recibido,
        resueltaPor: null,
        resueltaEl: null,
        respuesta: null,
      });
    } else if (evento.evento === 'acuerdo' || evento.evento === 'desacuerdo') resolve(lectura, evento);
  }
  return lectura;
}

function voidLine({ marcas, anuladas }: Lectura, { registroId, refiereA }: Evento): void {
  if (refiereA === null) return;
  const mark = marcas.get(refiereA);
  const restored = anuladas.get(refiereA);
  if (restored) restored.anulada = false;
  if (!mark) return;
  mark.anulada = true;
  anuladas.set(registroId, mark);
}

function addMark({ marcas }: Lectura, evento: Evento): void {
  const { clase, tipoId, momento, registroId } = evento;
  if (clase === null || tipoId === null || momento === null) return;
  // A mark that replaces another one takes its place where two fall on the same minute.
  const replaced = evento.refiereA === null ? undefined : marcas.get(evento.refiereA);
  marcas.set(registroId, {
    anulada: false,
    orden: replaced?.orden ?? evento.numero,
    marca: {
      registroId,
      clase,
      tipoId,
      momento: alMinuto(momento),
      momentoOriginal: null,
      zona: evento.zona,
      modo: evento.modo,
      confianza: evento.confianza,
      proyectoId: evento.proyectoId,
      observaciones: evento.observaciones,
    },
  });
}

function resolve({ marcas, correcciones }: Lectura, evento: Evento): void {
  const correccion = evento.refiereA === null ? undefined : correcciones.get(evento.refiereA);
  const target = correccion && correccion.refiereA !== null ? marcas.get(correccion.refiereA) : undefined;
  if (!correccion || !target || correccion.estado !== 'pendiente') return;
  // A standing agreement is the company's, given beforehand: nobody resolved it.
  correccion.resueltaPor = evento.modo === 'automatico' ? null : evento.autorId;
  correccion.resueltaEl = evento.recibido;
  correccion.respuesta = evento.observaciones;
  correccion.estado = evento.evento === 'acuerdo' ? 'acordada' : 'desacuerdo';
  if (correccion.estado === 'desacuerdo') return;
  if (correccion.momentoNuevo === null) target.anulada = true;
  else {
    target.marca.momentoOriginal ??= target.marca.momento;
    target.marca.momento = correccion.momentoNuevo;
  }
}
