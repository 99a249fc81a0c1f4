import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { importar, type Ensayo } from '@jornada/contract';
import { useSend } from '@jornada/web/calls.ts';
import { Page } from '@jornada/web/page.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { ChooseFile } from '../components/choose-file.tsx';
import { DryRun } from '../components/dry-run.tsx';
import { ImportAside } from '../components/import-aside.tsx';
import { ImportDone } from '../components/import-done.tsx';
import { newDryRun, refusedOf } from '../model/import-files.ts';
import { useListFile } from '../../../shared/list-files/use-list-file.ts';
import { useKeptImport, type Archivo, type ArchivoEnsayado } from '../model/use-kept-import.ts';
import classes from '../import.module.css';

/** People from a file: choose it, check the dry run, and then apply it. */
export function ImportScreen() {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const { kept, archivo, keep } = useKeptImport();
  const tryOut = useSend(importar.ensayar, { onSuccess: (ensayo, tried) => keep({ visto: { archivo: tried, ensayo } }) });
  const apply = useSend(importar.aplicar);
  const importFile = ({ archivo: file, ensayo }: ArchivoEnsayado, invites: boolean) =>
    apply.mutate(
      { ...file, huella: ensayo.huella, invitar: invites },
      {
        onSuccess: (aplicado) => {
          keep({ hecho: { aplicado, ensayo: onlyRefused(ensayo) } });
          notices.show(t('personas.importar.hecho.titulo'));
        },
        onError: (error) => {
          const changed = newDryRun(error);
          if (changed) keep({ visto: { archivo: file, ensayo: changed } });
        },
      },
    );
  const { read, unread } = useListFile((file) => tryOut.mutate(file));
  const choose = (file: File): void => {
    apply.reset();
    // The result of an earlier file must not be shown for this one.
    if (kept && 'hecho' in kept) keep(null);
    void read(file);
  };
  // After coming back, the stored file is compared with the present data.
  const lookAgain = useEffectEvent(() => archivo && tryOut.mutate(archivo));
  useEffect(() => {
    lookAgain();
  }, []);
  const error = apply.error ?? unread ?? tryOut.error;
  return (
    <Page title={t('personas.importar.titulo')}>
      {kept === null && <ChooseFile isBusy={tryOut.isPending} error={unread ?? tryOut.error} onFile={choose} />}
      {kept && 'hecho' in kept && (
        <ImportDone
          hecho={kept.hecho}
          isBusy={tryOut.isPending}
          onFile={choose}
          onAnother={() => {
            apply.reset();
            keep(null);
          }}
        />
      )}
      {kept && 'visto' in kept && (
        <DryRunWithAside
          visto={kept.visto}
          error={error}
          isBusy={apply.isPending || tryOut.isPending}
          onAgain={(change) => {
            apply.reset();
            tryOut.mutate({ ...kept.visto.archivo, ...change });
          }}
          onFile={choose}
          onApply={(invite) => importFile(kept.visto, invite)}
        />
      )}
    </Page>
  );
}

/** Keeps only what is needed afterwards: the refused lines. */
const onlyRefused = (ensayo: Ensayo): Ensayo => ({ ...ensayo, lineas: refusedOf(ensayo) });

type Props = {
  visto: ArchivoEnsayado;
  error: unknown;
  isBusy: boolean;
  onAgain: (change: Partial<Archivo>) => void;
  onFile: (file: File) => void;
  onApply: (invite: boolean) => void;
};

function DryRunWithAside({ visto: { archivo, ensayo }, error, isBusy, onAgain, onFile, onApply }: Props) {
  return (
    <div className={classes.split}>
      <DryRun
        ensayo={ensayo}
        isBusy={isBusy}
        onUse={({ campo, valor, sugerencia }) =>
          onAgain({ sustituir: [...(archivo.sustituir ?? []), { campo, valor, por: sugerencia ?? '' }] })
        }
        onMend={(cell) => {
          const others = (archivo.correcciones ?? []).filter(({ linea, campo }) => linea !== cell.linea || campo !== cell.campo);
          onAgain({ correcciones: [...others, cell] });
        }}
        confirmadas={archivo.confirmadas ?? []}
        onConfirm={(confirmadas) => onAgain({ confirmadas })}
        onDepartments={(departamentosNuevos) => onAgain({ departamentosNuevos })}
      />
      <ImportAside ensayo={ensayo} error={error} isBusy={isBusy} onDay={(desde) => onAgain({ desde })} onApply={onApply} onFile={onFile} />
    </div>
  );
}
