import { describe, expect, test } from 'vitest';
import { createPlanner, type DiaSuelto } from '../../horario/index.ts';
import { BERLIN, MADRID } from '../../testing/laboral.ts';
import { codes, deTurnos, dia, M, N, semanaDe, T } from '../../testing/plan.ts';
import { preavisoEn, publish, type Borrador, type ParaPublicar, type PersonaDelPlan } from './index.ts';

const LUNES = '2026-11-30';
const SEMANA = { desde: LUNES, hasta: '2026-12-06' };

const drawn = (celdas: Record<string, DiaSuelto | null>, sobre: number | null = null): Borrador =>
  new Map(Object.entries(celdas).map(([fecha, one]) => [fecha, { dia: one, sobre }]));

function published(persona: PersonaDelPlan, borrador: Borrador, resto: Partial<ParaPublicar> & { hoy?: string } = {}) {
  const { hoy = '2026-11-20', ...others } = resto;
  const preaviso = (fecha: string) => preavisoEn('ES', fecha);
  const entorno = { planner: createPlanner({ festivos: [] }), hoy, numero: 8 };
  return publish(entorno, SEMANA, { persona, borrador, publicados: new Map(), preaviso, ...others });
}

const changes = ({ cambios }: ReturnType<typeof published>) =>
  cambios.map(({ fecha, antes, despues }) => `${fecha.slice(8)} ${codes(antes)} ${codes(despues)}`);

describe('publishing', () => {
  test('writes the cells of the span, and tells only what really changes', () => {
    const persona = deTurnos(1, semanaDe(LUNES, M));
    const draft = drawn({ '2026-11-30': dia(M), '2026-12-01': dia(N), '2026-12-02': dia(), '2026-12-05': dia(T), '2026-12-09': dia(N) });
    const result = published(persona, draft);
    expect(result.filas.map(({ fecha, numero }) => `${fecha} ${numero}`)).toEqual([
      '2026-11-30 8',
      '2026-12-01 8',
      '2026-12-02 8',
      '2026-12-05 8',
    ]);
    // The shift of the schedule with the post of its person is what Monday already was.
    expect(changes(result)).toEqual(['01 M N', '02 M -', '05 - T']);
    expect(result.nuevos).toEqual([]);
  });

  test('a day that is taken back shows the schedule again', () => {
    const persona = deTurnos(1, semanaDe(LUNES, M), { sueltos: { '2026-12-01': dia(N) } });
    const publicados = new Map([['2026-12-01', { dia: dia(N), numero: 3 }]]);
    const result = published(persona, drawn({ '2026-12-01': null }, 3), { publicados });
    expect(changes(result)).toEqual(['01 N M']);
    expect(result.filas).toEqual([{ personaId: 1, fecha: '2026-12-01', dia: null, numero: 8 }]);
  });

  test('days that were never published are told of as new ones, from today on', () => {
    const persona = deTurnos(1, semanaDe(LUNES, M), { publicado: [{ desde: '2026-12-02', hasta: '2026-12-03' }] });
    expect(published(persona, new Map(), { hoy: '2026-12-01' })).toMatchObject({
      filas: [],
      cambios: [],
      nuevos: [
        { desde: '2026-12-01', hasta: '2026-12-01' },
        { desde: '2026-12-04', hasta: '2026-12-06' },
      ],
    });
  });

  test('a day over, closed or with marks is not written, and stays in the draft with its reason', () => {
    const persona = deTurnos(1, semanaDe(LUNES, M), {
      conRegistros: new Set(['2026-12-02']),
      cierres: { desde: '2026-11', cerrados: [{ centroId: MADRID.id, mes: '2026-11' }] },
    });
    const draft = drawn({ '2026-11-30': dia(N), '2026-12-01': dia(N), '2026-12-02': dia(N), '2026-12-04': dia(N) });
    const result = published(persona, draft, { hoy: '2026-12-02' });
    expect(result.obstaculos.map(({ fecha, motivo }) => `${fecha.slice(8)} ${motivo}`)).toEqual([
      '30 pasado',
      '01 pasado',
      '02 con-registros',
    ]);
    expect(changes(result)).toEqual(['04 M N']);
    expect(published(persona, drawn({ '2026-11-30': dia(N) })).obstaculos).toEqual([{ fecha: '2026-11-30', motivo: 'mes-cerrado' }]);
  });

  test('a cell that was drawn before a change between people does not undo that change', () => {
    const publicados = new Map([['2026-12-01', { dia: dia(T), numero: 7 }]]);
    const persona = deTurnos(1, semanaDe(LUNES, M), { sueltos: { '2026-12-01': dia(T) } });
    for (const sobre of [null, 6]) {
      const result = published(persona, drawn({ '2026-12-01': dia(N) }, sobre), { publicados });
      expect(result.obstaculos).toEqual([{ fecha: '2026-12-01', motivo: 'cambiado-antes' }]);
      expect([result.filas, result.cambios]).toEqual([[], []]);
    }
    expect(changes(published(persona, drawn({ '2026-12-01': dia(N) }, 7), { publicados }))).toEqual(['01 T N']);
  });
});

