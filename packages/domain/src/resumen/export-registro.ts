import type { ContextoLaboral, Fecha, Instante } from '../horario/modelo.ts';
import { tramosHasta } from '../registros/minutos.ts';
import type { Evento, Jornada } from '../registros/modelo.ts';
import { alMinuto, minutosEntre, ms } from '../registros/tiempo.ts';
import { formaDe } from './forma.ts';
import {
  FORMAS_DE_MARCA,
  type AnulacionExportada,
  type CorreccionExportada,
  type DestinoExportado,
  type DiaDelResumen,
  type DiaExportado,
  type MarcaAjena,
  type RegistroExportado,
  type SumaExportada,
  type TramoExportado,
} from './modelo.ts';
import { sumUp, type Muestra } from './sum-up.ts';

/** Names of people and projects by id, for the exported data. */
export type Nombres = { personas: ReadonlyMap<number, string>; proyectos: ReadonlyMap<number, string> };

type Opciones = { ahora: Instante; nombres: Nombres; muestra: Muestra };

function tramosDe({ jornada }: DiaDelResumen, { ahora, nombres }: Opciones): TramoExportado[] {
  if (!jornada) return [];
  const lived = new Map(tramosHasta(jornada.tramos, jornada.estado === 'abierta' ? ahora : null).map((tramo) => [tramo.inicio, tramo]));
  return jornada.tramos.map((tramo) => {
    const until = lived.get(tramo.inicio)?.fin ?? null;
    return {
      clase: tramo.clase,
      inicio: tramo.inicio,
      fin: tramo.fin,
      minutos: until === null ? 0 : minutosEntre(ms(tramo.inicio), ms(until)),
      subtipo: tramo.subtipo,
      efectivo: tramo.efectivo,
      pagado: tramo.pagado,
      proyecto: tramo.proyectoId === null ? null : (nombres.proyectos.get(tramo.proyectoId) ?? `#${tramo.proyectoId}`),
    };
  });
}

function correccionesDe(jornada: Jornada | null, { personas }: Nombres): CorreccionExportada[] {
  return (jornada?.correcciones ?? []).map((correccion) => ({
    clase: correccion.clase,
    marca: correccion.marca,
    momentoAntes: correccion.momentoAntes,
    momentoNuevo: correccion.momentoNuevo,
    motivo: correccion.motivo,
    estado: correccion.estado,
    propuestaPor: personas.get(correccion.propuestaPor) ?? '',
    propuestaEl: correccion.propuestaEl,
    resueltaPor: correccion.resueltaPor === null ? null : (personas.get(correccion.resueltaPor) ?? ''),
    resueltaEl: correccion.resueltaEl,
    respuesta: correccion.respuesta,
  }));
}

/** Voided marks: the trace of a void is part of the record. */
function anuladasDe(jornada: Jornada | null, lines: readonly Evento[], { personas }: Nombres): AnulacionExportada[] {
  const standing = new Set(jornada?.marcas.map(({ registroId }) => registroId));
  return lines.flatMap((line) => {
    const voided = lines.findLast(({ evento, refiereA }) => evento === 'anulacion' && refiereA === line.registroId);
    if (!voided || line.evento !== 'fichaje' || line.clase === null || line.momento === null || standing.has(line.registroId)) return [];
    return [
      { marca: line.clase, momento: alMinuto(line.momento), autor: personas.get(voided.autorId) ?? '', momentoAnulacion: voided.recibido },
    ];
  });
}

/** Valid marks that somebody else wrote, acting for the person. */
function ajenasDe(jornada: Jornada | null, lines: readonly Evento[], personaId: number, { personas }: Nombres): MarcaAjena[] {
  const authors = new Map(lines.map(({ registroId, autorId }) => [registroId, autorId]));
  return (jornada?.marcas ?? []).flatMap(({ registroId, clase, momento }) => {
    const autorId = authors.get(registroId) ?? personaId;
    return autorId === personaId ? [] : [{ marca: clase, momento, autor: personas.get(autorId) ?? '' }];
  });
}

