import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyGasto, type DatosDeGasto } from './datos.ts';
import { daysOfTrip, payForTrip } from './dieta.ts';
import { divideHalfUp, partsToCents, toCents } from './dinero.ts';
import { examineGasto } from './examen.ts';
import { splitSum } from './iva.ts';
import { payForDrive } from './kilometros.ts';
import { MAXIMO_EN_MONEDA } from './modelo.ts';
import { SIN_TARIFAS } from './tarifas.ts';

const cents = fc.integer({ min: 0, max: 2_000_000 });
const rate = fc.integer({ min: 0, max: 10_000 });

test('half up is exact at the largest amounts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAXIMO_EN_MONEDA }), fc.integer({ min: 1, max: 1_000_000_000_000 }), (amount, cambio) => {
      const exact = (2n * BigInt(amount) * 1_000_000n + BigInt(cambio)) / (2n * BigInt(cambio));
      expect(toCents(amount, cambio)).toBe(Number(exact));
    }),
  );
  expect([divideHalfUp(1, 2), divideHalfUp(3, 2), divideHalfUp(5, 10), divideHalfUp(4, 10)]).toEqual([1, 2, 1, 0]);
});

test('amounts in another currency add up to the whole in euros', () => {
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 20 }), fc.option(fc.integer({ min: 1, max: 1_000_000_000 })), (amounts, cambio) => {
      const sum = amounts.reduce((total, one) => total + one, 0);
      const parts = partsToCents(amounts, cambio, toCents(sum, cambio));
      expect(parts.reduce((total, one) => total + one, 0)).toBe(toCents(sum, cambio));
      const backwards = partsToCents(amounts.toReversed(), cambio, toCents(sum, cambio));
      const bySize = (a: number, b: number): number => a - b;
      expect(backwards.toSorted(bySize)).toEqual(parts.toSorted(bySize));
    }),
  );
});

test('base and tax of a sum are that sum', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 500 }), (suma, porMil) => {
      const { baseCentimos, cuotaCentimos } = splitSum(suma, porMil);
      expect(baseCentimos + cuotaCentimos).toBe(suma);
      expect(Math.min(baseCentimos, cuotaCentimos)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('what is without tax and what is taxed are all of a drive', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), rate, rate, (decimas, paga, law) => {
      const { total, exento, sujeto } = payForDrive(decimas, { paga, exento: Math.min(paga, law) });
      expect(exento + sujeto).toBe(total);
      expect(Math.min(exento, sujeto)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('what is without tax and what is taxed are all of a trip, and its days are its sum', () => {
  const day = fc.integer({ min: 1, max: 28 });
  fc.assert(
    fc.property(day, day, rate, rate, fc.boolean(), fc.boolean(), (a, b, con, sin, fuera, otroMunicipio) => {
      const [from, to] = [Math.min(a, b), Math.max(a, b)].map((one) => `2026-02-${String(one).padStart(2, '0')}`) as [string, string];
      const trip = daysOfTrip({ dia: from, salida: '08:00', diaRegreso: to, regreso: '20:00', pernocta: from !== to }, 'Europe/Madrid');
      if ('obstaculo' in trip) throw new Error(trip.obstaculo);
      const tarifas = { ...SIN_TARIFAS, dietaConNoche: con, dietaSinNoche: sin, dietaFueraConNoche: con, dietaFueraSinNoche: sin };
      const reglas = { politicas: [{ desde: '2026-01-01', tarifas }], paisEmpresa: 'ES' };
      const paid = payForTrip(trip.dias, { reglas, fuera: { deEmpresa: fuera, deSuLey: fuera }, otroMunicipio, usado: {} });
      expect(paid && paid.exento + paid.sujeto).toBe(paid?.total);
      expect(paid?.dias.reduce((sum, { importe }) => sum + importe, 0)).toBe(paid?.total);
      expect(trip.dias.filter(({ conNoche }) => conNoche)).toHaveLength(trip.dias.length - 1);
    }),
  );
});

test('the lines of a receipt that can be sent are its total, in its currency and in euros', () => {
  const linea = fc.record({ baseCentimos: fc.integer({ min: 1, max: 100_000 }), porMil: fc.constantFrom(210, 100, 40, 0) });
  fc.assert(
    fc.property(
      fc.array(linea, { minLength: 1, maxLength: 6 }),
      fc.option(fc.integer({ min: 100_000, max: 400_000_000 })),
      fc.constantFrom(-1, 0, 1),
      (lineas, cambio, off) => {
        const written = lineas.map(({ baseCentimos, porMil }) => {
          const due = divideHalfUp(baseCentimos * porMil, 1000);
          return { porMil, baseCentimos, cuotaCentimos: Math.max(0, due + off) };
        });
        const totalCentimos = written.reduce((sum, one) => sum + one.baseCentimos + one.cuotaCentimos, 0);
        const datos: DatosDeGasto = {
          ...emptyGasto('ticket'),
          dia: '2026-11-12',
          comercio: 'X',
          documento: 'factura',
          numero: 'F-1',
          nif: 'B12345674',
          conNifEmpresa: true,
          formaPago: 1,
          pais: 'ES',
          moneda: cambio === null ? 'EUR' : 'USD',
          cambioMillonesimas: cambio,
          totalCentimos,
          lineas: written,
        };
        const entorno = {
          hoy: '2026-11-20',
          zona: 'Europe/Madrid',
          reglas: { politicas: [], paisEmpresa: 'ES' },
          nifEmpresa: 'B12345674',
          cambioTabla: null,
          tipo: null,
          reembolsa: true,
          ficheros: 0,
          antesDelDia: 0,
          exentoUsado: {},
          hay: { mismoFichero: false, mismosDatos: false, comidaYDieta: false },
        };
        const { importe, calculo, problemas } = examineGasto(datos, entorno);
        if (importe === null) return;
        expect(problemas).toEqual([]);
        expect(calculo.lineas.reduce((sum, one) => sum + one.sumaCentimos, 0)).toBe(totalCentimos);
        expect(calculo.lineas.reduce((sum, one) => sum + one.baseEurCentimos + one.cuotaEurCentimos, 0)).toBe(importe.total);
        expect(importe.exento + importe.sujeto).toBe(importe.total);
        const backwards = examineGasto({ ...datos, lineas: written.toReversed() }, entorno);
        expect(backwards.importe).toEqual(importe);
        const told = ({ porMil, baseCentimos, cuotaCentimos, baseEurCentimos, cuotaEurCentimos }: (typeof calculo.lineas)[number]) =>
          [porMil, baseCentimos, cuotaCentimos, baseEurCentimos, cuotaEurCentimos].join();
        expect(backwards.calculo.lineas.map(told).toSorted()).toEqual(calculo.lineas.map(told).toSorted());
      },
    ),
  );
});
