import { useState } from 'react';
import type * as z from 'zod/mini';
import type { pruebaDeFirma } from '@jornada/contract/factores/prueba.ts';
import type { MetodoFirma } from '@jornada/domain/firmas/modelo.ts';
import { canOfferPasskeys } from '@jornada/web/native/passkeys.ts';
import { useWebServices } from '@jornada/web/services.tsx';

export type PruebaFirma = z.input<typeof pruebaDeFirma>;

/** With what somebody signed last on this device. */
const LAST = 'jornada.firma-con';

/** Those of the ways that this browser knows; the server knows which the person has. */
const waysHere = (metodos: readonly MetodoFirma[]): MetodoFirma[] => metodos.filter((one) => one !== 'llave' || canOfferPasskeys());

/** How a person proves that it is them who signs: the way that they used last, or another one. */
export function useProof(metodos: readonly MetodoFirma[]) {
  const { storage } = useWebServices();
  const ways = waysHere(metodos);
  const [chosen, setChosen] = useState(() => storage.getItem(LAST));
  const [secret, setSecret] = useState('');
  const way = ways.find((one) => one === chosen) ?? ways[0] ?? null;
  const hasSecret = way === 'pin' || way === 'contrasena';
  return {
    ways,
    way,
    secret,
    setSecret,
    hasSecret,
    /** Whether there is something to send. */
    isReady: way !== null && (!hasSecret || secret !== ''),
    choose: (one: MetodoFirma): void => {
      setChosen(one);
      setSecret('');
    },
    /** What is sent; of a passkey nothing yet, because the device is asked for it then. */
    prueba: (): PruebaFirma => (way === 'pin' ? { Pin: secret } : way === 'contrasena' ? { Password: secret } : {}),
    /** The next time this way is offered first. */
    remember: (): void => {
      if (way) storage.setItem(LAST, way);
    },
  };
}

export type Proof = ReturnType<typeof useProof>;
