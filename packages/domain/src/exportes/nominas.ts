import { conceptosDe, isInDays } from './conceptos.ts';
import { CONCEPTOS_NOMINA, type ColumnaNomina, type ConceptoNomina, type PlantillaNomina, type RegistroDeTodos } from './modelo.ts';

/** A number with at most two decimals, as the program reads it: `8,5`. */
const decimal = (value: number, sign: ',' | '.'): string => String(Math.round(value * 100) / 100).replace('.', sign);

/** A sum as the template wants it; days are always numbers. */
function formatCantidad(concepto: ConceptoNomina, value: number, { unidad, decimal: sign }: PlantillaNomina): string {
  if (isInDays(concepto)) return decimal(value, sign);
  if (unidad === 'minutos') return String(value);
  if (unidad === 'horas') return decimal(value / 60, sign);
  return `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`;
}

/** Lines of the file about one person: one for each month and concept that has a code. */
export function lineasDeNomina(
  registro: Pick<RegistroDeTodos, 'persona' | 'dias' | 'excesos' | 'contados'>,
  plantilla: PlantillaNomina,
  nombreDe: (concepto: ConceptoNomina) => string,
): string[][] {
  const months = Map.groupBy(registro.dias, ({ fecha }) => fecha.slice(0, 7));
  return [...months].flatMap(([mes, dias]) => {
    const sums = conceptosDe({ dias, excesos: registro.excesos, contados: registro.contados });
    const told = CONCEPTOS_NOMINA.filter((concepto) => plantilla.codigos[concepto] && (!plantilla.sinCeros || sums[concepto] !== 0));
    return told.map((concepto) => {
      const values: Record<ColumnaNomina, string> = {
        documento: registro.persona.documento,
        nombre: registro.persona.nombre,
        centro: dias.at(-1)?.centro ?? '',
        ano: mes.slice(0, 4),
        mes: mes.slice(5),
        desde: dias[0]?.fecha ?? '',
        hasta: dias.at(-1)?.fecha ?? '',
        codigo: plantilla.codigos[concepto] ?? '',
        concepto: nombreDe(concepto),
        cantidad: formatCantidad(concepto, sums[concepto], plantilla),
        unidad: isInDays(concepto) ? 'D' : 'H',
      };
      return plantilla.columnas.map((columna) => values[columna]);
    });
  });
}
