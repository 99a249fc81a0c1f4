import { useEffect, useRef } from 'react';
import type { EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { useList } from '@jornada/web/list/use-list.ts';
import { askPasskey } from '@jornada/web/native/passkeys.ts';
import { useServices } from '../../shared/services.tsx';

/** Whether there is a PIN to type. */
export const useHasPin = (isAsked: boolean) => useRead(documentacion.tienePin, {}, { enabled: isAsked, refetchOnMount: 'always' });

/** Opens the documents with the PIN, for the person who still stands at the door when the answer comes. */
export function useEnterPin({ onOpen }: { onOpen: () => void }) {
  const { visit } = useServices();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useSend(documentacion.insertarPin, {
    onSuccess: (key) => {
      if (!isHere.current) return;
      visit.begin(key);
      onOpen();
    },
  });
}

/** Asks for a mail that leads to another PIN. */
export const useForgottenPin = () => useSend(documentacion.recuperarPin);

/** The kinds with what is new, and what waits for a signature. */
export const useTipos = () => useRead(documentacion.tipos, {});
/** Documents, part by part. */
export const useDocuments = (filters: { tipo?: number; ano?: number | undefined; texto?: string | undefined }) =>
  useList(documentacion.listado, { tipo: undefined, ano: undefined, texto: undefined, ...filters });
/** What the person has sent. */
export const useSent = () => useList(documentacion.enviados, {});
/** A document whole. */
export const useDocumento = (id: number) => useRead(documentacion.documento, { id });

type FirmaDeDocumento = EntradaDe<typeof documentacion.firmar>;
/** `before`: what the server must know first. */
type Signing = { isKey: boolean; before: () => Promise<void>; onSuccess: () => void };

/** Signs a document. With `isKey` the device is asked for a passkey first. @throws PasskeyCancelled. */
export function useFirmarDocumento({ isKey, before, onSuccess }: Signing) {
  const { client } = useServices();
  const by = async (input: FirmaDeDocumento): Promise<SalidaDe<typeof documentacion.firmar>> => {
    await before();
    if (!isKey) return client.call(documentacion.firmar, input);
    const { Reto, Opciones } = await client.call(documentacion.retoLlave, { id: input.id, huella: input.huella });
    return client.call(documentacion.firmar, { ...input, Prueba: { Reto, Llave: await askPasskey(Opciones) } });
  };
  return useSend(documentacion.firmar, { onSuccess, refreshOnError: true, by });
}
