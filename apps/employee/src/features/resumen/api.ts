import { registros } from '@jornada/contract/registros.ts';
import { bolsa } from '@jornada/contract/bolsa.ts';
import { firmas } from '@jornada/contract/firmas/calls.ts';
import { resumen } from '@jornada/contract/resumen.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';

/** The years with records, newest first. */
export const useAnos = () => useRead(resumen.anos, {});
/** A year, month by month. */
export const useAnual = (ano: number) => useRead(registros.balanceAnual, { ano }, { keeps: true });
/** The days of a month, with their sums. */
export const useMes = (ano: number, mes: number) => useRead(registros.balance, { ano, mes });
export const useBolsa = () => useRead(bolsa.propia, {});
export const useAusencias = (ano: number) => useRead(resumen.ausencias, { ano });
/** The data of a month for its charts, or of a year if `mes` is null. */
export const useGraficos = (ano: number, mes: number | null) =>
  useRead(resumen.datosGraficos, mes === null ? { ano } : { ano, mes }, { keeps: true });

/** Requests a file. */
export const useExportar = () => useSend(resumen.exportar);

/** Asks whether a file, or the data in files, with this digest were exported. */
export function useVerificar() {
  const sending = useSend(resumen.verificar);
  return { ...sending, mutate: (sha256: string) => sending.mutate({ sha256 }) };
}

/** Asks whether seals of a PDF are of the company. */
export const useVerificarSello = () => useSend(resumen.verificarSello);

/** The months that the person is asked to confirm. */
export const useFirmas = () => useRead(firmas.propias, {});

/** The month that the person still has to confirm. */
export const useMonthToSign = () => useFirmas().data?.items.findLast(({ estado }) => estado === 'pendiente' || estado === 'cambiado');
