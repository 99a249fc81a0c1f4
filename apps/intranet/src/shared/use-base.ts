import { useState } from 'react';
import type { Call } from '@jornada/contract/call.ts';
import { useRefresh } from '@jornada/web/calls.ts';

/**
 * What a form begins with. What somebody else saves meanwhile does not come in by itself, so nothing typed is lost; `reload` asks for it.
 * `base.key` changes whenever the form has to begin anew.
 */
export function useBase<T extends { version: number }>(latest: T, read: Pick<Call, 'id'>) {
  const refresh = useRefresh(read);
  const [base, setBase] = useState(latest);
  const [isAsked, setAsked] = useState(false);
  const [round, setRound] = useState(0);
  const begin = (item: T) => {
    setBase(item);
    setRound(round + 1);
  };
  // What was asked for is there as soon as it is another one.
  if (isAsked && latest.version !== base.version) {
    setAsked(false);
    begin(latest);
  }
  return {
    base,
    key: `${round}`,
    /** What was just saved. */
    begin,
    reload: () => {
      setAsked(true);
      refresh();
    },
  };
}
