import type { AvisoVista, CorreccionVista, DiaVista, RegistroVista, RetenidoVista } from '@jornada/contract/registros.ts';
import type { DiaPrevisto, Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Correccion, Evento, Jornada, TipoRegistro } from '@jornada/domain/registros/modelo.ts';
import { jornadasDe, lineaDeDia, type LineaDia } from '@jornada/domain/registros/index.ts';
import { ms } from '@jornada/domain/registros/tiempo.ts';
import { planificarDias } from '@jornada/domain/horario/index.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { defaultTypeNameKey } from '@jornada/i18n/tipos.ts';
import type { Translate } from '../../../platform/http/error-handler.ts';
import type { Configuracion, FilaTipo } from '../../entidades/service.ts';
import { onceFor } from '../../../platform/once.ts';
import type { Retenido } from '../calls/held-repo.ts';
import { storedDay } from '../log/stored-days.ts';
import type { Lectura } from '../person/reading.ts';
import type { EventoLeido, FilaJornada } from '../log/model.ts';
import type { Ventana } from '../person/windows.ts';

/** What presenting takes beside the data: the reader's language, and names of people. */
export type Presentacion = { language: Idioma; translate: Translate; names: ReadonlyMap<number, string> };

/** The company's own name of a record type in a language, else the catalogue's. */
export function typeName(tipo: FilaTipo, { language, translate }: Pick<Presentacion, 'language' | 'translate'>): string {
  return tipo.nombres[language] ?? translate(language, defaultTypeNameKey(tipo));
}

/** The record types of a company by id. */
export const tiposOf = onceFor(
  (empresa: Configuracion): ReadonlyMap<number, TipoRegistro & FilaTipo> => new Map(empresa.tipos.map((tipo) => [tipo.id, tipo])),
);

const projectNames = onceFor((empresa: Configuracion) => new Map(empresa.proyectos.map(({ id, nombre }) => [id, nombre])));

/** The log lines of one day. */
export const linesOf = ({ persona }: Lectura, fecha: Fecha): EventoLeido[] => persona.eventos.filter((evento) => evento.fecha === fecha);

/** The day as its log projects it. */
export function dayOf(lectura: Lectura, fecha: Fecha): Jornada | null {
  return jornadasDe(lectura.contexto).find((jornada) => jornada.fecha === fecha) ?? null;
}

/** A mark that is kept until its month is reopened. */
export function presentHeld(mark: Retenido, { empresa }: Lectura, presentacion: Presentacion): RetenidoVista {
  const { tipoId, momento, recibido, confianza } = mark;
  const tipo = tiposOf(empresa).get(tipoId);
  return { tipoId, nombre: tipo ? typeName(tipo, presentacion) : '', momento, recibido, confianza };
}

/** The marks of a day as people see them, added and voided ones in their place. */
export function presentRecords(lectura: Lectura, fecha: Fecha, presentacion: Presentacion): RegistroVista[] {
  const { empresa, contexto } = lectura;
  const tipos = tiposOf(empresa);
  const proyectos = projectNames(empresa);
  const jornada = dayOf(lectura, fecha);
  const marcas = new Map(jornada?.marcas.map((marca) => [marca.registroId, marca]));
  const added = new Set(
    jornada?.correcciones.flatMap(({ clase, estado, registroId }) => (clase === 'alta' && estado === 'acordada' ? [registroId] : [])),
  );
  const views = linesOf(lectura, fecha)
    .filter(
      (line): line is EventoLeido & Evento & { clase: NonNullable<Evento['clase']>; tipoId: number; momento: string } =>
        line.evento === 'fichaje' || added.has(line.registroId),
    )
    .map((line): RegistroVista => {
      const marca = marcas.get(line.registroId);
      const tipo = tipos.get(line.tipoId);
      return {
        id: line.registroId,
        fecha,
        clase: line.clase,
        tipoId: line.tipoId,
        subtipo: tipo?.subtipo ?? 'trabajo',
        nombre: tipo ? typeName(tipo, presentacion) : '',
        momento: marca?.momento ?? line.momento,
        momentoOriginal: marca?.momentoOriginal ?? null,
        zona: line.zona,
        recibido: line.recibido,
        modo: line.modo,
        confianza: line.confianza,
        proyectoId: line.proyectoId,
        proyecto: line.proyectoId === null ? null : (proyectos.get(line.proyectoId) ?? null),
        observaciones: marca ? marca.observaciones : line.evento === 'fichaje' ? line.observaciones : null,
        anulado: !marca,
        autor: line.autorId === contexto.personaId ? null : (presentacion.names.get(line.autorId) ?? ''),
        cercania: empresa.ajustes.mostrarCercaLejos && line.cerca !== null ? (line.cerca ? 'cerca' : 'lejos') : null,
      };
    });
  return views.toSorted((a, b) => ms(a.momento) - ms(b.momento) || a.id - b.id);
}

