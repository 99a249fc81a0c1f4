import { divideHalfUp } from '@jornada/domain/gastos/dinero.ts';
import { netOf, type LineaRetribucion, type Retribucion } from '@jornada/domain/retribuciones/index.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import { CUENTAS } from '../../shared/demo-accounts.ts';
import type { DemoCompany } from '../../shared/module.ts';
import { saveCalendar } from './own-repo.ts';
import { createRetribuciones } from './repo.ts';

/** Statements come on this day, extras in these months. */
const DIA = 27;
const EXTRAS = [6, 12];
const PAGAS = 14;
const SPAIN = new Set(['madrid', 'lasPalmas']);
const ZONA = statement('retribuciones/demo.ZONA', 'select zona from instancia.entidades where entidad_id = $1');

const percent = (cents: number, hundredths: number): number => divideHalfUp(cents * hundredths, 10_000);

type Salary = { base: number; tipoIrpf: number };
type Beside = { extra?: number; notaExtra?: string; km?: number; notaKm?: string };

/** What the person pays to social security, as the law says for 2026: each part is rounded. Extras are spread over the year. */
function socialSecurity(base: number, overtime: number): number {
  const spread = divideHalfUp(base * PAGAS, 12);
  return (
    percent(spread, 470) + percent(spread, 15) + percent(spread + overtime, 155) + percent(spread + overtime, 10) + percent(overtime, 470)
  );
}

function monthly({ base, tipoIrpf }: Salary, { extra = 0, notaExtra, km = 0, notaKm }: Beside): Omit<Retribucion, 'ano' | 'mes' | 'clase'> {
  const all: LineaRetribucion[] = [
    { clase: 'devengo', concepto: 'Salario base', importe: base, nota: null },
    { clase: 'devengo', concepto: 'Horas extra', importe: extra, nota: notaExtra ?? null },
    { clase: 'devengo', concepto: 'Kilometraje', importe: km, nota: notaKm ?? null },
  ];
  const taxed = base + extra;
  const one = {
    bruto: taxed + km,
    seguridadSocial: socialSecurity(base, extra),
    baseIrpf: taxed,
    tipoIrpf,
    irpf: percent(taxed, tipoIrpf),
    otrasDeducciones: 0,
    costeEmpresa: null,
  };
  return { ...one, neto: netOf(one), lineas: all.filter(({ importe }) => importe > 0) };
}

function extraPay({ base, tipoIrpf }: Salary): Omit<Retribucion, 'ano' | 'mes' | 'clase'> {
  const one = {
    bruto: base,
    seguridadSocial: 0,
    baseIrpf: base,
    tipoIrpf,
    irpf: percent(base, tipoIrpf),
    otrasDeducciones: 0,
    costeEmpresa: null,
  };
  return { ...one, neto: netOf(one), lineas: [{ clase: 'devengo', concepto: 'Paga extra', importe: base, nota: null }] };
}

/** What somebody had beside their salary this year, by month: the picture of the design. */
const BESIDE: Readonly<Record<number, Beside>> = {
  2: { extra: 2040, notaExtra: '15 ene, 1:12 h' },
  5: { extra: 2040, notaExtra: '9 abr, 1:12 h', km: 3640, notaKm: '12 may, exento' },
  11: { extra: 1785, notaExtra: '7 oct, 1:03 h', km: 1612, notaKm: '16 nov, exento' },
};

/** Last year was a little less, and with a lower rate. */
const before = ({ base, tipoIrpf }: Salary): Salary => ({ base: percent(base, 9750), tipoIrpf: tipoIrpf - 31 });

/** The months from January of last year to the last one that is published. */
function monthsUntil(today: Temporal.PlainDate): Temporal.PlainYearMonth[] {
  const published = today.day >= Math.min(DIA, today.daysInMonth) ? today : today.subtract({ months: 1 });
  const first = Temporal.PlainYearMonth.from({ year: today.year - 1, month: 1 });
  const count = first.until(published.toPlainYearMonth(), { largestUnit: 'month' }).months + 1;
  return Array.from({ length: count }, (_, index) => first.add({ months: index }));
}

/** Two years of pay for the people of the demo company who work in Spain. */
export async function createPay(tx: Queryable, { entidadId, people, ahora }: DemoCompany): Promise<void> {
  const [row] = await tx.query(ZONA, [entidadId]);
  const today = Temporal.Instant.from(ahora)
    .toZonedDateTimeISO(row?.zona ?? 'Europe/Madrid')
    .toPlainDate();
  const months = monthsUntil(today);
  const paid = people.filter(({ centro, rol }) => SPAIN.has(centro) && rol !== 'quiosco');
  const nuevas = paid.flatMap(({ id: usuarioId, userName }, index) => {
    const isDrawn = userName === CUENTAS.fijo;
    const salary = isDrawn ? { base: 190_000, tipoIrpf: 1211 } : { base: 158_000 + (index % 9) * 13_500, tipoIrpf: 940 + (index % 9) * 87 };
    return months.flatMap(({ year: ano, month: mes }) => {
      const now = ano === today.year ? salary : before(salary);
      const beside = ano === today.year && isDrawn ? (BESIDE[mes] ?? {}) : {};
      const one = { usuarioId, ano, mes, clase: 'mensual' as const, ...monthly(now, beside) };
      return EXTRAS.includes(mes) ? [one, { usuarioId, ano, mes, clase: 'extra' as const, ...extraPay(now) }] : [one];
    });
  });
  const autor = people.find(({ rol }) => rol === 'admin') ?? people[0];
  if (!autor) return;
  await createRetribuciones(tx, entidadId, nuevas, { autorId: autor.id, momento: ahora });
  await saveCalendar(tx, entidadId, { version: 0, diaPublicacion: DIA, muestraPrevistos: true, mesesExtra: EXTRAS });
}
