import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { Client } from '@jornada/client';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { registros } from '@jornada/contract/registros.ts';
import { bolsa } from '@jornada/contract/bolsa.ts';
import { resumen } from '@jornada/contract/resumen.ts';
import { useServices } from '../../shared/services.tsx';

const HALF_MINUTE = 30_000;
/** All that any clock action may change lies under the first key. */
const KEY = 'registros';

/** A year, month by month. */
export const anualQuery = (client: Client, ano: number) =>
  queryOptions({
    queryKey: [KEY, 'anual', ano],
    queryFn: ({ signal }) => client.call(registros.balanceAnual, { ano }, { signal }),
    staleTime: HALF_MINUTE,
  });

/** The days of a month, as they add up. */
const mesQuery = (client: Client, ano: number, mes: number) =>
  queryOptions({
    queryKey: [KEY, 'balance', ano, mes],
    queryFn: ({ signal }) => client.call(registros.balance, { ano, mes }, { signal }),
    staleTime: HALF_MINUTE,
  });

const bolsaQuery = (client: Client) =>
  queryOptions({
    queryKey: [KEY, 'bolsa'],
    queryFn: ({ signal }) => client.call(bolsa.propia, {}, { signal }),
    staleTime: HALF_MINUTE,
  });

const ausenciasQuery = (client: Client, ano: number) =>
  queryOptions({
    queryKey: [KEY, 'ausencias', ano],
    queryFn: ({ signal }) => client.call(resumen.ausencias, { ano }, { signal }),
    staleTime: HALF_MINUTE,
  });

/** A month, or a year where `mes` is null, in the ways in which it is drawn. */
const graficosQuery = (client: Client, ano: number, mes: number | null) =>
  queryOptions({
    queryKey: [KEY, 'graficos', ano, mes],
    queryFn: ({ signal }) => client.call(resumen.datosGraficos, mes === null ? { ano } : { ano, mes }, { signal }),
    staleTime: HALF_MINUTE,
    placeholderData: keepPreviousData,
  });

/** The years of which there is a record, the newest first. */
const anosQuery = (client: Client) =>
  queryOptions({
    queryKey: [KEY, 'anos'],
    queryFn: ({ signal }) => client.call(resumen.anos, {}, { signal }),
    staleTime: HALF_MINUTE,
  });

export const useAnos = () => useQuery(anosQuery(useServices().client));
export const useAnual = (ano: number) => useQuery({ ...anualQuery(useServices().client, ano), placeholderData: keepPreviousData });
export const useMes = (ano: number, mes: number) => useQuery(mesQuery(useServices().client, ano, mes));
export const useBolsa = () => useQuery(bolsaQuery(useServices().client));
export const useAusencias = (ano: number) => useQuery(ausenciasQuery(useServices().client, ano));
export const useGraficos = (ano: number, mes: number | null) => useQuery(graficosQuery(useServices().client, ano, mes));

/** Has a file written. */
export function useExportar() {
  const { client } = useServices();
  return useMutation({ mutationFn: (input: EntradaDe<typeof resumen.exportar>) => client.call(resumen.exportar, input) });
}

/** Asks whether a file, or the data in files, with this digest were issued. */
export function useVerificar() {
  const { client } = useServices();
  return useMutation({ mutationFn: (sha256: string) => client.call(resumen.verificar, { sha256 }) });
}
