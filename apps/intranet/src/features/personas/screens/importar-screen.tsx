import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ensayo } from '@jornada/contract';
import { Page } from '@jornada/web/page.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { ChooseFile } from '../components/choose-file.tsx';
import { DryRun } from '../components/dry-run.tsx';
import { ImportAside } from '../components/import-aside.tsx';
import { ImportDone } from '../components/import-done.tsx';
import { useAplicar, useEnsayar, type Archivo, type Ensayado } from '../import-api.ts';
import { base64Of, refusedOf } from '../model/import-files.ts';
import { useKeptImport } from '../model/use-kept-import.ts';
import classes from '../import.module.css';

/** People from a file: it is chosen, looked at without anything being written, and only then applied. */
export function ImportarScreen() {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const { kept, archivo, keep } = useKeptImport();
  const ensayar = useEnsayar((visto) => keep({ visto }));
  const aplicar = useAplicar({
    onDone: (aplicado, { ensayo }) => {
      keep({ hecho: { aplicado, ensayo: onlyRefused(ensayo) } });
      notices.show(t('personas.importar.hecho.titulo'));
    },
    onChanged: (visto) => keep({ visto }),
  });
  const choose = async (file: File) => {
    aplicar.reset();
    // What an earlier file did is not said of this one.
    if (kept && 'hecho' in kept) keep(null);
    ensayar.mutate({ nombre: file.name, contenido: await base64Of(file) });
  };
  // Whoever comes back finds the file, held against what there is by now.
  const lookAgain = useEffectEvent(() => archivo && ensayar.mutate(archivo));
  useEffect(() => {
    lookAgain();
  }, []);
  const error = aplicar.error ?? ensayar.error;
  return (
    <Page title={t('personas.importar.titulo')}>
      {kept === null && <ChooseFile isBusy={ensayar.isPending} error={ensayar.error} onFile={(file) => void choose(file)} />}
      {kept && 'hecho' in kept && (
        <ImportDone
          hecho={kept.hecho}
          isBusy={ensayar.isPending}
          onFile={(file) => void choose(file)}
          onAnother={() => {
            aplicar.reset();
            keep(null);
          }}
        />
      )}
      {kept && 'visto' in kept && (
        <DryRunWithAside
          visto={kept.visto}
          error={error}
          isBusy={aplicar.isPending || ensayar.isPending}
          onAgain={(change) => {
            aplicar.reset();
            ensayar.mutate({ ...kept.visto.archivo, ...change });
          }}
          onFile={(file) => void choose(file)}
          onApply={(invitar) => aplicar.mutate({ ...kept.visto, invitar })}
        />
      )}
    </Page>
  );
}

/** Of what was seen, only what is told afterwards: the lines that were left out. */
const onlyRefused = (ensayo: Ensayo): Ensayo => ({ ...ensayo, lineas: refusedOf(ensayo) });

type Props = {
  visto: Ensayado;
  error: unknown;
  isBusy: boolean;
  onAgain: (change: Partial<Archivo>) => void;
  onFile: (file: File) => void;
  onApply: (invitar: boolean) => void;
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
        confirmadas={archivo.confirmadas ?? []}
        onConfirm={(confirmadas) => onAgain({ confirmadas })}
        onDepartments={(departamentosNuevos) => onAgain({ departamentosNuevos })}
      />
      <ImportAside ensayo={ensayo} error={error} isBusy={isBusy} onDay={(desde) => onAgain({ desde })} onApply={onApply} onFile={onFile} />
    </div>
  );
}
