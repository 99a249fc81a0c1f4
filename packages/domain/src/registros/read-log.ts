import type { Correccion, Evento, Marca } from './modelo.ts';
import { alMinuto } from './tiempo.ts';

/** A mark, whether it was voided, and its position among those of the same minute. */
type MarcaViva = { marca: Marca; anulada: boolean; orden: number };
/** The content of a complete log. `olvidada`: the day has no clock-out. */
type Lectura = {
  marcas: Map<number, MarcaViva>;
  /** Marks by the id of the line that voided them, because a voiding can be voided, too. */
  anuladas: Map<number, MarcaViva>;
  correcciones: Map<number, Correccion>;
  /** The proposals to add a mark, by id. Once agreed, each one is the mark. */
  altas: Map<number, Evento>;
  olvidada: boolean;
};

/** Reads the log in its order of writing: the valid marks, the proposals, and the agreements. */
export function readLog(eventos: readonly Evento[]): Lectura {
  const lectura: Lectura = { marcas: new Map(), anuladas: new Map(), correcciones: new Map(), altas: new Map(), olvidada: false };
  for (const evento of eventos) {
    const target = evento.refiereA === null ? undefined : lectura.marcas.get(evento.refiereA);
    if (evento.evento === 'fichaje') addMark(lectura, evento);
    else if (evento.evento === 'olvido') lectura.olvidada = true;
    else if (evento.evento === 'anulacion') voidLine(lectura, evento);
    else if (evento.evento === 'observacion' && target) target.marca.observaciones = evento.observaciones;
    else if (evento.evento === 'correccion') propose(lectura, evento, target?.marca ?? null);
    else if (evento.evento === 'acuerdo' || evento.evento === 'desacuerdo') resolve(lectura, evento);
  }
  // If the mark is no longer valid, the proposal cannot be answered any more.
  for (const correccion of lectura.correcciones.values()) {
    const target = correccion.refiereA === null ? undefined : lectura.marcas.get(correccion.refiereA);
    if (correccion.estado === 'pendiente' && target?.anulada) correccion.estado = 'retirada';
  }
  return lectura;
}

/** A proposal about an existing mark, or to add one that nobody clocked. */
function propose({ correcciones, altas }: Lectura, evento: Evento, about: Marca | null): void {
  const { registroId, refiereA, clase, tipoId, momento } = evento;
  const isAlta = refiereA === null && clase !== null && tipoId !== null && momento !== null;
  const what = about ?? (isAlta ? { clase, tipoId } : null);
  if (what === null) return;
  if (isAlta) altas.set(registroId, evento);
  correcciones.set(registroId, {
    registroId,
    clase: isAlta ? 'alta' : momento === null ? 'anulacion' : 'cambio',
    refiereA,
    marca: what.clase,
    tipoId: what.tipoId,
    momentoAntes: about?.momento ?? null,
    momentoNuevo: momento === null ? null : alMinuto(momento),
    motivo: evento.observaciones,
    estado: 'pendiente',
    propuestaPor: evento.autorId,
    propuestaEl: evento.recibido,
    resueltaPor: null,
    resueltaEl: null,
    respuesta: null,
  });
}

/** Voids a mark, cancels a voiding, or withdraws an unanswered proposal. */
function voidLine({ marcas, anuladas, correcciones }: Lectura, { registroId, refiereA, autorId, recibido }: Evento): void {
  if (refiereA === null) return;
  const proposal = correcciones.get(refiereA);
  if (proposal?.estado === 'pendiente') Object.assign(proposal, { estado: 'retirada', resueltaPor: autorId, resueltaEl: recibido });
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
  // A mark that replaces another one takes its position if both are in the same minute.
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

function resolve(lectura: Lectura, evento: Evento): void {
  const { marcas, correcciones, altas } = lectura;
  const correccion = evento.refiereA === null ? undefined : correcciones.get(evento.refiereA);
  if (!correccion || correccion.estado !== 'pendiente') return;
  // A standing agreement was given in advance, so nobody resolved this one.
  correccion.resueltaPor = evento.modo === 'automatico' ? null : evento.autorId;
  correccion.resueltaEl = evento.recibido;
  correccion.respuesta = evento.observaciones;
  correccion.estado = evento.evento === 'acuerdo' ? 'acordada' : 'desacuerdo';
  if (correccion.estado === 'desacuerdo') return;
  const added = altas.get(correccion.registroId);
  // The remark is the proposal's reason; the mark itself has none yet.
  if (added) return addMark(lectura, { ...added, observaciones: null });
  const target = correccion.refiereA === null ? undefined : marcas.get(correccion.refiereA);
  if (!target) return;
  if (correccion.momentoNuevo === null) target.anulada = true;
  else {
    target.marca.momentoOriginal ??= target.marca.momento;
    target.marca.momento = correccion.momentoNuevo;
  }
}
