import { useQuery, type Query, type QueryClient } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { tareas, type DiaDeTareasVista } from '@jornada/contract/tareas/calls.ts';
import { readOptions } from '@jornada/web/read-options.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { useWebServices, type WebServices } from '@jornada/web/services.tsx';

/** A day in tasks; without one that of now, which is kept on the device. */
export function useDayRead(fecha: string | undefined) {
  const services = useWebServices();
  const input = fecha === undefined ? {} : { fecha };
  const options = readOptions(services, tareas.tareasDia, input, { isKept: fecha === undefined, refetchOnWindowFocus: true });
  // The day of now and the same day by its date are two reads: what one has, the other begins with.
  const known = services.queryClient
    .getQueryCache()
    .findAll({ predicate: isDay })
    .find(({ state }) => fecha !== undefined && (state.data as DiaDeTareasVista | undefined)?.fecha === fecha);
  return useQuery({
    ...options,
    ...(known && { initialData: known.state.data as DiaDeTareasVista, initialDataUpdatedAt: known.state.dataUpdatedAt }),
  });
}

const isDay = ({ meta }: Pick<Query, 'meta'>): boolean => meta?.call === tareas.tareasDia.id;

const isSpan = ({ meta }: Pick<Query, 'meta'>): boolean => meta?.call === tareas.imputaciones.id;

/** What this read has by now, for what has waited since it was drawn. */
export const latestDay = (services: WebServices, fecha: string | undefined) =>
  services.queryClient.getQueryData<DiaDeTareasVista>(
    readOptions(services, tareas.tareasDia, fecha === undefined ? {} : { fecha }).queryKey,
  );

/** Shows a day that an answer has brought, wherever it was read, also among the days of a week. */
export function adoptDay(queryClient: QueryClient, dia: DiaDeTareasVista): void {
  queryClient.setQueriesData<DiaDeTareasVista>({ predicate: isDay }, (was) => (was?.fecha === dia.fecha ? dia : was));
  const { fecha, trabajadoMinutos, pagadoMinutos, asignadoMinutos, faltaMinutos, cierre, imputaciones } = dia;
  const sums = { fecha, trabajadoMinutos, pagadoMinutos, asignadoMinutos, faltaMinutos, cierre };
  queryClient.setQueriesData<SalidaDe<typeof tareas.imputaciones>>({ predicate: isSpan }, (was) => {
    if (!was?.dias.some((one) => one.fecha === fecha)) return was;
    return {
      ...was,
      dias: was.dias.map((one) => (one.fecha === fecha ? sums : one)),
      items: [...was.items.filter((one) => one.fecha !== fecha), ...imputaciones],
    };
  });
}

/** The tasks at hand: kept ones, then those used last. */
export const useLastTasks = (enabled = true) => useRead(tareas.ultimas, {}, { enabled, staleTime: 60_000 });

const TYPING_MS = 150;
/** How many candidates a search shows. */
export const MOST_FOUND = 20;
/** A name may be longer than a search takes. */
const MOST_TYPED = 100;
export const searchInput = (texto: string, limit = MOST_FOUND) => ({ texto: texto.slice(0, MOST_TYPED), limit });

/** What a text finds, asked once somebody pauses in typing. */
export function useFound(texto: string, limit = MOST_FOUND) {
  const [late] = useDebouncedValue(texto, TYPING_MS);
  const query = useRead(tareas.buscador, searchInput(late, limit), { enabled: late !== '', keeps: true, staleTime: 30_000 });
  // What is read again meanwhile is what it was: what stands below it stays.
  return { ...query, isCurrent: late === texto && !query.isPending && !query.isPlaceholderData };
}

export const useCategories = () => useRead(tareas.categorias, {}, { staleTime: 300_000 });
export const usePin = () => useSend(tareas.anclarTarea, { waits: false });
export const useAskFor = () => useSend(tareas.pedir);
export const useCopy = () => useSend(tareas.copiar);
