import { stateTextOf } from '@jornada/contract/solicitudes/state-text.ts';
import type { SheetCell, SheetColumn } from '../../../platform/xlsx/workbook.ts';
import { paymentName, typeName, type ExpenseWords } from '../names.ts';
import { saysTax } from '../present.ts';
import type { GastoExportado } from './repo.ts';

/** One rate of VAT of an expense; kilometres and days of travel have none, and a receipt without rates is one line. */
export type LineaExportada = { gasto: GastoExportado; porMil: number | null; base: number; cuota: number; isFirst: boolean };

/** The lines of an expense: their bases and taxes together are its total. */
export function linesOf(gasto: GastoExportado): LineaExportada[] {
  const { lineas } = gasto.calculo;
  if (lineas.length === 0) return [{ gasto, porMil: null, base: gasto.total, cuota: 0, isFirst: true }];
  return lineas.map(({ porMil, baseEurCentimos, cuotaEurCentimos }, index) => ({
    gasto,
    porMil,
    base: baseEurCentimos,
    cuota: cuotaEurCentimos,
    isFirst: index === 0,
  }));
}

const text = (value: string | null): SheetCell => (value ? { text: value } : null);
const cents = (value: number | null): SheetCell => (value === null ? null : { cents: value });

export type ColumnaExportada = SheetColumn & { of(linea: LineaExportada): SheetCell };

/**
 * The columns of the file. What belongs to the whole expense stands in its first line only, so that each column can be added up.
 */
export function columnsOf(words: ExpenseWords): ColumnaExportada[] {
  const { idioma, translate } = words;
  const t = (key: string): string => translate(idioma, key);
  const yes = (is: boolean): SheetCell => ({ text: t(is ? 'gastos.exporte.si' : 'gastos.exporte.no') });
  const column = (key: string, width: number, of: (linea: LineaExportada) => SheetCell): ColumnaExportada => ({
    title: t(`gastos.exporte.columnas.${key}`),
    width,
    of,
  });
  const whole = (of: (gasto: GastoExportado) => number | null) => (linea: LineaExportada) =>
    linea.isFirst ? cents(of(linea.gasto)) : null;
  return [
    column('numero', 10, ({ gasto }) => ({ number: gasto.id })),
    column('dia', 12, ({ gasto }) => ({ day: gasto.dia })),
    column('persona', 26, ({ gasto }) => text(gasto.persona)),
    column('documento-persona', 14, ({ gasto }) => text(gasto.documento)),
    column('tipo', 18, ({ gasto: { tipo, categoria } }) => text(categoria && typeName({ nombre: tipo, categoria }, words))),
    column('cuenta', 12, ({ gasto }) => text(gasto.cuenta)),
    column('concepto', 30, ({ gasto }) => text(gasto.titulo)),
    column('motivo', 30, ({ gasto }) => text(gasto.campos.motivo)),
    column('nif', 14, ({ gasto }) => text(gasto.campos.nif)),
    column('pais', 8, ({ gasto }) => text(gasto.campos.pais)),
    column('justificante', 14, ({ gasto: { clase, campos } }) =>
      clase === 'ticket' ? { text: t(`gastos.documentos.${campos.documento ?? 'ticket'}`) } : null,
    ),
    column('factura', 16, ({ gasto }) => text(gasto.campos.numero)),
    column('iva', 8, ({ porMil }) => (porMil === null ? null : { number: porMil / 10 })),
    column('base', 12, ({ base }) => cents(base)),
    column('cuota', 12, ({ cuota }) => cents(cuota)),
    column('suma', 12, ({ base, cuota }) => cents(base + cuota)),
    column('deducible', 12, ({ gasto, cuota }) => cents(gasto.deducible > 0 ? cuota : 0)),
    column(
      'total',
      12,
      whole(({ total }) => total),
    ),
    column(
      'exento',
      12,
      whole(({ exento, pais }) => (saysTax(pais) ? exento : null)),
    ),
    column(
      'sujeto',
      12,
      whole(({ sujeto, pais }) => (saysTax(pais) ? sujeto : null)),
    ),
    column(
      'a-cobrar',
      12,
      whole(({ aCobrar }) => aCobrar),
    ),
    column('moneda', 8, ({ gasto }) => text(gasto.moneda)),
    column(
      'en-moneda',
      12,
      whole(({ enMoneda }) => enMoneda),
    ),
    column('cambio', 12, ({ gasto: { calculo } }) =>
      calculo.cambioMillonesimas === null ? null : { number: calculo.cambioMillonesimas / 1_000_000 },
    ),
    column('kilometros', 10, ({ gasto: { campos } }) => (campos.kmDecimas === null ? null : { number: campos.kmDecimas / 10 })),
    column('forma-pago', 18, ({ gasto }) =>
      gasto.formaPago || gasto.habitual ? text(paymentName({ nombre: gasto.formaPago, habitual: gasto.habitual }, words)) : null,
    ),
    column('cuenta-pago', 12, ({ gasto }) => text(gasto.cuentaPago)),
    column('actividad', 20, ({ gasto }) => text(gasto.actividad)),
    column('cuenta-actividad', 12, ({ gasto }) => text(gasto.cuentaActividad)),
    column('proyecto', 24, ({ gasto }) => text(gasto.proyecto)),
    column('cliente', 20, ({ gasto }) => text(gasto.cliente)),
    column('facturable', 10, ({ gasto }) => yes(gasto.campos.facturable)),
    column('estado', 16, ({ gasto }) => ({ text: t(stateTextOf('gastos', gasto.estado)) })),
    column('pagada', 12, ({ gasto }) => (gasto.pagada === null ? null : { day: gasto.pagada })),
  ];
}
