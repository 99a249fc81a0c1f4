import { describe, expect, test } from 'vitest';
import { lineaDeDia, minutosDeJornada } from '../registros/index.ts';
import type { Jornada } from '../registros/modelo.ts';
import type { ContextoLaboral } from '../horario/modelo.ts';
import { ausencia, laboral, OFICINA } from '../testing/laboral.ts';
import { linea, marcas, project } from '../testing/log.ts';
import { canonico, exportRegistro } from './export-registro.ts';
import { formaDe } from './forma.ts';
import { graficosDe } from './graficos.ts';
import type { DiaDelResumen } from './modelo.ts';
import { limitesEn } from '../limites/index.ts';
import { sobreMaximoDiario } from './maximo.ts';
import { diasDelRegistro, ventanaDe } from './periodo.ts';
import { lunesDe } from '../horario/calendario.ts';
import { sumUp, sumAusencias } from './sum-up.ts';

const AHORA = '2026-05-20T10:00:00Z';
const HOY = '2026-05-20';

function daysOf(contexto: ContextoLaboral, jornadas: readonly Jornada[], desde = '2026-05-01', hasta = '2026-05-31'): DiaDelResumen[] {
  return contexto.planDias(desde, hasta).map((previsto) => {
    const jornada = jornadas.find(({ fecha }) => fecha === previsto.fecha) ?? null;
    return {
      previsto,
      jornada,
      linea: lineaDeDia({ previsto, jornada, ahora: AHORA, hoy: HOY }),
      minutos: jornada
        ? minutosDeJornada(jornada, AHORA, { zona: 'Europe/Madrid', pais: 'ES' })
        : { presencia: 0, trabajado: 0, efectivo: 0, pausaPagada: 0, pausaNoPagada: 0, nocturnos: 0 },
      horasProyectos: new Map<number, number>(),
    };
  });
}

// Monday 4 May 2026: late by ten minutes, coffee (paid) and lunch (unpaid), out at five.
const LUNES = project(
  marcas(['entrada', '08:10'], ['cafe', '10:00'], ['regreso', '10:20'], ['comida', '13:00'], ['regreso', '14:00'], ['salida', '17:00']),
);
const CONTEXTO = laboral(OFICINA, {
  ausencias: [ausencia('2026-05-25', '2026-05-26'), ausencia('2026-05-07', '2026-05-08', { clase: 'baja' })],
});

describe('periods', () => {
  test.each([
    [{ ano: 2028, mes: 2 }, '2028-02-01', '2028-02-29'],
    [{ ano: 2026, mes: 12 }, '2026-12-01', '2026-12-31'],
    [{ ano: 2028, mes: null }, '2028-01-01', '2028-12-31'],
  ])('%o', (periodo, desde, hasta) => {
    expect(ventanaDe(periodo)).toEqual({ desde, hasta });
  });

  test('a thirteenth month is none', () => {
    expect(() => ventanaDe({ ano: 2026, mes: 13 })).toThrow(RangeError);
  });

  test.each([
    ['2026-05-04', '2026-05-04'],
    ['2026-05-10', '2026-05-04'],
    ['2027-01-01', '2026-12-28'],
  ])('the week of %s begins on %s', (fecha, lunes) => {
    expect(lunesDe(fecha)).toBe(lunes);
  });

  test('a record speaks of the days up to today under a contract, and of those worked without one', () => {
    const none = laboral([]);
    expect(diasDelRegistro(daysOf(none, [LUNES]), HOY).map(({ previsto }) => previsto.fecha)).toEqual(['2026-05-04']);
    expect(diasDelRegistro(daysOf(CONTEXTO, []), HOY)).toHaveLength(20);
  });
});

