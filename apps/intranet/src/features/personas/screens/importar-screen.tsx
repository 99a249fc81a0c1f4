import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '@jornada/web/page.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { ChooseFile } from '../components/choose-file.tsx';
import { DryRun } from '../components/dry-run.tsx';
import { ImportAside } from '../components/import-aside.tsx';
import { ImportDone } from '../components/import-done.tsx';
import { newDryRun, useAplicar, useEnsayar, type Archivo, type Ensayado } from '../import-api.ts';
import { base64Of } from '../model/import-files.ts';
import classes from '../import.module.css';

/** People from a file: it is chosen, looked at without anything being written, and only then applied. */
export function ImportarScreen() {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const [shown, setShown] = useState<Ensayado | null>(null);
  const ensayar = useEnsayar(setShown);
  const aplicar = useAplicar();
  const choose = async (file: File) => {
    aplicar.reset();
    ensayar.mutate({ nombre: file.name, contenido: await base64Of(file) });
  };
  const again = (change: Partial<Archivo>) => shown && ensayar.mutate({ ...shown.archivo, ...change });
  const apply = (invitar: boolean) =>
    shown &&
    aplicar.mutate(
      { ...shown, invitar },
      {
        onError: (error) => {
          const ensayo = newDryRun(error);
          if (ensayo) setShown({ ...shown, ensayo });
        },
        onSuccess: () => notices.show(t('personas.importar.hecho.titulo')),
      },
    );
  return (
    <Page title={t('personas.importar.titulo')}>
      {aplicar.data ? (
        <ImportDone
          aplicado={aplicar.data}
          onAnother={() => {
            aplicar.reset();
            setShown(null);
          }}
        />
      ) : shown ? (
        <div className={classes.split}>
          <DryRun
            ensayo={shown.ensayo}
            isBusy={ensayar.isPending}
            onUse={(rechazo) =>
              again({
                sustituir: [
                  ...(shown.archivo.sustituir ?? []),
                  { campo: rechazo.campo, valor: rechazo.valor, por: rechazo.sugerencia ?? '' },
                ],
              })
            }
          />
          <ImportAside
            ensayo={shown.ensayo}
            error={aplicar.error ?? ensayar.error}
            isBusy={aplicar.isPending || ensayar.isPending}
            onDay={(desde) => again({ desde })}
            onApply={apply}
            onFile={(file) => void choose(file)}
          />
        </div>
      ) : (
        <ChooseFile isBusy={ensayar.isPending} error={ensayar.error} onFile={(file) => void choose(file)} />
      )}
    </Page>
  );
}
