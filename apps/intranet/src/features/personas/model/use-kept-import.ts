import { useState } from 'react';
import type { EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import type { Ensayo, importar } from '@jornada/contract';
import { useSession } from '@jornada/web/services.tsx';
import { keepInTab, readFromTab } from '@jornada/web/tab-store.ts';

/** A file as it is sent, with what is to be read as something else. */
export type Archivo = EntradaDe<typeof importar.ensayar>;
export type ArchivoEnsayado = { archivo: Archivo; ensayo: Ensayo };
export type ImportacionHecha = { aplicado: SalidaDe<typeof importar.aplicar>; ensayo: Ensayo };

/** Where an import stands: the file with what it would do, or what it did. */
type Kept = { visto: ArchivoEnsayado } | { hecho: ImportacionHecha } | null;

/** What a tab holds of an import: of a file that was not applied only the file, because what it would do may be something else by now. */
type Stored = { archivo?: Archivo; hecho?: ImportacionHecha } | null;

/** An import outlives other pages and a reload, for this person in this tab, until another file is chosen. */
export function useKeptImport() {
  const { profile } = useSession();
  const key = `importar.${profile?.EntidadId ?? 0}.${profile?.UserName ?? ''}`;
  const [stored] = useState(() => readFromTab(key) as Stored);
  const [kept, setKept] = useState<Kept>(stored?.hecho ? { hecho: stored.hecho } : null);
  return {
    kept,
    /** The file that waits to be looked at again. */
    archivo: stored?.hecho ? null : (stored?.archivo ?? null),
    keep: (next: Kept) => {
      setKept(next);
      const value: Stored = next && ('hecho' in next ? { hecho: next.hecho } : { archivo: next.visto.archivo });
      keepInTab(key, value);
    },
  };
}