describe('sums', () => {
  test('are of the days that count; the plan is left out where it is not shown', () => {
    const dias = daysOf(CONTEXTO, [LUNES]);
    expect(sumUp(dias, { plan: true })).toEqual({
      trabajadoMinutos: 470,
      previstoMinutos: 11 * 480,
      diferenciaMinutos: 470 - 11 * 480,
      nocturnosMinutos: 0,
      diasQueCuentan: 11,
    });
    expect(sumUp(dias, { plan: false })).toMatchObject({ trabajadoMinutos: 470, previstoMinutos: null, diferenciaMinutos: null });
  });

  test('absences are told by class, those to come apart; what nobody has agreed to is none', () => {
    const contexto = laboral(OFICINA, {
      ausencias: [
        ausencia('2026-05-08', '2026-05-11'),
        ausencia('2026-05-25', '2026-05-26'),
        ausencia('2026-05-13', '2026-05-13', { clase: 'permiso', minutos: 90 }),
        ausencia('2026-05-14', '2026-05-15', { clase: 'baja', aprobada: false }),
        ausencia('2026-05-18', '2026-05-20', { mitad: 'tarde' }),
        ausencia('2026-05-28', '2026-05-28', { mitad: 'manana' }),
      ],
    });
    expect(sumAusencias(daysOf(contexto, []), HOY)).toEqual([
      // The weekend in between counts for no absence, and half a day for half of one.
      { clase: 'vacaciones', dias: 3.5, porVenir: 2.5, minutos: 0 },
      { clase: 'permiso', dias: 0, porVenir: 0, minutos: 90 },
    ]);
  });
});

describe('drawings', () => {
  const drawn = graficosDe({ dias: daysOf(CONTEXTO, [LUNES]), hoy: HOY, ahora: AHORA, proyectos: new Map(), muestra: { plan: true } });

  test('days, weeks and months add up to the same', () => {
    const totals = [drawn.dias, drawn.semanas, drawn.meses].map((bars) => bars.reduce((sum, bar) => sum + bar.trabajadoMinutos, 0));
    expect(new Set([...totals, drawn.total.trabajadoMinutos])).toEqual(new Set([470]));
    expect([drawn.dias.length, drawn.semanas.length, drawn.meses.length]).toEqual([31, 5, 1]);
  });

  test('pauses by what they are for, lateness beyond the courtesy, no projects where nobody uses them', () => {
    expect(drawn.pausas).toEqual([
      { subtipo: 'comida', pagada: false, minutos: 60, veces: 1 },
      { subtipo: 'cafe', pagada: true, minutos: 20, veces: 1 },
    ]);
    expect(drawn.puntualidad).toEqual({
      dias: [{ fecha: '2026-05-04', retrasoMinutos: 10, salidaAnticipadaMinutos: 0 }],
      retrasoMinutos: 10,
      salidaAnticipadaMinutos: 0,
    });
    expect(drawn.proyectos).toEqual([]);
  });

  test('work and pauses add up to presence, whether a pause is effective or not', () => {
    const pauses = drawn.pausas.reduce((sum, { minutos }) => sum + minutos, 0);
    expect(drawn.total.enTrabajoMinutos + pauses).toBe(530);
    expect(drawn.total.enTrabajoMinutos).toBe(450);
  });

  test('day lines end today', () => {
    expect(drawn.lineas.at(-1)?.fecha).toBe(HOY);
    expect(drawn.lineas).toHaveLength(20);
  });

  test('what was spread over projects by hand goes before what was clocked', () => {
    const dias = daysOf(CONTEXTO, [LUNES]).map((dia) =>
      dia.linea.fecha === '2026-05-04' ? { ...dia, horasProyectos: new Map([[31, 400]]) } : dia,
    );
    const { proyectos } = graficosDe({ dias, hoy: HOY, ahora: AHORA, proyectos: new Map([[31, 'Muelle']]), muestra: { plan: true } });
    expect(proyectos).toEqual([{ nombre: 'Muelle', minutos: 400 }]);
  });
});

