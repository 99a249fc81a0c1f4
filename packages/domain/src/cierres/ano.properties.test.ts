import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineaDeDia } from '../registros/balance.ts';
import { personas } from '../testing/arbitrarios.ts';
import { a } from '../testing/laboral.ts';
import { balanceDelAno } from './ano.ts';

const ANO = 2026;
const hoyes = fc.integer({ min: -40, max: 400 }).map((days) => Temporal.PlainDate.from('2026-01-01').add({ days }).toString());

test('the months of a year add up to it, each with those before it', () => {
  fc.assert(
    fc.property(personas, hoyes, (laboral, hoy) => {
      const until = hoy < `${ANO}-12-31` ? hoy : `${ANO}-12-31`;
      const lineas = laboral
        .planDias(`${ANO}-01-01`, until)
        .map((previsto) => lineaDeDia({ previsto, jornada: null, ahora: a(`${hoy}T12:00`), hoy }));
      const { meses, total } = balanceDelAno({ ano: ANO, lineas, hoy, isClosed: (fecha) => fecha < '2026-06-01' });
      const sum = (of: (mes: (typeof meses)[number]) => number): number => meses.reduce((all, mes) => all + of(mes), 0);
      expect(meses.map(({ mes }) => mes)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
      expect(sum(({ balanceMinutos }) => balanceMinutos)).toBe(total.balanceMinutos);
      expect(sum(({ diasQueCuentan }) => diasQueCuentan)).toBe(total.diasQueCuentan);
      expect(total.trabajadoMinutos - total.previstoMinutos).toBe(total.balanceMinutos);
      for (const [index, mes] of meses.entries()) {
        expect(mes.acumuladoMinutos).toBe((meses[index - 1]?.acumuladoMinutos ?? 0) + mes.balanceMinutos);
        const { estado, previstoMinutos, balanceMinutos, cerrado } = mes;
        expect(estado === 'futuro' && (previstoMinutos !== 0 || balanceMinutos !== 0 || cerrado)).toBe(false);
        expect(cerrado && mes.mes >= 6).toBe(false);
      }
    }),
    { numRuns: 30 },
  );
});
