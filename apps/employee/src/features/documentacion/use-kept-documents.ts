import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError, ownerOf } from '@jornada/client';
import { createIdbDocuments, type KeptDocument } from '@jornada/client/idb-documents.ts';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import type { DocumentoVista } from '@jornada/contract/documentacion/vistas.ts';
import { useObservable } from '@jornada/web/observable.ts';
import { keepAppNow } from '../../native/keep-app.ts';
import { isKiosk } from '../../shared/quiosco/desk.ts';
import { useServices } from '../../shared/services.tsx';

const ownStore = createIdbDocuments();
const NAME = 'documentos-guardados';

/** The documents that the signed-in person keeps on this device: nobody who acts for them, and nobody at a shared tablet. */
export function useKeptDocuments() {
  const { t } = useTranslation();
  const { session, queryClient, notices, client, documentStore: store = ownStore } = useServices();
  const current = useObservable(session);
  const owner = isKiosk(current) ? null : ownerOf(current);
  const query = useQuery({
    queryKey: [NAME, owner],
    queryFn: () => (owner === null ? [] : store.list(owner)),
    networkMode: 'always',
    gcTime: 0,
    retry: false,
  });
  const items: readonly KeptDocument[] = query.data ?? [];
  const changed = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [NAME] });
  const drop = async (id: number): Promise<void> => {
    if (owner === null) return;
    await store.drop(owner, id);
    await changed();
  };
  return {
    items,
    isReading: query.isPending,
    /** False: nothing can be kept for the person who is here. */
    canKeep: owner !== null,
    has: (id: number): boolean => items.some((one) => one.id === id),
    drop: (id: number): void => void drop(id).catch(() => notices.show(t('mis-documentos.guardado.no-se-quito'))),
    /** `loadReader`: brings the page that shows it. Without a network nobody could. */
    async keep(
      { id, titulo, tipo, publicado, fichero }: DocumentoVista,
      bytes: ArrayBuffer,
      loadReader: () => Promise<unknown>,
    ): Promise<void> {
      if (owner === null) return;
      try {
        await Promise.all([loadReader(), keepAppNow()]);
        const { nombre, tipo: type } = fichero;
        await store.put({ owner, id, titulo, tipo: tipo.nombre, publicado, fichero: { nombre, tipo: type }, bytes: bytes.slice(0) });
        // A person who signed out meanwhile keeps nothing.
        if (ownerOf(session.get()) !== owner) return await store.drop(owner, id);
        await changed();
        notices.show(t('mis-documentos.guardado.hecho'));
      } catch {
        notices.show(t('mis-documentos.guardado.no-se-pudo'));
      }
    },
    /** Drops those that the person has no more: they were taken back, or erased. */
    async check(): Promise<void> {
      for (const { id } of items) {
        try {
          await client.call(documentacion.documento, { id });
        } catch (error) {
          if (error instanceof ApiError && error.code === 'documentacion.no-existe') await drop(id);
        }
      }
    },
  };
}