function diaDe(dia: DiaDelResumen, lines: readonly Evento[], personaId: number, opciones: Opciones): DiaExportado {
  const { previsto, linea, jornada, minutos } = dia;
  const { plan } = opciones.muestra;
  const ajenas = ajenasDe(jornada, lines, personaId, opciones.nombres);
  const forms = new Set(jornada?.marcas.map((marca) => formaDe(marca, jornada)));
  return {
    fecha: linea.fecha,
    zona: jornada?.zona ?? previsto.zona,
    centro: previsto.centro?.nombre ?? null,
    motivo: previsto.motivo,
    festivo: previsto.festivo,
    ausencia: previsto.ausencia,
    tramos: tramosDe(dia, opciones),
    trabajadoMinutos: linea.trabajadoMinutos,
    previstoMinutos: plan ? linea.previstoMinutos : null,
    diferenciaMinutos: plan ? linea.diferenciaMinutos : null,
    nocturnosMinutos: minutos.nocturnos,
    efectivoMinutos: minutos.efectivo,
    pausaPagadaMinutos: minutos.pausaPagada,
    pausaNoPagadaMinutos: minutos.pausaNoPagada,
    formas: FORMAS_DE_MARCA.filter((forma) => forms.has(forma)),
    cuenta: linea.cuenta,
    porque: linea.porque,
    incidencias: linea.incidencias,
    correcciones: correccionesDe(jornada, opciones.nombres),
    anuladas: anuladasDe(jornada, lines, opciones.nombres),
    ...(ajenas.length > 0 && { ajenas }),
    observaciones: (jornada?.marcas ?? []).flatMap(({ observaciones }) => (observaciones ? [observaciones] : [])),
  };
}

function sumaDe(dias: readonly DiaDelResumen[], muestra: Muestra): SumaExportada {
  const efectivoMinutos = dias.reduce((sum, { linea, minutos }) => sum + (linea.cuenta ? minutos.efectivo : 0), 0);
  const { trabajadoMinutos, previstoMinutos, diferenciaMinutos, nocturnosMinutos, diasQueCuentan } = sumUp(dias, muestra);
  return { trabajadoMinutos, previstoMinutos, diferenciaMinutos, nocturnosMinutos, efectivoMinutos, diasQueCuentan };
}

function destinosDe({ periodos }: ContextoLaboral, desde: Fecha, hasta: Fecha): DestinoExportado[] {
  return periodos
    .filter((periodo) => periodo.desde <= hasta && (periodo.hasta === null || periodo.hasta >= desde))
    .map(({ desde: from, hasta: to, centro, horarioNombre }) => ({
      desde: from,
      hasta: to,
      centro: centro.nombre,
      pais: centro.pais,
      zona: centro.zona,
      horario: horarioNombre,
    }));
}

/**
 * The data of a file: one person's record of the given days, which are in order. The same record gives the same data, key by key,
 * so that digests can be compared. It does not contain when and by whom it was exported.
 */
export function exportRegistro(
  options: Opciones & {
    empresa: { nombre: string; nif: string };
    persona: { id: number; nombre: string; documento: string };
    laboral: ContextoLaboral;
    /** The requested period, without future days. */
    ventana: { desde: Fecha; hasta: Fecha };
    dias: readonly DiaDelResumen[];
    /** Log lines of these days. */
    lineas: readonly Evento[];
  },
): RegistroExportado {
  const { empresa, persona, laboral, dias, lineas, muestra } = options;
  const { desde, hasta } = options.ventana;
  const linesByDay = Map.groupBy(lineas, ({ fecha }) => fecha);
  return {
    esquema: 1,
    empresa: { nombre: empresa.nombre, nif: empresa.nif },
    persona: { nombre: persona.nombre, documento: persona.documento },
    desde,
    hasta,
    destinos: destinosDe(laboral, desde, hasta),
    dias: dias.map((dia) => diaDe(dia, linesByDay.get(dia.linea.fecha) ?? [], persona.id, options)),
    meses: [...Map.groupBy(dias, ({ linea }) => linea.fecha.slice(0, 7))].map(([mes, own]) => ({ mes, ...sumaDe(own, muestra) })),
    total: sumaDe(dias, muestra),
  };
}

/** The data as one fixed text, from which the digest is computed. */
export const canonico = (registro: RegistroExportado): string => JSON.stringify(registro);
