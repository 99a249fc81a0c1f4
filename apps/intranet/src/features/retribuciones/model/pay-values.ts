import type { EntradaDe } from '@jornada/contract/call.ts';
import type { RetribucionGestionada, retribuciones } from '@jornada/contract/retribuciones/calls.ts';
import type { ClaseLinea, ClaseRetribucion } from '@jornada/domain/retribuciones/modelo.ts';

/** A line while it is typed. `clave`: tells it from the others. */
export type TypedLine = { clave: number; clase: ClaseLinea; concepto: string; importe: number | null; nota: string };

export type PayValues = {
  persona: { id: number; nombre: string } | null;
  ano: number;
  mes: number;
  clase: ClaseRetribucion;
  bruto: number | null;
  seguridadSocial: number | null;
  baseIrpf: number | null;
  tipoIrpf: number | null;
  irpf: number | null;
  otrasDeducciones: number | null;
  costeEmpresa: number | null;
  lineas: TypedLine[];
};

export function payValuesOf(of: RetribucionGestionada | null, month: { ano: number; mes: number }): PayValues {
  return {
    persona: of?.persona ?? null,
    ano: of?.ano ?? month.ano,
    mes: of?.mes ?? month.mes,
    clase: of?.clase ?? 'mensual',
    bruto: of?.bruto ?? null,
    seguridadSocial: of?.seguridadSocial ?? null,
    baseIrpf: of?.baseIrpf ?? null,
    tipoIrpf: of?.tipoIrpf ?? null,
    irpf: of?.irpf ?? null,
    otrasDeducciones: of?.otrasDeducciones ?? 0,
    costeEmpresa: of?.costeEmpresa ?? null,
    lineas: (of?.lineas ?? []).map((one, clave) => ({ ...one, clave, nota: one.nota ?? '' })),
  };
}

type Figures = Pick<PayValues, 'bruto' | 'seguridadSocial' | 'irpf' | 'otrasDeducciones'>;

/** What is left; null while the gross amount is not known. */
export const netOfValues = ({ bruto, seguridadSocial, irpf, otrasDeducciones }: Figures): number | null =>
  bruto === null ? null : bruto - (seguridadSocial ?? 0) - (irpf ?? 0) - (otrasDeducciones ?? 0);

/** By how much lines of a kind fall short of their figure; null if there are none of it. */
export function missingInLines({ lineas, bruto, otrasDeducciones }: PayValues, clase: ClaseLinea): number | null {
  const of = lineas.filter((one) => one.clase === clase);
  if (of.length === 0) return null;
  const figure = (clase === 'devengo' ? bruto : otrasDeducciones) ?? 0;
  return figure - of.reduce((sum, { importe }) => sum + (importe ?? 0), 0);
}

/** As it is sent. What is missing is sent as nothing, so that its field says so. */
export const payInput = ({ persona, lineas, ...values }: PayValues): EntradaDe<typeof retribuciones.guardar> =>
  ({
    ...values,
    persona: persona?.id,
    otrasDeducciones: values.otrasDeducciones ?? 0,
    neto: Math.max(0, netOfValues(values) ?? 0),
    lineas: lineas.map(({ clase, concepto, importe, nota }) => ({ clase, concepto, importe, nota: nota.trim() || null })),
  }) as EntradaDe<typeof retribuciones.guardar>;
