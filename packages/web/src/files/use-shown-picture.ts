import { useState } from 'react';
import { usePicture } from './use-link.ts';

type Shown = {
  local: string | null;
  id: number | null;
  como: 'ver' | 'vista';
  /** Once it was seen it is also shown without a network. */
  keeps?: boolean;
};

/**
 * The address of a picture: on this device, where it is at once; of the server's copy if the browser cannot show it, as with HEIC.
 * `address` undefined: it is not known yet, or nothing can be shown.
 */
export function useShownPicture({ local, id, como, keeps = false }: Shown) {
  const [isLocalBroken, setLocalBroken] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const isLocal = local !== null && !isLocalBroken;
  const stored = usePicture(isLocal ? null : id, como, keeps);
  return {
    address: isLocal ? local : isBroken ? undefined : stored,
    onError: () => (isLocal ? setLocalBroken(true) : setBroken(true)),
  };
}
