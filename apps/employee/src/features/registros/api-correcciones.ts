import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { Client } from '@jornada/client';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { registros } from '@jornada/contract/registros.ts';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import { refreshBandeja } from '../../shared/bandeja-cache.ts';
import { adoptHoy, diaQuery, refreshRegistros } from '../../shared/registros-cache.ts';
import { useServices, type Services } from '../../shared/services.tsx';
import { proyectosQuery, tiposQuery } from '../../shared/tipos-query.ts';
import { useSameKey } from '@jornada/web/use-same-key.ts';

/** A record's remark with its history. */
export function observacionesQuery(client: Client, id: number) {
  return queryOptions({
    queryKey: ['registros', 'observaciones', id],
    queryFn: ({ signal }) => client.call(registros.cargaObservaciones, { id }, { signal }),
  });
}

/** A record with the changes of hour that were proposed for it. */
export function solicitudQuery(client: Client, id: number) {
  return queryOptions({
    queryKey: ['registros', 'solicitud', id],
    queryFn: ({ signal }) => client.call(registros.cargaSolicitud, { id }, { signal }),
  });
}

/** Starts what a page needs while its code is still on the way; the page says what failed. */
export function preloadObservaciones({ client, queryClient }: Services, id: number): void {
  void queryClient.query(observacionesQuery(client, id)).catch(saidByThePage);
}

export function preloadSolicitud({ client, queryClient }: Services, id: number): void {
  void queryClient.query(solicitudQuery(client, id)).catch(saidByThePage);
}

function saidByThePage(): void {
  // The query keeps its error.
}

export function useObservaciones(id: number) {
  return useQuery(observacionesQuery(useServices().client, id));
}

export function useSolicitud(id: number) {
  return useQuery(solicitudQuery(useServices().client, id));
}

/** A day with its records, for what it would say; not fetched while nobody knows which day. */
export function useDia(fecha: string | undefined) {
  const { client } = useServices();
  return useQuery({ ...diaQuery(client, fecha ?? ''), enabled: fecha !== undefined });
}

export function useTipos() {
  return useQuery(tiposQuery(useServices().client));
}

export function useProyectos({ enabled }: { enabled: boolean }) {
  return useQuery({ ...proyectosQuery(useServices().client), enabled });
}

/** Writes a remark, and proposes another hour where one is given. */
export function useGuardarObservaciones() {
  const { client } = useServices();
  const keyOf = useSameKey();
  return useChange((input: EntradaDe<typeof registros.observaciones>) =>
    client.call(registros.observaciones, input, { idempotencyKey: keyOf(input) }),
  );
}

/** Proposes another hour for a record. */
export function useSolicitarCambio() {
  const { client } = useServices();
  const keyOf = useSameKey();
  return useChange((input: EntradaDe<typeof registros.solicitarCambioHora>) =>
    client.call(registros.solicitarCambioHora, input, { idempotencyKey: keyOf(input) }),
  );
}

/** Proposes marks that nobody clocked. */
export function useProponer() {
  const { client } = useServices();
  const keyOf = useSameKey();
  return useChange((input: EntradaDe<typeof registros.proponerFichajes>) =>
    client.call(registros.proponerFichajes, input, { idempotencyKey: keyOf(input) }),
  );
}

/** Voids a record: at once where it is seconds old or the company agrees beforehand, else as a request. */
export function useAnular() {
  const { client } = useServices();
  const keyOf = useSameKey();
  return useChange((input: EntradaDe<typeof registros.borrar>) => client.call(registros.borrar, input, { idempotencyKey: keyOf(input) }));
}

/** A call that changes the record: what it answers is shown at once, and a refusal may mean that the screen is behind. */
function useChange<Input, Output extends { hoy: HoyVista }>(send: (input: Input) => Promise<Output>) {
  const { queryClient } = useServices();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ hoy }) => {
      adoptHoy(queryClient, hoy);
      void refreshBandeja(queryClient);
    },
    onError: () => void refreshRegistros(queryClient),
  });
}
