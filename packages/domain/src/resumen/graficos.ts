import type { Fecha, Instante } from '../horario/modelo.ts';
import { lineaDelDia } from '../registros/linea.ts';
import { tramosHasta } from '../registros/minutos.ts';
import type { Tramo } from '../registros/modelo.ts';
import { minutosEntre, ms } from '../registros/tiempo.ts';
import { formaDe } from './forma.ts';
import { FORMAS_DE_MARCA, type DiaDelResumen, type Graficos, type LineaGrafica } from './modelo.ts';
import { lunesDe } from '../horario/calendario.ts';
import { barras, primeroDe, sumUp, sumAusencias, type Muestra } from './sum-up.ts';

/** How many of the last days are drawn as day lines. */
const DIAS_EN_LINEA = 28;

type Vivido = Tramo & { fin: Instante };
const lengthOf = ({ inicio, fin }: Vivido): number => minutosEntre(ms(inicio), ms(fin));

/** The stretches of a day so far. A running one counts up to `ahora`, but not on a day without its clock-out. */
const stretchesOfDay = ({ jornada }: DiaDelResumen, ahora: Instante): Vivido[] =>
  jornada ? tramosHasta(jornada.tramos, jornada.estado === 'abierta' ? ahora : null) : [];

/** The stretches of work between coming, pauses and leaving. */
const workedOf = (dias: readonly DiaDelResumen[], ahora: Instante): Vivido[] =>
  dias.flatMap((dia) => stretchesOfDay(dia, ahora)).filter(({ clase }) => clase === 'trabajo');

function pausasDe(dias: readonly DiaDelResumen[], ahora: Instante): Graficos['pausas'] {
  const pauses = dias.flatMap((dia) => stretchesOfDay(dia, ahora)).filter(({ clase }) => clase === 'pausa');
  return [...Map.groupBy(pauses, ({ subtipo, pagado }) => `${subtipo} ${pagado}`).values()]
    .flatMap((group) => {
      const [first] = group;
      const minutos = group.reduce((sum, tramo) => sum + lengthOf(tramo), 0);
      return first ? [{ subtipo: first.subtipo, pagada: first.pagado, minutos, veces: group.length }] : [];
    })
    .toSorted((a, b) => b.minutos - a.minutos);
}

/** Minutes by project: as the person gave them by hand, otherwise from the clocked stretches of work. */
function proyectosDe(dias: readonly DiaDelResumen[], ahora: Instante, nombres: ReadonlyMap<number, string>): Graficos['proyectos'] {
  const byProject = new Map<number | null, number>();
  const add = (id: number | null, minutos: number): void => void byProject.set(id, (byProject.get(id) ?? 0) + minutos);
  for (const dia of dias) {
    if (dia.horasProyectos.size > 0) for (const [id, minutos] of dia.horasProyectos) add(id, minutos);
    else for (const tramo of stretchesOfDay(dia, ahora)) if (tramo.clase === 'trabajo') add(tramo.proyectoId, lengthOf(tramo));
  }
  if ([...byProject.keys()].every((id) => id === null)) return [];
  return [...byProject]
    .map(([id, minutos]) => ({ nombre: id === null ? null : (nombres.get(id) ?? `#${id}`), minutos }))
    .filter(({ minutos }) => minutos > 0)
    .toSorted((a, b) => b.minutos - a.minutos);
}

function marcasDe(dias: readonly DiaDelResumen[]): Graficos['marcas'] {
  const forms = dias.flatMap(({ jornada }) => jornada?.marcas.map((marca) => formaDe(marca, jornada)) ?? []);
  const counts = Map.groupBy(forms, (forma) => forma);
  return FORMAS_DE_MARCA.map((forma) => ({ forma, veces: counts.get(forma)?.length ?? 0 })).filter(({ veces }) => veces > 0);
}

function puntualidadDe(dias: readonly DiaDelResumen[]): NonNullable<Graficos['puntualidad']> {
  const came = dias.filter(({ linea, previsto, jornada }) => linea.cuenta && previsto.turno !== null && jornada?.inicio);
  const flags = came.map(({ linea: { fecha, retrasoMinutos, salidaAnticipadaMinutos } }) => ({
    fecha,
    retrasoMinutos,
    salidaAnticipadaMinutos,
  }));
  const total = (pick: (dia: (typeof flags)[number]) => number): number => flags.reduce((sum, dia) => sum + pick(dia), 0);
  return {
    dias: flags,
    retrasoMinutos: total(({ retrasoMinutos }) => retrasoMinutos),
    salidaAnticipadaMinutos: total(({ salidaAnticipadaMinutos }) => salidaAnticipadaMinutos),
  };
}

const lineaDe = (dia: DiaDelResumen, ahora: Instante, { plan }: Muestra): LineaGrafica => {
  const { previsto, jornada, linea } = dia;
  const { fecha, zona } = previsto;
  const own = jornada?.zona ?? zona;
  return {
    fecha,
    zona: own,
    inicio: jornada?.inicio ?? null,
    fin: jornada?.fin ?? null,
    trabajadoMinutos: linea.trabajadoMinutos,
    trazos: lineaDelDia({
      previsto: plan ? previsto : null,
      tramos: stretchesOfDay(dia, ahora),
      zona: own,
      fecha,
      ahora,
      ventana: [0, 24],
    }),
  };
};

/** The data of a period for its charts. `dias`: all its days in order. `proyectos`: names of projects by id. */
export function graficosDe(options: {
  dias: readonly DiaDelResumen[];
  hoy: Fecha;
  ahora: Instante;
  proyectos: ReadonlyMap<number, string>;
  muestra: Muestra;
}): Graficos {
  const { dias, hoy, ahora, proyectos, muestra } = options;
  const counted = dias.filter(({ linea }) => linea.cuenta);
  return {
    desde: dias[0]?.linea.fecha ?? '',
    hasta: dias.at(-1)?.linea.fecha ?? '',
    hoy,
    total: {
      ...sumUp(dias, muestra),
      efectivoMinutos: counted.reduce((sum, { minutos }) => sum + minutos.efectivo, 0),
      enTrabajoMinutos: workedOf(counted, ahora).reduce((sum, tramo) => sum + lengthOf(tramo), 0),
      incompletos: dias.filter(({ linea }) => linea.porque === 'incompleta').map(({ linea }) => linea.fecha),
    },
    dias: barras(dias, (fecha) => fecha, muestra),
    semanas: barras(dias, lunesDe, muestra),
    meses: barras(dias, primeroDe, muestra),
    lineas: dias
      .filter(({ linea }) => linea.fecha <= hoy)
      .slice(-DIAS_EN_LINEA)
      .map((dia) => lineaDe(dia, ahora, muestra)),
    pausas: pausasDe(counted, ahora),
    puntualidad: muestra.plan ? puntualidadDe(dias) : null,
    proyectos: proyectosDe(counted, ahora, proyectos),
    marcas: marcasDe(dias),
    ausencias: sumAusencias(dias, hoy),
  };
}
