import fc from 'fast-check';
import { decideAcuerdo, decideRetirada } from '../registros/decide-acuerdo.ts';
import { decideAlta } from '../registros/decide-alta.ts';
import { decideAnulacion, decideCorreccion, decideObservacion, decideRectificarFin } from '../registros/decide-correccion.ts';
import { decidePersonalizado, decidePresencia, decideSugerido } from '../registros/decide-fin.ts';
import type { Evento } from '../registros/modelo.ts';
import { OTRO_RESPONSABLE, PERSONA, PROYECTO, RESPONSABLE, T, type PersonaDePrueba } from './persona.ts';

/** An action that somebody tries at an instant. It may be refused. Returns the error, or null. */
export type IntentoAlAzar = { nombre: string; espera: number; perform(persona: PersonaDePrueba, ahora: string): string | null };

const tipos = fc.constantFrom(...Object.values(T));
const autores = fc.constantFrom(PERSONA, PERSONA, PERSONA, RESPONSABLE, OTRO_RESPONSABLE);
const minutos = (min: number, max: number) => fc.integer({ min, max });
/** Seconds until the next try: a moment, some hours, or a day. */
const esperas = fc.oneof(
  { arbitrary: minutos(0, 20), weight: 3 },
  { arbitrary: minutos(0, 3 * 3600), weight: 6 },
  { arbitrary: minutos(0, 36 * 3600), weight: 1 },
);

const earlier = (ahora: string, minutes: number): string => Temporal.Instant.from(ahora).subtract({ minutes }).toString();
const later = (momento: string, minutes: number): string => Temporal.Instant.from(momento).add({ minutes }).toString();

/** The lines of the last days, which a correction can be about. */
function linesAt({ contextAt }: PersonaDePrueba, ahora: string, evento: Evento['evento']): Evento[] {
  const first = Temporal.Instant.from(ahora).toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: 2 }).toString();
  const lines = contextAt(ahora).dias.flatMap(({ eventos }) => eventos);
  return lines.filter((linea) => linea.evento === evento && linea.fecha >= first);
}

/** A record of the last days, by an index that may be out of range. */
function recordAt(persona: PersonaDePrueba, ahora: string, index: number): Evento | undefined {
  const records = linesAt(persona, ahora, 'fichaje');
  return records[index % Math.max(1, records.length)];
}

type Perform = IntentoAlAzar['perform'];
const intento = <V>(nombre: string, valores: fc.Arbitrary<V>, perform: (valor: V) => Perform): fc.Arbitrary<IntentoAlAzar> =>
  fc.tuple(esperas, valores).map(([espera, valor]) => ({ nombre: `${nombre} ${JSON.stringify(valor)}`, espera, perform: perform(valor) }));

const dado = { proyectoId: PROYECTO, observaciones: 'Una nota' };