describe('warnings of a publication', () => {
  test('Nayra would rest eight hours between the afternoon of Thursday and the morning of Friday (ET 34.3)', () => {
    const result = published(deTurnos(1, semanaDe(LUNES, T)), drawn({ '2026-12-04': dia(M) }));
    expect(result.avisos).toMatchObject([
      { regla: 'descanso-diario', norma: 'ET 34.3', fecha: '2026-12-04', valorMinutos: 480, limiteMinutos: 720 },
    ]);
    expect(result.filas).toHaveLength(1);
  });

  test('seven days in a row leave no weekly rest (ET 37.1), and more than 41 hours in a week (ET 34.1)', () => {
    const twelve = semanaDe('2026-11-23', [M, M, M, M, M, M, null, M, M, M, M, M, null, null]);
    const result = published(deTurnos(1, twelve), drawn({ '2026-12-05': dia(M), '2026-12-06': dia(M) }));
    expect(result.avisos.map(({ regla, norma, fecha }) => `${regla} ${norma} ${fecha.slice(8)}`)).toEqual(
      expect.arrayContaining(['jornada-semanal ET 34.1 05', 'descanso-semanal ET 37.1 06']),
    );
  });

  test('two parts of eight hours are more than a day may have (ET 34.3)', () => {
    const result = published(deTurnos(1, semanaDe(LUNES, M)), drawn({ '2026-12-01': dia(M, T) }));
    expect(result.avisos.map(({ regla, valorMinutos }) => `${regla} ${valorMinutos}`)).toContain('jornada-diaria 960');
  });

  test('what the schedule breaks by itself is nobody’s new fault', () => {
    const short = semanaDe(LUNES, [T, M, T, M, null, null, null]);
    expect(published(deTurnos(1, short), drawn({ '2026-12-06': dia() })).avisos).toEqual([]);
  });

  test('five days’ notice in Spain (ET 34.2): told on the fourth day before, the change is warned of, on the fifth it is not', () => {
    const late = (hoy: string) => published(deTurnos(1, semanaDe(LUNES, M)), drawn({ '2026-12-04': dia() }), { hoy }).preavisos;
    expect(late('2026-11-30')).toEqual([{ fecha: '2026-12-04', dias: 4, minimo: 5, norma: 'ET 34.2' }]);
    expect(late('2026-11-29')).toEqual([]);
  });

  test('each country has its own notice, an agreement replaces it, and a law that says nothing asks for nothing', () => {
    expect(['ES', 'PT', 'DE', 'IE', 'GB'].map((pais) => preavisoEn(pais, '2026-12-01')?.dias ?? null)).toEqual([5, 7, 4, 1, null]);
    const persona = deTurnos(1, semanaDe(LUNES, M), { centro: BERLIN });
    const preaviso = () => ({ dias: 14, norma: 'Betriebsvereinbarung' });
    expect(published(persona, drawn({ '2026-12-02': dia() }), { preaviso }).preavisos).toEqual([
      { fecha: '2026-12-02', dias: 12, minimo: 14, norma: 'Betriebsvereinbarung' },
    ]);
  });
});