export function presentCorrection(
  correccion: Correccion,
  { fecha, zona }: Jornada,
  { empresa, contexto }: { empresa: Configuracion; contexto: { personaId: number } },
  presentacion: Presentacion,
): CorreccionVista {
  const { registroId, refiereA, propuestaPor, resueltaPor, tipoId, ...same } = correccion;
  const { names } = presentacion;
  const tipo = tiposOf(empresa).get(tipoId);
  return {
    ...same,
    id: registroId,
    registroId: refiereA,
    fecha,
    zona,
    nombre: tipo ? typeName(tipo, presentacion) : '',
    propuestaPor: names.get(propuestaPor) ?? '',
    resueltaPor: resueltaPor === null ? null : (names.get(resueltaPor) ?? ''),
    esPropia: propuestaPor === contexto.personaId,
  };
}

/** What was proposed for a day, in the order of writing. */
export function presentCorrections(lectura: Lectura, fecha: Fecha, presentacion: Presentacion): CorreccionVista[] {
  const jornada = dayOf(lectura, fecha);
  return jornada?.correcciones.map((correccion) => presentCorrection(correccion, jornada, lectura, presentacion)) ?? [];
}

/** The people whose names the log lines call for. */
export const authorsOf = ({ persona }: Lectura): number[] => [...new Set(persona.eventos.map(({ autorId }) => autorId))];

/** Expected time is not shown where the company does not show it: the line then says only what was worked. */
function maskLine(linea: LineaDia, { ajustes }: Configuracion): LineaDia {
  const plan = ajustes.verJornadaPrevista;
  const totals = ajustes.mostrarHorasTotalizadas;
  if (plan && totals) return linea;
  const shown = { presencia: totals, pausa: totals, trabajado: totals, previsto: plan, diferencia: false };
  return {
    ...linea,
    previstoMinutos: plan ? linea.previstoMinutos : 0,
    trabajadoMinutos: totals ? linea.trabajadoMinutos : 0,
    diferenciaMinutos: 0,
    retrasoMinutos: plan ? linea.retrasoMinutos : 0,
    salidaAnticipadaMinutos: plan ? linea.salidaAnticipadaMinutos : 0,
    sumandos: linea.sumandos.filter(({ clase }) => shown[clase]),
  };
}

const storedDays = onceFor((jornadas: readonly FilaJornada[]) => new Map(jornadas.map((fila) => [fila.fecha, fila])));

/** A day as it is stored, with its line of the balance, as it is shown and whole. */
export type DiaConLinea = { dia: DiaVista; linea: LineaDia };

/** One day: plan, what was worked, its line of the balance, and the warnings where they are to be shown. */
export function presentDay(lectura: Lectura, previsto: DiaPrevisto, avisosDe: (fecha: Fecha) => AvisoVista[] = () => []): DiaConLinea {
  const { persona, empresa, contexto, estado } = lectura;
  const { fecha } = previsto;
  const fila = storedDays(persona.jornadas).get(fecha);
  const linea = lineaDeDia({ previsto, jornada: fila ? storedDay(fila) : null, ahora: contexto.ahora, hoy: estado.fecha });
  const dia: DiaVista = {
    fecha,
    previsto: visiblePlan(previsto, empresa),
    estado: fila?.estado ?? null,
    inicio: fila?.inicio ?? null,
    fin: fila?.fin ?? null,
    tramos: fila?.tramos ?? [],
    linea: maskLine(linea, empresa),
    corregido: fila?.corregida ?? false,
    pendientes: fila?.pendientes ?? 0,
    avisos: fila ? avisosDe(fecha) : [],
  };
  return { dia, linea };
}

/** Each day of a window. */
export function presentDays(
  lectura: Lectura,
  { desde, hasta }: Ventana,
  avisosDe?: (fecha: Fecha) => AvisoVista[],
): { dias: DiaVista[]; lineas: LineaDia[] } {
  const days = planificarDias(lectura.contexto.laboral, desde, hasta).map((previsto) => presentDay(lectura, previsto, avisosDe));
  return { dias: days.map(({ dia }) => dia), lineas: days.map(({ linea }) => linea) };
}

/** The plan, where the company shows it. */
export const visiblePlan = (previsto: DiaPrevisto, { ajustes }: Configuracion): DiaPrevisto | null =>
  ajustes.verJornadaPrevista ? previsto : null;

/** Whether balances are shown: they tell both what was planned and what was worked. */
export const showsBalance = ({ ajustes }: Configuracion): boolean => ajustes.verJornadaPrevista && ajustes.mostrarHorasTotalizadas;
