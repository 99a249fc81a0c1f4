import { useEffect, useRef, useState } from 'react';
import type { Reto } from '@jornada/contract/registro.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';

export type EstadoCaptcha = 'esperando' | 'comprobando' | 'comprobado' | 'imposible';

/** Works on the task as soon as it is loaded. `solution` waits for it; null if the browser cannot do it. */
export function useCaptcha(reto: Reto | null | undefined): { estado: EstadoCaptcha; solution: () => Promise<string | null> } {
  const [solved, setSolved] = useState<{ reto: Reto; text: string | null } | null>(null);
  const running = useRef<Promise<string | null>>(Promise.resolve(null));
  useEffect(() => {
    if (!reto) return;
    let isCurrent = true;
    running.current = loadChunk(() => import('./captcha.ts'))
      .then(({ solve }) => solve(reto))
      .catch(() => null);
    void running.current.then((text) => isCurrent && setSolved({ reto, text }));
    return () => {
      isCurrent = false;
    };
  }, [reto]);
  const solution = (): Promise<string | null> => running.current;
  if (!reto) return { estado: 'esperando', solution };
  if (solved?.reto !== reto) return { estado: 'comprobando', solution };
  return { estado: solved.text ? 'comprobado' : 'imposible', solution };
}