describe('what is taken out', () => {
  const log = [
    ...marcas(['entrada', '08:10'], ['salida', '17:00']),
    linea(3, { evento: 'correccion', refiereA: 2, momento: '2026-05-04T15:30:00Z', observaciones: 'Cerré', autorId: 7 }),
    linea(4, { evento: 'acuerdo', refiereA: 3, autorId: 70 }),
  ];
  const options = (dias: readonly DiaDelResumen[]) => ({
    empresa: { nombre: 'Prueba, S.L.', nif: 'B00000000' },
    persona: { id: 7, nombre: 'Ana', documento: '1R' },
    laboral: CONTEXTO,
    ventana: { desde: '2026-05-01', hasta: HOY },
    dias,
    lineas: log,
    ahora: AHORA,
    nombres: {
      personas: new Map([
        [7, 'Ana'],
        [70, 'Rosa'],
      ]),
      proyectos: new Map<number, string>(),
    },
    muestra: { plan: true },
  });

  test('tells both hours, who asked, why, and who agreed; the mark is a corrected one', () => {
    const jornada = project(log);
    const registro = exportRegistro(options(daysOf(CONTEXTO, [jornada])));
    const day = registro.dias.find(({ fecha }) => fecha === '2026-05-04');
    expect(day?.correcciones).toMatchObject([
      {
        momentoAntes: '2026-05-04T15:00:00Z',
        momentoNuevo: '2026-05-04T15:30:00Z',
        motivo: 'Cerré',
        propuestaPor: 'Ana',
        resueltaPor: 'Rosa',
        estado: 'acordada',
      },
    ]);
    expect(day?.formas).toEqual(['directo', 'corregido']);
    expect(jornada.marcas.map((marca) => formaDe(marca, jornada))).toEqual(['directo', 'corregido']);
    expect(registro.meses).toMatchObject([{ mes: '2026-05', trabajadoMinutos: registro.total.trabajadoMinutos }]);
  });

  test('the same record gives the same text, another one another', () => {
    const dias = daysOf(CONTEXTO, [project(log)]);
    expect(canonico(exportRegistro(options(dias)))).toBe(canonico(exportRegistro(options(dias))));
    expect(canonico(exportRegistro(options(dias)))).not.toBe(canonico(exportRegistro(options(daysOf(CONTEXTO, [LUNES])))));
  });

  test('a mark that somebody else wrote names them; where there is none, the data are as they always were', () => {
    const written = [...marcas(['entrada', '08:10'])].map((line) => ({ ...line, autorId: 70 }));
    const { dias } = exportRegistro({ ...options(daysOf(CONTEXTO, [project(written)])), lineas: written });
    expect(dias.find(({ fecha }) => fecha === '2026-05-04')?.ajenas).toEqual([
      { marca: 'entrada', momento: '2026-05-04T06:10:00Z', autor: 'Rosa' },
    ]);
    const own = exportRegistro({ ...options(daysOf(CONTEXTO, [project(log)])), lineas: log });
    expect(own.dias.some((dia) => 'ajenas' in dia)).toBe(false);
  });

  test('a mark that was voided leaves its trace', () => {
    const voided = [...marcas(['entrada', '08:10']), linea(2, { evento: 'anulacion', refiereA: 1, autorId: 70 })];
    const registro = exportRegistro({ ...options(daysOf(CONTEXTO, [project(voided)])), lineas: voided });
    expect(registro.dias.find(({ fecha }) => fecha === '2026-05-04')?.anuladas).toMatchObject([
      { marca: 'entrada', momento: '2026-05-04T06:10:00Z', autor: 'Rosa' },
    ]);
  });
});

test('days above the daily maximum are those with more effective work than the law, or the company, allows', () => {
  const dias = daysOf(CONTEXTO, [LUNES]);
  expect(sobreMaximoDiario(dias, (fecha) => limitesEn('ES', fecha))).toEqual([]);
  const reglas = { 'jornada-diaria': { minutos: 420, norma: 'Convenio, art. 12' } };
  expect(sobreMaximoDiario(dias, (fecha) => limitesEn('ES', fecha, [{ pais: 'ES', vigente: '2026-01-01', reglas }]))).toEqual([
    { fecha: '2026-05-04', limiteMinutos: 420 },
  ]);
  expect(sobreMaximoDiario(dias, (fecha) => limitesEn('ES', fecha, [{ pais: 'ES', vigente: '2026-05-05', reglas }]))).toEqual([]);
});
