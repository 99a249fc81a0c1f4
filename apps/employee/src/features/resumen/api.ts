import { registros } from '@jornada/contract/registros.ts';
import { bolsa } from '@jornada/contract/bolsa.ts';
import { resumen } from '@jornada/contract/resumen.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';

/** The years of which there is a record, the newest first. */
export const useAnos = () => useRead(resumen.anos, {});
/** A year, month by month. */
export const useAnual = (ano: number) => useRead(registros.balanceAnual, { ano }, { keeps: true });
/** The days of a month, as they add up. */
export const useMes = (ano: number, mes: number) => useRead(registros.balance, { ano, mes });
export const useBolsa = () => useRead(bolsa.propia, {});
export const useAusencias = (ano: number) => useRead(resumen.ausencias, { ano });
/** A month, or a year where `mes` is null, in the ways in which it is drawn. */
export const useGraficos = (ano: number, mes: number | null) =>
  useRead(resumen.datosGraficos, mes === null ? { ano } : { ano, mes }, { keeps: true });

/** Has a file written. */
export const useExportar = () => useSend(resumen.exportar);

/** Asks whether a file, or the data in files, with this digest were issued. */
export function useVerificar() {
  const sending = useSend(resumen.verificar);
  return { ...sending, mutate: (sha256: string) => sending.mutate({ sha256 }) };
}