const boton = intento('botón', fc.nat(), (index) => (persona, ahora) => {
  const { acciones } = persona.hoy(ahora);
  const tipoId = acciones[index % Math.max(1, acciones.length)];
  return tipoId === undefined ? 'sin acciones' : persona.ficha(ahora, tipoId, dado);
});
const fichaje = intento('fichaje', tipos, (tipoId) => (persona, ahora) => persona.ficha(ahora, tipoId, dado));
const leave = intento('salir', fc.constant(null), () => (persona, ahora) => persona.ficha(ahora, T.salida));
const conHora = intento(
  'con hora',
  fc.tuple(tipos, minutos(-30, 3000), autores),
  ([tipoId, atras, autor]) =>
    (persona, ahora) =>
      persona.ficha(ahora, tipoId, { ...dado, momento: earlier(ahora, atras) }, autor),
);
const modificar = intento(
  'modificar',
  fc.tuple(fc.nat(), tipos, fc.option(minutos(0, 1500))),
  ([index, tipoId, atras]) =>
    (persona, ahora) => {
      const momento = atras === null ? null : earlier(ahora, atras);
      return persona.ficha(ahora, tipoId, { ...dado, momento, modificar: recordAt(persona, ahora, index)?.registroId ?? 0 });
    },
);
const annul = intento(
  'anular',
  fc.tuple(fc.nat(), autores),
  ([index, autor]) =>
    (persona, ahora) =>
      persona.decide(ahora, (ctx) => decideAnulacion(ctx, { registroId: recordAt(persona, ahora, index)?.registroId ?? 0 }), autor),
);
const correct = intento('corregir', fc.tuple(fc.nat(), minutos(-600, 600), autores), ([index, mover, autor]) => (persona, ahora) => {
  const record = recordAt(persona, ahora, index);
  const momento = later(record?.momento ?? ahora, mover);
  return persona.decide(ahora, (ctx) => decideCorreccion(ctx, { registroId: record?.registroId ?? 0, momento, motivo: 'Error' }), autor);
});
const remark = intento('observar', fc.tuple(fc.nat(), fc.option(minutos(-600, 600))), ([index, mover]) => (persona, ahora) => {
  const record = recordAt(persona, ahora, index);
  const momento = mover === null ? null : later(record?.momento ?? ahora, mover);
  return persona.decide(ahora, (ctx) => decideObservacion(ctx, { registroId: record?.registroId ?? 0, observaciones: 'Nota', momento }));
});
/** The waiting proposals on the day of one of the last proposals, by an index that may be out of range. */
function pendingAt(persona: PersonaDePrueba, ahora: string, index: number): number[] {
  const propuestas = linesAt(persona, ahora, 'correccion');
  const fecha = propuestas[index % Math.max(1, propuestas.length)]?.fecha ?? '';
  const correcciones = persona.dia(fecha)?.correcciones ?? [];
  return correcciones.filter(({ estado }) => estado === 'pendiente').map(({ registroId }) => registroId);
}
const agree = intento(
  'acordar',
  fc.tuple(fc.nat(), fc.boolean(), fc.boolean(), autores),
  ([index, acepta, todas, autor]) =>
    (persona, ahora) => {
      const correccionIds = pendingAt(persona, ahora, index).slice(0, todas ? undefined : 1);
      return persona.decide(ahora, (ctx) => decideAcuerdo(ctx, { correccionIds, acepta, motivo: 'No' }), autor);
    },
);
const withdraw = intento('retirar', fc.tuple(fc.nat(), autores), ([index, autor]) => (persona, ahora) => {
  const correccionIds = pendingAt(persona, ahora, index).slice(0, 1);
  return persona.decide(ahora, (ctx) => decideRetirada(ctx, { correccionIds }), autor);
});
const add = intento(
  'añadir',
  fc.tuple(minutos(0, 2), fc.array(fc.tuple(tipos, minutos(-60, 1500)), { minLength: 1, maxLength: 4 }), autores),
  ([dias, pedidas, autor]) =>
    (persona, ahora) => {
      const fecha = Temporal.PlainDate.from(persona.hoy(ahora).fecha).subtract({ days: dias }).toString();
      const marcas = pedidas.map(([tipoId, atras]) => ({ tipoId, momento: earlier(ahora, atras + dias * 1440), proyectoId: PROYECTO }));
      return persona.decide(ahora, (ctx) => decideAlta(ctx, { fecha, marcas, motivo: 'No fiché' }), autor);
    },
);
/** What people forget: the clock-out of a day, or a whole day of some minutes. */
const olvidado = intento(
  'olvidado',
  fc.tuple(minutos(0, 2), minutos(1, 900), minutos(1, 600), autores),
  ([dias, atras, dura, autor]) =>
    (persona, ahora) => {
      const fecha = Temporal.PlainDate.from(persona.hoy(ahora).fecha).subtract({ days: dias }).toString();
      const last = persona.dia(fecha)?.marcas.at(-1);
      const isOpen = last !== undefined && last.clase !== 'salida';
      const inicio = isOpen ? last.momento : earlier(ahora, atras + dias * 1440);
      const salida = { tipoId: T.salida, momento: later(inicio, dura), proyectoId: null };
      const marcas = isOpen ? [salida] : [{ tipoId: T.entrada, momento: inicio, proyectoId: null }, salida];
      return persona.decide(ahora, (ctx) => decideAlta(ctx, { fecha, marcas, motivo: 'No fiché' }), autor);
    },
);
const rectify = intento(
  'rectificar',
  fc.nat(),
  (index) => (persona, ahora) =>
    persona.decide(ahora, (ctx) => decideRectificarFin(ctx, { registroId: recordAt(persona, ahora, index)?.registroId ?? 0 })),
);
const sugerido = intento(
  'sugerido',
  fc.constant(null),
  () => (persona, ahora) => persona.decide(ahora, (ctx) => decideSugerido(ctx, { observaciones: null })),
);
const personalizado = intento(
  'personalizado',
  fc.tuple(minutos(-60, 900), minutos(0, 700), minutos(1, 120)),
  ([atras, dura, pausa]) =>
    (persona, ahora) => {
      const inicio = earlier(ahora, atras);
      const pausas = [{ inicio: later(inicio, 10), fin: later(inicio, 10 + pausa), tipoId: T.comida }];
      return persona.decide(ahora, (ctx) => decidePersonalizado(ctx, { inicio, fin: later(inicio, dura), pausas, observaciones: null }));
    },
);
const presencia = intento(
  'presencia',
  fc.tuple(minutos(0, 900), minutos(1, 300), minutos(0, 60)),
  ([atras, dura, hueco]) =>
    (persona, ahora) => {
      const inicio = earlier(ahora, atras);
      const [fin, otra] = [later(inicio, dura), later(inicio, dura + hueco)];
      const intervalos = [
        { inicio, fin },
        { inicio: otra, fin: later(otra, dura) },
      ];
      return persona.decide(ahora, (ctx) => decidePresencia(ctx, { intervalos, observaciones: null }));
    },
);

const CORRECCIONES = [correct, agree, agree, withdraw, add, olvidado];
const RAROS = [fichaje, conHora, modificar, annul, remark, rectify, sugerido, personalizado, presencia, ...CORRECCIONES];

/** What people do every day, and what they sometimes try. */
export const intentos: fc.Arbitrary<IntentoAlAzar[]> = fc.array(
  fc.oneof({ arbitrary: boton, weight: 10 }, { arbitrary: leave, weight: 6 }, ...RAROS.map((arbitrary) => ({ arbitrary, weight: 1 }))),
  { minLength: 1, maxLength: 30, size: 'max' },
);

/** Days with many proposals, answers and withdrawals, and few marks. */
export const peticiones: fc.Arbitrary<IntentoAlAzar[]> = fc.array(
  fc.oneof(
    { arbitrary: boton, weight: 3 },
    { arbitrary: leave, weight: 2 },
    ...[annul, ...CORRECCIONES].map((arbitrary) => ({ arbitrary, weight: 2 })),
  ),
  { minLength: 1, maxLength: 30, size: 'max' },
);
