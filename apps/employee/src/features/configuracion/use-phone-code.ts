import { useEffect, useState } from 'react';
import { ownerOf } from '@jornada/client';
import type { StoredKey } from '@jornada/client/idb-keys.ts';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { phoneCode, SEGUNDOS_POR_PASO, stepAt, textToSign } from '@jornada/domain/quiosco/codigo.ts';
import { base64Of, base64urlOf } from '@jornada/web/base64.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { useServices } from '../../shared/services.tsx';

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' };
const LOOK_MS = 500;
const loadKeys = async () => (await loadChunk(() => import('@jornada/client/idb-keys.ts'))).createIdbKeys();

/** The code of a step, signed by this phone. */
async function signStep({ movilId, key }: StoredKey, step: number): Promise<string> {
  const signed = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, new TextEncoder().encode(textToSign(movilId, step)));
  return phoneCode(movilId, step, base64urlOf(new Uint8Array(signed)));
}

/**
 * The code that this phone shows at a kiosk: a new one every half minute, also without a network. `key` undefined: not known yet; null: this
 * phone has none.
 */
export function usePhoneCode() {
  const { client, clock, session } = useServices();
  const [key, setKey] = useState<StoredKey | null | undefined>();
  const [shown, setShown] = useState<{ code: string; step: number } | null>(null);
  const [left, setLeft] = useState(SEGUNDOS_POR_PASO);
  const owner = ownerOf(session.get());

  useEffect(() => {
    if (owner === null) return undefined;
    let isGone = false;
    const find = async (): Promise<StoredKey | null> => (await loadKeys()).find(owner);
    find().then(
      (found) => !isGone && setKey(found),
      () => !isGone && setKey(null),
    );
    return () => void (isGone = true);
  }, [owner]);

  useEffect(() => {
    if (!key) return undefined;
    let isGone = false;
    let last = 0;
    const look = (): void => {
      const now = clock.nowMs();
      const step = stepAt(now);
      setLeft(Math.ceil(((step + 1) * SEGUNDOS_POR_PASO * 1000 - now) / 1000));
      if (step === last) return;
      last = step;
      void signStep(key, step).then((code) => !isGone && setShown({ code, step }));
    };
    const timer = setInterval(look, LOOK_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [key, clock]);

  return {
    key,
    code: shown?.code ?? null,
    left,
    /** This phone shows codes from now on. @throws where the browser has no cryptography, or stores nothing. */
    async begin(): Promise<void> {
      if (owner === null) return;
      const pair = await crypto.subtle.generateKey(CURVE, false, ['sign', 'verify']);
      const publica = base64Of(new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey)));
      const { movilId } = await client.call(quiosco.anadirMovil, { publica });
      const made = { owner, movilId, key: pair.privateKey };
      await (await loadKeys()).put(made);
      setKey(made);
    },
    /** This phone shows no codes any more. */
    async forget(): Promise<void> {
      if (owner === null) return;
      await (await loadKeys()).remove(owner);
      setKey(null);
      setShown(null);
    },
  };
}
