import { useState } from 'react';
import type { EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import type { Ensayo, importar } from '@jornada/contract';
import { useSession } from '@jornada/web/services.tsx';
import { keepInTab, readFromTab } from '@jornada/web/tab-store.ts';

/** A file as it is sent, with what is to be read as something else. */
export type Archivo = EntradaDe<typeof importar.ensayar>;
export type ArchivoEnsayado = { archivo: Archivo; ensayo: Ensayo };
export type ImportacionHecha = { aplicado: SalidaDe<typeof importar.aplicar>; ensayo: Ensayo };

/** The state of an import: the file with its dry run, or the result. */
type Kept = { visto: ArchivoEnsayado } | { hecho: ImportacionHecha } | null;

/**
 * What the tab stores of an import. Before it is applied, only the file is stored, because the dry run may be different by now.
 */
type Stored = { archivo?: Archivo; hecho?: ImportacionHecha } | null;

/** An import is kept across pages and reloads, for this person in this tab, until another file is chosen. */
export function useKeptImport() {
  const { profile } = useSession();
  const key = `importar.${profile?.EntidadId ?? 0}.${profile?.UserName ?? ''}`;
  const [stored] = useState(() => readFromTab(key) as Stored);
  const [kept, setKept] = useState<Kept>(stored?.hecho ? { hecho: stored.hecho } : null);
  return {
    kept,
    /** The file whose dry run has to be repeated. */
    archivo: stored?.hecho ? null : (stored?.archivo ?? null),
    keep: (next: Kept) => {
      setKept(next);
      const value: Stored = next && ('hecho' in next ? { hecho: next.hecho } : { archivo: next.visto.archivo });
      keepInTab(key, value);
    },
  };
}
